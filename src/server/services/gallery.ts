import { lastsUntil } from '~/lib/dates';
import { galleryCategories } from '~/schemas/gallery';
import type { AdminPage } from '~/schemas/text';
import { db, type Prisma } from '~/server/db';
import { notFound } from '~/server/errors';
import { writeAudit } from './audit';
import { contains, pageOf } from './paging';
import { type Actor, createRecord, live, updateRecord } from './records';

/** C114. */
const publicFields = { id: true, title: true, category: true, imageUrl: true, date: true, createdAt: true } as const;

export type GalleryItem = Prisma.GalleryItemGetPayload<{ select: typeof publicFields }>;

/** Newest date first, then the larger id (C241). */
const newestFirst = [{ dateAt: 'desc' }, { id: 'desc' }] satisfies Prisma.GalleryItemOrderByWithRelationInput[];

export function allGalleryItems(): Promise<GalleryItem[]> {
  return db.galleryItem.findMany({ where: live, select: publicFields, orderBy: newestFirst });
}

/** The items of a category, whatever its case; unknown is empty (C200). */
export function galleryItemsOf(category: string): Promise<GalleryItem[]> {
  return db.galleryItem.findMany({ where: { ...live, ...inCategory(category) }, select: publicFields, orderBy: newestFirst });
}

/** @throws NOT_FOUND */
export async function galleryItemById(id: number): Promise<GalleryItem> {
  const row = await db.galleryItem.findFirst({ where: { id, ...live }, select: publicFields });
  if (!row) throw notFound('Foto');
  return row;
}

/** A stretch of the public grid with the number of all (C239). */
export async function galleryStretch({ category, offset, limit }: { category: string; offset: number; limit: number }) {
  const where = { ...live, ...(category ? inCategory(category) : {}) };
  const total = await db.galleryItem.count({ where });
  const items = await db.galleryItem.findMany({ where, select: publicFields, orderBy: newestFirst, skip: offset, take: limit });
  return { items, total };
}

/** The categories that photos have, each once (C085). */
export async function galleryCategoriesInUse(): Promise<string[]> {
  const rows = await db.galleryItem.groupBy({ by: ['category'], where: live, orderBy: { category: 'asc' } });
  return rows.map((row) => row.category);
}

/** What an administrator chooses from: the specification's categories and those in use (C181). */
export async function galleryCategoryOptions(): Promise<string[]> {
  return [...new Set([...galleryCategories, ...(await galleryCategoriesInUse())])];
}

const adminOrders: Record<string, (direction: Prisma.SortOrder) => Prisma.GalleryItemOrderByWithRelationInput> = {
  date: (direction) => ({ dateAt: direction }),
  title: (direction) => ({ title: direction }),
  category: (direction) => ({ category: direction }),
};

/** The administrator's list, searched by title or category (C106); newest first unless sorted (C108). */
export function galleryAdminPage({ search, page, pageSize, sort, descending }: AdminPage) {
  const where: Prisma.GalleryItemWhereInput = { ...live, OR: search ? [{ title: contains(search) }, { category: contains(search) }] : undefined };
  const order = adminOrders[sort ?? ''];
  const orderBy = order ? [order(descending ? 'desc' : 'asc'), { id: 'desc' as const }] : newestFirst;
  return pageOf({
    page,
    pageSize,
    count: () => db.galleryItem.count({ where }),
    rows: (skip, take) => db.galleryItem.findMany({ where, select: { ...publicFields, version: true }, orderBy, skip, take }),
  });
}

type Fields = Omit<GalleryItem, 'id' | 'createdAt'>;

export function createGalleryItem(data: Fields, actor: Actor) {
  return createRecord<GalleryItem>('gallery', { ...data, dateAt: lastsUntil(data.date) }, actor);
}

/** One item per picture, all or nothing (C202). @returns the stored rows in the order of `imageUrls` */
export function createGalleryBulk({ imageUrls, ...shared }: { title: string; category: string; date: string; imageUrls: string[] }, actor: Actor) {
  const data = imageUrls.map((imageUrl) => ({ ...shared, imageUrl, dateAt: lastsUntil(shared.date) }));
  return db.$transaction(async (tx) => {
    const rows = await tx.galleryItem.createManyAndReturn({ data, select: publicFields });
    await writeAudit(tx, actor, { action: 'create', entity: 'gallery', title: shared.title, count: rows.length });
    return rows;
  });
}

/** @throws NOT_FOUND, CONFLICT when `version` is stale */
export function updateGalleryItem({ id, version, ...data }: Partial<Fields> & { id: number; version?: number }, actor: Actor) {
  return updateRecord<GalleryItem>('gallery', id, { ...data, dateAt: data.date && lastsUntil(data.date) }, actor, version);
}

function inCategory(category: string): Prisma.GalleryItemWhereInput {
  return { category: { equals: category.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } };
}

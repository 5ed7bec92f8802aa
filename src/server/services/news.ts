import { lastsUntil } from '~/lib/dates';
import { newsCategories } from '~/schemas/news';
import type { AdminPage } from '~/schemas/text';
import { db, type Prisma } from '~/server/db';
import { AppError, notFound } from '~/server/errors';
import { contains, pageOf } from './paging';
import { type Actor, createRecord, live, updateRecord } from './records';
import { renderRichText, sanitizeRichText } from './rich-text';

/** C113. */
const publicFields = { id: true, title: true, date: true, category: true, content: true, excerpt: true, imageUrl: true } as const;

export type News = Prisma.NewsGetPayload<{ select: typeof publicFields }>;

/** A card needs no content. */
const cardFields = { id: true, title: true, date: true, category: true, excerpt: true, imageUrl: true } as const;

export type NewsCard = Prisma.NewsGetPayload<{ select: typeof cardFields }>;

/** Articles per page (C235), and how many related ones stand below an article (C083). */
const pageSize = 6;
const relatedCount = 3;

const newestFirst = [{ dateAt: 'desc' }, { id: 'desc' }] satisfies Prisma.NewsOrderByWithRelationInput[];

/** The whole list, newest first (C198). */
export function allNews(): Promise<News[]> {
  return db.news.findMany({ where: live, select: publicFields, orderBy: newestFirst });
}

/** @returns the row, its version, and its content as HTML that is safe to show. @throws NOT_FOUND */
export async function newsById(id: number) {
  const row = await db.news.findFirst({ where: { id, ...live }, select: { ...publicFields, version: true, updatedAt: true } });
  if (!row) throw notFound('Berita');
  return { ...row, contentHtml: renderRichText(row.content) };
}

/** One page of six, searched by title or category (C073–C079, C153). */
export function newsPage(filter: { search: string; category: string; page: number }) {
  const where: Prisma.NewsWhereInput = { ...live, category: filter.category || undefined, ...matches(filter.search) };
  return pageOf({
    page: filter.page,
    pageSize,
    count: () => db.news.count({ where }),
    rows: (skip, take) => db.news.findMany({ where, select: cardFields, orderBy: newestFirst, skip, take }),
  });
}

/** Up to three other articles: of the same category first, then the newest (C083). */
export async function relatedNews(id: number, category: string): Promise<NewsCard[]> {
  const same = await db.news.findMany({
    where: { ...live, category, id: { not: id } },
    select: cardFields,
    orderBy: newestFirst,
    take: relatedCount,
  });
  if (same.length === relatedCount) return same;
  const taken = [id, ...same.map((row) => row.id)];
  const others = await db.news.findMany({
    where: { ...live, id: { notIn: taken } },
    select: cardFields,
    orderBy: newestFirst,
    take: relatedCount - same.length,
  });
  return [...same, ...others];
}

/** The categories that articles have, each once (C074). */
export async function newsCategoriesInUse(): Promise<string[]> {
  const rows = await db.news.groupBy({ by: ['category'], where: live, orderBy: { category: 'asc' } });
  return rows.map((row) => row.category);
}

/** What an administrator chooses from: the specification's categories and those in use (C180). */
export async function newsCategoryOptions(): Promise<string[]> {
  return [...new Set([...newsCategories, ...(await newsCategoriesInUse())])];
}

const adminOrders: Record<string, (direction: Prisma.SortOrder) => Prisma.NewsOrderByWithRelationInput> = {
  date: (direction) => ({ dateAt: direction }),
  title: (direction) => ({ title: direction }),
  category: (direction) => ({ category: direction }),
};

/** The administrator's list, searched by title or category (C106); newest first unless sorted. */
export function newsAdminPage({ search, page, pageSize: size, sort, descending }: AdminPage) {
  const where: Prisma.NewsWhereInput = { ...live, ...matches(search) };
  const order = adminOrders[sort ?? ''];
  const orderBy = order ? [order(descending ? 'desc' : 'asc'), { id: 'desc' as const }] : newestFirst;
  return pageOf({
    page,
    pageSize: size,
    count: () => db.news.count({ where }),
    rows: (skip, take) => db.news.findMany({ where, select: { ...publicFields, version: true }, orderBy, skip, take }),
  });
}

type Fields = Omit<News, 'id'>;

export function createNews(data: Fields, actor: Actor) {
  return createRecord<News>('news', { ...data, content: storable(data.content), dateAt: lastsUntil(data.date) }, actor);
}

/** @throws NOT_FOUND, CONFLICT when `version` is stale */
export function updateNews({ id, version, ...data }: Partial<Fields> & { id: number; version?: number }, actor: Actor) {
  const content = data.content === undefined ? undefined : storable(data.content);
  return updateRecord<News>('news', id, { ...data, content, dateAt: data.date && lastsUntil(data.date) }, actor, version);
}

/** @throws BAD_REQUEST when nothing readable is left */
function storable(content: string): string {
  const sanitized = sanitizeRichText(content);
  if (sanitized) return sanitized;
  const message = 'Isi harus diisi';
  throw new AppError('BAD_REQUEST', message, { issues: [{ path: ['content'], message }] });
}

function matches(search: string): Prisma.NewsWhereInput {
  return search ? { OR: [{ title: contains(search) }, { category: contains(search) }] } : {};
}

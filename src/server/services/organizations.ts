import type { AdminPage } from '~/schemas/text';
import { db, type Prisma } from '~/server/db';
import { AppError, isUniqueViolation, notFound } from '~/server/errors';
import { contains, pageOf } from './paging';
import { type Actor, createRecord, live, trashRecord, updateRecord } from './records';

/** C111. */
const publicFields = {
  id: true,
  name: true,
  sportCategoryId: true,
  isOkb: true,
  location: true,
  schedule: true,
  contact: true,
  icon: true,
  about: true,
  documentUrl: true,
} as const;

export type Organization = Prisma.OrganizationGetPayload<{ select: typeof publicFields }>;

/** What a card and a detail page show: the fields of C111 and the category's name (C055). */
const cardFields = { ...publicFields, sportCategory: { select: { name: true } } } as const;

/** Communities per page of the public list (C235). */
const pageSize = 6;

export function allOrganizations(): Promise<Organization[]> {
  return db.organization.findMany({ where: live, select: publicFields, orderBy: { id: 'asc' } });
}

/** @throws NOT_FOUND */
export async function organizationById(id: number) {
  const row = await db.organization.findFirst({ where: { id, ...live }, select: { ...cardFields, version: true } });
  if (!row) throw notFound('Komunitas');
  return row;
}

/** One page of six (C053, C054, C133): the page is clamped to the last one. */
export function organizationPage(filter: { isOkb: boolean; search: string; category: string; page: number }) {
  const where: Prisma.OrganizationWhereInput = {
    ...live,
    isOkb: filter.isOkb,
    name: contains(filter.search),
    sportCategory: filter.category ? { name: { equals: filter.category, mode: 'insensitive' } } : undefined,
  };
  return pageOf({
    page: filter.page,
    pageSize,
    count: () => db.organization.count({ where }),
    rows: (skip, take) => db.organization.findMany({ where, select: cardFields, orderBy: [{ name: 'asc' }, { id: 'asc' }], skip, take }),
  });
}

const adminOrders = {
  name: (direction: Prisma.SortOrder) => ({ name: direction }),
  location: (direction: Prisma.SortOrder) => ({ location: direction }),
} satisfies Record<string, (direction: Prisma.SortOrder) => Prisma.OrganizationOrderByWithRelationInput>;

/** The administrator's list, searched by name or location (C106). */
export function organizationAdminPage({ search, page, pageSize: size, sort, descending }: AdminPage) {
  const where: Prisma.OrganizationWhereInput = { ...live, OR: [{ name: contains(search) }, { location: contains(search) }] };
  const order = adminOrders[sort as keyof typeof adminOrders] ?? adminOrders.name;
  return pageOf({
    page,
    pageSize: size,
    count: () => db.organization.count({ where }),
    rows: (skip, take) =>
      db.organization.findMany({
        where,
        select: { ...cardFields, version: true },
        orderBy: [order(descending ? 'desc' : 'asc'), { id: 'asc' }],
        skip,
        take,
      }),
  });
}

type Fields = Omit<Organization, 'id'>;

export async function createOrganization(data: Fields, actor: Actor) {
  await requireCategory(data.sportCategoryId);
  return createRecord<Organization>('organizations', data, actor);
}

/** @throws NOT_FOUND, CONFLICT when `version` is stale */
export async function updateOrganization({ id, version, ...data }: Partial<Fields> & { id: number; version?: number }, actor: Actor) {
  if (data.sportCategoryId !== undefined) await requireCategory(data.sportCategoryId);
  return updateRecord<Organization>('organizations', id, data, actor, version);
}

/** C118. */
export function sportCategories() {
  return db.sportCategory.findMany({ where: live, select: { id: true, name: true }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
}

/** @throws CONFLICT 'Kategori sudah ada' (C173) */
export async function createSportCategory(name: string, actor: Actor) {
  try {
    return await createRecord<{ id: number; name: string }>('sport-categories', { name }, actor);
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('CONFLICT', 'Kategori sudah ada') : error;
  }
}

/** @throws CONFLICT with the number of communities that use it */
export async function deleteSportCategory(id: number, actor: Actor, version?: number) {
  const used = await db.organization.count({ where: { sportCategoryId: id, ...live } });
  if (used > 0) throw new AppError('CONFLICT', `Gagal menghapus kategori: masih dipakai ${used} komunitas`);
  return trashRecord('sport-categories', id, actor, version);
}

async function requireCategory(id: number): Promise<void> {
  const category = await db.sportCategory.findFirst({ where: { id, ...live }, select: { id: true } });
  if (category) return;
  const message = 'Kategori olahraga tidak ditemukan';
  throw new AppError('BAD_REQUEST', message, { issues: [{ path: ['sportCategoryId'], message }] });
}

import { dayInWib, dayOf, lastsUntil } from '~/lib/dates';
import type { AdminPage } from '~/schemas/text';
import { db, type Prisma } from '~/server/db';
import { AppError, notFound } from '~/server/errors';
import { contains, pageOf } from './paging';
import { type Actor, createRecord, live, updateRecord } from './records';

/** C112. */
const publicFields = { id: true, title: true, date: true, time: true, location: true, fee: true, imageUrl: true, organizationId: true } as const;

export type Event = Prisma.EventGetPayload<{ select: typeof publicFields }>;

/** The name of a community in the trash is not shown (C068). */
const cardFields = { ...publicFields, organization: { select: { id: true, name: true, deletedAt: true } } } as const;

export type EventCard = Event & { organizationName: string | null };

/** Events per page (C235), and the size of a tab from which it scrolls instead of paging (C237). */
const pageSize = 6;
export const pagedUpTo = 50;

export type EventTab = 'upcoming' | 'past';

/** Upcoming: soonest first; past: most recent first (C130, C238). */
const tabs = {
  upcoming: { where: (now: Date) => ({ ...live, dateAt: { gte: now } }), orderBy: [{ dateAt: 'asc' }, { id: 'asc' }] },
  past: { where: (now: Date) => ({ ...live, dateAt: { lt: now } }), orderBy: [{ dateAt: 'desc' }, { id: 'desc' }] },
} satisfies Record<EventTab, { where: (now: Date) => Prisma.EventWhereInput; orderBy: Prisma.EventOrderByWithRelationInput[] }>;

export function allEvents(): Promise<Event[]> {
  return db.event.findMany({ where: live, select: publicFields, orderBy: { id: 'asc' } });
}

/** @throws NOT_FOUND */
export async function eventById(id: number) {
  const row = await db.event.findFirst({ where: { id, ...live }, select: { ...cardFields, version: true, updatedAt: true } });
  if (!row) throw notFound('Event');
  return toCard(row);
}

/** One page of six of a tab. */
export async function eventPage(filter: { tab: EventTab; page: number }, now = new Date()) {
  const tab = tabs[filter.tab];
  const where = tab.where(now);
  const page = await pageOf({
    page: filter.page,
    pageSize,
    count: () => db.event.count({ where }),
    rows: (skip, take) => db.event.findMany({ where, orderBy: tab.orderBy, select: cardFields, skip, take }),
  });
  return { ...page, items: page.items.map(toCard) };
}

/** A stretch of a tab, for the scroller of more than fifty (C237). */
export async function eventStretch(filter: { tab: EventTab; offset: number; limit: number }, now = new Date()) {
  const tab = tabs[filter.tab];
  const rows = await db.event.findMany({ where: tab.where(now), orderBy: tab.orderBy, select: cardFields, skip: filter.offset, take: filter.limit });
  return rows.map(toCard);
}

/** The upcoming events of a community, soonest first (C060). */
export async function upcomingEventsOf(organizationId: number, now = new Date()) {
  const rows = await db.event.findMany({
    where: { ...tabs.upcoming.where(now), organizationId },
    orderBy: tabs.upcoming.orderBy,
    select: cardFields,
    take: 50,
  });
  return rows.map(toCard);
}

/** The days `YYYY-MM-DD` of a month `YYYY-MM` that have events, each with its events soonest first (C065). */
export async function eventDays(month: string): Promise<{ day: string; events: { id: number; title: string }[] }[]> {
  const first = new Date(`${month}-01T00:00:00+07:00`);
  const next = new Date(first);
  next.setUTCDate(next.getUTCDate() + 32);
  const until = new Date(`${dayInWib(next).slice(0, 7)}-01T00:00:00+07:00`);
  const rows = await db.event.findMany({
    where: { ...live, dateAt: { gte: first, lt: until } },
    orderBy: tabs.upcoming.orderBy,
    select: { id: true, title: true, date: true },
    take: 500,
  });
  const days = new Map<string, { id: number; title: string }[]>();
  for (const { id, title, date } of rows) {
    const day = dayOf(date);
    if (day) days.set(day, [...(days.get(day) ?? []), { id, title }]);
  }
  return [...days].map(([day, events]) => ({ day, events }));
}

/** Every live event with its community's name, for the calendar feeds; of one community when given. */
export async function eventFeed(organizationId?: number) {
  const rows = await db.event.findMany({
    where: { ...live, organizationId },
    orderBy: tabs.past.orderBy,
    select: { ...cardFields, updatedAt: true, version: true },
    take: 500,
  });
  return rows.map(toCard);
}

const adminOrders: Record<string, (direction: Prisma.SortOrder) => Prisma.EventOrderByWithRelationInput> = {
  date: (direction) => ({ dateAt: direction }),
  title: (direction) => ({ title: direction }),
  location: (direction) => ({ location: direction }),
};

/** The administrator's list, searched by title or location (C106); newest date first unless sorted. */
export async function eventAdminPage({ search, page, pageSize: size, sort, descending }: AdminPage) {
  const where: Prisma.EventWhereInput = { ...live, OR: search ? [{ title: contains(search) }, { location: contains(search) }] : undefined };
  const order = adminOrders[sort ?? ''];
  const orderBy = order ? [order(descending ? 'desc' : 'asc'), { id: 'asc' as const }] : tabs.past.orderBy;
  const found = await pageOf({
    page,
    pageSize: size,
    count: () => db.event.count({ where }),
    rows: (skip, take) => db.event.findMany({ where, orderBy, select: { ...cardFields, version: true }, skip, take }),
  });
  return { ...found, items: found.items.map(toCard) };
}

type Fields = Omit<Event, 'id'>;

export async function createEvent(data: Fields, actor: Actor) {
  await requireOrganization(data.organizationId);
  return createRecord<Event>('events', { ...data, dateAt: lastsUntil(data.date) }, actor);
}

/** @throws NOT_FOUND, CONFLICT when `version` is stale */
export async function updateEvent({ id, version, ...data }: Partial<Fields> & { id: number; version?: number }, actor: Actor) {
  await requireOrganization(data.organizationId);
  return updateRecord<Event>('events', id, { ...data, dateAt: data.date && lastsUntil(data.date) }, actor, version);
}

async function requireOrganization(id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const organization = await db.organization.findFirst({ where: { id, ...live }, select: { id: true } });
  if (organization) return;
  const message = 'Komunitas tidak ditemukan';
  throw new AppError('BAD_REQUEST', message, { issues: [{ path: ['organizationId'], message }] });
}

function toCard<T extends { organization: { name: string; deletedAt: Date | null } | null }>({ organization, ...event }: T) {
  return { ...event, organizationName: organization && !organization.deletedAt ? organization.name : null };
}

import { randomUUID } from 'node:crypto';
import type { TrashEntity } from '~/schemas/admin';
import { db, type Tx } from '~/server/db';
import { AppError, notFound } from '~/server/errors';
import { writeAudit } from './audit';

/**
 * What every kind of row that administrators keep has in common: trash, version and audit.
 * One kind is one line of `kinds`; the feature services add only their own rules.
 */
type Row = { id: number; deletedAt: Date | null; version?: number } & Record<string, unknown>;

/** The part of a Prisma delegate that is used here; the delegates differ only in their row types. */
type Delegate = {
  findFirst(args: object): Promise<Row | null>;
  findMany(args: object): Promise<Row[]>;
  create(args: object): Promise<Row>;
  updateMany(args: object): Promise<{ count: number }>;
};

export const kinds = {
  organizations: { delegate: (tx: Tx) => tx.organization as unknown as Delegate, noun: 'Komunitas', title: 'name', versioned: true },
  events: { delegate: (tx: Tx) => tx.event as unknown as Delegate, noun: 'Event', title: 'title', versioned: true },
  news: { delegate: (tx: Tx) => tx.news as unknown as Delegate, noun: 'Berita', title: 'title', versioned: true },
  gallery: { delegate: (tx: Tx) => tx.galleryItem as unknown as Delegate, noun: 'Foto', title: 'title', versioned: true },
  messages: { delegate: (tx: Tx) => tx.message as unknown as Delegate, noun: 'Pesan', title: 'subject', versioned: false },
  'join-requests': { delegate: (tx: Tx) => tx.joinRequest as unknown as Delegate, noun: 'Permintaan gabung', title: 'name', versioned: false },
  'org-structure': { delegate: (tx: Tx) => tx.orgStructureMember as unknown as Delegate, noun: 'Pengurus', title: 'position', versioned: true },
  'sport-categories': { delegate: (tx: Tx) => tx.sportCategory as unknown as Delegate, noun: 'Kategori', title: 'name', versioned: true },
} satisfies Record<TrashEntity, { delegate: (tx: Tx) => Delegate; noun: string; title: string; versioned: boolean }>;

export type Kind = keyof typeof kinds;

/** Who does it: the username that the audit and the trash show. */
export type Actor = { username: string };

/** What a live row is: every list and detail filters with it. */
export const live = { deletedAt: null } as const;

/** Inserts a row. @returns the stored row */
export async function createRecord<T extends object>(kind: Kind, data: object, actor: Actor): Promise<T> {
  return db.$transaction(async (tx) => {
    const row = await kinds[kind].delegate(tx).create({ data });
    await writeAudit(tx, actor, { action: 'create', entity: kind, entityId: row.id, title: titleOf(kind, row) });
    return row as unknown as T;
  });
}

/**
 * Changes the given fields of a live row.
 * @param expected the version the change was made from; without it the last write wins
 * @throws NOT_FOUND, or CONFLICT with the current row when `expected` is stale
 */
export async function updateRecord<T extends object>(kind: Kind, id: number, data: object, actor: Actor, expected?: number): Promise<T> {
  return db.$transaction(async (tx) => {
    const delegate = kinds[kind].delegate(tx);
    const { count } = await delegate.updateMany({ where: { id, ...live, version: expected }, data: { ...data, version: { increment: 1 } } });
    const row = await delegate.findFirst({ where: { id, ...live } });
    if (!row) throw notFound(kinds[kind].noun);
    if (count === 0) throw staleError(row);
    await writeAudit(tx, actor, { action: 'update', entity: kind, entityId: id, title: titleOf(kind, row) });
    return row as unknown as T;
  });
}

/**
 * Moves one live row to the trash.
 * @throws NOT_FOUND, or CONFLICT when `expected` is stale
 * @returns the batch that `restoreBatch` brings back
 */
export async function trashRecord(kind: Kind, id: number, actor: Actor, expected?: number): Promise<{ batch: string }> {
  return db.$transaction(async (tx) => {
    const delegate = kinds[kind].delegate(tx);
    const row = await delegate.findFirst({ where: { id, ...live } });
    if (!row) throw notFound(kinds[kind].noun);
    const batch = randomUUID();
    const { count } = await delegate.updateMany({ where: { id, ...live, version: expected }, data: trashed(actor, batch) });
    if (count === 0) throw staleError(row);
    await writeAudit(tx, actor, { action: 'delete', entity: kind, entityId: id, title: titleOf(kind, row) });
    return { batch };
  });
}

/** Moves the live rows among `ids`, or all live rows when `ids` is undefined, to the trash as one batch. */
export async function trashMany(kind: Kind, ids: number[] | undefined, actor: Actor): Promise<{ batch: string; count: number }> {
  return db.$transaction((tx) => trashManyIn(tx, kind, ids, actor));
}

/** `trashMany` as part of a larger transaction. */
export async function trashManyIn(tx: Tx, kind: Kind, ids: number[] | undefined, actor: Actor): Promise<{ batch: string; count: number }> {
  const batch = randomUUID();
  const where = ids ? { id: { in: ids }, ...live } : live;
  const { count } = await kinds[kind].delegate(tx).updateMany({ where, data: trashed(actor, batch) });
  if (count > 0) await writeAudit(tx, actor, { action: ids ? 'delete' : 'delete-all', entity: kind, count });
  return { batch, count };
}

function trashed(actor: Actor, batch: string) {
  return { deletedAt: new Date(), deletedBy: actor.username, deleteBatch: batch };
}

function staleError(current: Row) {
  return new AppError('CONFLICT', 'Data ini sudah diubah orang lain sejak Anda membukanya', { current });
}

function titleOf(kind: Kind, row: Row): string {
  return String(row[kinds[kind].title] ?? '');
}

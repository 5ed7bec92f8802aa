import { createHash } from 'node:crypto';
import type { InboxPage } from '~/schemas/inbox';
import { db, type Prisma, type Tx } from '~/server/db';
import { contains, pageOf } from './paging';
import { live } from './records';

/** What messages and join requests have in common: a spam list, a duplicate guard and a read mark. */

/** Faster than this no person fills in a form. */
const personMs = 1500;
/** The same text within this time is one message. */
export const duplicateMs = 60_000;

/** Suspected spam: the trap field is filled in, or the form was sent faster than a person can. Nothing is refused. */
export function looksLikeSpam({ website, elapsedMs }: { website?: string; elapsedMs?: number }): boolean {
  return Boolean(website) || (elapsedMs !== undefined && elapsedMs < personMs);
}

/** Runs `work` so that the same text sent twice at one moment comes one after the other. */
export function oneAtATime<T>(text: object, work: (tx: Tx) => Promise<T>): Promise<T> {
  const key = createHash('sha256').update(JSON.stringify(text)).digest().readBigInt64LE();
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${key})`;
    return work(tx);
  });
}

/** Contact messages, newest first, searched by name, e-mail, subject or text. */
export function messageAdminPage(filter: InboxPage) {
  const match = contains(filter.search);
  const where: Prisma.MessageWhereInput = {
    ...boxOf(filter.box),
    OR: match && [{ name: match }, { email: match }, { subject: match }, { message: match }],
  };
  return pageOf({
    page: filter.page,
    pageSize: filter.pageSize,
    count: () => db.message.count({ where }),
    rows: (skip, take) => db.message.findMany({ where, orderBy: { id: 'desc' }, omit: trashColumns, skip, take }),
  });
}

/** Join requests, newest first, searched by name, e-mail, phone or community. */
export function joinRequestAdminPage(filter: InboxPage) {
  const match = contains(filter.search);
  const where: Prisma.JoinRequestWhereInput = {
    ...boxOf(filter.box),
    OR: match && [{ name: match }, { email: match }, { phone: match }, { organizationName: match }],
  };
  return pageOf({
    page: filter.page,
    pageSize: filter.pageSize,
    count: () => db.joinRequest.count({ where }),
    rows: (skip, take) => db.joinRequest.findMany({ where, orderBy: { id: 'desc' }, omit: trashColumns, skip, take }),
  });
}

const trashColumns = { deletedAt: true, deletedBy: true, deleteBatch: true } as const;

function boxOf(box: InboxPage['box']) {
  return { ...live, isSpam: box === 'spam', isRead: box === 'unread' ? false : undefined };
}

import type { TrashEntity } from '~/schemas/admin';
import { db, type Tx } from '~/server/db';
import { AppError, isUniqueViolation, notFound } from '~/server/errors';
import { writeAudit } from './audit';
import { positionTaken } from './org-structure';
import { type Page, pageOf } from './paging';
import { type Actor, type Kind, kinds } from './records';

/** How long the trash keeps a row. */
export const trashDays = 30;

export type TrashRow = { entity: Kind; id: number; title: string; deletedAt: Date; deletedBy: string | null; batch: string };

const tables: Record<Kind, { table: string; title: string }> = {
  organizations: { table: 'organizations', title: 'name' },
  events: { table: 'events', title: 'title' },
  news: { table: 'news', title: 'title' },
  gallery: { table: 'gallery_items', title: 'title' },
  messages: { table: 'messages', title: 'subject' },
  'join-requests': { table: 'join_requests', title: 'name' },
  'org-structure': { table: 'org_structure_members', title: 'position' },
  'sport-categories': { table: 'sport_categories', title: 'name' },
};

/** What was deleted, newest first, searched by title; of one kind when given. */
export function trashPage(filter: { search: string; entity?: TrashEntity; page: number }): Promise<Page<TrashRow>> {
  const union = (Object.keys(tables) as Kind[])
    .filter((kind) => !filter.entity || kind === filter.entity)
    .map(
      (kind) => `SELECT '${kind}' AS entity, id, "${tables[kind].title}" AS title, "deletedAt", "deletedBy", "deleteBatch" AS batch
      FROM "${tables[kind].table}" WHERE "deletedAt" IS NOT NULL`,
    )
    .join(' UNION ALL ');
  const pattern = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
  return pageOf({
    page: filter.page,
    pageSize: 20,
    count: async () => {
      const [row] = await db.$queryRawUnsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM (${union}) t WHERE title ILIKE $1`, pattern);
      return row?.count ?? 0;
    },
    rows: (skip, take) =>
      db.$queryRawUnsafe<TrashRow[]>(
        `SELECT * FROM (${union}) t WHERE title ILIKE $1 ORDER BY "deletedAt" DESC, entity, id LIMIT $2::int OFFSET $3::int`,
        pattern,
        take,
        skip,
      ),
  });
}

/**
 * Brings a batch, or one row, back with its id.
 * @throws NOT_FOUND when nothing of it is in the trash, CONFLICT when a position or a category name was taken meanwhile
 */
export async function restore(what: { batch: string } | { entity: TrashEntity; id: number }, actor: Actor): Promise<{ count: number }> {
  try {
    return await db.$transaction(async (tx) => {
      const where = 'batch' in what ? { deleteBatch: what.batch } : { id: what.id };
      let count = 0;
      for (const kind of 'batch' in what ? (Object.keys(kinds) as Kind[]) : [what.entity]) count += await restoreKind(tx, kind, where, actor);
      if (count === 0) throw notFound('Data di sampah');
      return { count };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('CONFLICT', `Tidak dapat dipulihkan: nama atau jabatan yang sama sudah dipakai. ${positionTaken}`);
  }
}

async function restoreKind(tx: Tx, kind: Kind, where: object, actor: Actor): Promise<number> {
  const delegate = kinds[kind].delegate(tx);
  const rows = await delegate.findMany({ where: { ...where, deletedAt: { not: null } }, take: 100_000 });
  if (rows.length === 0) return 0;
  if (kind === 'organizations')
    await restoreCategoriesOf(
      tx,
      rows.map((row) => Number(row.sportCategoryId)),
    );
  const { count } = await delegate.updateMany({
    where: { ...where, deletedAt: { not: null } },
    data: { deletedAt: null, deletedBy: null, deleteBatch: null },
  });
  const title = rows.length === 1 ? String(rows[0]?.[kinds[kind].title]) : '';
  await writeAudit(tx, actor, { action: 'restore', entity: kind, entityId: rows.length === 1 ? rows[0]?.id : undefined, title, count });
  return count;
}

/** A community needs its category: it comes back too. */
function restoreCategoriesOf(tx: Tx, ids: number[]) {
  return tx.sportCategory.updateMany({
    where: { id: { in: [...new Set(ids)] }, deletedAt: { not: null } },
    data: { deletedAt: null, deletedBy: null, deleteBatch: null },
  });
}

/** Deletes for good what lay in the trash longer than `trashDays`, and messages and requests older than the retention setting. */
export async function purge(retentionDays: number, now = new Date()): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const old = { deletedAt: { lt: before(trashDays) } };
  const expired = retentionDays > 0 ? { createdAt: { lt: before(retentionDays) } } : { id: -1 };
  return db.$transaction(async (tx) => {
    const results = [
      await tx.event.deleteMany({ where: old }),
      await tx.organization.deleteMany({ where: old }),
      await tx.sportCategory.deleteMany({ where: { ...old, organizations: { none: {} } } }),
      await tx.news.deleteMany({ where: old }),
      await tx.galleryItem.deleteMany({ where: old }),
      await tx.orgStructureMember.deleteMany({ where: old }),
      await tx.message.deleteMany({ where: { OR: [old, expired] } }),
      await tx.joinRequest.deleteMany({ where: { OR: [old, expired] } }),
    ];
    const count = results.reduce((sum, result) => sum + result.count, 0);
    if (count > 0) await writeAudit(tx, { username: '' }, { action: 'purge', entity: 'trash', count });
    return count;
  });
}

import { type DeletableEntity, deleteAllPhrase } from '~/schemas/admin';
import { db } from '~/server/db';
import { AppError } from '~/server/errors';
import { type Actor, live, trashMany } from './records';

/** The numbers of the counter cards (C101) and the badges. */
export async function counts() {
  const visible = { ...live, isSpam: false };
  const [organizations, events, news, gallery, members, categories, messages, joinRequests, unreadMessages, unreadJoinRequests] = await Promise.all([
    db.organization.count({ where: live }),
    db.event.count({ where: live }),
    db.news.count({ where: live }),
    db.galleryItem.count({ where: live }),
    db.orgStructureMember.count({ where: live }),
    db.sportCategory.count({ where: live }),
    db.message.count({ where: visible }),
    db.joinRequest.count({ where: visible }),
    db.message.count({ where: { ...visible, isRead: false } }),
    db.joinRequest.count({ where: { ...visible, isRead: false } }),
  ]);
  return { organizations, events, news, gallery, members, categories, messages, joinRequests, unreadMessages, unreadJoinRequests };
}

/**
 * Moves all live rows of an entity to the trash as one batch in one transaction (C211).
 * @throws BAD_REQUEST when the phrase was sent and is not exact
 */
export async function deleteAll(entity: DeletableEntity, confirmation: string | undefined, actor: Actor) {
  if (confirmation !== undefined && confirmation !== deleteAllPhrase(entity)) {
    throw new AppError('BAD_REQUEST', `Ketik persis: ${deleteAllPhrase(entity)}`);
  }
  const { batch, count } = await trashMany(entity, undefined, actor);
  return { success: true as const, message: `${count} data dihapus`, count, batch };
}

/** A page of the activity list, newest first. */
export async function auditPage(page: number) {
  const pageSize = 30;
  const total = await db.auditEntry.count();
  const items = await db.auditEntry.findMany({ orderBy: [{ at: 'desc' }, { id: 'desc' }], skip: (page - 1) * pageSize, take: pageSize });
  return { items, page, pages: Math.max(1, Math.ceil(total / pageSize)), total };
}

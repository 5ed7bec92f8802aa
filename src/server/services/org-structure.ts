import { db, type Prisma } from '~/server/db';
import { AppError, isUniqueViolation } from '~/server/errors';
import { writeAudit } from './audit';
import { type Actor, createRecord, live, trashManyIn, updateRecord } from './records';

/** C117. */
const publicFields = { id: true, name: true, position: true, order: true } as const;

export type Member = Prisma.OrgStructureMemberGetPayload<{ select: typeof publicFields }>;

/** C169. */
export const positionTaken = 'Jabatan ini sudah ada. Satu jabatan hanya dapat diduduki oleh satu orang.';

const byOrder = [{ order: 'asc' }, { id: 'asc' }] satisfies Prisma.OrgStructureMemberOrderByWithRelationInput[];

/** By order ascending (C043). */
export function allMembers(): Promise<Member[]> {
  return db.orgStructureMember.findMany({ where: live, select: publicFields, orderBy: byOrder });
}

/** The administrator's list: the same with the versions that edits start from. */
export function membersForAdmin() {
  return db.orgStructureMember.findMany({ where: live, select: { ...publicFields, version: true }, orderBy: byOrder });
}

type Fields = Omit<Member, 'id'>;

/** @throws CONFLICT when the position is taken (C169) */
export function createMember(data: Fields, actor: Actor) {
  return withPositionCheck(() => createRecord<Member>('org-structure', data, actor));
}

/** @throws NOT_FOUND, CONFLICT when `version` is stale or the position is taken by another member (C169, C170) */
export function updateMember({ id, version, ...data }: Partial<Fields> & { id: number; version?: number }, actor: Actor) {
  return withPositionCheck(() => updateRecord<Member>('org-structure', id, data, actor, version));
}

/** Numbers the members from 1 in the given order; members that are not named keep their place behind them. */
export async function reorderMembers(ids: number[], actor: Actor): Promise<Member[]> {
  await db.$transaction(async (tx) => {
    const members = await tx.orgStructureMember.findMany({ where: live, select: { id: true, order: true }, orderBy: byOrder });
    const known = new Map(members.map((member) => [member.id, member.order]));
    const named = [...new Set(ids)].filter((id) => known.has(id));
    const rest = members.filter((member) => !named.includes(member.id)).map((member) => member.id);
    for (const [index, id] of [...named, ...rest].entries()) {
      if (known.get(id) === index + 1) continue;
      await tx.orgStructureMember.update({ where: { id }, data: { order: index + 1, version: { increment: 1 } } });
    }
    await writeAudit(tx, actor, { action: 'reorder', entity: 'org-structure', count: named.length });
  });
  return allMembers();
}

/**
 * Of members with the same position (in lower case, spaces aside) the one with the lowest order stays, the others go to the trash as one batch.
 * The unique index keeps new duplicates out; older rows may still differ in spaces only.
 */
export async function clearDuplicateMembers(actor: Actor): Promise<{ success: true; message: string; batch: string | null }> {
  return db.$transaction(async (tx) => {
    const members = await tx.orgStructureMember.findMany({ where: live, select: publicFields, orderBy: byOrder });
    const seen = new Set<string>();
    const duplicates = members.filter(({ position }) => {
      const key = position.toLowerCase().replace(/\s+/g, ' ').trim();
      return seen.has(key) || !seen.add(key);
    });
    const found = await trashManyIn(
      tx,
      'org-structure',
      duplicates.map(({ id }) => id),
      actor,
    );
    const message = found.count > 0 ? `${found.count} jabatan ganda dihapus` : 'Tidak ada jabatan ganda';
    return { success: true as const, message, batch: found.count > 0 ? found.batch : null };
  });
}

async function withPositionCheck<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('CONFLICT', positionTaken, { issues: [{ path: ['position'], message: positionTaken }] });
  }
}

import { normalisePhone } from '~/lib/phone';
import { db, type Prisma } from '~/server/db';
import { writeAudit } from './audit';
import type { Actor } from './records';

/** What is kept about the person with an e-mail address or a phone number, in the trash too (UU PDP: the right to see and to erase). */
export async function findPersonalData(who: string) {
  const { messages, joinRequests } = await findIds(db, who);
  return {
    messages: await db.message.findMany({ where: { id: { in: messages } }, orderBy: { id: 'desc' } }),
    joinRequests: await db.joinRequest.findMany({ where: { id: { in: joinRequests } }, orderBy: { id: 'desc' } }),
  };
}

/** Deletes it for good. The activity list keeps that it was done and how many rows it was, not whose. */
export function erasePersonalData(who: string, actor: Actor): Promise<{ count: number }> {
  return db.$transaction(async (tx) => {
    const { messages, joinRequests } = await findIds(tx, who);
    const erased = [
      await tx.message.deleteMany({ where: { id: { in: messages } } }),
      await tx.joinRequest.deleteMany({ where: { id: { in: joinRequests } } }),
    ];
    const count = erased.reduce((sum, result) => sum + result.count, 0);
    if (count > 0) await writeAudit(tx, actor, { action: 'erase', entity: 'personal-data', count });
    return { count };
  });
}

/** Numbers are compared as `normalisePhone` writes them, however they were typed. */
async function findIds(tx: Prisma.TransactionClient, who: string) {
  const email = who.trim().toLowerCase();
  const phone = who.includes('@') ? '' : normalisePhone(who);
  const written = phone ? [phone, phone.replace(/^62/, '0'), phone.replace(/^62/, '')] : [];
  const messages = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM messages WHERE lower(email) = ${email} OR regexp_replace(coalesce(whatsapp, ''), '[^0-9]', '', 'g') = ANY(${written})`;
  const joinRequests = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM join_requests WHERE lower(email) = ${email} OR regexp_replace(phone, '[^0-9]', '', 'g') = ANY(${written})`;
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return { messages: idsOf(messages), joinRequests: idsOf(joinRequests) };
}

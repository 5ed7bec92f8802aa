import type { z } from 'zod';
import type { sendMessageSchema } from '~/schemas/contact';
import { db } from '~/server/db';
import { duplicateMs, looksLikeSpam, oneAtATime } from './inbox';
import { live } from './records';

/** C115. */
const fields = { id: true, name: true, email: true, whatsapp: true, subject: true, message: true, createdAt: true } as const;

/** Stores a visitor's message; the same one within a minute is stored once (a double press, a reload). */
export async function sendMessage({ website, elapsedMs, ...input }: z.output<typeof sendMessageSchema>) {
  const data = { ...input, whatsapp: input.whatsapp || null };
  return oneAtATime(data, async (tx) => {
    const same = await tx.message.findFirst({ where: { ...live, ...data, createdAt: { gt: new Date(Date.now() - duplicateMs) } }, select: fields });
    return same ?? tx.message.create({ data: { ...data, isSpam: looksLikeSpam({ website, elapsedMs }) }, select: fields });
  });
}

/** All messages that are not suspected spam, newest first (C115). */
export function allMessages() {
  return db.message.findMany({ where: { ...live, isSpam: false }, select: fields, orderBy: { id: 'desc' } });
}

export async function markMessages({ ids, ...marks }: { ids: number[]; isRead?: boolean; isSpam?: boolean }) {
  return db.message.updateMany({ where: { id: { in: ids }, ...live }, data: marks });
}

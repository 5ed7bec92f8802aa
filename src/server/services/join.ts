import type { z } from 'zod';
import type { sendJoinRequestSchema } from '~/schemas/join';
import { db } from '~/server/db';
import { duplicateMs, looksLikeSpam, oneAtATime } from './inbox';
import { live } from './records';

/** C116. */
const fields = {
  id: true,
  name: true,
  email: true,
  phone: true,
  organizationId: true,
  organizationName: true,
  message: true,
  createdAt: true,
} as const;

/**
 * Stores a request to join. The community's name comes from the database; an unknown id is stored as none, with the name that was sent.
 * The same request within a minute is stored once.
 */
export async function sendJoinRequest({ website, elapsedMs, ...input }: z.output<typeof sendJoinRequestSchema>) {
  const organization = input.organizationId
    ? await db.organization.findFirst({ where: { id: input.organizationId, ...live }, select: { id: true, name: true } })
    : null;
  const data = {
    ...input,
    message: input.message || null,
    organizationId: organization?.id ?? null,
    organizationName: organization?.name ?? input.organizationName,
  };
  return oneAtATime(data, async (tx) => {
    const same = await tx.joinRequest.findFirst({
      where: { ...live, ...data, createdAt: { gt: new Date(Date.now() - duplicateMs) } },
      select: fields,
    });
    return same ?? tx.joinRequest.create({ data: { ...data, isSpam: looksLikeSpam({ website, elapsedMs }) }, select: fields });
  });
}

/** All requests that are not suspected spam, newest first (C116). */
export function allJoinRequests() {
  return db.joinRequest.findMany({ where: { ...live, isSpam: false }, select: fields, orderBy: { id: 'desc' } });
}

export async function markJoinRequests({ ids, ...marks }: { ids: number[]; isRead?: boolean; isSpam?: boolean }) {
  return db.joinRequest.updateMany({ where: { id: { in: ids }, ...live }, data: marks });
}

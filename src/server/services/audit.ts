import type { Tx } from '~/server/db';
import type { Actor } from './records';

type Entry = { action: string; entity: string; entityId?: number | string; title?: string; count?: number };

/** Adds a line to the audit, in the transaction of what it tells about. */
export async function writeAudit(tx: Tx, actor: Actor, entry: Entry): Promise<void> {
  const { entityId, ...rest } = entry;
  await tx.auditEntry.create({ data: { actor: actor.username, ...rest, entityId: entityId === undefined ? null : String(entityId) } });
}

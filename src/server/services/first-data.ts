import { db } from '~/server/db';

/**
 * Whether the first data is in. `npm start` inserts it before it serves, so this finds the marker and changes nothing;
 * it is never inserted a second time.
 */
export async function ensureFirstData(): Promise<{ success: true; inserted: boolean }> {
  const marker = await db.firstData.findUnique({ where: { id: 1 } });
  return { success: true, inserted: marker !== null };
}

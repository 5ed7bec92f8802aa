import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '~/env.js';
import { db } from '~/server/db';
import { log } from '~/server/log';
import { readSettings } from './settings';
import { purge } from './trash';

/** A picture that no row shows is kept this long: somebody may still be filling in its form. */
const orphanMs = 24 * 3_600_000;

/** What is done once a day: the trash and old messages are purged, pictures that nothing shows are removed. */
export async function dailyUpkeep(now = new Date()): Promise<{ purged: number; removed: number }> {
  const { retentionDays } = await readSettings();
  const purged = await purge(retentionDays, now);
  const removed = await removeOrphanedUploads(now);
  if (purged || removed) log.info({ purged, removed }, 'upkeep done');
  return { purged, removed };
}

/** @returns how many pictures were removed */
export async function removeOrphanedUploads(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - orphanMs);
  const orphans = await db.$queryRaw<{ id: string }[]>`
    DELETE FROM uploads u WHERE u."createdAt" < ${before}
      AND NOT EXISTS (SELECT 1 FROM events WHERE "imageUrl" = '/uploads/' || u.id || '.webp')
      AND NOT EXISTS (SELECT 1 FROM gallery_items WHERE "imageUrl" = '/uploads/' || u.id || '.webp')
      AND NOT EXISTS (SELECT 1 FROM organizations WHERE icon = '/uploads/' || u.id || '.webp' OR "documentUrl" = '/uploads/' || u.id || '.webp')
      AND NOT EXISTS (SELECT 1 FROM news WHERE "imageUrl" = '/uploads/' || u.id || '.webp' OR strpos(content, '/uploads/' || u.id) > 0)
    RETURNING id`;
  const kept = new Set((await db.upload.findMany({ select: { id: true } })).map(({ id }) => id));
  const folder = join(env.DATA_DIR, 'uploads');
  for (const file of await readdir(folder).catch(() => [])) {
    const path = join(folder, file);
    if (kept.has(uploadIdOfFile(file))) continue;
    if ((await stat(path)).mtime < before) await rm(path, { force: true });
  }
  return orphans.length;
}

/** Files are named `<id>.webp`, `<id>-<width>.webp` or, while they are written, something else. */
function uploadIdOfFile(file: string): string {
  return /^([A-Za-z0-9_-]{16,64}?)(?:-\d+)?\.webp$/.exec(file)?.[1] ?? '';
}

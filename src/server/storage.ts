import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '~/env.js';
import { AppError } from '~/server/errors';

/** Where pictures are kept: `DATA_DIR/uploads`. */
export const uploadsFolder = join(env.DATA_DIR, 'uploads');

/** `<id>.webp`, or `<id>-<width>.webp` for a narrower one; nothing else is ever read from the folder. */
export const uploadFileName = /^[A-Za-z0-9_-]{16,64}(?:-\d{2,4})?\.webp$/;

/**
 * Keeps files, all or none: each is written beside its place and renamed when all of them are whole.
 * @throws SERVICE_UNAVAILABLE when the disk is full
 */
export async function keepFiles(files: { name: string; bytes: Buffer }[]): Promise<void> {
  await mkdir(uploadsFolder, { recursive: true });
  const pairs = files.map(({ name, bytes }) => ({ bytes, path: join(uploadsFolder, name), unfinished: join(uploadsFolder, `${name}.tmp`) }));
  try {
    for (const { unfinished, bytes } of pairs) await writeFile(unfinished, bytes);
    for (const { unfinished, path } of pairs) await rename(unfinished, path);
  } catch (error) {
    await Promise.all(pairs.flatMap(({ unfinished, path }) => [rm(unfinished, { force: true }), rm(path, { force: true })]));
    const full = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
    throw full ? new AppError('SERVICE_UNAVAILABLE', 'Ruang penyimpanan penuh, gambar tidak disimpan') : error;
  }
}

/** The bytes of a stored picture; undefined when there is none of that name. */
export async function readUpload(name: string): Promise<Buffer | undefined> {
  if (!uploadFileName.test(name)) return undefined;
  try {
    return await readFile(join(uploadsFolder, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

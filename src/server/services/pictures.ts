import { randomBytes } from 'node:crypto';
import { type Picture, uploadIdOf } from '~/lib/picture';
import { db } from '~/server/db';
import { makePicture } from '~/server/images';
import { keepFiles } from '~/server/storage';

/** Adds to each row what is known of its picture: null for a picture that is not stored here. */
export async function withPictures<T extends object, K extends keyof T & string>(rows: T[], field: K): Promise<(T & { picture: Picture | null })[]> {
  const idOf = (row: T) => uploadIdOf(String(row[field])) ?? '';
  const ids = [...new Set(rows.map(idOf).filter(Boolean))];
  const uploads = ids.length
    ? await db.upload.findMany({ where: { id: { in: ids } }, select: { id: true, width: true, height: true, widths: true, blur: true } })
    : [];
  const known = new Map<string, Picture>(uploads.map(({ id, ...picture }) => [id, picture]));
  return rows.map((row) => ({ ...row, picture: known.get(idOf(row)) ?? null }));
}

/**
 * Keeps a picture that somebody sent: files first, then its row, so that a row never points at nothing.
 * @returns its URL on this site
 * @throws BAD_REQUEST for what is no picture (see `makePicture`)
 */
export async function storePicture(bytes: Buffer): Promise<{ url: string } & Picture> {
  const { width, height, widths, blur, files } = await makePicture(bytes);
  const id = randomBytes(15).toString('base64url');
  await keepFiles(files.map((file) => ({ name: file.width === width ? `${id}.webp` : `${id}-${file.width}.webp`, bytes: file.bytes })));
  const total = files.reduce((sum, file) => sum + file.bytes.length, 0);
  await db.upload.create({ data: { id, width, height, widths, blur, bytes: total } });
  return { url: `/uploads/${id}.webp`, width, height, widths, blur };
}

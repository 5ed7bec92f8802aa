import { type Picture, uploadIdOf } from '~/lib/picture';
import { db } from '~/server/db';

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

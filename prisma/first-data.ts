import { db } from '~/server/db';

/** @returns whether it was inserted now */
export async function insertFirstData(_mode: 'demo' | 'empty'): Promise<boolean> {
  const { count } = await db.firstData.createMany({ data: [{ id: 1 }], skipDuplicates: true });
  return count > 0;
}

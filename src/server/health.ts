import { db } from '~/server/db';

/** Whether the database answers, within the driver's own four seconds. */
export async function databaseAnswers(): Promise<boolean> {
  try {
    await db.$queryRaw`SELECT 1`;
    return true;
  } catch {
    return false;
  }
}

import { randomInt, randomUUID } from 'node:crypto';
import { db } from '~/server/db';

const lifetimeMs = 5 * 60_000;

/** Issues a sum of two numbers from 1 to 10 (C242), good for one try within five minutes. */
export async function issueCaptcha(): Promise<{ id: string; question: string }> {
  const [a, b] = [randomInt(1, 11), randomInt(1, 11)];
  const id = randomUUID();
  const now = Date.now();
  await db.captcha.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
  await db.captcha.create({ data: { id, answer: a + b, expiresAt: new Date(now + lifetimeMs) } });
  return { id, question: `${a} + ${b}` };
}

/** Uses a captcha up. @returns whether the answer was right and in time (C175) */
export async function solveCaptcha(id: string | undefined, answer: string | number | undefined): Promise<boolean> {
  if (!id) return false;
  const [used] = await db.$queryRaw<{ answer: number; expiresAt: Date }[]>`DELETE FROM captchas WHERE id = ${id} RETURNING answer, "expiresAt"`;
  if (!used || used.expiresAt.getTime() < Date.now()) return false;
  return /^\s*\d{1,3}\s*$/.test(String(answer)) && Number(answer) === used.answer;
}

import { createHash } from 'node:crypto';
import { env } from '~/env.js';
import { db } from '~/server/db';
import { AppError } from '~/server/errors';
import { normaliseUsername } from './username';

/** C146: a captcha from the second failure, a lock at the fifth. */
const failuresBeforeCaptcha = 2;
export const failuresBeforeLock = 5;
/** Failures older than this are forgotten. */
const memoryMs = 60 * 60_000;

export type Attempt = { key: string; failures: number };

/** The counter of a name from a network. Hashed: the table holds neither names nor addresses. */
export function attemptKey(username: string, network: string): string {
  return createHash('sha256')
    .update(`${normaliseUsername(username)}\n${network}`)
    .digest('hex');
}

/**
 * Counts a failure before the password is looked at, in one statement: of any number of parallel guesses at most five get past it.
 * A right password takes it back with `forgetFailures`.
 * @param captchaSolved whether the captcha was answered, which the third and later tries need
 * @throws TOO_MANY_REQUESTS while locked (trying does not extend the lock), UNAUTHORIZED 'captcha' when one is needed
 */
export async function countAttempt(key: string, captchaSolved: boolean): Promise<Attempt | 'captcha-needed'> {
  const now = new Date();
  const locksUntil = new Date(now.getTime() + env.LOGIN_LOCK_SECONDS * 1000);
  const forgetBefore = new Date(now.getTime() - memoryMs);
  const [counted] = await db.$queryRaw<{ failures: number }[]>`
    INSERT INTO login_attempts AS a (key, failures, "updatedAt") VALUES (${key}, 1, ${now})
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN a."lockedUntil" IS NOT NULL OR a."updatedAt" < ${forgetBefore} THEN 1 ELSE a.failures + 1 END,
      "lockedUntil" = CASE WHEN a."lockedUntil" IS NULL AND a."updatedAt" >= ${forgetBefore} AND a.failures + 1 >= ${failuresBeforeLock}
        THEN ${locksUntil}::timestamptz END,
      "updatedAt" = ${now}
    WHERE CASE
      WHEN a."lockedUntil" > ${now} THEN false
      WHEN a."lockedUntil" IS NOT NULL OR a."updatedAt" < ${forgetBefore} THEN true
      ELSE ${captchaSolved} OR a.failures < ${failuresBeforeCaptcha} END
    RETURNING failures`;
  if (counted) return { key, failures: counted.failures };
  const row = await db.loginAttempt.findUnique({ where: { key } });
  if (row?.lockedUntil && row.lockedUntil > now) throw lockedError(row.lockedUntil);
  return 'captcha-needed';
}

/** Whether the next try of this counter needs a captcha. */
export function needsCaptcha(attempt: Attempt): boolean {
  return attempt.failures >= failuresBeforeCaptcha;
}

/** Success resets the counter (C147). */
export async function forgetFailures(key: string): Promise<void> {
  await db.loginAttempt.deleteMany({ where: { key } });
}

/** C227: 429 with the seconds that are left. */
export function lockedError(until: Date): AppError {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
  return new AppError('TOO_MANY_REQUESTS', 'Akun terkunci', { retryAfter });
}

import { env } from '~/env.js';
import { db } from '~/server/db';
import { AppError } from '~/server/errors';
import { issueCaptcha, solveCaptcha } from './captcha';
import { type Attempt, attemptKey, countAttempt, failuresBeforeLock, forgetFailures, lockedError, needsCaptcha } from './lockout';
import { passwordMatches } from './password';
import { normaliseUsername } from './username';

export type Credentials = {
  username: string;
  password: string;
  captchaId?: string;
  captchaAnswer?: string | number;
};

/** What a client may know about a user: never the password. */
export type PublicUser = { id: number; username: string; email: string; displayName: string; isAdmin: boolean };

export const publicUserSelect = { id: true, username: true, email: true, displayName: true, isAdmin: true } as const;

/**
 * The one check of a name and a password, behind REST login, tRPC login and next-auth's own callback.
 * @param network who asks, as `networkOf` says it
 * @throws UNAUTHORIZED (wrong pair, with what remains and perhaps a captcha), TOO_MANY_REQUESTS 'Akun terkunci' (C226, C227)
 */
export async function verifyLogin(credentials: Credentials, network: string): Promise<PublicUser> {
  const key = attemptKey(credentials.username, network);
  const captchaSolved = await solveCaptcha(credentials.captchaId, credentials.captchaAnswer);
  const attempt = await countAttempt(key, captchaSolved);
  if (attempt === 'captcha-needed') {
    throw new AppError('UNAUTHORIZED', 'Validasi CAPTCHA gagal', { captcha: await issueCaptcha() });
  }
  const user = await db.user.findUnique({ where: { username: normaliseUsername(credentials.username) } });
  if (!(await passwordMatches(user?.password, credentials.password)) || !user) throw await failedLogin(attempt);
  await forgetFailures(key);
  const { id, username, email, displayName, isAdmin } = user;
  return { id, username, email, displayName, isAdmin };
}

/**
 * Checks the password of somebody who is signed in, on the same counter as a login.
 * @throws UNAUTHORIZED 'Password tidak valid', TOO_MANY_REQUESTS while locked
 */
export async function verifyOwnPassword(user: PublicUser, password: string, network: string): Promise<void> {
  const key = attemptKey(user.username, network);
  const attempt = await countAttempt(key, true);
  const row = await db.user.findUnique({ where: { id: user.id }, select: { password: true } });
  if (!(await passwordMatches(row?.password, password))) {
    if (attempt !== 'captcha-needed' && attempt.failures >= failuresBeforeLock) throw lockedError(lockEnd());
    throw new AppError('FORBIDDEN', 'Password tidak valid');
  }
  await forgetFailures(key);
}

async function failedLogin(attempt: Attempt): Promise<AppError> {
  const remaining = failuresBeforeLock - attempt.failures;
  if (remaining <= 0) return lockedError(lockEnd());
  const captcha = needsCaptcha(attempt) ? await issueCaptcha() : undefined;
  return new AppError('UNAUTHORIZED', `Username atau password salah. ${remaining} percobaan tersisa.`, { captcha });
}

const lockEnd = () => new Date(Date.now() + env.LOGIN_LOCK_SECONDS * 1000);

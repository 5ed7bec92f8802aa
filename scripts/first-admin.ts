import { randomInt } from 'node:crypto';
import { env } from '~/env.js';
import { hashPassword } from '~/server/auth/password';
import { isCommonPassword, passwordMinimum } from '~/server/auth/password-rules';
import { normaliseUsername } from '~/server/auth/username';
import { db } from '~/server/db';

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** Easily read and typed: no letters that look like digits. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/**
 * Makes the first administrator of a database that has none.
 * @returns the name and, when it was generated, the password to show once; undefined when there is an administrator already
 * @throws an Error in one line for a weak `ADMIN_PASSWORD` on an address that others can reach
 */
export async function createFirstAdmin(): Promise<{ username: string; generated?: string } | undefined> {
  if (await db.user.findFirst({ where: { isAdmin: true }, select: { id: true } })) return undefined;
  const username = normaliseUsername(env.ADMIN_USERNAME);
  const given = env.ADMIN_PASSWORD;
  if (given && !loopback.has(env.HOST)) refuseWeak(given, username);
  const password = given ?? generatePassword();
  const data = { password: await hashPassword(password), isAdmin: true };
  await db.user.upsert({
    where: { username },
    create: { ...data, username, email: `${username}@kormi-bandung.example`, displayName: 'Administrator' },
    update: data,
  });
  return { username, generated: given ? undefined : password };
}

/** @throws an Error in one line */
export function refuseWeak(password: string, username: string): void {
  if (password.length >= passwordMinimum && !isCommonPassword(password, username)) return;
  throw new Error(`ADMIN_PASSWORD terlalu lemah: minimal ${passwordMinimum} karakter dan tidak mudah ditebak.`);
}

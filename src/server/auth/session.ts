import { randomUUID } from 'node:crypto';
import { decode, encode } from 'next-auth/jwt';
import { env, isSecureSite } from '~/env.js';
import { db } from '~/server/db';
import { type PublicUser, publicUserSelect } from './verify-login';

export const sessionCookieName = `${isSecureSite ? '__Secure-' : ''}next-auth.session-token`;
const absoluteMs = 12 * 3_600_000;
const idleMs = 2 * 3_600_000;
/** How often an open session's last use is written down. */
const touchMs = 60_000;
/** How long a password check counts as fresh (delete-all). */
const freshMs = 5 * 60_000;

export type CurrentSession = { id: string; user: PublicUser; passwordCheckedAt: Date | null };

/** Opens a session: a row that every request is checked against. @returns its id, which goes into the signed token */
export async function openSession(userId: number): Promise<string> {
  const id = randomUUID();
  const now = Date.now();
  await db.session.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
  await db.session.create({ data: { id, userId, expiresAt: new Date(now + absoluteMs) } });
  return id;
}

/** The signed token of a session, good as next-auth's cookie and as a bearer token. */
export function signSession(sessionId: string): Promise<string> {
  return encode({ token: { sid: sessionId }, secret: authSecret(), maxAge: absoluteMs / 1000 });
}

/** The `Set-Cookie` value that opens (a token) or ends (null) a session in a browser. */
export function sessionCookie(token: string | null): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax${isSecureSite ? '; Secure' : ''}`;
  return token ? `${sessionCookieName}=${token}; Max-Age=${absoluteMs / 1000}; ${flags}` : `${sessionCookieName}=; Max-Age=0; ${flags}`;
}

/**
 * The session of a request, from the cookie or a bearer token: signed, its row present, within 12 h of its start and 2 h of its last use.
 * @returns null otherwise
 */
export async function currentSession(headers: Headers): Promise<CurrentSession | null> {
  const sessionId = await sessionIdOf(headers);
  return sessionId ? sessionById(sessionId) : null;
}

/** The session of an id that was read from a signed token; null when it ended. */
export async function sessionById(sessionId: string): Promise<CurrentSession | null> {
  const row = await db.session.findUnique({ where: { id: sessionId }, include: { user: { select: publicUserSelect } } });
  const now = Date.now();
  if (!row || row.expiresAt.getTime() < now || row.lastSeenAt.getTime() < now - idleMs) return null;
  if (row.lastSeenAt.getTime() < now - touchMs) await db.session.updateMany({ where: { id: row.id }, data: { lastSeenAt: new Date(now) } });
  return { id: row.id, user: row.user, passwordCheckedAt: row.passwordCheckedAt };
}

/** Ends a session at once, wherever its token is. */
export async function endSession(sessionId: string): Promise<void> {
  await db.session.deleteMany({ where: { id: sessionId } });
}

/** Ends every session of a user except one. @returns how many ended */
export async function endOtherSessions(userId: number, keep: string): Promise<number> {
  const { count } = await db.session.deleteMany({ where: { userId, id: { not: keep } } });
  return count;
}

/** Notes that the password was just checked in this session. */
export async function markPasswordChecked(sessionId: string): Promise<void> {
  await db.session.updateMany({ where: { id: sessionId }, data: { passwordCheckedAt: new Date() } });
}

/** Whether the password was checked in this session within five minutes. */
export function hasFreshPassword(session: CurrentSession): boolean {
  return session.passwordCheckedAt !== null && Date.now() - session.passwordCheckedAt.getTime() < freshMs;
}

/** The secret of the session tokens; `npm start` generates one when none is set. */
export function authSecret(): string {
  if (!env.AUTH_SECRET) throw new Error('AUTH_SECRET belum diatur');
  return env.AUTH_SECRET;
}

async function sessionIdOf(headers: Headers): Promise<string | null> {
  const token = bearerOf(headers) ?? cookieOf(headers, sessionCookieName);
  if (!token) return null;
  try {
    const decoded = await decode({ token, secret: authSecret() });
    return typeof decoded?.sid === 'string' ? decoded.sid : null;
  } catch {
    return null;
  }
}

function bearerOf(headers: Headers): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

function cookieOf(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

import { createCaller } from '~/server/api/root';
import { createContext } from '~/server/api/trpc';
import { networkHeader } from '~/server/auth/network';
import { hashPassword } from '~/server/auth/password';
import { openSession, sessionCookieName, signSession } from '~/server/auth/session';
import { db } from '~/server/db';

export const testPassword = 'Sepeda-Pagi-Di-Dago-77';
let hashed: Promise<string> | undefined;

/** A stored user whose password is `testPassword`. */
export async function createUser({ username = 'warga', isAdmin = false }: { username?: string; isAdmin?: boolean } = {}) {
  hashed ??= hashPassword(testPassword);
  return db.user.create({ data: { username, password: await hashed, email: `${username}@contoh.example`, displayName: username, isAdmin } });
}

export const createAdmin = (username = 'admin') => createUser({ username, isAdmin: true });

/** The headers of a browser with an open session of that user. */
export async function headersOf(user: { id: number }): Promise<Headers> {
  return new Headers({ cookie: `${sessionCookieName}=${await signSession(await openSession(user.id))}` });
}

/** The procedures as a visitor calls them; `network` is where from. */
export function visitor(network = '203.0.113.7') {
  return createCaller(createContext(new Headers({ [networkHeader]: network })));
}

/** The procedures as a signed-in user calls them. */
export async function callerFor(user: { id: number }) {
  return createCaller(createContext(await headersOf(user)));
}

/** The procedures as a newly made administrator calls them. */
export async function admin() {
  return callerFor(await createAdmin());
}

import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { env, isSecureSite } from '~/env.js';
import { loginSchema } from '~/schemas/admin';
import { toAppError } from '~/server/errors';
import { limit } from '~/server/rate-limit';
import { networkOf } from './network';
import { endSession, openSession, sessionById, sessionCookieName } from './session';
import { verifyLogin } from './verify-login';

/**
 * next-auth on our own rules: `verifyLogin` checks the password as for every other door, the token carries the id of a session row, and a session
 * whose row is gone is nobody's. The cookie is the one that REST and tRPC set.
 */
export const authOptions: NextAuthOptions = {
  secret: env.AUTH_SECRET,
  session: { strategy: 'jwt', maxAge: 12 * 3600 },
  pages: { signIn: '/admin/login', error: '/admin/login', signOut: '/admin/login' },
  cookies: {
    sessionToken: { name: sessionCookieName, options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecureSite } },
  },
  providers: [
    Credentials({
      name: 'Username dan password',
      credentials: { username: { label: 'Username' }, password: { label: 'Password', type: 'password' }, captchaId: {}, captchaAnswer: {} },
      async authorize(credentials, request) {
        const network = networkOf(new Headers(request.headers as Record<string, string>));
        const parsed = loginSchema.safeParse(credentials);
        if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
        try {
          await limit('login', network);
          const user = await verifyLogin(parsed.data, network);
          return { id: String(user.id), name: user.displayName, email: user.email };
        } catch (error) {
          throw new Error(toAppError(error).message);
        }
      },
    }),
  ],
  callbacks: {
    async jwt({ token, user }) {
      return user ? { sid: await openSession(Number(user.id)) } : { sid: token.sid };
    },
    async session({ session, token }) {
      const current = typeof token.sid === 'string' ? await sessionById(token.sid) : null;
      return { expires: session.expires, user: current?.user };
    },
  },
  events: {
    async signOut({ token }) {
      if (typeof token?.sid === 'string') await endSession(token.sid);
    },
  },
};

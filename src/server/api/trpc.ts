import { randomUUID } from 'node:crypto';
import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { ZodError } from 'zod';
import { networkOf } from '~/server/auth/network';
import { requireAdmin, requireSession } from '~/server/auth/require-admin';
import { type CurrentSession, currentSession } from '~/server/auth/session';
import { AppError, type Issue, toAppError } from '~/server/errors';
import { log } from '~/server/log';
import { type LimitName, limit } from '~/server/rate-limit';
import { revalidatePublicPages } from '~/server/revalidate';

export type Context = {
  network: string;
  requestId: string;
  /** Read when first asked for, so that public calls touch no session. */
  session: () => Promise<CurrentSession | null>;
  /** Where login and logout put their cookie. */
  setCookie: (cookie: string) => void;
};

/** The context of a request, and of a call on the server that stands for one. */
export function createContext(headers: Headers, setCookie: (cookie: string) => void = () => {}): Context {
  let session: Promise<CurrentSession | null> | undefined;
  return {
    network: networkOf(headers),
    requestId: headers.get('x-request-id') ?? randomUUID(),
    session: () => {
      session ??= currentSession(headers);
      return session;
    },
    setCookie,
  };
}

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  errorFormatter: ({ shape, error, ctx }) => {
    const { code, message, details } = describeError(error);
    const { path, httpStatus } = shape.data;
    return { ...shape, message, data: { code, path, httpStatus, requestId: ctx?.requestId, ...details } };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Turns whatever a resolver threw into the one error; logs a 5xx with its cause, and nothing personal. */
const withErrors = t.middleware(async ({ next, path, ctx }) => {
  const result = await next();
  if (result.ok || result.error.cause instanceof ZodError || !result.error.cause) return result;
  const error = toAppError(result.error.cause);
  if (error.code === 'INTERNAL_SERVER_ERROR' || error.code === 'SERVICE_UNAVAILABLE') {
    log.error({ requestId: ctx.requestId, path, code: error.code, err: result.error.cause }, 'procedure failed');
  }
  throw new TRPCError({ code: error.code, message: error.message, cause: error });
});

/** The public reads. */
export const publicProcedure = t.procedure.use(withErrors);

/** What the public may call only so often. */
export const limitedProcedure = (name: LimitName) =>
  publicProcedure.use(async ({ ctx, next }) => {
    await limit(name, ctx.network);
    return next();
  });

/** Somebody with a session, administrator or not. */
export const signedInProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const session = requireSession(await ctx.session());
  return next({ ctx: { session, user: session.user } });
});

/** An administrator. After a mutation every kept public page is forgotten. */
export const adminProcedure = signedInProcedure.use(async ({ ctx, next, type }) => {
  requireAdmin(ctx.session);
  const result = await next();
  if (type === 'mutation' && result.ok) revalidatePublicPages();
  return result;
});

/** Code, message and details of any error of a procedure, for tRPC and REST alike. */
export function describeError(error: TRPCError): { code: string; message: string; details: AppError['details'] } {
  if (error.cause instanceof ZodError) {
    const issues: Issue[] = error.cause.issues.map(({ path, message }) => ({
      path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
      message,
    }));
    return { code: 'BAD_REQUEST', message: issues[0]?.message ?? 'Data tidak valid', details: { issues } };
  }
  if (error.cause instanceof AppError) return { code: error.cause.code, message: error.cause.message, details: error.cause.details };
  if (error.code === 'INTERNAL_SERVER_ERROR') return { code: error.code, message: 'Terjadi kesalahan pada server', details: {} };
  return { code: error.code, message: transportMessages[error.code] ?? 'Permintaan tidak dapat diproses', details: {} };
}

/** What tRPC itself refuses before a procedure runs. */
const transportMessages: Partial<Record<TRPCError['code'], string>> = {
  NOT_FOUND: 'Alamat tidak ditemukan',
  METHOD_NOT_SUPPORTED: 'Metode tidak didukung',
  UNSUPPORTED_MEDIA_TYPE: 'Jenis isi tidak didukung',
  PAYLOAD_TOO_LARGE: 'Permintaan terlalu besar',
  PARSE_ERROR: 'Isi permintaan bukan JSON yang sah',
};

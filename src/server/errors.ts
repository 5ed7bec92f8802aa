import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';

/** A problem of one field, as zod reports it. */
export type Issue = { path: (string | number)[]; message: string };

export type ErrorDetails = {
  issues?: Issue[];
  /** Seconds until trying again makes sense; becomes `Retry-After`. */
  retryAfter?: number;
  /** The question that the next login has to answer. */
  captcha?: { id: string; question: string };
  /** The row as it is now, when an edit was stale. */
  current?: unknown;
};

export type ErrorCode = Extract<
  TRPC_ERROR_CODE_KEY,
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_SUPPORTED'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR'
>;

/** The one error that services throw; its message is read by people, in Indonesian. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'AppError';
  }
}

export const notFound = (what: string) => new AppError('NOT_FOUND', `${what} tidak ditemukan`);

const unreachable = new Set(['P1000', 'P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037']);
const unreachableText =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOENT.*PGSQL|Connection terminated|timeout exceeded|terminating connection|Can't reach database|the database system is|DatabaseNotReachable|Query read timeout/i;

/** Any thrown value as an AppError: Prisma's codes are mapped here and nowhere else; nothing internal stays in the message. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = errorCode(error);
  if (code === 'P2002') return new AppError('CONFLICT', 'Data yang sama sudah ada');
  if (code === 'P2003') return new AppError('CONFLICT', 'Data ini masih terhubung dengan data lain');
  if (code === 'P2025') return new AppError('NOT_FOUND', 'Data tidak ditemukan');
  if (unreachable.has(code) || (error instanceof Error && unreachableText.test(`${error.message} ${String(error.cause ?? '')}`))) {
    return new AppError('SERVICE_UNAVAILABLE', 'Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.');
  }
  return new AppError('INTERNAL_SERVER_ERROR', 'Terjadi kesalahan pada server');
}

/** Whether a write broke a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === 'P2002';
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { describeError } from '~/server/api/trpc';
import { toAppError } from '~/server/errors';
import { log } from '~/server/log';

/** The id that our HTTP server gave a request; it is in the log line and in the answer of an error. */
export function requestIdOf(headers: Headers): string {
  return headers.get('x-request-id') ?? randomUUID();
}

/** A JSON answer that no cache keeps. */
export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** Whatever was thrown as the one error body `{message, code, requestId, issues?, captcha?, current?}`; nothing internal leaves the server. */
export function errorAnswer(thrown: unknown, requestId: string): Response {
  const error = asTrpcError(thrown, requestId);
  const { code, message, details } = describeError(error);
  const { retryAfter, ...shown } = details;
  const headers = retryAfter ? { 'retry-after': String(retryAfter) } : undefined;
  return jsonAnswer({ message, code, requestId, ...shown }, getHTTPStatusCodeFromError(error), headers);
}

function asTrpcError(thrown: unknown, requestId: string): TRPCError {
  if (thrown instanceof TRPCError) return thrown;
  const cause = toAppError(thrown);
  if (cause.code === 'INTERNAL_SERVER_ERROR' || cause.code === 'SERVICE_UNAVAILABLE')
    log.error({ requestId, code: cause.code, err: thrown }, 'request failed');
  return new TRPCError({ code: cause.code, message: cause.message, cause });
}

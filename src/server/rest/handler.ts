import { createCaller } from '~/server/api/root';
import { createContext } from '~/server/api/trpc';
import { requireAdmin } from '~/server/auth/require-admin';
import { AppError } from '~/server/errors';
import { errorAnswer, jsonAnswer, requestIdOf } from '~/server/http/answer';
import { readJson, refuseForeign } from '~/server/http/guard';
import { limitRequests } from '~/server/http/request-limit';
import { matchRoute } from './match';
import type { RestRoute } from './routes';

/**
 * Answers every REST call of the table: match, right, parse, call, answer.
 * @param segments the path after `/api/`, decoded
 */
export async function handleRest(request: Request, segments: string[]): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  try {
    return await answer(request, segments);
  } catch (error) {
    return errorAnswer(error, requestId);
  }
}

async function answer(request: Request, segments: string[]): Promise<Response> {
  await limitRequests(request.headers);
  refuseForeign(request);
  const match = matchRoute(request.method === 'HEAD' ? 'GET' : request.method, segments);
  if ('allow' in match) return refuseMethod(match.allow, requestIdOf(request.headers));

  const cookies: string[] = [];
  const context = createContext(request.headers, (cookie) => cookies.push(cookie));
  if (match.route.access === 'admin') requireAdmin(await context.session());
  const body = match.route.method === 'GET' ? undefined : await readJson(request);
  const result = await match.route.call(createCaller(context), { params: match.params, body: objectOf(body), version: expectedVersion(request) });

  const response = jsonAnswer(shown(result, match.route), match.route.status, etagOf(result));
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

function refuseMethod(allow: string[], requestId: string): Response {
  if (allow.length === 0) throw new AppError('NOT_FOUND', 'Alamat tidak ditemukan');
  const response = errorAnswer(new AppError('METHOD_NOT_SUPPORTED', 'Metode tidak didukung'), requestId);
  response.headers.set('allow', allow.join(', '));
  return response;
}

function objectOf(body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new AppError('BAD_REQUEST', 'Isi permintaan harus objek JSON');
}

/** `If-Match: "3"`: the change was made from version 3. */
function expectedVersion({ headers }: Request): number | undefined {
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(headers.get('if-match') ?? '')?.[1];
  return version ? Number(version) : undefined;
}

/** The version of one row; lists have none. */
function etagOf(result: unknown): Record<string, string> {
  const version = typeof result === 'object' && result !== null && 'version' in result ? result.version : undefined;
  return typeof version === 'number' ? { etag: `"${version}"` } : {};
}

function shown(result: unknown, { fields }: RestRoute): unknown {
  if (!fields) return result;
  const pick = (row: Record<string, unknown>) => Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));
  return Array.isArray(result) ? result.map(pick) : pick(result as Record<string, unknown>);
}

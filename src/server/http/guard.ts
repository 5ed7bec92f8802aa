import { siteUrl } from '~/env.js';
import { AppError } from '~/server/errors';

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses a state-changing request that a page of another site makes a browser send (decisions: state-changing requests).
 * A client that is no browser sends neither header and is let through.
 * @throws FORBIDDEN
 */
export function refuseForeign(request: Request): void {
  if (!changing.has(request.method) || isOwn(request.headers)) return;
  throw new AppError('FORBIDDEN', 'Permintaan dari situs lain ditolak');
}

function isOwn(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === headers.get('host') || host === new URL(siteUrl).host;
}

/**
 * The JSON of a body, and JSON only: any other type could come from a foreign form.
 * @returns undefined for no body
 * @throws UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST for broken JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  refuseOtherTypes(request.headers, text !== '');
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('BAD_REQUEST', 'Isi permintaan bukan JSON yang sah');
  }
}

/** @throws UNSUPPORTED_MEDIA_TYPE for a type other than JSON, and for a body without a type */
export function refuseOtherTypes(headers: Headers, hasBody: boolean): void {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json' || (!type && !hasBody)) return;
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Isi permintaan harus JSON (Content-Type: application/json)');
}

import { AppError } from '~/server/errors';
import { errorAnswer, requestIdOf } from '~/server/http/answer';
import { readUpload } from '~/server/storage';

/** A stored picture never changes under its name, and is nothing but a picture. */
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
};

type Context = { params: Promise<{ file: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const etag = `"${file}"`;
  const bytes = await readUpload(file);
  if (!bytes) return errorAnswer(new AppError('NOT_FOUND', 'Gambar tidak ditemukan'), requestIdOf(request.headers));
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { ...headers, etag } });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, etag } });
}

import type { NextRequest } from 'next/server';
import { handleRest } from '~/server/rest/handler';

type Context = { params: Promise<{ rest: string[] }> };

/** Every `/api/*` path that has no file of its own: the REST table answers. */
async function handle(request: NextRequest, { params }: Context): Promise<Response> {
  const { rest } = await params;
  return handleRest(request, rest.map(decodeURIComponent));
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as PATCH, handle as POST, handle as PUT };

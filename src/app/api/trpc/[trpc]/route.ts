import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { appRouter } from '~/server/api/root';
import { createContext, describeError } from '~/server/api/trpc';
import { errorAnswer, requestIdOf } from '~/server/http/answer';
import { refuseForeign, refuseOtherTypes } from '~/server/http/guard';
import { limitRequests } from '~/server/http/request-limit';

/** The typed door: JSON only, at most ten calls in one request, nothing is kept by a cache. */
async function handle(request: Request): Promise<Response> {
  try {
    await limitRequests(request.headers);
    refuseForeign(request);
    if (request.method === 'POST') refuseOtherTypes(request.headers, true);
  } catch (error) {
    return errorAnswer(error, requestIdOf(request.headers));
  }
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    maxBatchSize: 10,
    createContext: ({ req, resHeaders }) => createContext(req.headers, (cookie) => resHeaders.append('set-cookie', cookie)),
    responseMeta: ({ errors }) => {
      const headers = new Headers({ 'cache-control': 'no-store' });
      const wait = errors.map((error) => describeError(error).details.retryAfter).find(Boolean);
      if (wait) headers.set('retry-after', String(wait));
      return { headers };
    },
  });
}

export { handle as GET, handle as POST };

import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '~/server/auth/next-auth';
import { errorAnswer, requestIdOf } from '~/server/http/answer';
import { refuseForeign } from '~/server/http/guard';
import { limitRequests } from '~/server/http/request-limit';

type Context = { params: Promise<{ nextauth: string[] }> };

const nextAuth: (request: NextRequest, context: Context) => Promise<Response> = NextAuth(authOptions);

async function handle(request: NextRequest, context: Context): Promise<Response> {
  try {
    await limitRequests(request.headers);
    refuseForeign(request);
    const response = await nextAuth(request, context);
    response.headers.set('cache-control', 'no-store');
    return response;
  } catch (error) {
    return errorAnswer(error, requestIdOf(request.headers));
  }
}

export { handle as GET, handle as POST };

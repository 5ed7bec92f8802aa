import { databaseAnswers } from '~/server/health';

export const dynamic = 'force-dynamic';

/** 200 when the site can serve, 503 when its database is gone. */
export async function GET() {
  const ready = await databaseAnswers();
  return Response.json({ status: ready ? 'ready' : 'database gone' }, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}

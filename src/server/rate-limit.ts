import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '~/env.js';
import { db } from '~/server/db';
import { AppError } from '~/server/errors';

/** How many calls a network may make in so many seconds; `RATE_LIMIT_MULTIPLIER` stretches all of them. */
const limits = {
  login: { points: 30, duration: 60 },
  contact: { points: 5, duration: 60 },
  join: { points: 5, duration: 60 },
  upload: { points: 200, duration: 3600 },
} as const;

export type LimitName = keyof typeof limits;

const limiters = Object.fromEntries(
  Object.entries(limits).map(([name, { points, duration }]) => {
    const most = points * env.RATE_LIMIT_MULTIPLIER;
    const limiter = new RateLimiterPrisma({
      storeClient: db,
      tableName: 'rateLimiterFlexible',
      keyPrefix: name,
      points: most,
      duration,
      inMemoryBlockOnConsumed: most + 1,
    });
    return [name, limiter];
  }),
) as Record<LimitName, RateLimiterPrisma>;

/**
 * Counts a call of a network.
 * @throws TOO_MANY_REQUESTS with `retryAfter`; SERVICE_UNAVAILABLE (through the database's error) when the counter cannot be kept
 */
export async function limit(name: LimitName, network: string): Promise<void> {
  try {
    await limiters[name].consume(network);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new AppError('TOO_MANY_REQUESTS', `Terlalu banyak permintaan. Silakan coba lagi dalam ${retryAfter} detik.`, { retryAfter });
  }
}

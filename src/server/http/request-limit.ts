import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '~/env.js';
import { networkOf } from '~/server/auth/network';
import { AppError } from '~/server/errors';

const limiter = new RateLimiterMemory({ points: 600 * env.RATE_LIMIT_MULTIPLIER, duration: 60 });

/**
 * Counts any call of the API, in memory: reads go on when the database's own counters cannot be kept.
 * @throws TOO_MANY_REQUESTS
 */
export async function limitRequests(headers: Headers): Promise<void> {
  try {
    await limiter.consume(networkOf(headers));
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new AppError('TOO_MANY_REQUESTS', `Terlalu banyak permintaan. Silakan coba lagi dalam ${retryAfter} detik.`, { retryAfter });
  }
}

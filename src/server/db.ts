import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '~/env.js';
import { type Prisma, PrismaClient } from '~/generated/prisma/client';

const globals = globalThis as { kormiDb?: PrismaClient };

function connect() {
  const adapter = new PrismaPg({ connectionString: env.DATABASE_URL, max: 10, connectionTimeoutMillis: 4000, query_timeout: 30_000 });
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 5000, timeout: 15_000 } });
}

/**
 * The database: embedded or a server, nothing above this file can tell.
 * The embedded one runs transactions one after the other: inside a transaction query only through its `tx`.
 */
export const db = globals.kormiDb ?? connect();
globals.kormiDb = db;

export type Tx = Prisma.TransactionClient;
export type { Prisma };

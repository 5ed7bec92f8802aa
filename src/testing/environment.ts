import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Set before the first module reads its environment. */
const worker = Number(process.env.VITEST_POOL_ID ?? 1) - 1;
process.env.DATABASE_URL = inject('databaseUrls')[worker % inject('databaseUrls').length];
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'kormi-test-'));
process.env.AUTH_SECRET = 'only for tests, only for tests, only for tests';
process.env.RATE_LIMIT_MULTIPLIER = '1000';

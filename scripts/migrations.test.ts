import pg from 'pg';
import { expect, test } from 'vitest';
import { startEmbeddedDatabase } from './embedded-db/embedded-database.mjs';
import { migrate, nextMigrationSql } from './migrations.mjs';

test('migrations apply once, go on after a kill, and lead to the schema', async () => {
  const database = await startEmbeddedDatabase({});
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
    migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count int NOT NULL DEFAULT 0)`);
  await client.query(`INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('killed', '', '20261206000000_init')`);

  expect(await migrate(database.url)).toContain('20261206000000_init');
  expect(await migrate(database.url)).toEqual([]);
  expect(await nextMigrationSql(database.url), 'the schema changed: npm run db:migration NAME').toBe('');

  await client.end();
  await database.close();
});

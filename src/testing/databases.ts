import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../../scripts/embedded-db/embedded-database.mjs';
import { migrate } from '../../scripts/migrations.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrls: string[];
  }
}

/** Gives every worker a migrated database of its own: embedded, or on the server of `TEST_DATABASE_URL`. */
export default async function setup(project: TestProject) {
  const workers = Array.from({ length: Number(project.config.maxWorkers) }, (_, index) => index);
  const server = process.env.TEST_DATABASE_URL;
  const databases = await Promise.all(workers.map((worker) => (server ? databaseOn(server, worker) : startEmbeddedDatabase({}))));
  for (const { url } of databases) await migrate(url);
  project.provide(
    'databaseUrls',
    databases.map(({ url }) => url),
  );
  return () => Promise.all(databases.map((database) => database.close()));
}

async function databaseOn(server: string, worker: number) {
  const name = `kormi_test_${process.pid}_${worker}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, close: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}

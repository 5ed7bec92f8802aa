import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { completeEnv, env, siteUrl } from '../src/env.js';
import { authSecretOf, lockDataFolder } from './data-folder';
import { startEmbeddedDatabase } from './embedded-db/embedded-database.mjs';
import { createHttpServer } from './http-server';
import { migrate } from './migrations.mjs';
import { fail, say } from './prepare.mjs';

const publicPages = ['/', '/about', '/sports', '/events', '/news', '/gallery', '/contact', '/join'];
const dayMs = 24 * 3_600_000;

/** Opens the data, brings it up to date, serves, and ends all of it cleanly on SIGINT and SIGTERM. */
export async function serve({ dev }: { dev: boolean }): Promise<void> {
  const lock = await lockDataFolder(env.DATA_DIR);
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedDatabase({ dataDir: env.DATA_DIR });
  embedded?.onFailure((error) => fail(`Database berhenti: ${error.message}`));
  completeEnv({ DATABASE_URL: env.DATABASE_URL ?? embedded?.url ?? '', AUTH_SECRET: authSecretOf(env.DATA_DIR, env.AUTH_SECRET) });
  Object.assign(process.env, { NEXTAUTH_URL: siteUrl });
  say(embedded ? `Database tertanam di ${resolve(env.DATA_DIR)}` : 'Database: DATABASE_URL');
  const applied = await migrate(String(env.DATABASE_URL));
  if (applied.length) say(`Migrasi diterapkan: ${applied.join(', ')}`);

  // Modules that read the environment come after it is complete.
  const { db } = await import('../src/server/db');
  const { insertFirstData } = await import('../prisma/first-data');
  const { createFirstAdmin } = await import('./first-admin');
  if (await insertFirstData(env.INITIAL_DATA)) say(`Data awal dimasukkan (${env.INITIAL_DATA})`);
  const admin = await createFirstAdmin();

  const { default: next } = await import('next');
  const app = next({ dev, dir: process.cwd(), hostname: env.HOST, port: env.PORT });
  await app.prepare();
  const server = createHttpServer(app.getRequestHandler(), env.TRUST_PROXY);
  if (dev) server.on('upgrade', app.getUpgradeHandler());
  const port = await listen(server);
  const upkeep = startUpkeep();

  say(`Situs siap di ${env.SITE_URL ?? `http://localhost:${port}`} — panel admin di /admin`);
  if (admin) say(`Administrator: ${admin.username}${admin.generated ? ` — password (ditampilkan sekali ini saja): ${admin.generated}` : ''}`);
  if (!dev) void warm(port);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(upkeep);
    await closeServer(server);
    await app.close();
    await db.$disconnect();
    await embedded?.close();
    lock.release();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function listen(server: Server): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      failed(error.code === 'EADDRINUSE' ? new Error(`Port ${env.PORT} sudah dipakai. Atur PORT ke nomor lain.`) : error);
    });
    server.listen(env.PORT, env.HOST, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : env.PORT);
    });
  });
}

/** Answers what is in flight, for ten seconds at most. */
function closeServer(server: Server): Promise<void> {
  return new Promise((closed) => {
    const late = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(() => {
      clearTimeout(late);
      closed();
    });
    server.closeIdleConnections();
  });
}

function startUpkeep(): NodeJS.Timeout {
  const upkeep = async () => {
    const { dailyUpkeep } = await import('../src/server/services/upkeep');
    await dailyUpkeep().catch((error) => say(`Perawatan harian gagal: ${error instanceof Error ? error.message : error}`));
  };
  void upkeep();
  return setInterval(upkeep, dayMs);
}

/** Renders every public page once, so that no visitor waits for it. */
async function warm(port: number): Promise<void> {
  for (const page of publicPages.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`])) {
    await fetch(`http://127.0.0.1:${port}${page}`).catch(() => undefined);
  }
}

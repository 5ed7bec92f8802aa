import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A socket's path may have about a hundred characters; a folder that is deeper gets its socket in the system's folder for such things. */
const longestPath = 100;

/** Where the embedded database of a data folder listens. @param {string} dataDir */
function socketPathOf(dataDir) {
  const inside = join(resolve(dataDir), 'db-socket', '.s.PGSQL.5432');
  if (inside.length <= longestPath) return inside;
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  return join(tmpdir(), `kormi-${name}`, '.s.PGSQL.5432');
}

/** The `DATABASE_URL` of the embedded database of a data folder, also for a second process while the first one runs it. @param {string} dataDir */
export function embeddedDatabaseUrl(dataDir) {
  return urlOf(socketPathOf(dataDir));
}

/** @param {string} socketPath */
function urlOf(socketPath) {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketPath.replace(/\/[^/]+$/, ''))}`;
}

/**
 * Starts PostgreSQL (PGlite) in a thread of this process. Clients connect with any PostgreSQL driver; transactions run one after the other.
 * A connection that leaves a transaction open without saying anything is cut off.
 * @param {{ dataDir?: string, snapshot?: ArrayBuffer, idleInTransactionMs?: number }} options `dataDir` keeps the rows under `dataDir/db`; without it they
 * live in memory, beginning with a `snapshot` that `dump` gave
 */
export async function startEmbeddedDatabase({ dataDir, snapshot, idleInTransactionMs = 15_000 }) {
  const socketPath = dataDir ? socketPathOf(dataDir) : join(tmpdir(), `kormi-${randomUUID().slice(0, 13)}`, '.s.PGSQL.5432');
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    workerData: { dataDir: dataDir && join(resolve(dataDir), 'db'), snapshot, socketPath, idleInTransactionMs },
    execArgv: [],
  });
  await answer(worker, 'ready');
  return {
    url: urlOf(socketPath),
    /** Hears when the database stops by itself. @param {(error: Error) => void} listener */
    onFailure: (listener) => void worker.on('error', listener),
    /** The whole database as an archive that `snapshot` takes. @returns {Promise<ArrayBuffer>} */
    dump: async () => {
      worker.postMessage('dump');
      return (await answer(worker, 'dump')).snapshot;
    },
    close: async () => {
      const exit = once(worker, 'exit');
      worker.postMessage('close');
      await exit;
    },
  };
}

/** @param {Worker} worker @param {string} type @returns {Promise<any>} */
function answer(worker, type) {
  return new Promise((resolve, reject) => {
    /** @param {{ type: string }} message */
    const onMessage = (message) => {
      if (message.type !== type) return;
      worker.off('error', reject);
      worker.off('message', onMessage);
      resolve(message);
    };
    worker.on('message', onMessage);
    worker.once('error', reject);
  });
}

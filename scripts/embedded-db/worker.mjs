import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createBridge } from './bridge.mjs';

/** The thread of the embedded database: PostgreSQL in WebAssembly, and the bridge that its clients connect to. See `embedded-database.mjs`. */

/** @type {{ dataDir?: string, snapshot?: ArrayBuffer, socketPath: string, idleInTransactionMs: number }} */
const { dataDir, snapshot, socketPath, idleInTransactionMs } = workerData;

const database = await PGlite.create({
  dataDir: dataDir ?? 'memory://',
  loadDataDir: snapshot && new Blob([snapshot]),
  relaxedDurability: false,
});
const { rows } = await database.query('SHOW server_version');
const serverVersion = /** @type {{ server_version: string }} */ (rows[0]).server_version;

const bridge = createBridge({
  run: (message) => database.execProtocolRaw(message),
  serverVersion,
  idleInTransactionMs,
  onBroken: (error) => {
    throw error;
  },
});

mkdirSync(dirname(socketPath), { recursive: true, mode: 0o700 });
rmSync(socketPath, { force: true });
bridge.listen(socketPath, () => {
  chmodSync(socketPath, 0o600);
  parentPort?.postMessage({ type: 'ready' });
});

parentPort?.on('message', async (request) => {
  if (request === 'dump') {
    const dump = await database.dumpDataDir('none');
    parentPort?.postMessage({ type: 'dump', snapshot: await dump.arrayBuffer() });
  } else if (request === 'close') {
    bridge.close();
    await database.close();
    rmSync(socketPath, { force: true });
    process.exit(0);
  }
});

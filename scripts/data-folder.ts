import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Makes `DATA_DIR` ours until `release`: a socket in it that only a living process answers, so that a killed one locks nobody out.
 * @throws an Error in one line when another process has it
 */
export async function lockDataFolder(dataDir: string): Promise<{ release: () => void }> {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  const path = socketPath(dataDir);
  if (await answers(path))
    throw new Error(`DATA_DIR ${resolve(dataDir)} sedang dipakai oleh proses lain. Hentikan proses itu atau pilih DATA_DIR lain.`);
  rmSync(path, { force: true });
  const lock = await listen(path);
  return {
    release: () => {
      lock.close();
      rmSync(path, { force: true });
    },
  };
}

/** `AUTH_SECRET`, or the one that was made at the first start and is kept in `DATA_DIR`. */
export function authSecretOf(dataDir: string, given: string | undefined): string {
  if (given) return given;
  const path = join(dataDir, 'auth-secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

/** A socket's path may have about a hundred characters. */
function socketPath(dataDir: string): string {
  const inside = join(resolve(dataDir), 'lock.sock');
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  return inside.length <= 100 ? inside : join(tmpdir(), `kormi-${name}.lock`);
}

function answers(path: string): Promise<boolean> {
  return new Promise((found) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      found(true);
    });
    socket.once('error', () => found(false));
  });
}

function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(path, () => done(server));
  });
}

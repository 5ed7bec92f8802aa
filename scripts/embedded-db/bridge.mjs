import { createServer } from 'node:net';
import { fatalError, greeting, MessageReader, transactionStatus } from './protocol.mjs';

const rollback = Buffer.from('Q\0\0\0\rROLLBACK\0', 'latin1');

/**
 * Lets many connections share the one backend of an embedded database. A connection has it alone from its first message until the backend says
 * that no transaction is open; the others wait in line.
 * @param {{ run: (message: Uint8Array) => Promise<Uint8Array>, serverVersion: string, idleInTransactionMs: number, onBroken: (error: unknown) => void }} backend
 * `run` hands a message to the database and gives its answer back; `onBroken` hears of a database that cannot go on
 * @returns {import('node:net').Server}
 */
export function createBridge({ run, serverVersion, idleInTransactionMs, onBroken }) {
  /** @type {Connection[]} those with something to run, first come first served */
  const waiting = [];
  /** @type {Connection | undefined} */
  let owner;
  let busy = false;

  class Connection {
    #reader = new MessageReader();
    /** @type {Buffer[]} */ #todo = [];
    /** @type {NodeJS.Timeout | undefined} */ #idle;
    closed = false;

    /** @param {import('node:net').Socket} socket */
    constructor(socket) {
      this.socket = socket;
      socket.setNoDelay(true);
      socket.on('data', (bytes) => this.#receive(bytes));
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.#close());
    }

    /** @param {Buffer} bytes */
    #receive(bytes) {
      for (const { kind, bytes: message } of this.#reader.read(bytes)) {
        if (kind === 'refuse-encryption') this.socket.write('N');
        else if (kind === 'greet') this.socket.write(greeting(serverVersion));
        else if (kind === 'run') this.#todo.push(message);
        else this.socket.end();
      }
      if (this.#todo.length === 0) return;
      clearTimeout(this.#idle);
      if (owner !== this && !waiting.includes(this)) waiting.push(this);
      void work();
    }

    #close() {
      this.closed = true;
      clearTimeout(this.#idle);
      this.#todo = [];
      if (waiting.includes(this)) waiting.splice(waiting.indexOf(this), 1);
      void work();
    }

    /** The next message to run; the holder of an open transaction that went away leaves a ROLLBACK. */
    next() {
      return this.closed ? rollback : this.#todo.shift();
    }

    get hasMore() {
      return this.#todo.length > 0;
    }

    waitForNext() {
      this.#idle = setTimeout(() => {
        this.socket.end(fatalError('25P03', 'terminating connection due to idle-in-transaction timeout'));
        this.socket.destroySoon();
      }, idleInTransactionMs);
    }
  }

  async function work() {
    if (busy) return;
    busy = true;
    try {
      for (;;) {
        owner ??= waiting.shift();
        const message = owner?.next();
        if (!owner || !message) break;
        const answer = await run(message);
        if (!owner.closed) owner.socket.write(answer);
        const status = transactionStatus(answer);
        if (status === 'I' || status === undefined) {
          if (owner.hasMore) waiting.push(owner);
          owner = undefined;
        } else if (!owner.hasMore && !owner.closed) owner.waitForNext();
      }
    } catch (error) {
      onBroken(error);
    } finally {
      busy = false;
    }
  }

  return createServer((socket) => new Connection(socket));
}

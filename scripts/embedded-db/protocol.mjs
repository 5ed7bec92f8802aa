/**
 * The little that the bridge has to know of PostgreSQL's wire protocol (version 3): where messages begin and end,
 * the greeting of a new connection, and whether a server answer leaves a transaction open.
 */

const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;

/** Messages of the extended protocol that wait for their Sync: Parse, Bind, Describe, Execute, Close, Flush. */
const partOfBatch = new Set(['P', 'B', 'D', 'E', 'C', 'H']);

/** Cuts the bytes of one client into what the backend gets in one piece. */
export class MessageReader {
  /** @type {Buffer} */ #bytes = Buffer.alloc(0);
  /** @type {Buffer[]} */ #batch = [];
  #greeted = false;

  /**
   * @param {Buffer} bytes
   * @returns {{ kind: 'refuse-encryption' | 'greet' | 'cancel' | 'end' | 'run', bytes: Buffer }[]} what came in whole: `run` is a simple query, or an
   * extended one up to its Sync
   */
  read(bytes) {
    this.#bytes = this.#bytes.length ? Buffer.concat([this.#bytes, bytes]) : bytes;
    const found = [];
    for (let next = this.#next(); next; next = this.#next()) found.push(next);
    return found;
  }

  /** @returns {ReturnType<MessageReader['read']>[number] | undefined} */
  #next() {
    const header = this.#greeted ? 1 : 0;
    if (this.#bytes.length < header + 4) return undefined;
    const end = header + this.#bytes.readInt32BE(header);
    if (end < header + 4) return { kind: 'end', bytes: Buffer.alloc(0) };
    if (this.#bytes.length < end) return undefined;
    const message = this.#bytes.subarray(0, end);
    this.#bytes = this.#bytes.subarray(end);
    return this.#greeted ? this.#command(message) : this.#greeting(message);
  }

  /** @param {Buffer} message @returns {ReturnType<MessageReader['read']>[number]} */
  #greeting(message) {
    const code = message.length >= 8 ? message.readInt32BE(4) : cancelRequest;
    if (code === sslRequest || code === gssRequest) return { kind: 'refuse-encryption', bytes: message };
    if (code === cancelRequest) return { kind: 'cancel', bytes: message };
    this.#greeted = true;
    return { kind: 'greet', bytes: message };
  }

  /** @param {Buffer} message @returns {ReturnType<MessageReader['read']>[number] | undefined} */
  #command(message) {
    const type = String.fromCharCode(message[0] ?? 0);
    if (type === 'X') return { kind: 'end', bytes: message };
    if (partOfBatch.has(type)) {
      this.#batch.push(message);
      return this.#next();
    }
    const bytes = Buffer.concat([...this.#batch, message]);
    this.#batch = [];
    return { kind: 'run', bytes };
  }
}

/** @param {string} type @param {Buffer} body */
function message(type, body) {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** @param {...string} texts */
const strings = (...texts) => Buffer.from(texts.map((text) => `${text}\0`).join(''));

/** What a client hears when it connects: welcome without a password (the socket's folder is ours alone), settings, ready. @param {string} serverVersion */
export function greeting(serverVersion) {
  const settings = {
    server_version: serverVersion,
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'GMT',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  };
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    ...Object.entries(settings).map(([name, value]) => message('S', strings(name, value))),
    message('K', Buffer.alloc(8)),
    message('Z', Buffer.from('I')),
  ]);
}

/** A FATAL error: the client gives the connection up. @param {string} code @param {string} text */
export function fatalError(code, text) {
  return message('E', Buffer.concat([strings('SFATAL', 'VFATAL', `C${code}`, `M${text}`), Buffer.alloc(1)]));
}

/** The transaction status of the last ReadyForQuery of an answer: `I` idle, `T` open, `E` failed. @param {Uint8Array} answer */
export function transactionStatus(answer) {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  let status;
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    if (bytes[at] === 0x5a) status = String.fromCharCode(bytes[at + 5] ?? 0);
  }
  return status;
}

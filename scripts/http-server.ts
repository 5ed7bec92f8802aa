import { randomUUID } from 'node:crypto';
import { createServer, IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';

/** Most bytes of a body: JSON everywhere, a picture and its envelope at the upload. */
const jsonLimit = 256 * 1024;
const uploadLimit = 5 * 1024 * 1024 + 64 * 1024;
/** A body that is too large is read and forgotten up to here, so that its sender gets the answer; then it is cut off. */
const patience = 16 * 1024 * 1024;

/**
 * The HTTP server around Next: what has to happen before a request reaches it.
 * Gives every request an id and the network it comes from, refuses malformed addresses and bodies that are too large.
 * @param trustProxy how many proxies stand in front and may say whom they speak for
 */
export function createHttpServer(handler: RequestListener, trustProxy: number): Server {
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 5_000 }, (request, response) => {
    request.headers['x-request-id'] = randomUUID();
    request.headers['x-client-network'] = networkOf(request, trustProxy);
    response.setHeader('x-request-id', request.headers['x-request-id']);
    if (!isWellFormed(request.url ?? '/')) {
      if (request.url?.startsWith('/api/')) return refuse(request, response, 400, 'BAD_REQUEST', 'Alamat tidak valid');
      request.url = '/not-found';
    }
    if (request.method === 'GET' || request.method === 'HEAD') return handler(request, response);
    readBody(request, response, (whole) => handler(whole, response));
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  return server;
}

/** The IPv4 address, or the /64 of the IPv6 address, that a request comes from. */
export function networkOf(request: IncomingMessage, trustProxy: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => isIP(address));
  const chain = [...forwarded, request.socket.remoteAddress ?? ''];
  const address = chain.at(-1 - Math.min(trustProxy, chain.length - 1)) ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIP(address) === 6 ? `${expand(address).slice(0, 4).join(':')}::/64` : address || 'lokal';
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

function isWellFormed(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?')[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}

/** Reads a body to its end and hands on a request that brings it again. */
function readBody(request: IncomingMessage, response: ServerResponse, next: (whole: IncomingMessage) => void) {
  const limit = request.url?.split('?')[0] === '/api/upload' ? uploadLimit : jsonLimit;
  let parts: Buffer[] = [];
  let size = 0;
  request.on('data', (part: Buffer) => {
    size += part.length;
    if (size <= limit) parts.push(part);
    else parts = [];
    if (size > patience) refuse(request, response, 413, 'PAYLOAD_TOO_LARGE', 'Permintaan terlalu besar');
  });
  request.on('end', () => {
    if (response.headersSent) return;
    if (size > limit) return refuse(request, response, 413, 'PAYLOAD_TOO_LARGE', 'Permintaan terlalu besar');
    next(withBody(request, Buffer.concat(parts)));
  });
}

function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const whole = Object.assign(new IncomingMessage(request.socket), {
    method,
    url,
    headers,
    rawHeaders,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
    complete: true,
  });
  if (body.length) whole.push(body);
  whole.push(null);
  return whole;
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: string, message: string) {
  if (response.headersSent) return;
  const requestId = request.headers['x-request-id'];
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  response.end(JSON.stringify({ message, code, requestId }), () => {
    if (!request.readableEnded) request.destroy();
  });
}

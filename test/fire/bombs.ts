/** What is meant to exhaust a server, as connections that are opened all at once and held. */
import { once } from 'node:events';
import net from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { bare, call, JSON_HEADER, joined, KEY, kept, upload } from './case.js';

/** A kind of bomb: what each of so many connections writes, again and again where it repeats. */
export interface Bomb {
  name: string;
  connections: number;
  first: string | Uint8Array;
  /** Written after `first` until the server has enough, or so many bytes have gone. */
  more?: string | Uint8Array;
  most_bytes?: number;
  /** Written again and again, slowly, for as long as the connection is held. */
  drip?: string;
  /** Its answers are left unread. */
  unread?: true;
}

export const MIB = 1024 * 1024;
const ZEROS = Buffer.alloc(20 * MIB);
const POST = 'POST /v1/payments';
export const CHUNKED = 'Transfer-Encoding: chunked';
export const ENDLESS = 'Content-Length: 10000000000';
export const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const coded = (line: string, bytes: Uint8Array, coding: string): Buffer =>
  upload(line, bytes, [JSON_HEADER, `Content-Encoding: ${coding}`]);

/** An alias bomb: each level names the one before ten times. */
const ALIASES = Array.from({ length: 12 }, (_, i) => `a${i}: &a${i} [${`*a${i - 1},`.repeat(i === 0 ? 0 : 10)}1]`).join(
  '\n',
);
const scenario = (yaml: string): Buffer => upload('PUT /_sandbox/scenarios/bomb', JSON.stringify({ yaml }));

export const BOMBS: readonly Bomb[] = [
  { name: 'gzip', connections: 20, first: coded(POST, gzipSync(ZEROS), 'gzip') },
  { name: 'gzip in gzip', connections: 20, first: coded(POST, gzipSync(gzipSync(ZEROS)), 'gzip, gzip') },
  { name: 'deflate', connections: 20, first: coded(POST, deflateSync(ZEROS), 'deflate') },
  { name: 'brotli', connections: 20, first: coded(POST, brotliCompressSync(ZEROS), 'br') },
  { name: 'gzip as a state', connections: 20, first: coded('PUT /_sandbox/state', gzipSync(ZEROS), 'gzip') },
  { name: 'depth', connections: 100, first: upload(POST, deep(30_000)) },
  { name: 'depth as a state', connections: 50, first: upload('PUT /_sandbox/state', deep(120_000)) },
  { name: 'aliases', connections: 10, first: scenario(ALIASES) },
  { name: 'a scenario of brackets', connections: 10, first: scenario(deep(32_000)) },
  {
    name: 'endless body',
    connections: 20,
    first: call(POST, [JSON_HEADER, ENDLESS]),
    more: ' '.repeat(MIB),
    most_bytes: 4 * MIB,
  },
  {
    name: 'endless chunks',
    connections: 20,
    first: call(POST, [JSON_HEADER, CHUNKED]),
    more: chunk(' '.repeat(MIB)),
    most_bytes: 4 * MIB,
  },
  {
    name: 'chunks of a byte',
    connections: 20,
    first: call(POST, [JSON_HEADER, CHUNKED]),
    more: '1\r\n \r\n'.repeat(10_000),
    most_bytes: 2 * MIB,
  },
  {
    name: 'endless state',
    connections: 20,
    first: call('PUT /_sandbox/state', [JSON_HEADER, ENDLESS]),
    more: '['.repeat(MIB),
    most_bytes: 4 * MIB,
  },
  {
    name: 'states of 200 MiB',
    connections: 20,
    first: call('PUT /_sandbox/state', [JSON_HEADER, `Content-Length: ${200 * MIB}`]),
    more: '['.repeat(MIB),
    most_bytes: 4 * MIB,
  },
  {
    name: 'bodies that stop before their end',
    connections: 400,
    first: joined(kept(POST, [JSON_HEADER, 'Content-Length: 65536']), ' '.repeat(65_000)),
  },
  {
    name: 'headers that stop before their end',
    connections: 200,
    first: `GET /v1/balance HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Thing: ${'a'.repeat(15_000)}`,
  },
  {
    name: '3,000 headers',
    connections: 100,
    first: bare('GET /v1/balance HTTP/1.1', ['Host: 127.0.0.1', KEY, ...Array.from({ length: 3_000 }, () => 'a:')]),
  },
  {
    name: 'endless headers',
    connections: 50,
    first: 'GET /v1/balance HTTP/1.1\r\n',
    more: `X-Thing: ${'a'.repeat(8_000)}\r\n`.repeat(16),
    most_bytes: 1 * MIB,
  },
  {
    name: 'endless trailers',
    connections: 20,
    first: call(POST, [JSON_HEADER, CHUNKED], '0\r\n'),
    more: `X-Late: ${'a'.repeat(8_000)}\r\n`.repeat(16),
    most_bytes: 4 * MIB,
  },
  {
    name: 'thousands of requests ahead',
    connections: 10,
    first: '',
    more: kept('GET /v1/openapi.json').repeat(1_000),
    most_bytes: 4 * MIB,
    unread: true,
  },
  {
    name: 'requests behind one that waits',
    connections: 10,
    first: upload('POST /_sandbox/wait', '{"for":{"event":"payout.completed"},"timeout_ms":60000}')
      .toString('latin1')
      .replace('Connection: close\r\n', ''),
    more: kept('GET /v1/balance').repeat(1_000),
    most_bytes: 1 * MIB,
  },
  { name: 'streams that nobody reads', connections: 300, first: kept('GET /_sandbox/stream'), unread: true },
  { name: 'silence', connections: 500, first: '' },
];

/** Sends a bomb over one connection, at the pace of the server; resolves when all is sent or the server has enough. */
async function throwOne(
  port: number,
  { first, more, most_bytes = 0, drip, unread }: Bomb,
  thrown: net.Socket[],
): Promise<void> {
  const socket = net.connect(port, '127.0.0.1');
  thrown.push(socket);
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  if (unread === true) socket.pause();
  else socket.resume();
  const write = async (piece: string | Uint8Array): Promise<void> => {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
    if (socket.write(bytes)) return;
    await Promise.race([
      closed,
      once(socket, 'drain', { signal: AbortSignal.timeout(STUCK_MS) }).catch(() => undefined),
    ]);
  };
  if (first.length > 0) await write(first);
  for (
    let sent = 0;
    more !== undefined && sent < most_bytes && socket.writable && socket.writableLength < 4 * MIB;
    sent += more.length
  )
    await write(more);
  if (drip === undefined) return;
  const dripping = setInterval(() => socket.writable && socket.write(drip), DRIP_MS);
  void closed.then(() => clearInterval(dripping));
}

/** The server takes no more for the moment, which is what it may do. */
const STUCK_MS = 200;
const DRIP_MS = 500;

/** Throws all bombs at once, and keeps their connections open. @returns lets go of them */
export async function throwAll(origin: string, bombs: readonly Bomb[] = BOMBS): Promise<() => void> {
  const port = Number(new URL(origin).port);
  const thrown: net.Socket[] = [];
  const all = bombs.flatMap((bomb) => Array.from({ length: bomb.connections }, () => throwOne(port, bomb, thrown)));
  await Promise.all(all);
  return () => {
    for (const socket of thrown) socket.destroy();
  };
}

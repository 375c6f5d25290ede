/** What one merchant or one address of a public sandbox may have at a time, gone beyond: the others go on. */
import type net from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { STREAM_LIMITS } from '../../src/control/stream/streams.js';
import { WAIT_LIMITS } from '../../src/control/wait.js';
import { createTenderbox, type Sandbox } from '../../src/index.js';
import { MOST_STREAMS } from '../../src/pages/customer/page.js';
import { UNREAD_LIMITS } from '../../src/platform/node/http/unread.js';
import { connect } from '../support/raw.js';
import { bare } from './case.js';

const NEIGHBOUR = '203.0.113.2';
const GREEDY = '203.0.113.1';

let sandbox: Sandbox;
let origin: string;
beforeEach(async () => {
  sandbox = await createTenderbox({ public: true, publicRate: 100 });
  onTestFinished(() => sandbox.close());
  ({ origin } = new URL(sandbox.url));
});

async function newKey(): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${origin}/_sandbox/merchants`, { method: 'POST', headers, body: '{}' });
  return ((await made.json()) as { api_key: string }).api_key;
}

/** Sends a call on a connection of its own that nobody reads beyond its status. The port of the address differs each time. */
async function ask(
  line: string,
  address: string,
  key?: string,
  body = '',
): Promise<{ status: number; socket: net.Socket }> {
  const { socket } = await connect(origin);
  onTestFinished(() => void socket.destroy());
  const port = socket.localPort;
  const headers = ['Host: 127.0.0.1', `X-Forwarded-For: ${address}:${port}`, 'Accept: text/event-stream'];
  if (key !== undefined) headers.push(`Authorization: Bearer ${key}`);
  if (body !== '') headers.push('Content-Type: application/json', `Content-Length: ${body.length}`);
  socket.write(bare(`${line} HTTP/1.1`, headers, body));
  const first = await new Promise<Buffer>((resolve) => {
    socket.once('data', (piece) => {
      socket.pause();
      resolve(piece);
    });
  });
  return { status: Number(first.toString('latin1', 9, 12)), socket };
}

/** Asks one after the other. @returns how many were answered with which status */
async function tally(count: number, one: (i: number) => Promise<{ status: number }>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let i = 0; i < count; i += 1) {
    const { status } = await one(i);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test('P3: a merchant whose answers nobody reads gets no more of them, and every other one does', async () => {
  const [greedy, other] = [await newKey(), await newKey()];
  const headers = { authorization: `Bearer ${greedy}`, 'content-type': 'application/json' };
  const metadata = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`key${i}`, 'x'.repeat(500)]));
  const payment = JSON.stringify({ amount: 1, currency: 'EUR', metadata });
  for (let i = 0; i < 100; i += 1) {
    const made = await fetch(`${sandbox.url}/payments`, { method: 'POST', headers, body: payment });
    expect(made.status, await made.text()).toBe(201);
  }
  const state = await (await fetch(`${origin}/_sandbox/state`, { headers })).text();
  const room = Math.ceil(UNREAD_LIMITS.merchant_bytes / Buffer.byteLength(state));
  const asked = await tally(20, () => ask('GET /_sandbox/state', GREEDY, greedy));
  expect(asked).toEqual({ 200: room, 429: 20 - room });
  const refused = await Promise.all([
    fetch(`${sandbox.url}/balance`, { headers }),
    fetch(`${origin}/_sandbox/clock`, { headers }),
  ]);
  expect(refused.map((answer) => [answer.status, answer.headers.get('retry-after')])).toEqual([
    [429, '1'],
    [429, '1'],
  ]);
  for (const path of ['/v1/balance', '/_sandbox/clock']) {
    const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${other}` } });
    expect(answer.status, path).toBe(200);
  }
}, 60_000);

test('P9: one address has its share of streams, of whatever merchants, and every other address has its own', async () => {
  const keys = [await newKey(), await newKey(), await newKey()];
  const most = STREAM_LIMITS.per_address;
  const opened = await tally(most + 20, (i) => ask('GET /_sandbox/stream', GREEDY, keys[i % keys.length]));
  expect(opened).toEqual({ 200: most, 429: 20 });
  const neighbour = await ask('GET /_sandbox/stream', NEIGHBOUR, keys[0]);
  expect(neighbour.status).toBe(200);
  neighbour.socket.destroy();
}, 60_000);

test('P9: one address has its share of places to wait, and one that leaves gives its place back', async () => {
  const keys = [await newKey(), await newKey(), await newKey()];
  const most = WAIT_LIMITS.per_address;
  const body = JSON.stringify({ for: { event: 'payout.completed' }, timeout_ms: 60_000 });
  const answered = { refused: 0 };
  for (let i = 0; i < most + 20; i += 1) {
    const asked = ask('POST /_sandbox/wait', GREEDY, keys[i % keys.length], body);
    void asked.then(({ status, socket }) => {
      if (status === 429) answered.refused += 1;
      socket.destroy();
    });
  }
  await expect.poll(() => answered.refused, { timeout: 20_000 }).toBe(20);
  const soon = JSON.stringify({ for: { event: 'payout.completed' }, timeout_ms: 1 });
  expect((await ask('POST /_sandbox/wait', NEIGHBOUR, keys[0], soon)).status).toBe(408);
  expect((await ask('POST /_sandbox/wait', GREEDY, keys[0], soon)).status).toBe(429);
}, 60_000);

test('P9: one address has its share of the streams of customers’ pages', async () => {
  const key = await newKey();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const made = await fetch(`${sandbox.url}/payments`, {
    method: 'POST',
    headers,
    body: '{"amount":1,"currency":"EUR"}',
  });
  const line = `GET /pay/${((await made.json()) as { id: string }).id}/status`;
  const opened = await tally(MOST_STREAMS.share + 5, () => ask(line, GREEDY));
  expect(opened).toEqual({ 200: MOST_STREAMS.share, 429: 5 });
}, 60_000);

test('P3: health and mode are answered also while the merchant default has all its calls under way', async () => {
  const key = sandbox.apiKey;
  const headers = ['Host: 127.0.0.1', `Authorization: Bearer ${key}`, 'Content-Type: application/json'];
  const begin = async (): Promise<void> => {
    const { socket } = await connect(origin);
    onTestFinished(() => void socket.destroy());
    socket.write(bare('POST /_sandbox/reset HTTP/1.1', [...headers, 'Content-Length: 2'], ''));
  };
  await Promise.all(Array.from({ length: UNREAD_LIMITS.merchant_calls }, begin));
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(`${origin}/_sandbox${path}`, { headers: { authorization: `Bearer ${key}` } })).status;
  await expect.poll(() => statusOf('/profile'), { timeout: 8_000 }).toBe(429);
  expect([await statusOf('/health'), await statusOf('/mode')]).toEqual([200, 200]);
});

test('a merchant that nobody uses takes at most 67 kB of memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapAfter = async (merchants: number): Promise<number> => {
    for (let made = 0; made < merchants; made += 1) await sandbox.createMerchant();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await heapAfter(100);
  const each = ((await heapAfter(500)) - before) / 500;
  expect(each).toBeLessThan(67_000);
});

/** The bounds of a server, each gone beyond, with times that a test can wait for. */
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import https from 'node:https';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Reply } from '../../src/api/call.js';
import { BodyMemory } from '../../src/control/heavy.js';
import { createTenderbox } from '../../src/index.js';
import { Connections } from '../../src/platform/node/http/connections.js';
import { SERVER_LIMITS, type ServerLimits } from '../../src/platform/node/http/limits.js';
import { send } from '../../src/platform/node/http/send.js';
import { type AppServerOptions, createAppServer } from '../../src/platform/node/http/server.js';
import { UNREAD_LIMITS } from '../../src/platform/node/http/unread.js';
import { every } from '../../src/platform/node/time.js';
import { selfSignedCertificate } from '../../src/platform/node/tls.js';
import { connect } from '../support/raw.js';
import { expectWithin } from '../support/timing.js';
import { bare, call, GOOD_BODY, JSON_HEADER, kept } from './case.js';

const QUICK = { headers_ms: 100, request_ms: 200, looked_at_ms: 20 };

/** A long answer, which the two ends of a connection cannot hold. */
const LONG_BYTES = 64 * 1024 * 1024;
const LONG = 'x'.repeat(LONG_BYTES);

/** A server that answers everything with its path, `/long` with a long text, `/full` with 503, and `/later` only when told. */
async function serve(limits: Partial<ServerLimits>, options: Partial<AppServerOptions> = {}) {
  const app = express();
  const waiting: (() => void)[] = [];
  app.use((req, res) => {
    const answer = (): void => void res.setHeader('content-length', req.url.length).end(req.url);
    if (req.url === '/later') waiting.push(answer);
    else if (req.url === '/full') res.status(503).end();
    else if (req.url === '/long') send(res, new Reply(200, { 'content-type': 'text/plain' }, LONG));
    else req.resume().on('end', answer);
  });
  const { server } = createAppServer({
    app,
    format: ({ message }) => message,
    every,
    limits: { ...SERVER_LIMITS, ...limits },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const url = `http://127.0.0.1:${address.port}`;
  const connections = (): Promise<number> =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { url, answerLater: () => waiting.shift()?.(), asked: () => waiting.length, connections };
}

test.each([
  ['nothing', ''],
  ['half of a header', 'GET / HTTP/1.1\r\nHost: 127'],
  ['half of a body', kept('POST /', ['Content-Length: 10'], '12345')],
  ['half of a chunk', kept('POST /', ['Transfer-Encoding: chunked'], 'a\r\n12345')],
])('%s, and then silence, is answered 408 and closed', async (_what, bytes) => {
  const { url } = await serve(QUICK);
  const connection = await connect(url);
  if (bytes !== '') connection.write(bytes);
  expect((await connection.answers()).map(({ status }) => status)).toEqual([408]);
});

test('a body of which a byte comes now and then is cut in time', async () => {
  const { url } = await serve(QUICK);
  const connection = await connect(url);
  connection.write(kept('POST /', ['Content-Length: 100000']));
  const drip = setInterval(() => connection.write(' '), 10);
  const from = performance.now();
  expect((await connection.answers()).map(({ status }) => status)).toEqual([408]);
  clearInterval(drip);
  expect(performance.now() - from).toBeGreaterThan(QUICK.request_ms - 50);
});

test('a connection that is asked nothing any more is closed in time, and one that is asked again and again is not', async () => {
  const { url } = await serve({ idle_ms: 300, looked_at_ms: 20 });
  const [idle, busy] = [await connect(url), await connect(url)];
  const from = performance.now();
  for (const { write, answers } of [idle, busy]) {
    write(kept('GET /one'));
    expect((await answers(1))[0]?.status).toBe(200);
  }
  const asking = setInterval(() => busy.write(kept('GET /again')), 100);
  await idle.answers();
  const closed_ms = performance.now() - from;
  expect(closed_ms).toBeGreaterThan(250);
  expectWithin(closed_ms, 2_000);
  const before = (await busy.answers(1)).length;
  expect((await busy.answers(before + 3)).length).toBeGreaterThan(before);
  clearInterval(asking);
});

test('a connection is kept for its whole time, whenever it was looked at', () => {
  const socket = Object.assign(new EventEmitter(), {
    bytesRead: 100,
    bytesWritten: 0,
    writableLength: 0,
    writable: true,
    destroyed: false,
  });
  const closed = vi.fn();
  Object.assign(socket, { destroy: closed });
  const connections = new Connections(() => {}, SERVER_LIMITS);
  const ask = () => {
    const req = { complete: true, headers: {}, httpVersion: '1.1' };
    const res = { writableFinished: false, destroyed: false, req };
    connections.request({ socket } as unknown as IncomingMessage, res as unknown as ServerResponse);
    return res;
  };
  const look = (times: number): void => {
    for (let n = 0; n < times; n++) connections.look({ idle: 2, unread: 2 });
  };
  const slow = ask();
  look(5);
  slow.writableFinished = true;
  // The answer may have left just before the first look.
  look(2);
  expect(closed).not.toHaveBeenCalled();
  ask().writableFinished = true;
  look(2);
  expect(closed).not.toHaveBeenCalled();
  socket.bytesRead += 1;
  look(2);
  expect(closed).not.toHaveBeenCalled();
  look(1);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('half of a header that came on a kept connection is no idleness', async () => {
  const { url } = await serve({ idle_ms: 200, looked_at_ms: 20, headers_ms: 400 });
  const connection = await connect(url);
  connection.write(kept('GET /one'));
  await connection.answers(1);
  const from = performance.now();
  connection.write('GET / HTTP/1.1\r\n');
  const drip = setInterval(() => connection.write('X'), 50);
  expect((await connection.answers()).map(({ status }) => status)).toEqual([200, 408]);
  clearInterval(drip);
  expect(performance.now() - from).toBeGreaterThan(350);
});

test('an answer says how long its connection is kept, and the last one of a connection does not', async () => {
  const sandbox = await createTenderbox();
  onTestFinished(() => sandbox.close());
  const connection = await connect(sandbox.url);
  connection.write(kept('GET /v1/balance'));
  await connection.answers(1);
  connection.write(call('GET /v1/balance'));
  const [first, last] = (await connection.answers()).map(({ headers }) => headers);
  expect([first?.get('connection'), first?.get('keep-alive')]).toEqual(['keep-alive', 'timeout=65']);
  expect([last?.get('connection'), last?.get('keep-alive')]).toEqual(['close', null]);
  const page = await connect(sandbox.url);
  const asked = ['Origin: http://localhost:3000', 'Access-Control-Request-Method: GET'];
  page.write(kept('OPTIONS /v1/balance', asked));
  const [preflight] = await page.answers(1);
  expect([preflight?.status, preflight?.headers.get('keep-alive')]).toEqual([204, 'timeout=65']);
});

test('H2: nobody is told to send a body before the key was looked at, or that is too long', async () => {
  const sandbox = await createTenderbox();
  onTestFinished(() => sandbox.close());
  const asked = async (key: string, length: number) => {
    const connection = await connect(sandbox.url);
    const expecting = [
      JSON_HEADER,
      'Expect: 100-continue',
      `Content-Length: ${length}`,
      `Authorization: Bearer ${key}`,
    ];
    connection.write(bare('POST /v1/payments HTTP/1.1', ['Host: 127.0.0.1', ...expecting]));
    if (length === GOOD_BODY.length && key === 'tb_key_default') {
      await connection.continued();
      connection.write(GOOD_BODY);
    }
    const [answer] = await connection.answers(1);
    return [answer?.status, answer?.headers.get('connection'), connection.received().includes('100 Continue')];
  };
  expect(await asked('tb_key_unknown', 29)).toEqual([401, 'close', false]);
  expect(await asked('tb_key_revoked', 29)).toEqual([401, 'close', false]);
  expect(await asked('tb_key_default', 100_000)).toEqual([400, 'close', false]);
  expect(await asked('tb_key_default', GOOD_BODY.length)).toEqual([201, 'keep-alive', true]);
});

test('one connection too many takes the place of the one that was idle longest', async () => {
  const { url } = await serve({ connections: 2 });
  const [first, second] = [await connect(url), await connect(url)];
  for (const { write, answers } of [first, second]) {
    write(kept('GET /one'));
    expect((await answers(1))[0]?.status).toBe(200);
  }
  const third = await connect(url);
  third.write(call('GET /three'));
  expect((await third.answers())[0]?.text).toBe('/three');
  expect(await first.answers()).toHaveLength(1);
  second.write(call('GET /two'));
  expect((await second.answers())[1]?.text).toBe('/two');
});

test('one connection too many takes the place of one whose call was rejected for want of room, before any that was served', async () => {
  const { url } = await serve({ connections: 2 });
  const [served, refused] = [await connect(url), await connect(url)];
  served.write(kept('GET /one'));
  expect((await served.answers(1))[0]?.status).toBe(200);
  refused.write(kept('GET /full'));
  expect((await refused.answers(1))[0]?.status).toBe(503);
  const third = await connect(url);
  third.write(call('GET /three'));
  expect((await third.answers())[0]?.text).toBe('/three');
  expect(await refused.answers()).toHaveLength(1);
  served.write(call('GET /two'));
  expect((await served.answers())[1]?.text).toBe('/two');
});

const PUBLIC = { loopback: true, public: true } as const;

test('P3: a connection on which an answer is read slowly stays, and one on which nobody reads is cut', async () => {
  const { url, connections } = await serve({ unread_ms: 2_000, looked_at_ms: 50 });
  const [reading, sleeping] = [await connect(url), await connect(url)];
  sleeping.socket.pause();
  for (const { write } of [reading, sleeping]) write(kept('GET /long'));
  let read = 0;
  reading.socket.on('data', (piece) => {
    read += piece.length;
    reading.socket.pause();
    setTimeout(() => reading.socket.resume(), 3);
  });
  await expect.poll(connections, { timeout: 15_000 }).toBe(1);
  await expect.poll(() => read, { timeout: 30_000 }).toBeGreaterThan(LONG_BYTES);
  reading.write(call('GET /again'));
  await expect.poll(connections).toBe(0);
}, 60_000);

test('P3: of the long answers to one address those are cut that are not read, and only where there are too many', async () => {
  const unread = { ...UNREAD_LIMITS, address_bytes: 2 * LONG_BYTES };
  const { url, connections } = await serve({}, { bound: PUBLIC, unread });
  for (let i = 0; i < 6; i += 1) {
    const { socket, write } = await connect(url);
    socket.pause();
    write(kept('GET /long'));
    await expect.poll(connections).toBe(Math.min(i + 1, 2));
  }
  expect(await (await fetch(`${url}/long`)).text()).toHaveLength(LONG_BYTES);
});

test('P8: bodies that stop make room for who comes, the shortest first, and the others go on', async () => {
  const { url } = await serve({ connections: 3, looked_at_ms: 20 });
  const [short, long, last] = [await connect(url), await connect(url), await connect(url)];
  for (const { write } of [short, long, last]) write(kept('POST /', ['Content-Length: 100'], '1'));
  for (const { write } of [long, last]) write('23456');
  // They count as stopped from the second look on.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const stranger = await connect(url);
  stranger.write(call('GET /stranger'));
  expect((await stranger.answers())[0]?.text).toBe('/stranger');
  expect(await short.answers()).toEqual([]);
  for (const { write, answers } of [long, last]) {
    write('x'.repeat(94));
    expect((await answers(1))[0]?.text).toBe('/');
  }
});

test('P8: the body of a stranger has less time, and more for what has come', async () => {
  const slow = kept('POST /', ['Content-Length: 100000'], '1');
  const quick = { body_ms: 200, looked_at_ms: 20 };
  const { url } = await serve(quick, { bound: PUBLIC });
  const connection = await connect(url);
  connection.write(slow);
  expect((await connection.answers()).map(({ status }) => status)).toEqual([408]);
  const generous = await connect(url);
  generous.write(`${slow}${'x'.repeat(90_000)}`);
  const own = await connect((await serve(quick)).url);
  own.write(slow);
  await new Promise((resolve) => setTimeout(resolve, 600));
  generous.write('x'.repeat(9_999));
  own.write('x'.repeat(99_999));
  for (const { answers } of [generous, own]) {
    expect((await answers(1)).map(({ status }) => status)).toEqual([200]);
  }
});

test('P9: an address gives busy connections up to one that has fewer, and to none of its own', async () => {
  const { url, asked, answerLater } = await serve({ connections: 4 }, { bound: PUBLIC });
  const ask = async (path: string, address: string) => {
    const connection = await connect(url);
    connection.write(kept(`GET ${path}`, [`X-Forwarded-For: ${address}`]));
    return connection;
  };
  const greedy = [];
  for (let i = 0; i < 4; i += 1) {
    greedy.push(await ask('/later', '203.0.113.1:1000'));
    await expect.poll(asked).toBe(i + 1);
  }
  const modest = [];
  for (const path of ['/one', '/two']) {
    const connection = await ask(path, '203.0.113.2');
    expect((await connection.answers(1))[0]?.text).toBe(path);
    modest.push(connection);
  }
  for (let i = 0; i < 4; i += 1) answerLater();
  const texts = await Promise.all(greedy.slice(2).map(async ({ answers }) => (await answers(1))[0]?.text));
  expect(texts).toEqual(['/later', '/later']);
  for (const { answers } of greedy.slice(0, 2)) expect(await answers()).toEqual([]);
  modest[0]?.write(call('GET /again'));
  expect((await modest[0]?.answers())?.map(({ text }) => text)).toEqual(['/one', '/again']);
});

test('H1: over TLS, who never ends the handshake is cut in time, and makes room before', async () => {
  const tls = await selfSignedCertificate(Date.now());
  const handshake = { handshake_ms: 300, looked_at_ms: 20 };
  const waited = await serve(handshake, { tls });
  const silent = await connect(waited.url);
  const half = await connect(waited.url);
  half.write(Buffer.from('1603010200', 'hex'));
  expect(await Promise.all([silent.answers(), half.answers()])).toEqual([[], []]);
  await expect.poll(waited.connections, { timeout: 500 }).toBe(0);
  const crowded = await serve({ connections: 2 }, { tls });
  for (let i = 0; i < 4; i += 1) await connect(crowded.url);
  const status = await new Promise((resolve, reject) => {
    const secure = crowded.url.replace('http:', 'https:');
    https.get(secure, { ca: tls.cert, agent: false }, (res) => resolve(res.resume().statusCode)).once('error', reject);
  });
  expect(status).toBe(200);
});

test('where all connections are busy, one more is closed, and those are answered', async () => {
  const { url, asked, answerLater } = await serve({ connections: 1 });
  const busy = await connect(url);
  busy.write(call('GET /later'));
  await expect.poll(asked).toBe(1);
  const late = await connect(url);
  late.write(call('GET /late'));
  expect(await late.answers()).toEqual([]);
  answerLater();
  expect((await busy.answers())[0]?.text).toBe('/later');
});

test('many requests ahead of the answers are all answered, in order', async () => {
  const { url, asked, answerLater } = await serve({ ahead: 10 });
  const connection = await connect(url);
  const paths = Array.from({ length: 500 }, (_, i) => `/${i}`);
  connection.write(kept('GET /later') + paths.map((path) => kept(`GET ${path}`)).join('') + call('GET /last'));
  await expect.poll(asked).toBe(1);
  answerLater();
  expect((await connection.answers()).map(({ text }) => text)).toEqual(['/later', ...paths, '/last']);
});

test('too many requests ahead on all connections end one that has more than its share, and no other', async () => {
  const { url, asked, answerLater } = await serve({ ahead: 10, ahead_in_all: 100 });
  const modest = await connect(url);
  modest.write(kept('GET /later') + kept('GET /modest').repeat(8) + call('GET /last'));
  await expect.poll(asked).toBe(1);
  const greedy = await connect(url);
  greedy.write(kept('GET /later') + kept('GET /greedy').repeat(200));
  expect(await greedy.answers()).toEqual([]);
  const later = await connect(url);
  later.write(kept('GET /later') + kept('GET /again').repeat(80) + call('GET /end'));
  // Nothing of the greedy one had begun when its connection ended.
  await expect.poll(asked).toBe(2);
  for (let i = 0; i < 2; i += 1) answerLater();
  expect((await modest.answers()).map(({ text }) => text).slice(-2)).toEqual(['/modest', '/last']);
  expect((await later.answers()).map(({ text }) => text).slice(-2)).toEqual(['/again', '/end']);
});

test('long bodies share a room, and one alone may be larger than it', () => {
  const memory = new BodyMemory(100);
  expect([memory.take(60), memory.take(40), memory.take(1)]).toEqual([true, true, false]);
  memory.give(60);
  expect([memory.take(61), memory.take(60)]).toEqual([false, true]);
  memory.give(100);
  expect([memory.take(5_000), memory.take(1)]).toEqual([true, false]);
});

/** The bounds of a server, each gone beyond, with times that a test can wait for. */
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { every, soon } from '../../src/host/time.js';
import { createTenderbox } from '../../src/index.js';
import { BodyRoom } from '../../src/wire/body.js';
import { createAppServer, SERVER_LIMITS, type ServerLimits } from '../../src/wire/server.js';
import { Turns } from '../../src/wire/turns.js';
import { connect } from '../support/raw.js';
import { expectWithin } from '../support/timing.js';
import { call, kept } from './case.js';

const QUICK = { headers_ms: 100, request_ms: 200, looked_at_ms: 20 };

/** A server that answers everything with its path, and `/later` only when told. */
async function serve(limits: Partial<ServerLimits>) {
  const app = express();
  const waiting: (() => void)[] = [];
  app.use((req, res) => {
    const answer = (): void => void res.setHeader('content-length', req.url.length).end(req.url);
    if (req.url === '/later') waiting.push(answer);
    else req.resume().on('end', answer);
  });
  const { server } = createAppServer(app, {
    refuse: ({ message }) => message,
    atTurnEnd: soon,
    every,
    limits: { ...SERVER_LIMITS, ...limits },
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
  return { url, answerLater: () => waiting.shift()?.(), asked: () => waiting.length };
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
  const socket = Object.assign(new EventEmitter(), { bytesRead: 100, writable: true, destroyed: false });
  const closed = vi.fn();
  Object.assign(socket, { destroy: closed });
  const turns = new Turns(() => {}, 10, 10);
  const ask = () => {
    const res = { writableFinished: false, destroyed: false, shouldKeepAlive: true };
    turns.request({ socket } as unknown as IncomingMessage, res as unknown as ServerResponse);
    return res;
  };
  const look = (times: number): void => {
    for (let n = 0; n < times; n++) turns.endForgotten(2);
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
  await expect.poll(asked).toBe(3);
  for (let i = 0; i < 3; i += 1) answerLater();
  expect((await modest.answers()).map(({ text }) => text).slice(-2)).toEqual(['/modest', '/last']);
  expect((await later.answers()).map(({ text }) => text).slice(-2)).toEqual(['/again', '/end']);
});

test('long bodies share a room, and one alone may be larger than it', () => {
  const room = new BodyRoom(100);
  expect([room.take(60), room.take(40), room.take(1)]).toEqual([true, true, false]);
  room.give(60);
  expect([room.take(61), room.take(60)]).toEqual([false, true]);
  room.give(100);
  expect([room.take(5_000), room.take(1)]).toEqual([true, false]);
});

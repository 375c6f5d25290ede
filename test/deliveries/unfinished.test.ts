/** Requests whose receiver answers, resets or is silent before they are wholly sent. */
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { OutboundRequest } from '../../src/deliveries/attempt.js';
import { sendSlowly } from '../../src/platform/node/exchange.js';
import { HttpSender } from '../../src/platform/node/sender.js';
import { expectWithin } from '../support/timing.js';

/** More than the buffers of a connection take, whose other end does not read. */
const LONG = 'x'.repeat(20 * 1024 * 1024);
const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

/** A receiver by hand: what it does when the first bytes of a connection come, and what it has read from each. */
async function receiverBy(meet: (socket: Socket) => void) {
  const connections: { socket: Socket; read: number; closed: Promise<unknown> }[] = [];
  const server = net.createServer((socket) => {
    const connection = { socket, read: 0, closed: new Promise((resolve) => socket.on('close', resolve)) };
    connections.push(connection);
    socket.on('error', () => undefined);
    socket.once('data', () => meet(socket));
    socket.on('data', ({ length }) => {
      connection.read += length;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const { socket } of connections) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, connections };
}

function senderForTest() {
  const sender = new HttpSender();
  onTestFinished(() => sender.close());
  return (url: string, more: Partial<OutboundRequest>) =>
    sender.send({ url, headers: {}, body: '{}', timeout_ms: 10_000, ...more }).result;
}

describe('an answer that comes before the whole request was sent', () => {
  test.each<[string, Partial<OutboundRequest>]>([
    ['slow', { body: 'x'.repeat(1_000), slow_ms: 5_000 }],
    ['long', { body: LONG }],
    ['cut', { body: LONG, cut: true }],
  ])('of a %s body counts, and its connection is closed', async (_, more) => {
    const { url, connections } = await receiverBy((socket) => {
      socket.write(OK);
      if (more.slow_ms === undefined) socket.pause();
    });
    const send = senderForTest();
    expect(await send(url, more)).toMatchObject({ kind: 'answered', status: 200, body: 'ok' });
    const [first] = connections as [(typeof connections)[number]];
    first.socket.resume();
    const begun_ms = performance.now();
    await first.closed;
    expectWithin(performance.now() - begun_ms, 2_000);
    expect(first.read).toBeLessThan((more.body as string).length);
    expect(await send(url, {})).toMatchObject({ kind: 'answered', status: 200 });
    expect(connections).toHaveLength(2);
  });
});

test('a request of which the receiver said that it has it is not made again on a connection that is cut then', async () => {
  let requests = 0;
  const { url, connections } = await receiverBy((socket) => {
    const answer = (): void => {
      requests += 1;
      if (requests === 1) socket.write(OK);
      else socket.write('HTTP/1.1 102 Processing\r\n\r\n', () => setTimeout(() => socket.resetAndDestroy(), 20));
    };
    answer();
    socket.on('data', answer);
  });
  const send = senderForTest();
  expect(await send(url, {})).toMatchObject({ kind: 'answered', status: 200 });
  expect(await send(url, {})).toMatchObject({ kind: 'failed', error: expect.stringContaining('was closed') });
  expect([requests, connections.length]).toEqual([2, 1]);
});

test('the answer behind a status 100 that nobody asked for counts', async () => {
  const { url } = await receiverBy((socket) => socket.write(`HTTP/1.1 100 Continue\r\n\r\n${OK}`));
  expect(await senderForTest()(url, {})).toMatchObject({ kind: 'answered', status: 200, body: 'ok' });
});

test('an answer that is announced and does not come is told as none', async () => {
  const { url } = await receiverBy((socket) => socket.write('HTTP/1.1 102 Processing\r\n\r\n'));
  const result = await senderForTest()(url, { timeout_ms: 100 });
  expect(result).toMatchObject({ kind: 'failed', error: 'No answer within 0.1 s.' });
});

test('nothing waits to send the rest of a slow body whose request is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const client = new PassThrough();
  sendSlowly(client, Buffer.from('x'.repeat(100)), 60_000);
  expect(vi.getTimerCount()).toBe(1);
  await once(client.destroy(), 'close');
  expect(vi.getTimerCount()).toBe(0);
});

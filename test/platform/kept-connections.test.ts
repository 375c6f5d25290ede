/** Connections to receivers that are kept, against servers that close, cut, dawdle and say more than was asked. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { type ConnectionLimits, HttpSender } from '../../src/platform/node/sender.js';

const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

/** A server by hand: what it says to each request, and the connections that were made to it. */
async function serverFor(answer: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = net.createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => answer(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, sockets };
}

type Server = Awaited<ReturnType<typeof serverFor>>;

function senderForTest(connections: Partial<ConnectionLimits> = {}): HttpSender {
  const sender = new HttpSender({ connections });
  onTestFinished(() => sender.close());
  return sender;
}

/** One exchange to its end; resolves when its connection is free again or gone. */
async function exchange(sender: HttpSender, { url, sockets }: Server): Promise<{ reused: boolean; text: string }> {
  const before = sockets.length;
  const result = await sender.send({ url, headers: {}, body: '{}', timeout_ms: 10_000 }).result;
  await new Promise(setImmediate);
  return { reused: sockets.length === before, text: result.kind === 'answered' ? result.body : result.kind };
}

const closed = (socket: Socket | undefined): Promise<unknown> =>
  socket === undefined || socket.destroyed ? Promise.resolve() : once(socket, 'close');

test('the connection that was used last is used again', async () => {
  const server = await serverFor((socket) => socket.write(OK));
  const sender = senderForTest();
  expect(await exchange(sender, server)).toEqual({ reused: false, text: 'ok' });
  for (let n = 0; n < 5; n++) expect(await exchange(sender, server)).toEqual({ reused: true, text: 'ok' });
});

test('no more are kept than was said, and all of them are ended with the sender', async () => {
  const server = await serverFor((socket) => setTimeout(() => socket.write(OK), 20));
  const { sockets } = server;
  const sender = senderForTest({ idle_per_receiver: 2 });
  await Promise.all(Array.from({ length: 5 }, () => exchange(sender, server)));
  expect(sockets).toHaveLength(5);
  await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed).length).toBe(2);
  sender.close();
  await Promise.all(sockets.map(closed));
});

test('of all that are kept, the one that was idle longest is closed for one more', async () => {
  const answering = () => serverFor((socket) => socket.write(OK));
  const [first, second, third] = await Promise.all([answering(), answering(), answering()]);
  const sender = senderForTest({ idle_total: 2 });
  for (const server of [first, second, first, third]) await exchange(sender, server);
  await closed(second.sockets[0]);
  for (const server of [third, first]) expect(await exchange(sender, server)).toMatchObject({ reused: true });
  expect(await exchange(sender, second)).toMatchObject({ reused: false });
  await closed(third.sockets[0]);
  expect(await exchange(sender, first)).toMatchObject({ reused: true });
  // Those that their receivers have closed leave room for others.
  for (const { sockets } of [first, second]) {
    sockets.at(-1)?.end();
    await closed(sockets.at(-1));
  }
  for (const server of [first, second]) expect(await exchange(sender, server)).toMatchObject({ reused: false });
  for (const server of [first, second]) expect(await exchange(sender, server)).toMatchObject({ reused: true });
});

test('the one that gives way may be the only other one to the same receiver', async () => {
  const server = await serverFor((socket) => setTimeout(() => socket.write(OK), 20));
  const sender = senderForTest({ idle_total: 1 });
  await Promise.all([exchange(sender, server), exchange(sender, server)]);
  await expect.poll(() => server.sockets.filter(({ destroyed }) => !destroyed).length).toBe(1);
  for (let n = 0; n < 2; n++) expect(await exchange(sender, server)).toMatchObject({ reused: true });
});

test('an idle connection is closed after its time, and one that is waiting for an answer is not', async () => {
  const server = await serverFor((socket) => setTimeout(() => socket.write(OK), 150));
  const sender = senderForTest({ idle_ms: 50 });
  expect(await exchange(sender, server)).toMatchObject({ text: 'ok' });
  await closed(server.sockets[0]);
  expect(await exchange(sender, server)).toEqual({ reused: false, text: 'ok' });
});

test.each([
  ['timeout=1', 0],
  ['timeout=2, max=100', 1_000],
])('a receiver that keeps connections with %s is not asked on one that it closes just then', async (hint, kept_ms) => {
  const answer = `HTTP/1.1 200 OK\r\nkeep-alive: ${hint}\r\ncontent-length: 0\r\n\r\n`;
  const server = await serverFor((socket) => socket.write(answer));
  const sender = senderForTest();
  await exchange(sender, server);
  const begun_ms = performance.now();
  await closed(server.sockets[0]);
  expect(performance.now() - begun_ms).toBeGreaterThan(kept_ms * 0.8);
  expect(await exchange(sender, server)).toMatchObject({ reused: false });
});

test('an answer that nobody asked for is not taken for the next one', async () => {
  let requests = 0;
  const server = await serverFor((socket) => {
    requests += 1;
    socket.write(OK);
    setTimeout(() => socket.write('HTTP/1.1 500 Late\r\ncontent-length: 4\r\n\r\nlate'), 30);
  });
  const sender = senderForTest();
  expect(await exchange(sender, server)).toMatchObject({ text: 'ok' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await exchange(sender, server)).toMatchObject({ text: 'ok' });
  expect(requests).toBe(2);
});

test.each<[string, (socket: Socket) => void]>([
  ['ended', (socket) => socket.end()],
  ['reset', (socket) => socket.resetAndDestroy()],
])('an idle connection that is %s at the other end is used no more', async (_, stop) => {
  const server = await serverFor((socket) => socket.write(OK));
  const sender = senderForTest();
  await exchange(sender, server);
  stop(server.sockets[0] as Socket);
  await closed(server.sockets[0]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await exchange(sender, server)).toEqual({ reused: false, text: 'ok' });
});

test('an idle connection does not keep the process', async () => {
  const server = await serverFor((socket) => socket.write(OK));
  const active = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
  // What the tests before have left is gone first.
  await expect.poll(active).toBe(0);
  await exchange(senderForTest(), server);
  // The server's end is active, ours is not.
  expect(active()).toBe(1);
});

test('an idle connection keeps nothing of its last exchange', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const exchanged: WeakRef<object>[] = [];
  const see = (message: unknown): void => {
    const { request, response } = message as { request: object; response: object };
    exchanged.push(new WeakRef(request), new WeakRef(response));
  };
  subscribe('http.client.response.finish', see);
  const server = await serverFor((socket) => socket.write(OK));
  const sender = senderForTest();
  await exchange(sender, server);
  unsubscribe('http.client.response.finish', see);
  expect(exchanged).toHaveLength(2);
  await expect
    .poll(() => {
      collect();
      return exchanged.filter((one) => one.deref() !== undefined).length;
    })
    .toBe(0);
  expect(await exchange(sender, server)).toMatchObject({ reused: true });
});

test('a request that is given up before its connection is made takes nothing along', async () => {
  const server = await serverFor((socket) => socket.write(OK));
  const sender = senderForTest();
  const { result, abandon } = sender.send({ url: server.url, headers: {}, body: '{}', timeout_ms: 10_000 });
  abandon();
  expect(await result).toEqual({ kind: 'abandoned' });
  expect(await exchange(sender, server)).toMatchObject({ text: 'ok' });
});

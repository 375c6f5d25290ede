/** Connections of `http.request` that are kept, against servers that close, cut, dawdle and say more than was asked. */
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { KeptConnections, type KeptOptions } from '../../src/platform/node/kept-connections.js';

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
  const { port } = server.address() as AddressInfo;
  return { port, sockets };
}

function keptForTest(options: Partial<KeptOptions> = {}): KeptConnections {
  const agent = new KeptConnections({ idle_ms: 30_000, most: 16, most_in_all: 256, ...options });
  onTestFinished(() => agent.destroy());
  return agent;
}

/** One exchange to its end; resolves when its connection is free again or gone. */
function exchange(agent: KeptConnections, port: number): Promise<{ reused: boolean; text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, port, host: '127.0.0.1', method: 'POST' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => setImmediate(() => resolve({ reused: request.reusedSocket, text })));
    });
    request.on('error', reject).end();
  });
}

const closed = (socket: Socket): Promise<unknown> => (socket.destroyed ? Promise.resolve() : once(socket, 'close'));

test('the connection that was used last is used again', async () => {
  const { port, sockets } = await serverFor((socket) => socket.write(OK));
  const agent = keptForTest();
  expect(await exchange(agent, port)).toEqual({ reused: false, text: 'ok' });
  for (let n = 0; n < 5; n++) expect(await exchange(agent, port)).toEqual({ reused: true, text: 'ok' });
  expect(sockets).toHaveLength(1);
});

test('no more are kept than was said, and all of them are ended with the agent', async () => {
  const { port, sockets } = await serverFor((socket) => setTimeout(() => socket.write(OK), 20));
  const agent = keptForTest({ most: 2 });
  await Promise.all(Array.from({ length: 5 }, () => exchange(agent, port)));
  expect(sockets).toHaveLength(5);
  await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed).length).toBe(2);
  agent.destroy();
  await Promise.all(sockets.map(closed));
  // What is asked of it afterwards is answered, and kept no more.
  expect(await exchange(agent, port)).toEqual({ reused: false, text: 'ok' });
  await Promise.all(sockets.map(closed));
});

test('of all that are kept, the one that was idle longest is closed for one more', async () => {
  const answering = () => serverFor((socket) => socket.write(OK));
  const [first, second, third] = await Promise.all([answering(), answering(), answering()]);
  const agent = keptForTest({ most_in_all: 2 });
  for (const { port } of [first, second, first, third]) await exchange(agent, port);
  await closed(second.sockets[0] as Socket);
  for (const { port } of [third, first]) expect(await exchange(agent, port)).toMatchObject({ reused: true });
  expect(await exchange(agent, second.port)).toMatchObject({ reused: false });
  await closed(third.sockets[0] as Socket);
  expect(await exchange(agent, first.port)).toMatchObject({ reused: true });
  // Those that their receivers have closed leave room for others.
  for (const { sockets } of [first, second]) {
    sockets.at(-1)?.end();
    await closed(sockets.at(-1) as Socket);
  }
  for (const { port } of [first, second]) expect(await exchange(agent, port)).toMatchObject({ reused: false });
  for (const { port } of [first, second]) expect(await exchange(agent, port)).toMatchObject({ reused: true });
});

test('the one that gives way may be the only other one to the same receiver', async () => {
  const { port, sockets } = await serverFor((socket) => setTimeout(() => socket.write(OK), 20));
  const agent = keptForTest({ most_in_all: 1 });
  await Promise.all([exchange(agent, port), exchange(agent, port)]);
  await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed).length).toBe(1);
  for (let n = 0; n < 2; n++) expect(await exchange(agent, port)).toMatchObject({ reused: true });
});

test('an idle connection is closed after its time, and one that is waiting for an answer is not', async () => {
  const { port, sockets } = await serverFor((socket) => setTimeout(() => socket.write(OK), 150));
  const agent = keptForTest({ idle_ms: 50 });
  expect(await exchange(agent, port)).toMatchObject({ text: 'ok' });
  await closed(sockets[0] as Socket);
  expect(await exchange(agent, port)).toEqual({ reused: false, text: 'ok' });
});

test.each([
  ['timeout=1', 0],
  ['timeout=2, max=100', 1_000],
  ['max=100, timeout=2', 1_000],
])('a receiver that keeps connections with %s is not asked on one that it closes just then', async (hint, kept_ms) => {
  const answer = `HTTP/1.1 200 OK\r\nkeep-alive: ${hint}\r\ncontent-length: 0\r\n\r\n`;
  const { port, sockets } = await serverFor((socket) => socket.write(answer));
  const agent = keptForTest();
  await exchange(agent, port);
  const begun_ms = performance.now();
  await closed(sockets[0] as Socket);
  expect(performance.now() - begun_ms).toBeGreaterThan(kept_ms * 0.8);
  expect(await exchange(agent, port)).toMatchObject({ reused: false });
});

test('an answer that nobody asked for is not taken for the next one', async () => {
  const { port, sockets } = await serverFor((socket) => {
    socket.write(OK);
    setTimeout(() => socket.write('HTTP/1.1 500 Late\r\ncontent-length: 4\r\n\r\nlate'), 30);
  });
  const agent = keptForTest();
  expect(await exchange(agent, port)).toMatchObject({ text: 'ok' });
  await closed(sockets[0] as Socket);
  expect(await exchange(agent, port)).toEqual({ reused: false, text: 'ok' });
});

test.each<[string, (socket: Socket) => void]>([
  ['ended', (socket) => socket.end()],
  ['reset', (socket) => socket.resetAndDestroy()],
])('an idle connection that is %s at the other end is used no more', async (_, stop) => {
  const { port, sockets } = await serverFor((socket) => socket.write(OK));
  const agent = keptForTest();
  await exchange(agent, port);
  stop(sockets[0] as Socket);
  await closed(sockets[0] as Socket);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await exchange(agent, port)).toEqual({ reused: false, text: 'ok' });
});

test('an idle connection does not keep the process', async () => {
  const { port } = await serverFor((socket) => socket.write(OK));
  const active = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
  // What the tests before have left is gone first.
  await expect.poll(active).toBe(0);
  await exchange(keptForTest(), port);
  // The server's end is active, ours is not.
  expect(active()).toBe(1);
});

test('an idle connection keeps nothing of its last exchange', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { port, sockets } = await serverFor((socket) => socket.write(OK));
  const agent = keptForTest();
  const exchanged = await new Promise<WeakRef<object>[]>((resolve) => {
    const request = http.request({ agent, port, host: '127.0.0.1', method: 'POST' }, (response) => {
      const both = [new WeakRef(request), new WeakRef(response)];
      response.resume().on('end', () => setImmediate(() => resolve(both)));
    });
    request.end();
  });
  await expect
    .poll(() => {
      collect();
      return exchanged.filter((one) => one.deref() !== undefined).length;
    })
    .toBe(0);
  expect(await exchange(agent, port)).toMatchObject({ reused: true });
  expect(sockets).toHaveLength(1);
});

test('a request that is given up before its connection is made takes nothing along', async () => {
  const { port } = await serverFor((socket) => socket.write(OK));
  const agent = keptForTest();
  const request = http.request({ agent, port, host: '127.0.0.1', method: 'POST' });
  request.on('error', () => undefined).destroy();
  await new Promise((resolve) => request.on('close', resolve));
  expect(await exchange(agent, port)).toMatchObject({ text: 'ok' });
});

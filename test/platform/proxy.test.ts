/** What `record` passes on: whatever its length, as it comes, and what broke off told as that. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openProxy } from '../../src/platform/node/proxy.js';
import type { Passed } from '../../src/recordings/recorder.js';

const LONG = 9 * 1024 * 1024;

/** A proxy in front of a service, and what it has told. */
async function proxyOf(service: RequestListener): Promise<{ url: string; told: Passed[] }> {
  const server = createServer(service);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const target = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const told: Passed[] = [];
  const proxy = await openProxy({ target, port: 0, now: () => 0, onPassed: (passed) => told.push(passed) });
  onTestFinished(async () => {
    await proxy.close();
    server.closeAllConnections();
    server.close();
  });
  return { url: proxy.origin, told };
}

test('is passed on as it comes, though it never ends', async () => {
  const { url, told } = await proxyOf((_call, response) => void response.writeHead(200).write('begun'));
  const answer = await fetch(url);
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('begun');
  await reader?.cancel();
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]).toMatchObject({ status: 0, comment: 'The answer was broken off.' });
});

test('is passed on whole, and not kept where it is longer than a recording holds', async () => {
  const { url, told } = await proxyOf(async (call, response) => {
    let bytes = 0;
    for await (const piece of call) bytes += (piece as Buffer).length;
    response.writeHead(200, { 'x-received': String(bytes) }).end(Buffer.alloc(LONG));
  });
  const answer = await fetch(url, { method: 'POST', body: Buffer.alloc(LONG) });
  expect(answer.headers.get('x-received')).toBe(String(LONG));
  expect((await answer.arrayBuffer()).byteLength).toBe(LONG);
  expect(told).toMatchObject([{ status: 200, comment: '' }]);
  expect(told[0]?.body ?? told[0]?.response_body).toBeUndefined();
  const short = await fetch(url, { method: 'POST', body: 'short' });
  expect(short.headers.get('x-received')).toBe('5');
  await short.arrayBuffer();
  expect(Buffer.from(told[1]?.body ?? []).toString()).toBe('short');
});

test('is an answer too when it comes before all was sent', async () => {
  const { url, told } = await proxyOf((_call, response) => void response.writeHead(413).end('too long'));
  // Whether a client reads it, or sees its own sending fail first, is the client's.
  await fetch(url, { method: 'POST', body: Buffer.alloc(LONG) }).catch(() => undefined);
  await expect.poll(() => told).toHaveLength(1);
  expect(Buffer.from(told[0]?.response_body ?? []).toString()).toBe('too long');
});

test('tells of a service that cannot be reached, and of an answer that ends too early', async () => {
  const { url, told } = await proxyOf((_call, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('half');
    setTimeout(() => response.destroy(), 50);
  });
  await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
  expect(told).toMatchObject([{ status: 0, comment: 'The answer was broken off.' }]);
  const gone = await openProxy({
    ...{ target: new URL('http://127.0.0.1:1'), port: 0, now: () => 0 },
    onPassed: (passed) => told.push(passed),
  });
  onTestFinished(() => gone.close());
  expect((await fetch(gone.origin)).status).toBe(502);
  expect(told[1]).toMatchObject({ status: 0, comment: expect.stringContaining('No answer from 127.0.0.1:1') });
});

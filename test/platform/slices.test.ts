/** Long work, answers and bodies let others work in between. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readBody } from '../../src/platform/node/http/express.js';
import type { OwnRequest } from '../../src/platform/node/http/send.js';
import { writeInPieces } from '../../src/platform/node/http/unread.js';
import { inSlices } from '../../src/platform/node/time.js';

/** Counts the rounds of the event loop until something is done. */
async function rounds(work: Promise<unknown>): Promise<number> {
  let count = 0;
  let isDone = false;
  const next = (): void => {
    count += 1;
    if (!isDone) setImmediate(next);
  };
  setImmediate(next);
  await work;
  isDone = true;
  return count;
}

/** A connection over which everything is taken at once. */
async function exchange(onRequest: http.RequestListener, body: Uint8Array): Promise<Uint8Array> {
  const server = http.createServer(onRequest).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body });
  return new Uint8Array(await reply.arrayBuffer());
}

const LONG = Uint8Array.from({ length: 8 * 1024 * 1024 }, (_, i) => i % 251);

test('P4: works that are under way together take one slice in each round, not one each', async () => {
  const ROUNDS = 6;
  function* work() {
    for (let i = 0; i < ROUNDS; i++) {
      const until = performance.now() + 6;
      while (performance.now() < until);
      yield;
    }
  }
  const count = await rounds(Promise.all([work(), work(), work()].map(inSlices)));
  expect(count).toBeGreaterThanOrEqual(3 * ROUNDS - 2);
});

test('P4: a body is read whole, and others are served while it comes', async () => {
  let took = 0;
  let length = 0;
  const echoed = await exchange(async (req, res) => {
    const read = Promise.resolve(readBody(req as OwnRequest, LONG.length));
    took = await rounds(read);
    const body = await read;
    length = body.ok ? body.bytes.length : 0;
    res.end(body.ok ? body.bytes : 'refused');
  }, LONG);
  expect(length).toBe(LONG.length);
  expect(Buffer.compare(echoed, LONG)).toBe(0);
  expect(took).toBeGreaterThanOrEqual(LONG.length / (256 * 1024));
});

test('P4: a long answer leaves whole, and others are served while it leaves', async () => {
  let took: Promise<number> | undefined;
  const came = await exchange((req, res) => {
    req.resume();
    took = rounds(
      new Promise<void>((resolve) => {
        writeInPieces(res, [LONG], () => {
          res.end();
          resolve();
        });
      }),
    );
  }, new Uint8Array(1));
  expect(Buffer.compare(came, LONG)).toBe(0);
  expect(await took).toBeGreaterThanOrEqual(LONG.length / (64 * 1024) - 1);
});

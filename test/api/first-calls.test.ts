/** The first calls of a fresh sandbox: what is loaded for them is loaded once, and nobody is turned away meanwhile. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type EventStream, Reply } from '../../src/api/call.js';
import type { Handle } from '../../src/api/pipeline.js';
import { onDemand } from '../../src/app/handle.js';
import { createExpressApp } from '../../src/platform/node/http/express.js';
import { send } from '../../src/platform/node/http/send.js';
import { createTogether } from '../../src/platform/node/loop.js';
import { openBox } from '../support/box.js';

test('unusual calls that come at once are all answered', async () => {
  const box = await openBox();
  const asked = Array.from({ length: 20 }, (_, number) =>
    fetch(`${box.url}/${number % 2 === 0 ? 'balance' : 'nothing'}`, {
      headers: { authorization: `Bearer ${box.apiKey}`, origin: 'http://localhost:3000' },
    }),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(answers.map((_, number) => (number % 2 === 0 ? 200 : 404)));
  for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
});

test('what comes in a round is worked off at its end, in order, so much at a time, and what comes meanwhile after it', async () => {
  const done: number[] = [];
  const together = createTogether();
  for (let number = 0; number < 140; number++) {
    together(() => {
      done.push(number);
      if (number === 0) together(() => done.push(140));
    });
  }
  expect(done).toEqual([]);
  const rounds: number[] = [];
  for (let round = 0; round < 4; round++) {
    await new Promise(setImmediate);
    rounds.push(done.length);
  }
  expect(rounds).toEqual([64, 128, 141, 141]);
  expect(done).toEqual(Array.from({ length: 141 }, (_, number) => number));
});

test('an answer reaches the kernel as one text, and one without a body or a socket is ended alone', async () => {
  const answers: string[] = [];
  const reply = new Reply(200, { 'content-type': 'text/plain' }, 'whole');
  const writes: number[] = [];
  const server = createServer((req, res) => {
    const { socket } = req;
    const write = socket._write.bind(socket);
    socket._write = (...given) => {
      writes.push(1);
      write(...given);
    };
    socket._writev = (chunks, done) => {
      writes.push(chunks.length);
      write(Buffer.concat(chunks.map(({ chunk }) => Buffer.from(chunk))), 'utf8', done);
    };
    send(Object.assign(res, { kept: 'timeout=5' }), reply);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answers.push(await (await fetch(url)).text());
  expect(writes).toEqual([1]);
  answers.push(await (await fetch(url, { method: 'HEAD' })).text());
  const detached = {
    socket: null,
    kept: 'timeout=5',
    req: { headers: {}, httpVersion: '1.1' },
    writeHead() {},
    end: (text: string) => answers.push(text),
  };
  send(detached as unknown as ServerResponse, reply);
  expect(answers).toEqual(['whole', '', 'whole']);
});

test.each([
  ['plain', 'Order 1234', 'latin1'],
  ['of the first 256 characters', 'Größe é ÿ', 'utf8'],
  ['of any characters', '€ 字 😀', 'utf8'],
])('a text %s arrives with as many bytes as it says', async (_kind, text, encoding) => {
  const used: string[] = [];
  const server = createServer((_req, res) => {
    const write = res.write.bind(res) as (body: string, as: BufferEncoding) => boolean;
    res.write = ((body: string, as: BufferEncoding) => {
      used.push(as);
      return write(body, as);
    }) as ServerResponse['write'];
    send(Object.assign(res, { kept: 'timeout=5' }), new Reply(200, { 'content-type': 'text/plain' }, text));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  expect(await answer.text()).toBe(text);
  expect(used).toEqual([encoding]);
});

test('what could not be loaded is tried again, and what was loaded is kept', async () => {
  let tries = 0;
  const load = onDemand(async () => {
    tries += 1;
    if (tries === 1) throw new Error('the disk is gone');
    return tries;
  });
  await expect(load()).rejects.toThrow('the disk is gone');
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
  expect(await load()).toBe(2);
});

/** A server whose program replies by `handle`; what it could not reply to is told. */
async function serve(handle: Handle) {
  const told: unknown[] = [];
  const app = createExpressApp({
    handle,
    bound: { loopback: true },
    base: '',
    sleep: () => Promise.resolve(),
    onCrash: (error, at) => told.push([(error as Error).message, at]),
  });
  const server = createServer(app);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { told, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.each<[string, Handle]>([
  [
    'at once',
    () => {
      throw new Error('no');
    },
  ],
  ['by its promise', () => Promise.reject(new Error('no'))],
  ['after a while', () => new Promise((_resolve, reject) => setImmediate(reject, new Error('no')))],
])('a bug of ours that comes %s is told, and cuts that connection alone', async (_how, handle) => {
  let calls = 0;
  const { told, url } = await serve((call) => {
    calls += 1;
    return calls === 1 ? handle(call) : Promise.resolve(new Reply(200, {}, 'well'));
  });
  await expect(fetch(`${url}/v1/balance?limit=1`)).rejects.toThrow();
  expect(told).toEqual([['no', { method: 'GET', path: '/v1/balance' }]]);
  expect(await (await fetch(url)).text()).toBe('well');
});

test('a stream whose client has left before it began is over at once', async () => {
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let stream: EventStream | undefined;
  const { url } = await serve(async (call) => {
    begin();
    await call.gone;
    const follow = (opened: EventStream): void => {
      stream = opened;
    };
    return new Reply(200, {}, { follow, most_waiting_bytes: 1 });
  });
  const leaving = new AbortController();
  const asked = fetch(url, { signal: leaving.signal });
  await begun;
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(() => stream).toBeDefined();
  await stream?.closed;
});

/** Both APIs, the pages and streams through `handle`, without a socket: replies are those that HTTP gives, to the byte. */
import { expect, test } from 'vitest';
import { type Call, ClientGone, type EventStream, isEvents, Reply } from '../../src/api/call.js';
import { createHandle, Pipeline } from '../../src/api/pipeline.js';
import { openBox } from '../support/box.js';
import { callOf, handleOf, type Sent, textOf } from '../support/handle.js';

const KEY = { authorization: 'Bearer tb_key_default' };
const JSON_BODY = { ...KEY, 'content-type': 'application/json' };
const PAYMENT = JSON.stringify({
  amount: 49.99,
  currency: 'EUR',
  description: 'Order 1',
  customer_email: 'a@b.example',
});

/** Calls whose replies lead to others: `{id}` is the payment request that was made. */
const CALLS: readonly (readonly [line: string, sent: Sent])[] = [
  ['POST /v1/payments', { headers: { ...JSON_BODY, 'idempotency-key': 'one' }, body: PAYMENT }],
  ['POST /v1/payments', { headers: { ...JSON_BODY, 'idempotency-key': 'one' }, body: PAYMENT }],
  ['POST /v1/payments', { headers: JSON_BODY, body: '{"amount":-1,"colour":"red"}' }],
  ['POST /v1/payments', { headers: JSON_BODY, body: '{"amount":' }],
  ['GET /v1/payments/{id}', { headers: KEY }],
  ['GET /v1/payments?limit=1', { headers: { ...KEY, origin: 'http://localhost:3000' } }],
  ['GET /v1/balance', { headers: { ...KEY, prefer: 'code=429' } }],
  ['GET /v1/balance', {}],
  ['DELETE /v1/balance', { headers: KEY }],
  ['GET /v1/payments/%E0', { headers: KEY }],
  ['GET /v1/nothing', { headers: KEY }],
  ['GET /elsewhere', {}],
  ['GET /v1/openapi.json', {}],
  ['POST /_sandbox/payments/{id}/pay', { headers: JSON_BODY, body: '{}' }],
  ['GET /_sandbox/payments/{id}', {}],
  ['GET /_sandbox/jobs', {}],
  ['POST /_sandbox/clock/advance', { headers: JSON_BODY, body: '{"by":"15m"}' }],
  ['PUT /_sandbox/clock', { headers: JSON_BODY, body: '{"mode":"sideways"}' }],
  ['GET /_sandbox/timeline/{id}', {}],
  ['GET /_sandbox/events', {}],
  ['GET /_sandbox/nothing', {}],
  ['GET /dashboard', { headers: { accept: 'text/html' } }],
  ['GET /pay/{id}', { headers: { accept: 'text/html' } }],
  ['GET /pay/pay_req_nothing', { headers: { accept: 'text/html' } }],
];

/** What a connection adds, and what names the sandbox's port or the machine's time. */
const OF_TRANSPORT = new Set(['date', 'connection', 'keep-alive', 'content-length', 'x-content-type-options', 'vary']);
const neutral = (text: string, origin: string): string =>
  text.replaceAll(origin, 'ORIGIN').replace(/"(?:real_ms|duration_ms|started_at|exported_at)":("[^"]*"|[\d.]+)/g, '');

test('replies without a socket are those of HTTP', async () => {
  const overHttp = await openBox({ data: undefined as never });
  const direct = await openBox({ data: undefined as never });
  const handle = handleOf(direct);
  const origins = [overHttp, direct].map(({ url }) => new URL(url).origin) as [string, string];
  const ids: [string, string] = ['', ''];
  for (const [line, sent] of CALLS) {
    const [there, here] = ids.map((id) => line.replace('{id}', id)) as [string, string];
    const [method = '', target = ''] = there.split(' ');
    const response = await fetch(origins[0] + target, {
      method,
      headers: { ...sent.headers, 'accept-encoding': 'identity' },
      ...(sent.body === undefined ? {} : { body: sent.body }),
    });
    const reply = await handle(callOf(origins[1], here, sent));
    const [expected, found] = [await response.text(), textOf(reply)];
    if (ids[0] === '') ids[0] = JSON.parse(expected).id;
    if (ids[1] === '') ids[1] = JSON.parse(found).id;
    expect([reply.status, neutral(found, origins[1])], line).toEqual([response.status, neutral(expected, origins[0])]);
    const own = Object.entries(reply.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
    const kept = (all: Iterable<readonly [string, string]>) =>
      Object.fromEntries([...all].filter(([name]) => !OF_TRANSPORT.has(name)).sort());
    expect(kept(own), line).toEqual(kept(response.headers));
  }
  expect(ids[0]).toBe(ids[1]);
});

test('a foreign Host is refused without a socket too', async () => {
  const box = await openBox();
  const reply = await handleOf(box)(callOf('http://evil.example', 'GET /v1/balance', { headers: KEY }));
  expect(reply.status).toBe(403);
});

test('a stream tells what happens to whoever follows it', async () => {
  const box = await openBox();
  const handle = handleOf(box);
  const { origin } = new URL(box.url);
  const reply = await handle(callOf(origin, 'GET /_sandbox/stream', {}));
  if (!isEvents(reply.body)) throw new Error('no stream');
  const written: string[] = [];
  let end = (): void => {};
  const closed = new Promise<void>((resolve) => {
    end = resolve;
  });
  const stream: EventStream = { write: (text) => void written.push(text), end, closed };
  reply.body.follow(stream);
  expect(written.join('')).toMatch(/^event: hello\n/);
  await handle(callOf(origin, 'POST /v1/payments', { headers: JSON_BODY, body: PAYMENT }));
  await expect.poll(() => written.join('')).toContain('payment');
  await box.close();
  await closed;
  expect(written.join('')).toContain('event: bye');
});

test('the runner takes steps in order, waits in one place, and spells what is thrown', async () => {
  const taken: string[] = [];
  const spell = (_context: object, thrown: unknown) => new Reply(500, {}, String(thrown));
  const pipeline = Pipeline.of<{ call: Call }>()
    .find('one', () => 1)
    .find('two', ({ one }) => Promise.resolve(one + 1))
    .check(({ two }) => (two === 2 ? undefined : new Reply(400, {})))
    .check(({ call }) => {
      if (call.target === '/throws') throw new Error('no');
      if (call.target === '/gone') throw new ClientGone();
      return new Reply(200, {});
    })
    .check(() => void taken.push('never'))
    .close(({ two, reply }) => {
      taken.push(`${two} ${reply.status}`);
      return reply.with({ closed: 'yes' });
    });
  const handle = createHandle({ start: (call: Call) => ({ call }), pipeline, spell });
  const ask = (path: string) => handle(callOf('http://a', `GET ${path}`, {}));
  expect(await ask('/')).toMatchObject({ status: 200, headers: { closed: 'yes' } });
  expect(await ask('/throws')).toMatchObject({ status: 500, body: 'Error: no', headers: { closed: 'yes' } });
  await expect(ask('/gone')).rejects.toThrow(ClientGone);
  expect(taken).toEqual(['2 200', '2 500']);
});

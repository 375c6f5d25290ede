/** Both APIs, the pages and streams through `handle` and `box.fetch`, without a socket: replies are those that HTTP gives, to the byte. */
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
  ['POST /_sandbox/requests/{call}/resend', { headers: JSON_BODY, body: '{}' }],
  ['OPTIONS /v1/payments', { headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' } }],
  ['OPTIONS /v1/payments', { headers: KEY }],
  ['GET /v1/balance', { headers: { ...KEY, origin: 'https://shop.example' } }],
  ['HEAD /v1/balance', { headers: KEY }],
  ['HEAD /dashboard', { headers: { accept: 'text/html' } }],
  ['PUT /_sandbox/state', { headers: JSON_BODY, body: '{"version":' }],
  ['GET /dashboard', { headers: { accept: 'text/html' } }],
  ['GET /pay/{id}', { headers: { accept: 'text/html' } }],
  ['GET /pay/pay_req_nothing', { headers: { accept: 'text/html' } }],
];

/** What a connection adds. */
const OF_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'vary']);
/** What a transport adds besides. */
const OF_TRANSPORT = new Set([...OF_CONNECTION, 'content-length', 'x-content-type-options']);
/** What names the sandbox's port or the machine's time, and what the client of a socket adds to a call. */
const neutral = (text: string, origin: string): string =>
  text
    .replaceAll(origin, 'ORIGIN')
    .replace(/"(?:real_ms|duration_ms|started_at|exported_at)":("[^"]*"|[\d.]+)/g, '')
    .replace(/"headers":\{[^}]*\}/g, '');
const kept = (all: Iterable<readonly [string, string]>, without: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(
    [...all]
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !without.has(name))
      .sort(),
  );

/** Where the calls of one sandbox lead to. */
const leadTo = (line: string, { payment, call }: { payment: string; call: string }): string =>
  line.replace('{id}', payment).replace('{call}', call);

test('replies without a socket are those of HTTP', async () => {
  const [overHttp, direct] = [await openBox({ data: undefined as never }), await openBox({ data: undefined as never })];
  const fetched = await openBox({ data: undefined as never, port: false });
  const handle = handleOf(direct);
  const [origin = '', own = '', nowhere = ''] = [overHttp, direct, fetched].map(({ url }) => new URL(url).origin);
  expect(nowhere).toBe('http://tenderbox.invalid');
  const ids = { payment: '', call: '' };
  for (const [pattern, sent] of CALLS) {
    const line = leadTo(pattern, ids);
    const [method = '', target = ''] = line.split(' ');
    const init = { method, headers: { ...sent.headers, 'accept-encoding': 'identity' }, body: sent.body ?? null };
    const response = await fetch(origin + target, init);
    const reply = await handle(callOf(own, line, sent));
    const answer = await fetched.fetch(target, init);
    const expected = await response.text();
    if (ids.payment === '')
      Object.assign(ids, { payment: JSON.parse(expected).id, call: response.headers.get('x-request-id') });
    const status_and_text = [response.status, neutral(expected, origin)];
    const direct_text = method === 'HEAD' ? '' : textOf(reply);
    expect([reply.status, neutral(direct_text, own)], line).toEqual(status_and_text);
    expect([answer.status, neutral(await answer.text(), nowhere)], line).toEqual(status_and_text);
    expect(kept(Object.entries(reply.headers), OF_TRANSPORT), line).toEqual(kept(response.headers, OF_TRANSPORT));
    // An origin that is one of these is of another length.
    const isSame = expected === neutral(expected, origin);
    const without = isSame ? OF_CONNECTION : new Set([...OF_CONNECTION, 'content-length']);
    expect(kept(answer.headers, without), line).toEqual(kept(response.headers, without));
  }
});

test('a foreign Host is rejected without a socket too', async () => {
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

test('the runner takes steps in order, waits in one place, and formats what is thrown', async () => {
  const taken: string[] = [];
  const spell = (_context: object, thrown: unknown) => new Reply(500, {}, String(thrown));
  const pipeline = Pipeline.of<{ call: Call }>()
    .find('one', () => 1)
    .find('two', ({ one }) => Promise.resolve(one + 1))
    .check(({ two }) => (two === 2 ? undefined : new Reply(400, {})))
    .check(({ call }) => {
      if (call.path === '/throws') throw new Error('no');
      if (call.path === '/gone') throw new ClientGone();
      return new Reply(200, {});
    })
    .check(() => void taken.push('never'))
    .close(({ two, reply }) => {
      taken.push(`${two} ${reply.status}`);
      return reply.with({ closed: 'yes' });
    });
  const handle = createHandle({ start: (call: Call) => ({ call }), pipeline, format: spell });
  const ask = (path: string) => handle(callOf('http://a', `GET ${path}`, {}));
  expect(await ask('/')).toMatchObject({ status: 200, headers: { closed: 'yes' } });
  expect(await ask('/throws')).toMatchObject({ status: 500, body: 'Error: no', headers: { closed: 'yes' } });
  await expect(ask('/gone')).rejects.toThrow(ClientGone);
  expect(taken).toEqual(['2 200', '2 500']);
});

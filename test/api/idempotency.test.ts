/** Idempotency-Key: one key, one intent. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { send } from '../control/context.js';
import { call, createPayment, createWebhook, INVOICE, journalOf, openBox, PAYMENT, PAYOUT } from '../support/box.js';
import { exchange } from '../support/raw.js';

test('200 requests at once with one key make one resource, and all get the same answer or are told to wait', async () => {
  const box = await openBox();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'once' })),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(201));
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(199);
  expect((await call(box, 'GET /payments')).body.data).toHaveLength(1);
  expect(box.events().map(({ event_type }) => event_type)).toEqual(['payment.created']);
});

test('while the first request is being served, the others are told to wait, and the first is answered once', async () => {
  const box = await openBox({ delay: 20 });
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'once' })),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  for (const { status, error, headers } of answers.filter((answer) => answer.status !== 201)) {
    expect([status, error.code, headers.get('retry-after')]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE', '1']);
  }
  const replay = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'once' });
  expect([replay.status, replay.text]).toEqual([201, made[0]?.text]);
  expect((await call(box, 'GET /payments')).body.data).toHaveLength(1);
});

test('C3: a key that is known answers no call with a query, which no POST has', async () => {
  const box = await openBox();
  const made = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'known' });
  const refused = await call(box, 'POST /payments?limit=5', { body: PAYMENT, idempotencyKey: 'known' });
  expect([made.status, refused.status, refused.headers.get('idempotent-replayed')]).toEqual([201, 400, null]);
  const again = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'known' });
  expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([made.text, 'true']);
});

test('a key that is sent twice is rejected, with both and what to do', async () => {
  const { url, apiKey } = await openBox();
  const body = JSON.stringify(PAYMENT);
  const head = `POST /v1/payments HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nAuthorization: Bearer ${apiKey}\r\n`;
  const keys = 'Idempotency-Key: a\r\nIdempotency-Key: b\r\n';
  const type = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const [refused] = await exchange(url, head + keys + type + body);
  expect(refused?.status).toBe(400);
  expect(JSON.parse(refused?.text ?? '').error).toMatchObject({
    message: 'Idempotency-Key must be sent once, as visible ASCII characters without spaces.',
    details: { parameter: 'Idempotency-Key', value: 'a, b' },
  });
});

test('every POST replays: same status, same bytes, and a header that says so', async () => {
  const box = await openBox();
  const webhook = { url: 'http://127.0.0.1:9/', event_types: ['payment.succeeded'] };
  const posts = { '/payments': PAYMENT, '/invoices': INVOICE, '/payouts': PAYOUT, '/webhooks': webhook };
  for (const [path, body] of Object.entries(posts)) {
    const first = await call(box, `POST ${path}`, { body, idempotencyKey: 'k' });
    const second = await call(box, `POST ${path}`, { body, idempotencyKey: 'k' });
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null]);
    expect([second.status, second.text, second.headers.get('idempotent-replayed')]).toEqual([201, first.text, 'true']);
    expect(journalOf(box, first).idempotency).toEqual({ key: 'k', outcome: 'stored' });
    expect(journalOf(box, second).idempotency).toEqual({ key: 'k', outcome: 'replayed' });
  }
});

test('a replay says what was answered then, not what is now', async () => {
  const box = await openBox();
  const first = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'k' });
  await box.payments.pay(first.body.id);
  expect((await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'k' })).text).toBe(first.text);
});

test('the same key with another body is rejected, and changes nothing', async () => {
  const box = await openBox();
  await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'k' });
  for (const body of [{ ...PAYMENT, amount: 121 }, { ...PAYMENT, description: 'x' }, { nonsense: 1 }]) {
    const { status, error } = await call(box, 'POST /payments', { body, idempotencyKey: 'k' });
    expect([status, error.code, error.details?.parameter]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED', 'Idempotency-Key']);
  }
  expect(box.events()).toHaveLength(1);
});

test('the same JSON in other bytes is the same body', async () => {
  const box = await openBox();
  const key = { idempotencyKey: 'k' };
  const first = await call(box, 'POST /payments', { ...key, body: '{"amount":100,"currency":"USD"}' });
  const second = await call(box, 'POST /payments', { ...key, body: ' { "currency" : "USD", "amount": 1e2 } ' });
  expect(second.text).toBe(first.text);
});

test('a key counts for one path, and for one merchant', async () => {
  const box = await openBox();
  const other = await box.createMerchant();
  const first = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'k' });
  const invoice = await call(box, 'POST /invoices', { body: INVOICE, idempotencyKey: 'k' });
  const theirs = await call(other, 'POST /payments', { body: { ...PAYMENT, amount: 5 }, idempotencyKey: 'k' });
  expect([first.status, invoice.status, theirs.status]).toEqual([201, 201, 201]);
  expect(theirs.headers.get('idempotent-replayed')).toBeNull();
});

test('another key of the same merchant shares the slot', async () => {
  const box = await openBox();
  const response = await fetch(`${box.controlUrl}/keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ label: 'second', scopes: ['payments:write'] }),
  });
  const { api_key: key } = (await response.json()) as { api_key: string };
  const first = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'k' });
  expect((await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'k', key })).text).toBe(first.text);
});

test('a key is kept for 24 hours of the merchant’s clock', async () => {
  const box = await openBox();
  const post = () => call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'k' });
  const first = await post();
  await box.clock.advance('23h59m59s');
  expect((await post()).text).toBe(first.text);
  await box.clock.advance('1s');
  const later = await post();
  expect([later.status, later.headers.get('idempotent-replayed')]).toEqual([201, null]);
  expect(later.body.id).not.toBe(first.body.id);
});

test('a 422 that was reached by executing is kept, also when the balance has come since', async () => {
  const box = await openBox();
  const body = { ...PAYOUT, amount: 500 };
  const first = await call(box, 'POST /payouts', { body, idempotencyKey: 'k' });
  expect([first.status, first.error.code]).toEqual([422, 'INSUFFICIENT_BALANCE']);
  await box.fund({ BTC: 1_000 });
  const second = await call(box, 'POST /payouts', { body, idempotencyKey: 'k' });
  expect([second.status, second.text, second.headers.get('idempotent-replayed')]).toEqual([422, first.text, 'true']);
  expect((await call(box, 'POST /payouts', { body, idempotencyKey: 'k2' })).status).toBe(201);
});

test('a 409 for a URL that is registered is kept as well', async () => {
  const box = await openBox();
  const { id } = await createWebhook(box, 'http://127.0.0.1:9/');
  const body = { url: 'http://127.0.0.1:9/', event_types: ['payment.succeeded'] };
  const first = await call(box, 'POST /webhooks', { body, idempotencyKey: 'k' });
  await call(box, `DELETE /webhooks/${id}`);
  const second = await call(box, 'POST /webhooks', { body, idempotencyKey: 'k' });
  expect([first.status, second.status, second.text]).toEqual([409, 409, first.text]);
});

test.each<[status: number, sent: object]>([
  [400, { body: { amount: -1, currency: 'USD' } }],
  [400, { body: '{' }],
  [401, { body: PAYMENT, key: 'unknown' }],
  [403, { body: PAYMENT, key: 'tb_key_readonly' }],
])('a %i is not kept: the corrected request may use the same key', async (status, sent) => {
  const box = await openBox();
  expect((await call(box, 'POST /payments', { ...sent, idempotencyKey: 'k' })).status).toBe(status);
  expect((await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'k' })).status).toBe(201);
});

test('a 429 is not kept', async () => {
  const box = await openBox({ rate_limit: '2' });
  for (let i = 0; i < 60; i++) await call(box, 'GET /account');
  const post = () => call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'k' });
  expect((await post()).status).toBe(429);
  await box.clock.advance('1m');
  expect((await post()).status).toBe(201);
});

test.each<[store: 'executed' | 'success' | 'all', invalid: boolean, poor: boolean]>([
  ['executed', false, true],
  ['success', false, false],
  ['all', true, true],
])('idempotency_store %s keeps a 400: %s, a 422: %s', async (idempotency_store, invalid, poor) => {
  const box = await openBox({ idempotency_store });
  const replayed = async (path: string, body: object) => {
    await call(box, `POST ${path}`, { body, idempotencyKey: 'k' });
    const again = await call(box, `POST ${path}`, { body, idempotencyKey: 'k' });
    return again.headers.get('idempotent-replayed') === 'true';
  };
  expect(await replayed('/payments', { amount: -1, currency: 'USD' })).toBe(invalid);
  expect(await replayed('/payouts', { ...PAYOUT, amount: 500 })).toBe(poor);
});

test('requests without a key, and GETs with one, are never replayed', async () => {
  const box = await openBox();
  const [one, two] = [await createPayment(box), await createPayment(box)];
  expect(one.id).not.toBe(two.id);
  const get = await call(box, 'GET /payments', { idempotencyKey: 'k' });
  expect([get.status, get.headers.get('idempotent-replayed')]).toEqual([200, null]);
});

test('whatever is sent with few keys: one resource a key and body, and every answer of a pair is the same', async () => {
  const box = await openBox();
  let round = 0;
  const sent = fc.record({ key: fc.constantFrom('a', 'b', 'c'), amount: fc.constantFrom(1, 2, 5_000_000) });
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 12 }), async (requests) => {
      round += 1;
      const before = box.events().length;
      const answers = await Promise.all(
        requests.map(async ({ key, amount }) => ({
          key,
          amount,
          answer: await call(box, 'POST /payments', {
            body: { amount, currency: 'USD' },
            idempotencyKey: `${round}-${key}`,
          }),
        })),
      );
      for (const key of ['a', 'b', 'c']) {
        const mine = answers.filter((one) => one.key === key);
        const made = mine.filter(({ answer }) => answer.status === 201);
        expect(new Set(made.map(({ answer }) => answer.text)).size).toBe(mine.length === 0 ? 0 : 1);
        expect(new Set(made.map(({ amount }) => amount)).size).toBeLessThanOrEqual(1);
        for (const { amount, answer } of mine) {
          expect(answer.status).toBe(amount === made[0]?.amount ? 201 : 422);
        }
      }
      const keys = new Set(requests.map(({ key }) => key)).size;
      expect(box.events().length - before).toBe(keys);
    }),
    { numRuns: 25 },
  );
});

/** So long a call waits in which its world goes: two further calls come in between, on a machine with other work too. */
const WAITS_MS = 1_500;

test.each<[string, (box: Sandbox) => unknown]>([
  ['reset', (box) => box.reset()],
  ['put back', async (box) => box.restore('before')],
  [
    'replaced by a document',
    async (box) =>
      send(box.controlUrl, 'PUT', '/_sandbox/state', (await send(box.controlUrl, 'GET', '/_sandbox/state')).body),
  ],
])(
  'a call that waits while its world is %s does nothing, and is done once when it is sent again',
  async (_how, replace) => {
    const box = await openBox();
    box.snapshot('before');
    box.faults.add({ match: { method: 'POST' }, effect: { latency_ms: WAITS_MS }, times: 1 });
    const waiting = call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'once' });
    await expect.poll(() => box.faults.list()[0]?.applied).toBe(1);
    await replace(box);
    const { status, error, headers } = await waiting;
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(error.message).toContain('replaced while this request waited, and nothing was done');
    const again = [1, 2].map(() => call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'once' }));
    expect((await Promise.all(again)).map((answer) => answer.status)).toEqual([201, 201]);
    expect((await call(box, 'GET /payments')).body.data).toHaveLength(1);
  },
);

test('a call that waits while its merchant is deleted does nothing', async () => {
  const box = await openBox();
  const other = await box.createMerchant();
  other.faults.add({ match: { method: 'POST' }, effect: { latency_ms: WAITS_MS }, times: 1 });
  const waiting = call({ url: box.url, apiKey: other.apiKey } as Sandbox, 'POST /payments', { body: PAYMENT });
  await expect.poll(() => other.faults.list()[0]?.applied).toBe(1);
  await send(box.controlUrl, 'DELETE', `/_sandbox/merchants/${other.id}`);
  expect(await waiting).toMatchObject({ status: 503, error: { message: expect.stringContaining('given up while') } });
});

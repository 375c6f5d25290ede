import { describe, expect, test } from 'vitest';
import { loadContract, validateResponse } from '../../src/contract/index.js';
import type { Settings } from '../../src/index.js';
import { readPreferences } from '../../src/merchant/faults.js';
import { call, createPayment, journalOf, openBox, PAYMENT } from '../support/box.js';

const { operations } = loadContract('merchant');
const prefer = (value: string) => ({ headers: { prefer: value } });

describe('the Prefer header', () => {
  test.each<[string, Record<string, string>]>([
    ['code=404', { code: '404' }],
    ['CODE = "404"', { code: '404' }],
    ['return=minimal, code=503; foo="a, b"; bar, wait=10', { return: 'minimal', code: '503', wait: '10' }],
    ['example="say \\"no\\"", respond-async', { example: 'say "no"', 'respond-async': '' }],
    ['code=404, code=500', { code: '404' }],
    [', ,code=404,', { code: '404' }],
    ['code=, broken"=1, =, code=409', { code: '409' }],
    ['example=""', { example: '' }],
    ['', {}],
  ])('%s', (header, preferences) => {
    expect(Object.fromEntries(readPreferences(header))).toEqual(preferences);
  });

  test('does not take long over rubbish', () => {
    for (const part of ['a=', 'a="', ';', ' ', 'a;', '"\\', ',']) {
      expect(readPreferences(part.repeat(5_000)).size).toBeLessThan(2);
    }
  });
});

describe('forced answers', () => {
  const every = operations.flatMap((operation) => operation.statuses.map((status) => [operation, status] as const));
  test.each(every.map(([operation, status]) => [operation.operationId, status, operation] as const))(
    '%s can be made to answer %i, without its path or its body being right',
    async (_id, status, operation) => {
      const box = await openBox({ rate_limit: '1' });
      const before = await call(box, 'GET /balance');
      const path = operation.path.replace(/\{\w+\}/, 'nope');
      const answer = await call(box, `${operation.method} ${path}`, prefer(`code=${status}`));
      expect(answer.status).toBe(status);
      expect(answer.headers.get('preference-applied')).toBe(`code=${status}`);
      expect(validateResponse(operation, status, answer.body)).toEqual([]);
      expect(answer.headers.has('retry-after')).toBe(
        [429, 503].includes(status) || answer.error?.code === 'IDEMPOTENCY_KEY_IN_USE',
      );
      expect(answer.headers.has('allow')).toBe(status === 405);
      const { verdict, refusal } = journalOf(box, answer);
      expect(verdict).toBe(status < 400 ? 'accepted' : status < 500 ? 'refused' : 'failed');
      if (status >= 400) expect(refusal?.explanation).toBe(`Forced by Prefer: code=${status}.`);
      expect((await call(box, 'GET /balance')).body).toEqual(before.body);
      expect(box.events()).toEqual([]);
    },
  );

  test('name one of the examples, alone or with a status', async () => {
    const box = await openBox();
    const paid = await call(box, 'GET /payments/any', prefer('example=paid'));
    expect([paid.status, paid.body.status]).toEqual([200, 'paid']);
    expect(paid.headers.get('preference-applied')).toBe('example=paid');
    const address = await call(box, 'POST /payouts', prefer('code=422, example=invalidAddress'));
    expect([address.status, address.error.code]).toEqual([422, 'INVALID_ADDRESS']);
    expect(address.headers.get('preference-applied')).toBe('code=422, example=invalidAddress');
  });

  test('say what can be forced when it is something else', async () => {
    const box = await openBox();
    const code = await call(box, 'GET /account', prefer('code=418'));
    expect([code.status, code.error.code]).toEqual([400, 'INVALID_PARAMETER']);
    expect(code.error.details).toEqual({
      parameter: 'Prefer',
      value: 'code=418',
      rule: `in:${loadContract('merchant').operation('getAccount').statuses.join(',')}`,
    });
    const example = await call(box, 'GET /payments/any', prefer('code=200; x, example=lost'));
    expect(example.error.details).toMatchObject({ parameter: 'Prefer', rule: 'in:pending,paid,expired' });
    expect((await call(box, 'GET /account', prefer('example=lost'))).status).toBe(400);
    expect((await call(box, 'GET /account', prefer('code'))).status).toBe(400);
    expect(code.headers.has('preference-applied')).toBe(false);
  });

  test('come after authentication and before the rate limit', async () => {
    const box = await openBox({ rate_limit: '1' });
    const stranger = await call(box, 'GET /account', { ...prefer('code=200'), key: null });
    expect(stranger.status).toBe(401);
    expect(stranger.headers.has('preference-applied')).toBe(false);
    const readonly = await call(box, 'POST /payments', { ...prefer('code=201'), key: 'tb_key_readonly' });
    expect(readonly.status).toBe(403);
    for (let i = 0; i < 101; i++) await call(box, 'GET /account');
    expect((await call(box, 'GET /account')).status).toBe(429);
    expect((await call(box, 'GET /account', prefer('code=500'))).status).toBe(500);
  });

  test.each<[Partial<Settings>, number, object]>([
    [{ error_codes: 'overview' }, 404, { error: { code: 'resource_not_found' } }],
    [{ error_codes: 'catalog', error_details: 'string' }, 400, { error: { details: expect.any(String) } }],
    [{ auth_error_body: 'status' }, 401, { status: 'error', message: expect.any(String) }],
  ])('are spelled in the words of the profile: %j', async (settings, status, body) => {
    const box = await openBox(settings);
    const ask = async (headers: Record<string, string>) => {
      const authorization = `Bearer ${box.apiKey}`;
      const answer = await fetch(`${box.url}/payments/x`, { headers: { authorization, ...headers } });
      return [answer.status, await answer.json()];
    };
    expect(await ask({ prefer: `code=${status}` })).toMatchObject([status, body]);
    const match = { operation_id: 'getPayment' };
    await box.faults.add({ match, effect: { status, message: 'As it was told.' } });
    expect(JSON.stringify(await ask({}))).toContain('"message":"As it was told."');
  });

  test('leave the Idempotency-Key as it was', async () => {
    const box = await openBox();
    const idempotencyKey = 'order-1';
    const forced = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey, ...prefer('code=500') });
    expect(forced.status).toBe(500);
    const real = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey });
    expect([real.status, real.headers.get('idempotent-replayed')]).toEqual([201, null]);
    const again = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey, ...prefer('code=409') });
    // It is about the key that was sent, and says when to ask again.
    expect([again.status, again.headers.get('retry-after')]).toEqual([409, '1']);
    expect(again.error.details).toEqual({ parameter: 'Idempotency-Key', value: idempotencyKey, rule: 'unique' });
    const duplicate = { body: {}, ...prefer('code=409') };
    expect((await call(box, 'POST /webhooks', duplicate)).headers.has('retry-after')).toBe(false);
    await box.faults.add({ match: { operation_id: 'createPayment' }, effect: { status: 409 } });
    const struck = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'order-2' });
    expect([struck.headers.get('retry-after'), struck.error.details?.value]).toEqual(['1', 'order-2']);
    await box.faults.clear();
    expect((await call(box, 'GET /payments')).body.data).toHaveLength(1);
  });

  test('are not given for other preferences', async () => {
    const box = await openBox();
    const payment = await createPayment(box);
    const answer = await call(box, `GET /payments/${payment.id}`, prefer('return=minimal, wait=5'));
    expect([answer.status, answer.headers.has('preference-applied')]).toEqual([200, false]);
  });

  test('have timestamps in the precision of the profile', async () => {
    const box = await openBox({ timestamps: 'milliseconds' });
    const { body } = await call(box, 'POST /payments', { body: PAYMENT, ...prefer('code=201') });
    expect(body.created_at).toMatch(/:00\.000Z$/);
    const refused = await call(box, 'GET /payments', prefer('code=400, example=malformedTimestamp'));
    expect(JSON.stringify(refused.body)).not.toContain('.000Z');
  });
});

// biome-ignore lint/suspicious/noExplicitAny: the tests read whatever the document holds, and fail where it is not there.
const documentAt = async (url: string): Promise<any> => (await fetch(url)).json();

describe('B4: examples of now', () => {
  test('B4: the served contract has request bodies that are accepted, today and in a year', async () => {
    const box = await openBox({ now: '2026-11-20T23:59:58Z', payout_progress: 'manual' });
    for (const by of ['0s', '40d', '365d']) {
      await box.clock.advance(by);
      const document = await documentAt(`${box.url}/openapi.json`);
      const control = await documentAt(`${box.controlUrl}/contract`);
      expect(control.components.examples).toEqual(document.components.examples);
      for (const name of ['createPayment', 'createInvoice', 'createPayout']) {
        const { path, method } = operations.find(
          ({ operationId }) => operationId === name,
        ) as (typeof operations)[number];
        const { examples } = document.paths[path].post.requestBody.content['application/json'];
        for (const { $ref } of Object.values<{ $ref: string }>(examples)) {
          const body = document.components.examples[$ref.split('/').at(-1) as string].value;
          const answer = await call(box, `${method} ${path}`, { body });
          expect(answer.status, `${by} ${$ref} ${answer.text}`).toBe(201);
        }
      }
    }
  });

  test('B4: a forced answer shows what the served contract shows', async () => {
    const box = await openBox({ now: '2031-05-06T07:08:09Z', timestamps: 'milliseconds' });
    const { components } = await documentAt(`${box.url}/openapi.json`);
    const answer = await call(box, 'GET /payments/any', prefer('example=paid'));
    expect(answer.body).toEqual(components.examples.PaymentRequestPaid.value);
    expect(answer.body.created_at).toBe('2031-05-03T17:02:00.000Z');
  });
});

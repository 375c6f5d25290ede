/** What a call fails with: in every spelling of the service, and from what is no answer of the service at all. */
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ApiError, ConnectionError, createClient } from '../../src/client.js';
import { openReceiver, PAYMENT } from '../support/box.js';
import { clientOf, failureOf } from '../support/client.js';
import { openLoadedBox } from '../support/loaded-box.js';
import type { AnswerWith } from '../support/receiver.js';

describe.each([
  ['endpoint', ['INVALID_PARAMETER', 'UNAUTHENTICATED', 'RESOURCE_NOT_FOUND', 'INVALID_ADDRESS', 'RATE_LIMITED']],
  ['catalog', ['INVALID_PARAMETER', 'INVALID_API_KEY', 'RESOURCE_NOT_FOUND', 'INVALID_ADDRESS', 'RATE_LIMIT_EXCEEDED']],
  [
    'overview',
    ['invalid_request', 'authentication_failed', 'resource_not_found', 'invalid_request', 'rate_limit_exceeded'],
  ],
] as const)('the codes of the set %s', (error_codes, codes) => {
  test('are those of the errors', async () => {
    const box = await openLoadedBox({ profile: { error_codes } });
    const { client } = clientOf(box, { retries: 0 });
    const stranger = clientOf(box, { apiKey: 'tb_key_that_nobody_has' }).client;
    const calls = [
      () => client.payments.create({ amount: -1, currency: 'EUR' }),
      () => stranger.account.get(),
      () => client.payments.get('pay_req_any'),
      () => client.payouts.create({ amount: 0.05, currency: 'BTC', address: 'any' }),
      () => client.balance.get({ prefer: 'code=429' }),
    ];
    const errors: ApiError[] = [];
    for (const call of calls) errors.push(await failureOf(ApiError, call()));
    expect(errors.map(({ status }) => status)).toEqual([400, 401, 404, 422, 429]);
    expect(errors.map(({ code }) => code)).toEqual(codes);
    for (const { requestId } of errors) expect(requestId).toMatch(/^req_/);
    expect(errors[0]?.details).toMatchObject({ parameter: 'amount', value: -1, rule: 'positive_numeric' });
    expect(errors[0]?.message).toMatch(/"amount must .*" \(amount, positive_numeric\)\. Change the request/);
  });
});

test('what was meant is not cut off behind a list of all event types', async () => {
  const body = { url: 'http://127.0.0.1:9/', event_types: ['payment.suceeded' as 'payment.succeeded'] };
  const { client } = clientOf(await openLoadedBox());
  const error = await failureOf(ApiError, client.webhooks.create(body));
  expect(error.message).toContain('Did you mean `payment.succeeded`?" (event_types[0], in:payment.created,');
});

test('details can be a text', async () => {
  const box = await openLoadedBox({ profile: { error_details: 'string' } });
  const error = await failureOf(ApiError, clientOf(box).client.payments.create({ amount: -1, currency: 'EUR' }));
  expect(error.details).toBeTypeOf('string');
});

test('the short form of a 401 has no code', async () => {
  const box = await openLoadedBox({ profile: { auth_error_body: 'status' } });
  const error = await failureOf(ApiError, clientOf(box, { apiKey: 'any' }).client.account.get());
  expect(error).toMatchObject({ status: 401, code: undefined, details: undefined });
  expect(error.message).toMatch(/answered 401, ".+"\. Check the API key/);
});

/** A service that answers so, and a client for it whose key is a word that answers may repeat. */
async function answering(...answers: AnswerWith[]) {
  const service = await openReceiver();
  service.answers(...answers);
  const client = createClient({ url: `${service.origin}/v1`, apiKey: 'k3y-of-mine', sleep: async () => {} });
  return { client, service };
}

describe('what is no answer of the service', () => {
  const text =
    (status: number, body: string, headers = {}): AnswerWith =>
    (_request, response) =>
      response.writeHead(status, headers).end(body);

  test('an error page', async () => {
    const { client } = await answering(text(403, '<html>Forbidden for k3y-of-mine</html>'));
    const error = await failureOf(ApiError, client.account.get());
    expect(error).toMatchObject({ status: 403, code: undefined, requestId: undefined });
    expect(error.message).not.toContain('<html>');
  });

  test.each(['<html>Welcome</html>', '[]', '"text"', 'null', ''])('a success with %j', async (body) => {
    const { client, service } = await answering(text(200, body));
    const error = await failureOf(ApiError, client.payments.create(PAYMENT));
    expect(error.message).toMatch(
      /^createPayment failed: POST \/v1\/payments answered 200\. A success is a JSON object/,
    );
    expect(service.requests).toHaveLength(1);
  });

  test.each(['null', '{"error": null}', '{"error": {"code": 5, "details": 7}}', '{"error": "text"}'])(
    '%s',
    async (body) => {
      const { client } = await answering(text(404, body));
      expect(await failureOf(ApiError, client.account.get())).toMatchObject({ code: undefined, details: undefined });
    },
  );

  test('a redirect, which would take the key elsewhere', async () => {
    const elsewhere = await openReceiver();
    const { client } = await answering(text(307, '', { location: elsewhere.url }));
    const error = await failureOf(ApiError, client.payments.create(PAYMENT));
    expect(error).toMatchObject({ status: 307, attempts: 1 });
    expect(error.message).toMatch(/Redirects are not followed/);
    expect(elsewhere.requests).toEqual([]);
  });

  test('an answer that repeats the key: the message does not', async () => {
    const { client } = await answering(text(401, '{"error":{"code":"X","message":"k3y-of-mine is unknown"}}'));
    const error = await failureOf(ApiError, client.account.get());
    expect(error.message).toMatch(/"\*\*\*\* is unknown"/);
    expect(error.message).not.toContain('k3y-of-mine');
  });
});

describe('no answer', () => {
  test('nobody listens', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
    await new Promise((resolve) => server.close(resolve));
    const client = createClient({ url: `http://127.0.0.1:${port}/v1`, apiKey: 'key', sleep: async () => {} });
    const error = await failureOf(ConnectionError, client.account.get());
    expect(error).toMatchObject({ attempts: 6, timedOut: false, operationId: 'getAccount' });
    expect(error.message).toBe(
      `getAccount failed: GET http://127.0.0.1:${port}/v1/account got no answer: connect ECONNREFUSED 127.0.0.1:${port}. ` +
        'Check that the service runs at `url`. Given up after 6 attempts. Try again later.',
    );
  });

  test('none in time', async () => {
    const box = await openLoadedBox();
    await box.faults.add({ effect: { latency_ms: 2_000 }, times: 1 });
    const { client } = clientOf(box, { timeoutMs: 100, retries: 0 });
    const error = await failureOf(ConnectionError, client.payments.create(PAYMENT));
    expect(error).toMatchObject({ timedOut: true, attempts: 1 });
    expect(error.message).toMatch(
      /got no answer: No whole answer within 100 ms\. Given up after one attempt\. It may have/,
    );
  });

  test('a slow one is waited for no longer than the call allows, and the retry finds what was done', async () => {
    const box = await openLoadedBox();
    await box.faults.add({ effect: { latency_ms: 400 }, times: 1 });
    const client = createClient(box);
    const payment = await client.payments.create(PAYMENT, { timeoutMs: 150 });
    expect((await client.payments.list()).data.map(({ id }) => id)).toEqual([payment.id]);
    expect(box.requests().length).toBeGreaterThan(2);
    expect(box.audit().findings).toEqual([]);
  });

  test('an answer that trickles in counts as late', async () => {
    const box = await openLoadedBox();
    await box.faults.add({ effect: { drip: { bytes_per_second: 200 } }, times: 1 });
    const { client, waits } = clientOf(box, { timeoutMs: 200 });
    expect((await client.account.get()).id).toBe(box.id);
    expect(waits).toHaveLength(1);
  });
});

describe('a signal', () => {
  const reason = new Error('The customer has left.');

  test('that is aborted already sends nothing', async () => {
    const box = await openLoadedBox();
    const { client } = clientOf(box);
    await expect(client.account.get({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(box.requests()).toEqual([]);
  });

  test('ends a call that waits for its answer', async () => {
    const { client, service } = await answering('never');
    const controller = new AbortController();
    const call = client.account.get({ signal: controller.signal });
    await service.received(1);
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(service.requests).toHaveLength(1);
  });

  test('ends a call that waits for its retry', async () => {
    const box = await openLoadedBox();
    await box.faults.add({ effect: { status: 503, retry_after: 50 }, times: null });
    const controller = new AbortController();
    const call = createClient(box).account.get({ signal: controller.signal });
    while (box.requests().length === 0) await new Promise((resolve) => setImmediate(resolve));
    setTimeout(() => controller.abort(), 20);
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(box.requests()).toHaveLength(1);
  });
});

test.each([
  ['', /1 to 255 visible ASCII/],
  ['line\nend', /1 to 255 visible ASCII/],
  ['x'.repeat(256), /1 to 255 visible ASCII/],
])('an Idempotency-Key %j is rejected before anything is sent', async (idempotencyKey, message) => {
  const box = await openLoadedBox();
  const { client } = clientOf(box);
  await expect(client.payments.create(PAYMENT, { idempotencyKey })).rejects.toThrow(message);
  await expect(client.account.get({ prefer: idempotencyKey === '' ? 'a\nb' : '☕' })).rejects.toThrow(TypeError);
  await expect(client.account.get({ retries: -1 })).rejects.toThrow(/^getAccount: `retries` must be/);
  expect(box.requests()).toEqual([]);
});

import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Merchant } from '../../src/index.js';
import { call, createPayment, createPayout, PAYMENT } from '../support/box.js';
import { openLoadedBox } from '../support/loaded-box.js';

interface Attempt {
  /** The status, or what the client was told instead of an answer. */
  outcome: number | string;
  replayed: boolean;
  retry_after: string | null;
}

/**
 * A client as the guidance asks for: it repeats 429, 5xx and broken connections with the same Idempotency-Key. It does not
 * back off where what it would wait for is a number of calls here, and not a matter of time.
 */
async function createPatiently(merchant: Merchant, key: string, timeout_ms = 10_000) {
  const attempts: Attempt[] = [];
  while (attempts.length < 30) {
    try {
      const response = await fetch(`${merchant.url}/payments`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${merchant.apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(PAYMENT),
        signal: AbortSignal.timeout(timeout_ms),
      });
      const body = (await response.json()) as { id: string };
      const { status, headers } = response;
      const replayed = headers.has('idempotent-replayed');
      attempts.push({ outcome: status, replayed, retry_after: headers.get('retry-after') });
      if (status < 300) return { id: body.id, attempts };
      // The first request is still being served: only time ends that.
      if (status === 409) await setTimeout(Number(headers.get('retry-after')) * 1_000);
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause?.code;
      attempts.push({ outcome: cause ?? (error as Error).name, replayed: false, retry_after: null });
    }
  }
  throw new Error(`No success in ${attempts.length} attempts`);
}

const outcomes = (attempts: readonly Attempt[]) => attempts.map(({ outcome }) => outcome);

async function paymentIds(merchant: Merchant): Promise<string[]> {
  const { data } = (await call(merchant, 'GET /payments')).body;
  return data.map(({ id }: { id: string }) => id);
}

describe('a client with retries and idempotency keys gets through', () => {
  test.each([
    ['api-429-burst', 429, '2'],
    ['api-503-burst', 503, '1'],
  ] as const)('%s', async (name, status, retry_after) => {
    const box = await openLoadedBox();
    expect(await box.run(name)).toMatchObject({ scenario: name, resource_id: null, status: 'completed' });
    const { id, attempts } = await createPatiently(box, 'order-1');
    expect(outcomes(attempts)).toEqual([...new Array(5).fill(status), 201]);
    for (const attempt of attempts.slice(0, 5)) expect(attempt.retry_after).toBe(retry_after);
    expect(attempts[5]?.replayed).toBe(false);
    expect(await paymentIds(box)).toEqual([id]);
    expect(box.faults.list()).toMatchObject([{ scenario: name, applied: 5 }]);
  });

  test.each([
    ['api-500-after-commit', 500],
    ['api-connection-cut-after-commit', 'ECONNRESET'],
  ] as const)('%s', async (name, outcome) => {
    const box = await openLoadedBox();
    await box.run(name);
    const { id, attempts } = await createPatiently(box, 'order-1');
    expect(outcomes(attempts).at(0)).toBe(outcome);
    expect(attempts.at(-1)).toMatchObject({ outcome: 201, replayed: true });
    expect(await paymentIds(box)).toEqual([id]);
  });

  test('api-slow-answer', async () => {
    const box = await openLoadedBox();
    await box.run('api-slow-answer');
    const { id, attempts } = await createPatiently(box, 'order-1', 400);
    expect(outcomes(attempts)[0]).toBe('TimeoutError');
    expect(attempts.at(-1)).toMatchObject({ outcome: 201, replayed: true });
    expect(await paymentIds(box)).toEqual([id]);
  });
});

test('and one without them pays twice', async () => {
  const box = await openLoadedBox();
  await box.run('api-500-after-commit');
  for (const status of [500, 201]) expect((await call(box, 'POST /payments', { body: PAYMENT })).status).toBe(status);
  expect(await paymentIds(box)).toHaveLength(2);
});

test('--scenario starts one that needs no resource, for every merchant and after every reset', async () => {
  const box = await openLoadedBox({ scenario: 'api-429-burst' });
  const other = await box.createMerchant();
  expect((await call(other, 'GET /account')).status).toBe(429);
  for (let i = 0; i < 5; i++) expect((await call(box, 'GET /account')).status).toBe(429);
  expect((await call(box, 'GET /account')).status).toBe(200);
  await box.reset();
  expect((await call(box, 'GET /account')).status).toBe(429);
});

const SCENARIO = `
name: hidden-at-first
description: The new payment request cannot be read at once, and payouts are refused later.
on: payment.created
steps:
  - after: 1m
    respond: { operation: createPayout, status: 503, retry_after: 3 }
respond:
  - path: /v1/payments/{payment_request_id}
    status: 404
    times: 2
`;

test('a scenario answers for its resource when it starts, and for others when its step comes', async () => {
  const box = await openLoadedBox();
  const put = await fetch(`${box.controlUrl}/scenarios/hidden-at-first`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ yaml: SCENARIO }),
  });
  expect(await put.json()).toMatchObject({ respond: [{ status: 404, times: 2 }] });
  const plain = await createPayment(box);
  const { id } = await createPayment(box, { metadata: { sandbox_scenario: 'hidden-at-first' } });
  expect((await call(box, `GET /payments/${plain.id}`)).status).toBe(200);
  const read = async () => (await call(box, `GET /payments/${id}`)).status;
  expect([await read(), await read(), await read()]).toEqual([404, 404, 200]);
  await createPayout(box);
  await box.clock.advance('1m');
  const payout = await call(box, 'POST /payouts', { body: {} });
  expect([payout.status, payout.headers.get('retry-after')]).toEqual([503, '3']);
});

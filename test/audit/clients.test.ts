/** The audit over real HTTP: a client that does everything right, and clients that each do one thing wrong. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { auditReport, RULES } from '../../src/audit/index.js';
import { loadContract, loadControlContract, validateResponse } from '../../src/contract/index.js';
import type { Sandbox } from '../../src/index.js';
import { call, createPayment, createWebhook, openReceiver, PAYMENT, PAYOUT } from '../support/box.js';
import { openLoadedBox } from '../support/loaded-box.js';

await loadControlContract();

const SECRET = 'whsec_audited';
const POST = { body: PAYMENT, idempotencyKey: 'order-1' };

/** What the control API says, judged by its contract, and the same from code. */
async function audited(box: Sandbox) {
  const response = await fetch(`${box.controlUrl}/audit`);
  const body = await response.json();
  expect(response.status).toBe(200);
  expect(validateResponse(loadContract('sandbox').operation('getAudit'), 200, body)).toEqual([]);
  expect(body).toEqual(box.audit());
  return box.audit();
}

/** The ids of the rules that were broken. */
const broken = async (box: Sandbox) => (await audited(box)).findings.map(({ rule }) => rule);

test('a client that does it right', async () => {
  const box = await openLoadedBox({ profile: { retry_schedule: 'none' } });
  const receiver = await openReceiver();
  await call(box, 'POST /webhooks', {
    body: { url: receiver.url, secret: SECRET, event_types: ['payment.succeeded'] },
  });
  await box.faults.add({ effect: { status: 503, retry_after: 1 }, times: 1 });
  expect((await call(box, 'POST /payments', POST)).status).toBe(503);
  await sleep(1_010);
  await box.faults.add({ effect: { status: 500 }, times: 2 });
  for (const wait_ms of [60, 200, 0]) {
    await call(box, 'POST /payments', POST);
    await sleep(wait_ms);
  }
  const { body: payment } = await call(box, 'POST /payments', POST);
  await call(box, 'POST /payments', { body: { ...PAYMENT, amount: -1 }, idempotencyKey: 'order-2' });
  await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'order-2' });
  for (let i = 0; i < 12; i++) {
    await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: `order-1${i}` });
  }
  const { body: page } = await call(box, 'GET /payments');
  expect(page.has_more).toBe(true);
  await call(box, `GET ${page.url.replace('/v1', '')}`);
  await call(box, 'GET /payments?limit=1');
  receiver.answers(500);
  await box.payments.pay(payment.id);
  await box.settle();
  expect(box.deliveries().map(({ status }) => status)).toEqual(['failed']);
  await box.clock.advance('1m');
  await call(box, `GET /payments/${payment.id}`);
  receiver.answers(200);
  await box.replay(box.deliveries()[0]?.id as string);
  await box.settle();
  expect(await broken(box)).toEqual([]);
  expect(auditReport(box.audit().findings)).toBe('Audit: nothing found.');
});

describe('a client that does one thing wrong', () => {
  test('sends a rejected request again', async () => {
    const box = await openLoadedBox();
    for (let i = 0; i < 3; i++) await call(box, 'POST /payments', { ...POST, body: { currency: 'EUR' } });
    const { findings, rules, journal } = await audited(box);
    expect(findings).toMatchObject([{ rule: 'retry-unchanged', count: 2 }]);
    expect(findings[0]?.evidence).toEqual(box.requests().map(({ id }) => id));
    expect(rules.map(({ id }) => id)).toEqual(RULES.map(({ id }) => id));
    expect(journal).toEqual({ entries: 3, dropped: 0 });
    expect(auditReport(findings)).toContain('rests on: Do not retry 400, 401, 403, 404 and 422');
  });

  test('asks with a wrong key again and again', async () => {
    const box = await openLoadedBox();
    for (let i = 0; i < 2; i++) await call(box, 'GET /balance', { key: 'tb_key_that_nobody_has' });
    expect(await broken(box)).toEqual(['retry-unchanged']);
  });

  test('retries without waiting', async () => {
    const box = await openLoadedBox();
    await box.faults.add({ effect: { status: 500 }, times: null });
    // A busy machine may hold up one of the calls, which then looks like a wait.
    for (let round = 1; round <= 20 && box.audit().findings.length === 0; round++) {
      const order = { body: { ...PAYMENT, amount: round }, idempotencyKey: `order-${round}` };
      for (let i = 0; i < 3; i++) await call(box, 'POST /payments', order);
    }
    expect(await broken(box)).toEqual(['retry-without-backoff']);
  });

  test('ignores Retry-After, unless the clock was advanced by so much', async () => {
    for (const [seconds, rules] of [
      [0, ['retry-after-ignored']],
      [60, []],
    ] as const) {
      const box = await openLoadedBox({ profile: { rate_limit: '2' } });
      for (let i = 0; i < 60; i++) await call(box, i % 2 ? 'GET /balance' : 'GET /account');
      expect((await call(box, 'GET /balance')).status).toBe(429);
      await box.clock.advance(seconds * 1_000);
      await call(box, 'GET /balance');
      expect(await broken(box)).toEqual(rules);
    }
  });

  test('sends no Idempotency-Key', async () => {
    const box = await openLoadedBox();
    await createPayment(box);
    expect(await broken(box)).toEqual(['idempotency-key-missing']);
  });

  test('uses an Idempotency-Key for another payout', async () => {
    const box = await openLoadedBox();
    for (const amount of [0.05, 0.06]) {
      await call(box, 'POST /payouts', { body: { ...PAYOUT, amount }, idempotencyKey: 'same' });
    }
    expect(await broken(box)).toEqual(['idempotency-key-reused']);
  });

  test('makes a new key for the retry of a payout whose answer was lost', async () => {
    const box = await openLoadedBox();
    await box.faults.add({ effect: { status: 500, after_commit: true }, times: 1 });
    for (const idempotencyKey of ['first', 'second'])
      await call(box, 'POST /payouts', { body: PAYOUT, idempotencyKey });
    expect(await broken(box)).toEqual(['idempotency-key-changed']);
  });

  test('puts its key into the URL', async () => {
    const box = await openLoadedBox();
    for (let i = 0; i < 2; i++) await call(box, `GET /balance?api_key=${box.apiKey}`, { key: null });
    expect(await broken(box)).toEqual(['key-in-url']);
    expect(JSON.stringify(box.audit())).not.toContain(box.apiKey);
  });

  test('polls a payment request as fast as it can', async () => {
    const box = await openLoadedBox();
    const { body } = await call(box, 'POST /payments', POST);
    for (let i = 0; i < 101; i++) await call(box, `GET /payments/${body.id}`);
    expect(await broken(box)).toEqual(['polling-too-fast']);
  });

  test('takes the first page for the whole list', async () => {
    const box = await openLoadedBox();
    for (let i = 0; i < 11; i++) await call(box, 'POST /payments', { ...POST, idempotencyKey: `order-${i}` });
    await call(box, 'GET /payments');
    expect(await broken(box)).toEqual(['list-not-followed']);
  });

  test('sends a field that there is not', async () => {
    const box = await openLoadedBox();
    for (const amount of [1, 2]) await call(box, 'POST /payments', { body: { ...PAYMENT, amount, price: 1 } });
    expect(await broken(box)).toEqual(['unknown-field']);
  });

  test('registers an endpoint without secret', async () => {
    const box = await openLoadedBox();
    const receiver = await openReceiver();
    await createWebhook(box, receiver.url);
    expect(await broken(box)).toEqual(['webhook-without-secret']);
  });

  test('has a receiver that does not answer in time', async () => {
    const box = await openLoadedBox({ profile: { webhook_timeout: 1 } });
    const receiver = await openReceiver();
    receiver.answers('never', 200);
    await createWebhook(box, receiver.url, { secret: SECRET });
    const { body } = await call(box, 'POST /payments', POST);
    await box.payments.pay(body.id);
    await box.settle();
    expect(await broken(box)).toEqual(['receiver-too-slow']);
  });

  test('has a receiver that rejects an event that it knows', async () => {
    const box = await openLoadedBox();
    const receiver = await openReceiver();
    receiver.answers(200, 409);
    await createWebhook(box, receiver.url, { secret: SECRET });
    await box.faults.add({ webhook: {}, effect: { duplicate: 2 }, times: 1 });
    const { body } = await call(box, 'POST /payments', POST);
    await box.payments.pay(body.id);
    await box.settle();
    expect(await broken(box)).toEqual(['receiver-refuses-duplicates']);
  });

  test('never looks after an event that was lost', async () => {
    const box = await openLoadedBox();
    const receiver = await openReceiver();
    await createWebhook(box, receiver.url, { secret: SECRET });
    await box.faults.add({ webhook: {}, effect: { drop: true }, times: 1 });
    const { body } = await call(box, 'POST /payments', POST);
    await box.payments.pay(body.id);
    await box.settle();
    expect(await broken(box)).toEqual(['no-reconciliation']);
    await call(box, `GET /payments/${body.id}`);
    expect(await broken(box)).toEqual([]);
  });
});

test('what has left the request log is counted, and an empty request log says so', async () => {
  const box = await openLoadedBox();
  await createPayment(box);
  await fetch(`${box.controlUrl}/requests`, { method: 'DELETE', headers: { 'content-type': 'application/json' } });
  expect(await audited(box)).toMatchObject({ findings: [], journal: { entries: 0, dropped: 1 } });
  await call(box, 'GET /balance');
  expect(box.audit().journal).toEqual({ entries: 1, dropped: 1 });
});

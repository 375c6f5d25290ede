/** Two merchants in one sandbox know nothing of each other. */
import { expect, test } from 'vitest';
import type { Merchant, Sandbox } from '../../src/index.js';
import {
  call,
  createInvoice,
  createPayment,
  createPayout,
  createWebhook,
  openBox,
  openReceiver,
  PAYMENT,
} from '../support/box.js';

async function two(): Promise<[Sandbox, Merchant]> {
  const box = await openBox();
  return [box, await box.createMerchant()];
}

/** One of everything. */
async function stock(merchant: Merchant): Promise<string[]> {
  const payment = await createPayment(merchant);
  const { transactions } = await merchant.payments.pay(payment.id);
  const invoice = await createInvoice(merchant);
  const payout = await createPayout(merchant);
  const webhook = await createWebhook(merchant, 'http://127.0.0.1:9/');
  return [
    `/payments/${payment.id}`,
    `/transactions/${transactions[0]?.id}`,
    `/invoices/${invoice.id}`,
    `/payouts/${payout.id}`,
    `/webhooks/${webhook.id}`,
  ];
}

test('they have their own account and keys', async () => {
  const [one, other] = await two();
  expect(new Set([one.id, other.id]).size).toBe(2);
  expect((await call(other, 'GET /account')).body.id).toBe(other.id);
  expect(other.apiKey).not.toBe(one.apiKey);
  expect((await call(one, 'GET /account', { key: other.apiKey })).body.id).toBe(other.id);
});

test('each sees its own records, and those of the other are not there', async () => {
  const [one, other] = await two();
  for (const [owner, stranger] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const path of await stock(owner)) {
      expect((await call(owner, `GET ${path}`)).status).toBe(200);
      const { status, error } = await call(stranger, `GET ${path}`);
      expect([status, error.code]).toEqual([404, 'RESOURCE_NOT_FOUND']);
      const list = `/${path.split('/')[1]}`;
      const ids = (await call(stranger, `GET ${list}?${list === '/webhooks' ? '' : 'limit=100'}`)).body.data;
      expect(ids.map(({ id }: { id: string }) => id)).not.toContain(path.split('/')[2]);
    }
  }
});

test('a cursor of the other is unknown, and so is a webhook to delete', async () => {
  const [one, other] = await two();
  const { id } = await createPayment(one);
  const webhook = await createWebhook(one, 'http://127.0.0.1:9/');
  expect((await call(other, `GET /payments?starting_after=${id}`)).error.details?.rule).toBe('exists');
  expect((await call(other, `DELETE /webhooks/${webhook.id}`)).status).toBe(404);
  expect((await call(one, `GET /webhooks/${webhook.id}`)).status).toBe(200);
});

test('what one does from code cannot reach the other', async () => {
  const [one, other] = await two();
  const { id } = await createPayment(one);
  await expect(other.payments.pay(id)).rejects.toThrow(/no payment/i);
});

test('an Idempotency-Key, a webhook URL and a rate count of one are free for the other', async () => {
  const box = await openBox({ rate_limit: '1' });
  const other = await box.createMerchant();
  const first = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'k' });
  const second = await call(other, 'POST /payments', { body: PAYMENT, idempotencyKey: 'k' });
  expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([201, null]);
  expect(second.body.id).not.toBe(first.body.id);
  await createWebhook(box, 'http://127.0.0.1:9/');
  await createWebhook(other, 'http://127.0.0.1:9/');
  await Promise.all(Array.from({ length: 100 }, () => call(box, 'GET /account')));
  expect((await call(box, 'GET /account')).status).toBe(429);
  const theirs = await call(other, 'GET /account');
  expect([theirs.status, theirs.headers.get('x-ratelimit-remaining')]).toEqual([200, '97']);
});

test('events of one go to its own endpoints only', async () => {
  const [one, other] = await two();
  const [mine, theirs] = [await openReceiver(), await openReceiver()];
  await createWebhook(one, mine.url, { event_types: ['payment.created'] });
  await createWebhook(other, theirs.url, { event_types: ['payment.created'] });
  const payment = await createPayment(other);
  await one.settle();
  await other.settle();
  expect(mine.requests).toEqual([]);
  expect(theirs.requests.map(({ body }) => JSON.parse(body).data.id)).toEqual([payment.id]);
  expect([one.events().length, other.events().length]).toEqual([0, 1]);
});

test('clocks, balances, request logs and resets are their own', async () => {
  const [one, other] = await two();
  const before = other.clock.now();
  await one.clock.advance('3h');
  expect(other.clock.now()).toBe(before);
  const { id } = await createPayment(other);
  await one.clock.advance('1d');
  expect((await call(other, `GET /payments/${id}`)).body.status).toBe('pending');
  await one.fund({ BTC: 7 });
  expect((await call(other, 'GET /balance')).body.available.BTC).not.toBe(7);
  expect(one.requests()).toEqual([]);
  expect(other.requests()).toHaveLength(3);
  await one.reset();
  expect((await call(other, `GET /payments/${id}`)).status).toBe(200);
});

test('ids are unique in the process, also for merchants with the same seed', async () => {
  const box = await openBox();
  const merchants = [box, await box.createMerchant({ seed: 1 }), await box.createMerchant({ seed: 1 })];
  const ids = [];
  for (const merchant of merchants) ids.push((await createPayment(merchant)).id);
  expect(new Set([...ids, ...merchants.map(({ id }) => id)]).size).toBe(6);
  expect(new Set(merchants.map(({ apiKey }) => apiKey)).size).toBe(3);
});

test('each is judged by its own profile', async () => {
  const box = await openBox();
  const other = await box.createMerchant({ profile: { rate_limit: '2', timestamps: 'milliseconds' } });
  expect((await createPayment(other)).created_at).toBe('2026-11-20T17:00:00.000Z');
  expect((await createPayment(box)).created_at).toBe('2026-11-20T17:00:00Z');
  expect((await call(other, 'GET /account')).headers.get('x-ratelimit-limit')).toBe('60');
});

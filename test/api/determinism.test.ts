/** The same seed and the same calls: the same bytes, in answers and in webhooks. */
import { expect, test } from 'vitest';
import type { Sandbox, TenderboxOptions } from '../../src/index.js';
import { BTC_ADDRESS, call, openBox, openReceiver } from '../support/box.js';
import { openLoadedBox } from '../support/loaded-box.js';
import type { Receiver } from '../support/receiver.js';

const HEADERS = [
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'idempotent-replayed',
];

/** A day of a merchant: everything that was answered, as text. */
async function day(box: Sandbox, receiver: Receiver): Promise<string[]> {
  const transcript: string[] = [];
  const say = async (line: string, body?: object, idempotencyKey?: string) => {
    const options = {
      ...(body === undefined ? {} : { body }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    };
    const answer = await call(box, line, options);
    const headers = HEADERS.map((name) => `${name}: ${answer.headers.get(name)}`).join('\n');
    transcript.push(`${line.replaceAll(receiver.origin, '')} ${answer.status}\n${headers}\n${answer.text}`);
    return answer.body;
  };
  const paid = await say('POST /payments', { amount: 120, currency: 'USD', metadata: { a: 1 } }, 'k');
  await say('POST /payments', { amount: 120, currency: 'USD', metadata: { a: 1 } }, 'k');
  await box.payments.pay(paid.id, { currency: 'ETH' });
  const run = await say('POST /payments', {
    amount: 50,
    currency: 'EUR',
    metadata: { sandbox_scenario: 'payment-underpaid-then-completed' },
  });
  const invoice = await say('POST /invoices', { amount: 10, currency: 'EUR', due_date: '2026-11-21' });
  await box.invoices.pay(invoice.id);
  await say('POST /invoices', { amount: 11, currency: 'JPY' });
  await say('POST /payouts', { amount: 0.05, currency: 'BTC', address: BTC_ADDRESS });
  await say('POST /payouts', { amount: 5_000, currency: 'BTC', address: BTC_ADDRESS });
  await box.clock.advance('2d');
  await box.payments.refund(paid.id);
  for (const path of ['payments', 'transactions', 'invoices', 'payouts']) {
    const { data } = await say(`GET /${path}?limit=100`);
    for (const { id } of data) await say(`GET /${path}/${id}`);
  }
  await say(`GET /payments/${run.id}`);
  await say('GET /balance');
  await say('GET /account');
  await say('GET /payments/nothing');
  await box.settle();
  return transcript;
}

async function lived(
  options: TenderboxOptions,
  open: typeof openBox = openBox,
): Promise<{ answers: string[]; webhooks: string[] }> {
  const receiver = await openReceiver();
  const box = await open({ publicUrl: 'https://sandbox.example', ...options });
  // Where it listens nowhere, the same client reaches it all the same.
  if (options.port === false) box.intercept('https://sandbox.example');
  const endpoint = { url: receiver.url, event_types: box.events().length === 0 ? TYPES : [], secret: 's' };
  expect((await call(box, 'POST /webhooks', { body: endpoint })).status).toBe(201);
  const answers = await day(box, receiver);
  const webhooks = receiver.requests.map(({ body, headers }) => `${headers['service-signature']} ${body}`);
  expect(webhooks.length).toBeGreaterThan(15);
  // First attempts are made in parallel, in no promised order.
  return { answers, webhooks: webhooks.sort() };
}

const TYPES = [
  'payment.created',
  'payment.pending',
  'payment.underpaid',
  'payment.succeeded',
  'transaction.created',
  'transaction.confirmed',
  'transaction.refunded',
  'refund.created',
  'refund.completed',
  'invoice.created',
  'invoice.opened',
  'invoice.paid',
  'invoice.past_due',
  'payout.created',
  'payout.processing',
  'payout.completed',
];

test('two sandboxes with the same seed and the same calls give the same bytes', async () => {
  const [one, two] = [await lived({ seed: 7 }), await lived({ seed: 7 })];
  expect(two.answers).toEqual(one.answers);
  expect(two.webhooks).toEqual(one.webhooks);
});

test('a sandbox without a port gives the same bytes as one over HTTP', async () => {
  const [over_http, inside] = [await lived({ seed: 7 }), await lived({ seed: 7, port: false })];
  expect(inside.answers).toEqual(over_http.answers);
  expect(inside.webhooks).toEqual(over_http.webhooks);
});

test('another merchant that makes calls all the while changes none of them', async () => {
  const [alone, beside] = [await lived({ seed: 7 }), await lived({ seed: 7 }, openLoadedBox)];
  expect(beside.answers).toEqual(alone.answers);
  expect(beside.webhooks).toEqual(alone.webhooks);
});

test('another seed gives other ids, other addresses and other hashes', async () => {
  const [one, two] = [await lived({ seed: 7 }), await lived({ seed: 8 })];
  const ids = ({ answers }: { answers: string[] }): string[] => [
    ...new Set(answers.join('\n').match(/\b(pay_req|inv|payout|txn|acct)_[0-9a-z]{24}\b/g)),
  ];
  const shared = new Set(ids(one));
  expect(ids(two).length).toBeGreaterThan(8);
  expect(ids(two).filter((id) => shared.has(id))).toEqual([]);
});

test('a reset begins the same life again', async () => {
  const receiver = await openReceiver();
  const box = await openBox({ publicUrl: 'https://sandbox.example', seed: 7 });
  const first = await day(box, receiver);
  await box.reset();
  expect(await day(box, receiver)).toEqual(first);
});

test('without a seed no two sandboxes are alike', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const box = await openBox({ seed: undefined as never });
    ids.push((await call(box, 'POST /payments', { body: { amount: 1, currency: 'USD' } })).body.id);
  }
  expect(new Set(ids).size).toBe(3);
});

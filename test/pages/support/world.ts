/** A world in which every screen has something to show. */
import { expect } from 'vitest';
import type { Sandbox } from '../../../src/index.js';
import { BTC_ADDRESS, call, createInvoice, createPayment, createPayout } from '../../support/box.js';

/** What is written into a field; a test of hostile text writes other things than a test of looks. */
export type Say = (place: string) => string;

const PLAIN: Readonly<Record<string, string>> = {
  description: 'Two tickets, row 7',
  customer_name: 'Ada Lovelace',
  item: 'Consulting, hours',
  order_id: 'A-1007',
  label: 'Shop in Lisbon',
  message: 'The node is being updated.',
  user_agent: 'shop/2.1',
  secret: 'whsec_mine',
};

/** The text of a usual shop. */
export const plainly: Say = (place) => PLAIN[place] ?? place;

/** A call of the control API as the default merchant, which must go well. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds, and fails where it is not there.
export async function control(box: { controlUrl: string }, line: string, body: unknown = {}): Promise<any> {
  const [method = '', path = ''] = line.split(' ');
  const response = await fetch(box.controlUrl + path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.ok, `${line}: ${response.status} ${text}`).toBe(true);
  return JSON.parse(text);
}

/** One record of each kind that screens show, by the first segment of their path. */
export type Records = Readonly<Record<string, string>>;

const EVENTS = ['payment.created', 'payment.succeeded', 'payout.failed', 'invoice.created'];
const SCENARIO = `name: two-halves
description: Half now, half later.
on: payment.created
steps:
  - after: 30s
    receive: { percent: 50 }
`;

/** Receivers that are told everything: one that is built in, and one whose host does not exist. */
async function furnishWebhooks(box: Sandbox, say: Say): Promise<void> {
  const { url } = await control(box, 'GET /inbox/shop');
  await control(box, 'POST /endpoints', { url, secret: say('secret'), event_types: EVENTS });
  await control(box, 'PUT /inbox/shop', { answer: 'status', status: 500 });
}

async function furnishMoney(box: Sandbox, say: Say): Promise<Record<string, string>> {
  const description = say('description');
  const metadata = { order_id: say('order_id') };
  const customer = { customer_name: say('customer_name'), customer_email: 'ada@example.com' };
  const payment = await createPayment(box, { description, metadata });
  await box.payments.pay(payment.id, { currency: 'BTC' });
  await box.payments.refund(payment.id, { amount: 20 });
  const awaiting = await createPayment(box, { description, metadata, callback_url: 'https://shop.example/thanks' });
  const items = [{ name: say('item'), quantity: 2.5, unit_price: 36 }];
  const invoice = await createInvoice(box, { amount: 90, description, metadata, items, ...customer });
  const payout = await createPayout(box, { description, metadata });
  await control(box, `POST /payouts/${payout.id}/fail`, { reason: say('message') });
  await createPayout(box, { description, metadata });
  await control(box, 'POST /withdrawals', { currency: 'BTC', amount: 0.01, address: BTC_ADDRESS, description });
  const link = await control(box, 'POST /payment-links', { currency: 'EUR', amount: 25, description, metadata });
  await control(box, `POST /payment-links/${link.id}/open`);
  const plan = { amount: 9.5, currency: 'EUR', interval: 'month', description, metadata, ...customer };
  const subscription = await control(box, 'POST /subscriptions', plan);
  const [transaction] = (await control(box, 'GET /transactions')).data;
  return {
    payments: payment.id,
    timeline: payment.id,
    awaiting: awaiting.id,
    invoices: invoice.id,
    payouts: payout.id,
    'payment-links': link.id,
    subscriptions: subscription.id,
    transactions: transaction.id,
  };
}

/** Calls that went wrong, so that the request log and the audit have something to say. */
async function furnishTraffic(box: Sandbox, say: Say): Promise<string> {
  const { headers } = await call(box, 'POST /payments', {
    body: { amount: -5, currency: 'EUR', description: say('description') },
    idempotencyKey: 'order-1007',
    headers: { 'user-agent': say('user_agent') },
  });
  await call(box, 'POST /payments', { body: { amount: 5, currency: 'EUR' } });
  await call(box, 'GET /payments/pay_req_nope');
  return headers.get('x-request-id') as string;
}

/** Puts something on every screen. @returns ids to put into paths */
export async function furnish(box: Sandbox, say: Say = plainly): Promise<Records> {
  await furnishWebhooks(box, say);
  const money = await furnishMoney(box, say);
  await control(box, 'POST /keys', { label: say('label'), scopes: ['payments:read'] });
  await control(box, 'POST /faults', {
    match: { operation_id: 'createWebhook' },
    effect: { status: 503, message: say('message') },
  });
  await control(box, 'PUT /scenarios/two-halves', { yaml: SCENARIO });
  await control(box, 'POST /scenarios/two-halves/run', { resource_id: money.awaiting });
  const requests = await furnishTraffic(box, say);
  await box.clock.advance('1m');
  await box.settle();
  const [delivery] = (await control(box, 'GET /deliveries?event_type=payment.succeeded')).data;
  return { ...money, requests, events: delivery.event_id, deliveries: delivery.id, inbox: 'shop' };
}

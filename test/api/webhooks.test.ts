/** From a payment to a verified webhook, with real receivers. */
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadContract, validateWebhook } from '../../src/contract/index.js';
import type { Merchant, Sandbox } from '../../src/index.js';
import { verifyWebhook } from '../../src/webhooks.js';
import {
  BTC_ADDRESS,
  call,
  createInvoice,
  createPayment,
  createPayout,
  createWebhook,
  openBox,
  openReceiver,
  PAYMENT,
} from '../support/box.js';
import type { ReceivedRequest, Receiver } from '../support/receiver.js';

const SECRET = 'whsec_test';
const contract = loadContract('merchant');
const ALL = Object.keys(contract.document.webhooks ?? {});

const typesOf = (receiver: Receiver): string[] => receiver.requests.map(({ body }) => JSON.parse(body).event_type);

/** The text of `data` as it stands in a body of form 1, cut out by hand: members come in the order of the description. */
function dataText(body: string): string {
  const start = body.indexOf('"data":') + '"data":'.length;
  return body.slice(start, body.lastIndexOf(',"api_version":'));
}

/** The signature of the description, computed from the raw text and not with our code. */
function signatureOf(body: string, secret: string, encoding: 'hex' | 'base64' = 'hex'): string {
  const { event_id, event_type, created_at } = JSON.parse(body);
  return createHmac('sha256', secret)
    .update(event_id + event_type + created_at + dataText(body))
    .digest(encoding);
}

/** A webhook that a merchant may trust, and that the contract knows. */
function expectGenuine({ body, headers }: ReceivedRequest, secret = SECRET): void {
  const event = JSON.parse(body);
  expect(headers['service-signature']).toBe(signatureOf(body, secret));
  expect(verifyWebhook(body, headers, secret)).toEqual(event);
  expect(validateWebhook(contract, event.event_type, event), body).toEqual([]);
}

async function listening(box: Merchant, event_types: readonly string[] = ALL): Promise<Receiver> {
  const receiver = await openReceiver();
  await createWebhook(box, receiver.url, { secret: SECRET, event_types });
  return receiver;
}

test('a paid payment request is told to the receiver, signed, with the ten fields of the description', async () => {
  const box = await openBox();
  const receiver = await listening(box, ['payment.succeeded']);
  const payment = await createPayment(box, {
    description: 'Order 7',
    metadata: { a: 1 },
    customer_email: 'a@b.example',
  });
  await box.payments.pay(payment.id, { currency: 'BTC' });
  await box.settle();
  expect(receiver.requests).toHaveLength(1);
  const [request] = receiver.requests as [ReceivedRequest];
  expectGenuine(request);
  expect(request.method).toBe('POST');
  expect(request.headers['content-type']).toBe('application/json');
  const event = JSON.parse(request.body);
  expect(Object.keys(event)).toEqual(['event_id', 'event_type', 'created_at', 'data', 'api_version']);
  expect(event).toMatchObject({ event_type: 'payment.succeeded', api_version: 'v1' });
  expect(Object.keys(event.data)).toEqual([
    'id',
    'amount',
    'currency',
    'status',
    'payment_url',
    'created_at',
    'paid_at',
    'paid_amount',
    'paid_currency',
    'transaction_id',
  ]);
  const paid = (await call(box, `GET /payments/${payment.id}`)).body;
  expect(paid).toMatchObject({ ...event.data, status: 'paid', paid_currency: 'BTC', paid_amount: 0.002 });
});

test('verifyWebhook rejects another secret, another body and no signature', async () => {
  const box = await openBox();
  const receiver = await listening(box, ['payment.created']);
  await createPayment(box);
  await box.settle();
  const [{ body, headers }] = receiver.requests as [ReceivedRequest];
  expect(() => verifyWebhook(body, headers, 'other')).toThrow(/signature/i);
  expect(() => verifyWebhook(body.replace('120', '121'), headers, SECRET)).toThrow(/signature/i);
  expect(() => verifyWebhook(body, {}, SECRET)).toThrow(/missing/);
});

test('an endpoint without a secret gets no signature', async () => {
  const box = await openBox();
  const receiver = await openReceiver();
  await createWebhook(box, receiver.url, { event_types: ['payment.created'] });
  await createPayment(box);
  await box.settle();
  expect(receiver.requests[0]?.headers['service-signature']).toBeUndefined();
});

test('a profile may encode signatures in Base64', async () => {
  const box = await openBox({ signature_encoding: 'base64' });
  const receiver = await listening(box, ['payment.created']);
  await createPayment(box);
  await box.settle();
  const [{ body, headers }] = receiver.requests as [ReceivedRequest];
  expect(headers['service-signature']).toBe(signatureOf(body, SECRET, 'base64'));
});

/** The events of a verb, in the order in which they happened. */
async function events(box: Sandbox, act: () => Promise<unknown>): Promise<string[]> {
  const before = box.events().length;
  await act();
  return box
    .events()
    .slice(before)
    .map(({ event_type }) => event_type);
}

test('events come to pass in the order of the state table', async () => {
  const box = await openBox();
  const payment = await createPayment(box);
  expect(await events(box, () => box.payments.receive(payment.id))).toEqual(['transaction.created', 'payment.pending']);
  expect(await events(box, () => box.payments.confirm(payment.id))).toEqual([
    'transaction.confirmed',
    'payment.succeeded',
  ]);
  const invoice = await createInvoice(box);
  const paid = await events(box, () => box.invoices.pay(invoice.id));
  expect(paid.slice(-3)).toEqual(['transaction.confirmed', 'payment.succeeded', 'invoice.paid']);
  const over = await createPayment(box);
  const overpaid = await events(box, () => box.payments.pay(over.id, { percent: 150 }));
  expect(overpaid.slice(-3)).toEqual(['transaction.confirmed', 'payment.overpaid', 'payment.succeeded']);
});

/** A life in which every event type happens. */
async function everything(box: Sandbox): Promise<void> {
  const pay = async (fields: object = {}) => (await createPayment(box, fields)).id;
  const [whole, part] = [await pay(), await pay({ description: 'Grüße 東京 / "x"' })];
  for (const id of [whole, part]) await box.payments.pay(id);
  await box.payments.refund(whole);
  await box.payments.refund(part, { amount: 40 });
  await box.payments.pay(await pay({ metadata: { order_id: '7', rate: 1e-8 } }), { percent: 150 });
  const under = await pay();
  await box.payments.receive(under, { percent: 50, confirmations: 9 });
  const dropped = await pay();
  await box.payments.receive(dropped);
  await box.payments.drop(dropped);
  await box.payments.fail(await pay());
  await box.payments.expire(under);
  const late = await pay();
  await box.payments.expire(late);
  await box.payments.pay(late);
  const invoice = await createInvoice(box, { items: [{ name: 'a', quantity: 1, unit_price: 250 }] });
  await box.invoices.open(invoice.id);
  await box.invoices.pay(invoice.id);
  await box.invoices.void((await createInvoice(box)).id);
  await createInvoice(box, { due_date: '2026-11-21', customer_name: 'Ada' });
  await createPayout(box);
  const rejected = await createPayout(box, { fee_level: 'low' });
  await box.payouts.fail(rejected.id);
  await box.clock.advance('2d');
}

test('every event type is delivered, genuine and in the contract’s form', async () => {
  const box = await openBox();
  const receiver = await listening(box);
  await everything(box);
  await box.settle();
  expect([...new Set(typesOf(receiver))].sort()).toEqual([...ALL].sort());
  for (const request of receiver.requests) expectGenuine(request);
  expect(receiver.requests).toHaveLength(box.events().length);
  expect(box.balanced()).toBe(true);
});

test.each(['js', 'plain', 'fixed', 'php', 'indented'] as const)(
  'printed in the manner of %s, every webhook verifies against its raw text',
  async (webhook_json) => {
    const box = await openBox({ webhook_json });
    const receiver = await listening(box);
    await everything(box);
    await box.settle();
    expect(receiver.requests.length).toBeGreaterThan(30);
    for (const { body, headers } of receiver.requests) {
      expect(() => verifyWebhook(body, headers, SECRET)).not.toThrow();
      expect(validateWebhook(contract, JSON.parse(body).event_type, JSON.parse(body))).toEqual([]);
    }
  },
);

test('an endpoint gets what it subscribed to, and nothing else', async () => {
  const box = await openBox();
  const receiver = await listening(box, ['payment.succeeded', 'invoice.created']);
  const payment = await createPayment(box);
  await box.payments.pay(payment.id);
  await createInvoice(box);
  await box.settle();
  expect(typesOf(receiver)).toEqual(['payment.succeeded', 'invoice.created']);
});

test('what happened before an endpoint was registered is not sent to it', async () => {
  const box = await openBox();
  await createPayment(box);
  const receiver = await listening(box);
  await box.clock.advance('1m');
  expect(receiver.requests).toEqual([]);
});

test('each endpoint gets its own copy of the same bytes, signed with its own secret', async () => {
  const box = await openBox();
  const [one, two] = [await openReceiver(), await openReceiver()];
  await createWebhook(box, one.url, { event_types: ['payment.created'], secret: 'one' });
  await createWebhook(box, two.url, { event_types: ['payment.created'], secret: 'two' });
  await createPayment(box);
  await box.settle();
  const [[first], [second]] = [one.requests as [ReceivedRequest], two.requests as [ReceivedRequest]];
  expect(first.body).toBe(second.body);
  expectGenuine(first, 'one');
  expectGenuine(second, 'two');
});

test('a rejected webhook comes again on schedule with the same bytes', async () => {
  const box = await openBox();
  const receiver = await listening(box, ['payment.created']);
  receiver.answers(500, 302, 200);
  await createPayment(box);
  await box.settle();
  expect(receiver.requests).toHaveLength(1);
  await box.clock.advance('4s');
  expect(receiver.requests).toHaveLength(1);
  await box.clock.advance('1s');
  expect(receiver.requests).toHaveLength(2);
  await box.clock.advance('5m');
  expect(receiver.requests).toHaveLength(3);
  await box.clock.advance('3d');
  expect(receiver.requests).toHaveLength(3);
  expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1);
  const [delivery] = box.deliveries();
  expect(delivery?.status).toBe('succeeded');
  expect(delivery?.attempts).toHaveLength(3);
});

test('a deleted endpoint gets nothing more, not even what was queued', async () => {
  const box = await openBox();
  const receiver = await openReceiver();
  const { id } = await createWebhook(box, receiver.url, { event_types: ['payment.created'], secret: SECRET });
  receiver.answers(500);
  await createPayment(box);
  await box.settle();
  expect((await call(box, `DELETE /webhooks/${id}`)).body).toEqual({ id, deleted: true });
  await createPayment(box);
  await box.clock.advance('3d');
  expect(receiver.requests).toHaveLength(1);
  expect((await call(box, `GET /webhooks/${id}`)).status).toBe(404);
});

test('a deleted URL may be registered again, and is another endpoint', async () => {
  const box = await openBox();
  const { id } = await createWebhook(box, 'http://127.0.0.1:9/');
  await call(box, `DELETE /webhooks/${id}`);
  expect((await createWebhook(box, 'http://127.0.0.1:9/')).id).not.toBe(id);
});

test('the same URL in other words is registered once', async () => {
  const box = await openBox();
  await createWebhook(box, 'http://Localhost:80/hook');
  for (const url of ['http://localhost/hook', 'HTTP://LOCALHOST:80/hook']) {
    const body = { url, event_types: ['payment.succeeded'] };
    const { status, error } = await call(box, 'POST /webhooks', { body });
    expect([status, error.code, error.details?.parameter]).toEqual([409, 'DUPLICATE_WEBHOOK', 'url']);
  }
  await createWebhook(box, 'http://localhost/Hook');
});

test('the answer of the API never waits for a receiver that hangs', async () => {
  const box = await openBox();
  const receiver = await listening(box);
  receiver.answers('never');
  const payment = await createPayment(box);
  await receiver.received(1);
  expect((await call(box, `GET /payments/${payment.id}`)).status).toBe(200);
  expect(box.deliveries()[0]?.status).toBe('pending');
});

test('a receiver may call the API before it answers', async () => {
  const box = await openBox();
  const receiver = await listening(box, ['payment.succeeded']);
  const seen: string[] = [];
  receiver.answers(async ({ body }, response) => {
    const { data } = JSON.parse(body);
    seen.push((await call(box, `GET /payments/${data.id}`)).body.status);
    response.writeHead(204).end();
  });
  const { id } = await createPayment(box);
  await box.payments.pay(id);
  await box.settle();
  expect(seen).toEqual(['paid']);
  expect(box.deliveries()[0]?.status).toBe('succeeded');
});

test('a slow receiver does not hold up another', async () => {
  const box = await openBox();
  const [slow, quick] = [await openReceiver(), await openReceiver()];
  slow.answers('never');
  await createWebhook(box, slow.url, { event_types: ['payment.created'] });
  await createWebhook(box, quick.url, { event_types: ['payment.created'] });
  for (let i = 0; i < 20; i++) await createPayment(box);
  await quick.received(20);
  expect(new Set(quick.requests.map(({ body }) => JSON.parse(body).event_id)).size).toBe(20);
});

test('the option webhook registers an endpoint for everything before the first call', async () => {
  const receiver = await openReceiver();
  const box = await openBox({ webhook: receiver.url, webhookSecret: SECRET });
  await everything(box);
  await box.settle();
  expect([...new Set(typesOf(receiver))].sort()).toEqual([...ALL].sort());
  for (const request of receiver.requests) expectGenuine(request);
  const [endpoint] = (await call(box, 'GET /webhooks')).body.data;
  expect([endpoint.url, endpoint.event_types]).toEqual([receiver.url, ALL]);
});

test('a secret is never returned', async () => {
  const box = await openBox();
  const { id, ...created } = await createWebhook(box, 'http://127.0.0.1:9/', { secret: SECRET });
  expect(created.secret_provided).toBe(true);
  for (const path of [`/webhooks/${id}`, '/webhooks']) {
    expect((await call(box, `GET ${path}`)).text).not.toContain(SECRET);
  }
});

test('events of a clock that runs come by themselves', async () => {
  const box = await openBox({ clock: 'real', payment_expiry: 1 });
  const receiver = await listening(box, ['payment.expired']);
  const { id } = await createPayment(box);
  await receiver.received(1);
  expect(JSON.parse(receiver.requests[0]?.body ?? '').data).toMatchObject({ id, status: 'expired' });
});

test('a payout tells its way to the address', async () => {
  const box = await openBox();
  const receiver = await listening(
    box,
    ALL.filter((type) => type.startsWith('payout.')),
  );
  await createPayout(box, { address: BTC_ADDRESS });
  await box.clock.advance('1m');
  expect(typesOf(receiver)).toEqual(['payout.created', 'payout.processing', 'payout.completed']);
});

test('a rejected call sends nothing', async () => {
  const box = await openBox();
  const receiver = await listening(box);
  await call(box, 'POST /payments', { body: { ...PAYMENT, amount: 0 } });
  await call(box, 'POST /payouts', { body: { amount: 5_000, currency: 'BTC', address: BTC_ADDRESS } });
  await box.clock.advance('1d');
  expect(receiver.requests).toEqual([]);
});

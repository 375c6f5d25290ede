/** Lists over HTTP: pages, cursors, filters. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Merchant } from '../../src/index.js';
import { call, createInvoice, createPayment, createPayout, createWebhook, openBox } from '../support/box.js';

interface Item {
  id: string;
  created_at: string;
}

/** The path of a list's own address, below the version. */
const below = (url: string): string => {
  expect(url).toMatch(/^\/v1\//);
  return url.slice('/v1'.length);
};

/** Follows `url` from a first page to the end; `between` is done before each next page. */
async function follow(merchant: Merchant, path: string, between: () => Promise<unknown> = async () => {}) {
  const pages: string[][] = [];
  for (let next = path; ; ) {
    const { status, body } = await call(merchant, `GET ${next}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['data', 'has_more', 'url']);
    pages.push(body.data.map(({ id }: Item) => id));
    next = below(body.url);
    if (!body.has_more) return pages;
    await between();
  }
}

async function manyPayments(merchant: Merchant, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.unshift((await createPayment(merchant, { amount: i + 1 })).id);
  return ids;
}

test('newest first, ten at a time unless told otherwise', async () => {
  const box = await openBox();
  const ids = await manyPayments(box, 12);
  const { body } = await call(box, 'GET /payments');
  expect(body.data.map(({ id }: Item) => id)).toEqual(ids.slice(0, 10));
  expect(body.has_more).toBe(true);
  expect(body.url).toBe(`/v1/payments?limit=10&starting_after=${ids[9]}`);
});

test('url followed to the end brings everything once, whatever the limit', async () => {
  const box = await openBox();
  const ids = await manyPayments(box, 7);
  for (const limit of [1, 2, 3, 6, 7, 8, 100]) {
    const pages = await follow(box, `/payments?limit=${limit}`);
    expect(pages.flat()).toEqual(ids);
    expect(pages.length).toBe(Math.ceil(7 / limit));
  }
});

test('the last page names its own query without a cursor', async () => {
  const box = await openBox();
  await manyPayments(box, 3);
  const { body } = await call(box, 'GET /payments?limit=5&status=pending&created_after=2026-11-19T00:00:00Z');
  expect(body).toMatchObject({ has_more: false });
  expect(new URL(body.url, 'http://a').searchParams.toString()).toBe(
    new URLSearchParams({ limit: '5', status: 'pending', created_after: '2026-11-19T00:00:00Z' }).toString(),
  );
});

test('an empty list is a list', async () => {
  const box = await openBox();
  for (const path of ['payments', 'transactions', 'invoices', 'payouts', 'webhooks']) {
    expect((await call(box, `GET /${path}`)).body).toMatchObject({ data: [], has_more: false });
  }
});

test('ending_before is the page directly before the record, newest first, and leads to the newest', async () => {
  const box = await openBox();
  const ids = await manyPayments(box, 7);
  const { body } = await call(box, `GET /payments?limit=2&ending_before=${ids[5]}`);
  expect(body.data.map(({ id }: Item) => id)).toEqual([ids[3], ids[4]]);
  expect([body.has_more, body.url]).toEqual([true, `/v1/payments?limit=2&ending_before=${ids[3]}`]);
  const pages = await follow(box, `/payments?limit=2&ending_before=${ids[5]}`);
  expect(pages.reverse().flat()).toEqual(ids.slice(0, 5));
});

test('starting_after the oldest and ending_before the newest are empty pages', async () => {
  const box = await openBox();
  const ids = await manyPayments(box, 3);
  expect((await call(box, `GET /payments?starting_after=${ids[2]}`)).body).toMatchObject({ data: [], has_more: false });
  expect((await call(box, `GET /payments?ending_before=${ids[0]}`)).body).toMatchObject({ data: [], has_more: false });
});

test('both filters of time are exclusive', async () => {
  const box = await openBox();
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    ids.push((await createPayment(box)).id);
    await box.clock.advance('1s');
  }
  const list = async (query: string) =>
    (await call(box, `GET /payments?${query}`)).body.data.map(({ id }: Item) => ids.indexOf(id));
  expect(await list('created_after=2026-11-20T17:00:00Z')).toEqual([2, 1]);
  expect(await list('created_before=2026-11-20T17:00:02Z')).toEqual([1, 0]);
  expect(await list('created_after=2026-11-20T17:00:00Z&created_before=2026-11-20T17:00:02Z')).toEqual([1]);
  expect(await list('created_after=2026-11-20T17:00:01Z&created_before=2026-11-20T17:00:01Z')).toEqual([]);
  expect(await list('created_after=2026-11-20T18:00:01%2B01:00')).toEqual([2]);
});

test('a status filter shows that status only, and a cursor may be a record of another status', async () => {
  const box = await openBox();
  const ids = await manyPayments(box, 6);
  for (const id of [ids[1], ids[4]]) await box.payments.pay(id ?? '');
  await box.payments.expire(ids[2] ?? '');
  await box.payments.fail(ids[3] ?? '');
  const list = async (query: string) => (await follow(box, `/payments?${query}`)).flat();
  expect(await list('limit=1&status=paid')).toEqual([ids[1], ids[4]]);
  expect(await list('status=expired')).toEqual([ids[2]]);
  expect(await list('status=failed')).toEqual([ids[3]]);
  expect(await list('limit=1&status=pending')).toEqual([ids[0], ids[5]]);
  expect(await list(`limit=1&status=paid&starting_after=${ids[2]}`)).toEqual([ids[4]]);
});

test('transactions are also filtered by type', async () => {
  const box = await openBox();
  const payment = await createPayment(box);
  await box.payments.pay(payment.id);
  await box.payments.refund(payment.id);
  await createPayout(box);
  await box.clock.advance('5s');
  const types = async (query: string) =>
    (await call(box, `GET /transactions?${query}`)).body.data.map((item: { type: string; status: string }) => [
      item.type,
      item.status,
    ]);
  expect(await types('type=payment')).toEqual([['payment', 'refunded']]);
  expect(await types('type=refund')).toEqual([['refund', 'confirmed']]);
  expect(await types('type=payout')).toEqual([['payout', 'pending']]);
  expect(await types('type=payout&status=confirmed')).toEqual([]);
  expect(await types('limit=2')).toEqual([
    ['payout', 'pending'],
    ['refund', 'confirmed'],
  ]);
});

test('list items carry the fields that the description lists for them, and no more', async () => {
  const box = await openBox();
  const metadata = { a: 1 };
  await box.payments.pay((await createPayment(box, { metadata, description: 'x' })).id);
  const customer = { customer_email: 'ada@customer.example', due_date: '2026-12-04', description: 'x' };
  await createInvoice(box, { ...customer, metadata, customer_name: 'Ada' });
  await createPayout(box, { metadata, description: 'x' });
  await createWebhook(box, 'http://127.0.0.1:9/', { secret: 's' });
  const fields = async (path: string) =>
    Object.keys((await call(box, `GET ${path}`)).body.data[0])
      .sort()
      .join(' ');
  expect(await fields('/payments')).toBe('amount created_at currency expires_at id payment_url status');
  expect(await fields('/transactions')).toBe(
    'amount created_at crypto_amount crypto_currency currency id payment_request_id status type updated_at',
  );
  expect(await fields('/invoices')).toBe('amount created_at currency customer_email description due_date id status');
  expect(await fields('/payouts')).toBe('address amount created_at currency id status');
  expect(await fields('/webhooks')).toBe('created_at event_types id url');
});

test('pages stay as they were while new records arrive at every step, forwards and backwards', async () => {
  const box = await openBox();
  const ids = await manyPayments(box, 9);
  let arrived: string[] = [];
  const arrive = (count: number) => async () => {
    for (let i = 0; i < count; i++) arrived.unshift((await createPayment(box)).id);
  };
  const step = fc.record({ limit: fc.integer({ min: 1, max: 5 }), arrivals: fc.integer({ min: 0, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(step, async ({ limit, arrivals }) => {
      const before = [...arrived, ...ids];
      const pages = await follow(box, `/payments?limit=${limit}`, arrive(arrivals));
      expect(pages.flat()).toEqual(before);
      for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
      const oldest = ids.at(-1);
      const back = await follow(box, `/payments?limit=5&ending_before=${oldest}`, arrive(Math.min(arrivals, 1)));
      expect(back.reverse().flat()).toEqual([...arrived, ...ids].slice(0, -1));
      if (arrived.length > 60) {
        await box.reset();
        ids.splice(0, ids.length, ...(await manyPayments(box, 9)));
        arrived = [];
      }
    }),
    { numRuns: 12 },
  );
});

test('the payments of a moment that is full of them are listed completely while others are made in parallel', async () => {
  const box = await openBox();
  await manyPayments(box, 5);
  const { body } = await call(box, 'GET /payments?limit=1');
  const [rest, ...made] = await Promise.all([
    follow(box, below(body.url)),
    ...Array.from({ length: 20 }, () => createPayment(box)),
  ]);
  expect(rest.flat()).toHaveLength(4);
  const all = (await follow(box, '/payments?limit=7')).flat();
  expect(all).toHaveLength(25);
  expect(new Set(all).size).toBe(25);
  for (const { id } of made) expect(all).toContain(id);
});

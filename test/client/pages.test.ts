/** Lists: page by page, and item by item over all pages. */
import { describe, expect, test } from 'vitest';
import { createClient } from '../../src/client.js';
import { openBox, openReceiver, PAYMENT } from '../support/box.js';
import { clientOf } from '../support/client.js';

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

test('more than 100 records come once each, newest first, over as many pages as it takes', async () => {
  const box = await openBox();
  const { client } = clientOf(box);
  const ids: string[] = [];
  for (let i = 1; i <= 205; i++) ids.unshift((await client.payments.create({ ...PAYMENT, amount: i })).id);
  for (const id of ids.slice(0, 101)) await box.payments.expire(id);
  const before = box.requests().length;
  expect((await collect(client.payments.all())).map(({ id }) => id)).toEqual(ids);
  expect(box.requests().length - before).toBe(3);
  const expired = await collect(client.payments.all({ status: 'expired' }));
  expect(expired.map(({ id }) => id)).toEqual(ids.slice(0, 101));
  const pages = await collect(client.payments.pages({ limit: 50, created_after: '2026-11-01T00:00:00Z' }));
  expect(pages.map(({ data, has_more }) => [data.length, has_more])).toEqual([
    ...Array(4).fill([50, true]),
    [5, false],
  ]);
  const upwards = await collect(client.payments.all({ limit: 100, ending_before: ids[200] as string }));
  expect(new Set(upwards.map(({ id }) => id))).toEqual(new Set(ids.slice(0, 200)));
  expect(box.audit().findings).toEqual([]);
}, 300_000);

test('a page is fetched when it is asked for, and not before', async () => {
  const box = await openBox();
  const { client } = clientOf(box);
  for (let i = 1; i <= 5; i++) await client.payments.create({ ...PAYMENT, amount: i });
  const before = box.requests().length;
  const items = client.payments.all({ limit: 2 });
  expect(box.requests()).toHaveLength(before);
  for (const calls of [1, 1, 2]) {
    await items.next();
    expect(box.requests()).toHaveLength(before + calls);
  }
  await items.return();
  expect(await items.next()).toEqual({ done: true, value: undefined });
  expect(box.requests()).toHaveLength(before + 2);
});

test('failures between pages are retried, and no item is lost or doubled', async () => {
  const box = await openBox();
  const { client } = clientOf(box);
  for (let i = 1; i <= 9; i++) await client.payments.create({ ...PAYMENT, amount: i });
  await box.faults.add({ match: { operation_id: 'listPayments', nth: 2 }, effect: { status: 503, retry_after: 1 } });
  await box.faults.add({ match: { operation_id: 'listPayments', nth: 4 }, effect: { reset: 'before_commit' } });
  const found = await collect(client.payments.all({ limit: 3 }));
  expect(found.map(({ amount }) => amount)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(box.audit().findings).toEqual([]);
});

test('every list can be followed, that of webhook endpoints too', async () => {
  const box = await openBox();
  const { client } = clientOf(box);
  const webhook = { secret: 'any', event_types: ['payment.succeeded' as const] };
  for (const path of ['a', 'b']) await client.webhooks.create({ ...webhook, url: `http://127.0.0.1:9/${path}` });
  await client.invoices.create({ amount: 5, currency: 'EUR' });
  const counts = [];
  for (const list of [client.webhooks, client.invoices, client.payouts, client.transactions, client.payments]) {
    counts.push((await collect<object>(list.all())).length);
  }
  expect(counts).toEqual([2, 1, 0, 0, 0]);
});

describe('a page that leads elsewhere is not followed', () => {
  test.each([
    ['another host', 'https://elsewhere.example/v1/payments?limit=1'],
    ['another host without a scheme', '//elsewhere.example/v1/payments?limit=1'],
    ['another list', '/v1/payouts?limit=1'],
    ['nowhere', null],
    ['the same page', '/v1/payments?limit=1&starting_after=pay_req_1'],
  ])('%s', async (_name, url) => {
    const service = await openReceiver();
    service.answers((_request, response) => response.end(JSON.stringify({ data: [{ id: 'a' }], has_more: true, url })));
    const client = createClient({ url: `${service.origin}/v1`, apiKey: 'key' });
    await expect(collect(client.payments.all())).rejects.toThrow(/listPayments: .* outside the contract\.$/);
    expect(service.requests.length).toBeLessThanOrEqual(2);
    expect(new Set(service.requests.map(({ path }) => path.split('?')[0]))).toEqual(new Set(['/v1/payments']));
  });
});

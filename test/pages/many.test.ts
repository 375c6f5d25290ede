/** Ten thousand records: every list is there as soon as with ten, because it asks for one page of them. */
import { expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { createInvoice, createPayment, createPayout, openBox } from '../support/box.js';
import { expectWithin } from '../support/timing.js';
import { expectQuiet, openPage, useBrowser } from './support/browser.js';
import { LISTS, settled } from './support/screens.js';
import { THOROUGH } from './support/thorough.js';
import { control } from './support/world.js';

useBrowser();
const BOUND_MS = 1_000;
/** What a busy machine may add in the test run, where the requests and bytes are what is judged. */
const PATIENCE_MS = THOROUGH ? BOUND_MS : 4 * BOUND_MS;
const MOST_REQUESTS = 12;
/** A page of 25 records with its surroundings, uncompressed. */
const MOST_BYTES = 150_000;
const AT_ONCE = 20;

/** Makes many of something, some at a time. */
async function many(count: number, make: (i: number) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < count; i += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, j) => make(i + j)));
  }
}

const RECORDS = 10_000;
/** A world keeps no more of these. */
const FEW = 1_000;
const COUNTS: Readonly<Record<string, number>> = {
  ...{ payments: RECORDS, invoices: RECORDS, events: RECORDS },
  ...{ payment_links: FEW, subscriptions: FEW, journal: FEW },
};

/** Ten thousand payments made one by one bring as many calls, events, deliveries and transactions, and more ledger entries. */
async function crowd(box: Sandbox): Promise<void> {
  const { url } = await control(box, 'GET /inbox/shop');
  await control(box, 'POST /endpoints', { url, event_types: ['payment.created'] });
  await many(RECORDS, async (i) => {
    const { id } = await createPayment(box, { description: `Order ${i}` });
    await box.payments.pay(id, { currency: 'BTC' });
  });
  await control(box, 'PUT /balance', { BTC: RECORDS });
  await many(RECORDS, () => createInvoice(box));
  await many(RECORDS, () => createPayout(box));
  await many(FEW, () => control(box, 'POST /payment-links', { currency: 'EUR', amount: 2 }));
  await many(FEW, () => control(box, 'POST /subscriptions', { amount: 2, currency: 'EUR', interval: 'month' }));
  await box.settle();
}

/** The records of a small world so often that there are as many as a world keeps, with ids of their own. */
async function multiply(box: Sandbox): Promise<void> {
  await createPayment(box, { description: 'Order' });
  await createInvoice(box);
  await createPayout(box);
  await control(box, 'POST /payment-links', { currency: 'EUR', amount: 2 });
  await control(box, 'POST /subscriptions', { amount: 2, currency: 'EUR', interval: 'month' });
  const state = await control(box, 'GET /state');
  state.jobs = [];
  state.idempotency = [];
  for (const [kind, count] of Object.entries(COUNTS)) {
    const rows: { id: string }[] = state[kind];
    state[kind] = Array.from({ length: count }, (_, i) => {
      const row = rows[i % rows.length] as { id: string };
      const number = String(100_000 + i);
      return i < rows.length ? row : { ...row, id: row.id.slice(0, -6) + number };
    });
  }
  state.counters.request = 200_000;
  await control(box, 'PUT /state', state);
}

/** What the page has asked for since it was opened, without the stream, and when it could be used. */
const ASKED = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_sandbox/') && !name.endsWith('/stream'))
  .map(({ name, decodedBodySize }) => ({ name: name.replace(location.origin, ''), bytes: decodedBodySize }))`;

test('every list can be used within the bound, and asks for little', { timeout: 600_000 }, async () => {
  const box = await openBox();
  await (THOROUGH ? crowd(box) : multiply(box));
  const page = await openPage(box, '/dashboard');
  await settled(page);
  const lines: string[] = [];
  for (const { path } of LISTS) {
    const from = performance.now();
    await page.goto(new URL(path, box.url).href);
    await settled(page);
    const took_ms = Math.round(performance.now() - from);
    const asked = (await page.evaluate(ASKED)) as { name: string; bytes: number }[];
    const bytes = asked.reduce((sum, one) => sum + one.bytes, 0);
    lines.push(`${path}: ${took_ms} ms, ${asked.length} requests, ${Math.round(bytes / 1000)} kB`);
    expectWithin(took_ms, PATIENCE_MS, { label: lines.at(-1) ?? path, soft: true });
    expect.soft(asked.length, lines.at(-1)).toBeLessThanOrEqual(MOST_REQUESTS);
    expect.soft(bytes, `${lines.at(-1)}: ${JSON.stringify(asked)}`).toBeLessThanOrEqual(MOST_BYTES);
    expect(await page.locator('main tbody tr').count(), path).toBeLessThanOrEqual(120);
  }
  console.log(lines.join('\n'));
  expectQuiet(page);
});

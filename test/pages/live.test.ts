/** What happens elsewhere is on every screen a quarter of a second later, and takes nothing away from whoever looks at it. */
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { BTC_ADDRESS, call, createInvoice, createPayment, createPayout, openBox } from '../support/box.js';
import { expectWithin } from '../support/timing.js';
import { expectQuiet, following, openPage, useBrowser, type View } from './support/browser.js';
import { pathIn, SCREENS, settled } from './support/screens.js';
import { control, furnish, type Records } from './support/world.js';

useBrowser();
const BOUND_MS = 250;
const CHANGES = 5;

type Change = (box: Sandbox, records: Records, i: number) => Promise<unknown>;

/** Another step each time, as far as there are steps. */
const steps =
  (...lines: ((records: Records) => [line: string, body?: object])[]): Change =>
  async (box, records, i) => {
    const step = lines[i];
    if (step !== undefined) await control(box, ...step(records));
  };

const confirm: Change = (box, { awaiting }, i) => box.payments.receive(awaiting as string, { percent: 1 + i });
const newPayment: Change = (box) => createPayment(box);

/** Answers that the coverage has not seen. */
const UNSEEN = ['GET /transactions', 'GET /account', 'GET /invoices', 'GET /payouts/payout_nope', 'GET /webhooks'];

/** What changes each screen, by its path. */
const LIVE: Readonly<Record<string, Change>> = {
  '/dashboard': newPayment,
  '/dashboard/payments': newPayment,
  '/dashboard/payments/:id': confirm,
  '/dashboard/timeline/:id': confirm,
  '/dashboard/invoices': (box) => createInvoice(box),
  '/dashboard/invoices/:id': steps(
    ({ invoices }) => [`POST /invoices/${invoices}/open`],
    ({ invoices }) => [`POST /invoices/${invoices}/past-due`],
    ({ invoices }) => [`POST /invoices/${invoices}/pay`],
  ),
  '/dashboard/payouts': (box) => createPayout(box),
  '/dashboard/payouts/:id': steps(
    ({ pending }) => [`POST /payouts/${pending}/process`],
    ({ pending }) => [`POST /payouts/${pending}/complete`],
  ),
  '/dashboard/transactions': confirm,
  '/dashboard/transactions/:id': steps(
    ({ confirming }) => [`POST /payments/${confirming}/confirm`, { confirmations: 1 }],
    ({ confirming }) => [`POST /payments/${confirming}/confirm`, { confirmations: 3 }],
    ({ confirming }) => [`POST /payments/${confirming}/confirm`, { confirmations: 5 }],
  ),
  '/dashboard/payment-links': (box) => control(box, 'POST /payment-links', { currency: 'EUR', amount: 2 }),
  '/dashboard/payment-links/:id': (box, records) =>
    control(box, `POST /payment-links/${records['payment-links']}/open`),
  '/dashboard/subscriptions': (box) =>
    control(box, 'POST /subscriptions', { amount: 2, currency: 'EUR', interval: 'month' }),
  '/dashboard/subscriptions/:id': (box, { subscriptions }, i) =>
    control(box, `POST /subscriptions/${subscriptions}/${i % 2 === 0 ? 'pause' : 'resume'}`),
  '/dashboard/balance': (box, _, i) => control(box, 'PUT /balance', { BTC: 7 + i }),
  '/dashboard/withdrawals': (box) =>
    control(box, 'POST /withdrawals', { currency: 'BTC', amount: 0.01, address: BTC_ADDRESS }),
  '/dashboard/requests': (box) => call(box, 'GET /balance'),
  '/dashboard/audit': (box) => call(box, 'POST /payments', { body: { amount: 5, currency: 'EUR' } }),
  '/dashboard/coverage': (box, _, i) => call(box, UNSEEN[i] as string),
  '/dashboard/keys': (box, _, i) => control(box, 'POST /keys', { label: `key ${i}`, scopes: ['payments:read'] }),
  '/dashboard/clock': (box) => control(box, 'POST /clock/advance', { by: '1s' }),
  '/dashboard/endpoints': (box, _, i) =>
    control(box, 'POST /endpoints', { url: `https://shop${i}.example/`, event_types: ['payout.failed'] }),
  '/dashboard/events': newPayment,
  '/dashboard/events/:id': (box, { replayed }) => control(box, `POST /deliveries/${replayed}/replay`),
  '/dashboard/deliveries': newPayment,
  '/dashboard/deliveries/:id': async (box, _, i) => {
    await box.clock.advance('31m');
    // All the retries have filled the inbox, and in a full one another message changes no number.
    if (i !== 1) return;
    await control(box, 'DELETE /inbox/shop');
    await createPayment(box);
    await box.settle();
  },
  '/dashboard/inbox': newPayment,
  '/dashboard/inbox/:id': newPayment,
  '/dashboard/faults': (box) => control(box, 'POST /faults', { effect: { status: 503 }, match: { path: '/payouts' } }),
  '/dashboard/scenarios': (box, _, i) =>
    control(box, `PUT /scenarios/new-${i}`, {
      yaml: `name: new-${i}\ndescription: New.\non: payment.created\nsteps: [{ pay: {} }]\n`,
    }),
  '/dashboard/merchants': (box, _, i) => box.createMerchant({ label: `other-${i}` }),
  '/dashboard/profile': (box, _, i) => control(box, 'PATCH /profile', { payment_expiry: i % 2 === 0 ? 60 : 900 }),
};

/** Screens of what never changes. */
const STILL: Readonly<Record<string, string>> = { '/dashboard/requests/:id': 'a call stays as it was' };

test('every screen is live, or says why not', () => {
  const known = [...Object.keys(LIVE), ...Object.keys(STILL)];
  expect(known.sort()).toEqual(SCREENS.map(({ path }) => path).sort());
});

/**
 * Notes when the text of the screen is another than it was, or when more or less is drawn; with the time of day, which the test has
 * too. A mark of a drawing has no text where there is no room.
 */
const ARM = `window.changed = new Promise((resolve) => {
  const main = document.getElementById('main');
  const shown = () => main.querySelectorAll('svg *').length + main.textContent;
  const before = shown();
  const observer = new MutationObserver(() => {
    if (shown() === before) return;
    observer.disconnect();
    resolve(performance.timeOrigin + performance.now());
  });
  observer.observe(main, { subtree: true, childList: true, characterData: true });
}); undefined`;

/** Somebody is in the middle of something: a field has text and the focus, or a link has it, and the page is scrolled. */
const BUSY = `(() => {
  const shown = (element) => element.checkVisibility();
  const field = [...document.querySelectorAll('main input:not([type]), main input[type=text]')].find(shown);
  // The first row stays when others come above it; the last one is pushed to the next page.
  const kept = field ?? document.querySelector('main tbody a') ?? [...document.querySelectorAll('main a, main button')].find(shown);
  window.scrollTo(0, 40);
  kept.focus({ preventScroll: true });
  window.kept = kept;
  window.scrolled = scrollY;
  return field !== undefined;
})()`;
const KEPT = `({ focus: document.activeElement === window.kept && window.kept.isConnected,
  scroll: scrollY >= window.scrolled, text: window.kept.value ?? null })`;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function measure(page: View, change: () => Promise<unknown>): Promise<number> {
  await page.evaluate(ARM);
  const from = performance.timeOrigin + performance.now();
  await change();
  const patience = new Promise<never>((_, reject) => {
    AbortSignal.timeout(10_000).addEventListener('abort', () => reject(new Error('The change was never shown.')));
  });
  return ((await Promise.race([page.evaluate('window.changed'), patience])) as number) - from;
}

/** How many changes there are, of records that have few states. */
const COUNTS: Readonly<Record<string, number>> = {
  '/dashboard/invoices/:id': 3,
  '/dashboard/payouts/:id': 2,
  '/dashboard/transactions/:id': 3,
  '/dashboard/deliveries/:id': 2,
};

describe('a change', () => {
  test('is on every screen within the bound, and takes away no focus, place or text', {
    timeout: 600_000,
  }, async () => {
    const box = await openBox();
    const records = await prepared(box);
    const page = await openPage(box, '/favicon.svg');
    const lines: string[] = [];
    for (const screen of SCREENS.filter(({ path }) => path in LIVE)) {
      const change = LIVE[screen.path] as Change;
      await page.goto(new URL(pathIn(screen, records), box.url).href);
      await settled(page);
      await following(page);
      const typed = await page.evaluate(BUSY);
      if (typed) await page.keyboard.type('7');
      const before = await page.evaluate(KEPT);
      const times: number[] = [];
      for (let i = 0; i < (COUNTS[screen.path] ?? CHANGES); i++) {
        times.push(
          await measure(page, () => change(box, records, i)).catch((error) => {
            throw new Error(`${screen.path}, change ${i}: ${error.message}`);
          }),
        );
      }
      expect(await page.evaluate(KEPT), screen.path).toEqual(before);
      lines.push(`${screen.path}: ${Math.round(median(times))} ms (${times.map(Math.round).join(', ')})`);
      expectWithin(median(times), BOUND_MS, { label: lines.at(-1) ?? screen.path, soft: true });
    }
    console.log(lines.join('\n'));
    expectQuiet(page);
  });

  test('is not missed while the stream of news is still being opened', async () => {
    const box = await openBox();
    const { id } = await createPayment(box);
    const page = await openPage(box, '/favicon.svg');
    let open = (): void => undefined;
    const changed = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route('**/_sandbox/stream', async (route) => {
      await changed;
      await route.continue();
    });
    await page.goto(new URL(`/dashboard/payments/${id}`, box.url).href);
    await page.locator('h1 .badge', { hasText: 'awaiting' }).waitFor();
    await box.payments.pay(id, { currency: 'BTC' });
    open();
    await page.locator('h1 .badge', { hasText: 'paid' }).waitFor();
    expectQuiet(page);
  });

  test('leaves an open form as it is', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/payments');
    await page.getByRole('button', { name: 'New payment' }).first().click();
    const amount = page.getByTestId('form').getByLabel('Amount');
    await amount.fill('12.5');
    await following(page);
    const { id } = await createPayment(box);
    await page.locator('main').getByText(id).waitFor({ state: 'attached' });
    expect(await amount.inputValue()).toBe('12.5');
    expect(
      await amount.evaluate(
        (field: { ownerDocument: { activeElement: unknown } }) => field.ownerDocument.activeElement === field,
      ),
    ).toBe(true);
    expectQuiet(page);
  });
});

/** Records in the states that the changes begin with. */
async function prepared(box: Sandbox): Promise<Records> {
  const records = await furnish(box);
  // Its deliveries arrive at last, so that they can be sent again.
  await control(box, 'PUT /inbox/shop', { answer: 'status', status: 200 });
  await box.clock.advance('10m');
  await box.settle();
  const { id: pending } = await createPayout(box);
  await control(box, 'PUT /inbox/shop', { answer: 'status', status: 500 });
  const { id: confirming } = await createPayment(box);
  await box.payments.receive(confirming, { currency: 'ETH' });
  await box.settle();
  const [retried] = (await control(box, 'GET /deliveries?event_type=payment.created&limit=1')).data;
  const [transaction] = (await control(box, 'GET /transactions?limit=1')).data;
  const awaiting = records.awaiting as string;
  const shown = { payments: awaiting, timeline: awaiting, payouts: pending, transactions: transaction.id };
  return { ...records, ...shown, pending, confirming, replayed: records.deliveries as string, deliveries: retried.id };
}

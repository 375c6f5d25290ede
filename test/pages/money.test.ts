/** The screens about money in a real browser: what is created, moved, filtered and exported there. */
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { BTC_ADDRESS, call, createPayment, openBox } from '../support/box.js';
import {
  expectAccessible,
  expectQuiet,
  following,
  openPage,
  picture,
  useBrowser,
  type View,
} from './support/browser.js';
import { settled } from './support/screens.js';

useBrowser();
const HOSTILE = '<img src=x onerror=alert(1)> "\'&';

/** A call of the control API as the default merchant. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds, and fails where it is not there.
async function control(box: Sandbox, line: string, body: unknown = {}): Promise<any> {
  const [method = '', path = ''] = line.split(' ');
  const response = await fetch(new URL(`/_sandbox${path}`, box.url), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${line}: ${response.status}`).toBe(true);
  return response.json();
}

/** One record of every kind, with hostile text in every field that takes text. */
async function filled(box: Sandbox) {
  const description = HOSTILE;
  const payment = await createPayment(box, { description });
  await box.payments.pay(payment.id, { currency: 'BTC' });
  const items = [{ name: HOSTILE, quantity: 2, unit_price: 45 }];
  const invoice = await call(box, 'POST /invoices', {
    body: { amount: 90, currency: 'EUR', description, customer_name: HOSTILE, items },
  });
  const payout = await call(box, 'POST /payouts', {
    body: { amount: 0.5, currency: 'BTC', address: BTC_ADDRESS, description },
  });
  const link = await control(box, 'POST /payment-links', { currency: 'EUR', description });
  const plan = { amount: 9.5, currency: 'EUR', interval: 'month', description, customer_name: HOSTILE };
  const subscription = await control(box, 'POST /subscriptions', plan);
  const transactions = await control(box, 'GET /transactions');
  return {
    invoices: invoice.body.id,
    payouts: payout.body.id,
    'payment-links': link.id,
    subscriptions: subscription.id,
    transactions: transactions.data[0].id,
  };
}

const pathOf = (title: string): string => `/dashboard/${title.toLowerCase().replace(' ', '-')}`;

test('every screen shows text as text', async () => {
  const box = await openBox();
  const ids = await filled(box);
  const page = await openPage(box, '/dashboard');
  for (const [kind, id] of Object.entries(ids)) {
    await page.goto(new URL(`/dashboard/${kind}/${id}`, box.url).href);
    await settled(page);
    if (kind !== 'transactions') await page.getByText(HOSTILE).first().waitFor();
    expect(await page.locator('main img').count(), kind).toBe(0);
  }
  expectQuiet(page);
});

async function submitted(page: View, button: string, typed: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const form = page.getByTestId('form');
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(value);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
}

describe('forms', () => {
  test.each([
    ['Payments', 'New payment', { Amount: '12.5' }, 'move-pay'],
    ['Invoices', 'New invoice', { Amount: '12.5', Description: 'Tea' }, 'move-void'],
    ['Payouts', 'New payout', { Amount: '0.5', Address: BTC_ADDRESS }, 'move-fail'],
    ['Withdrawals', 'Withdraw', { Amount: '0.5', Address: BTC_ADDRESS }, 'move-fail'],
    ['Payment links', 'New payment link', { Description: 'Tea' }, 'move-deactivate'],
    ['Subscriptions', 'New subscription', { Amount: '9.5' }, 'advance'],
  ])('%s: what is created is opened', async (title, button, typed, seen) => {
    const page = await openPage(await openBox(), pathOf(title));
    await submitted(page, button, typed);
    await page.getByTestId(seen).waitFor();
    expectQuiet(page);
  });

  test('what is wrong stands at its field, and Escape gives the focus back', async () => {
    const page = await openPage(await openBox(), '/dashboard/invoices');
    await submitted(page, 'New invoice', { Amount: '-1' });
    await page.locator('.field .fault').waitFor();
    expect(await page.getByLabel('Amount').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByTestId('form').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('New invoice');
  });

  test('what a withdrawal costs is said while it is typed, and follows the balance', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/withdrawals');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    const says = (text: string) => page.getByTestId('outlook').getByText(text, { exact: true }).waitFor();
    await says('Network fee: 0.00005 BTC at most. 100 BTC are available.');
    await page.getByLabel('Amount').fill('0.5');
    await says('Network fee: 0.00005 BTC at most. 0.50005 BTC are held until it ends; 100 BTC are available.');
    await page.getByLabel('Fee level').selectOption('high');
    await says('Network fee: 0.00012 BTC at most. 0.50012 BTC are held until it ends; 100 BTC are available.');
    await page.getByLabel('Amount').fill('100');
    await says('Network fee: 0.00012 BTC at most. 100.00012 BTC are needed, and only 100 BTC are available.');
    await following(page);
    await control(box, 'PUT /balance', { BTC: 7 });
    await says('Network fee: 0.00012 BTC at most. 100.00012 BTC are needed, and only 7 BTC are available.');
    await page.getByLabel('Amount').fill('0.0001');
    await says('Network fee: 0.00012 BTC at most. The least that can be paid out is 0.0002 BTC.');
    for (const strange of ['abc', '-1', '1e400', '1e21', '']) {
      await page.getByLabel('Amount').fill(strange);
      await says('Network fee: 0.00012 BTC at most. 7 BTC are available.');
    }
    await expectAccessible(page);
    await picture(page, 'withdraw');
    expectQuiet(page);
  });

  test('a magic address decides what becomes of a payout', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/payouts');
    await page.getByRole('button', { name: 'New payout' }).click();
    await page.getByLabel('Amount').fill('0.5');
    await page.getByLabel('Or a magic address').selectOption({ label: 'BTC on bitcoin: complete at once' });
    await page.getByTestId('submit').click();
    await page.locator('h1 .badge').waitFor();
    await box.settle();
    await page.locator('h1 .badge', { hasText: 'completed' }).waitFor();
    expectQuiet(page);
  });
});

describe('moves', () => {
  test('a part of a payment is refunded, and more than is left is rejected', async () => {
    const box = await openBox();
    const { id } = await createPayment(box);
    await box.payments.pay(id, { currency: 'BTC' });
    const page = await openPage(box, `/dashboard/payments/${id}`);
    await submitted(page, 'Partial refund', { Amount: '20' });
    await page.locator('h1 .badge', { hasText: 'partly refunded' }).waitFor();
    await submitted(page, 'Partial refund', { Amount: '101' });
    await page.getByTestId('form').locator('.fault, [data-testid=failure]').waitFor();
  });

  test('what is typed in a dialog outlives a move made elsewhere, and text that is selected to beyond its edge', async () => {
    const box = await openBox();
    const { id } = await createPayment(box);
    await box.payments.pay(id, { currency: 'BTC' });
    const page = await openPage(box, `/dashboard/payments/${id}`);
    await following(page);
    await page.getByTestId('refund-part').click();
    const dialog = page.getByTestId('form');
    const amount = dialog.getByLabel('Amount');
    await amount.fill('30');
    await box.payments.refund(id, { amount: 20 });
    await page.locator('h1 .badge', { hasText: 'partly refunded' }).waitFor();
    const field = await amount.boundingBox();
    if (field === null) throw new Error('The field is gone.');
    await page.mouse.move(field.x + 20, field.y + 5);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    expect(await amount.inputValue()).toBe('30');
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });
  });

  test('an invoice is paid, and a payout fails with a reason', async () => {
    const box = await openBox();
    const ids = await filled(box);
    const page = await openPage(box, `/dashboard/invoices/${ids.invoices}`);
    await page.getByTestId('move-pay').click();
    await page.locator('h1 .badge', { hasText: 'paid' }).waitFor();
    // What can never come back is not offered any more.
    await page.getByTestId('move-void').waitFor({ state: 'detached' });
    await page.goto(new URL(`/dashboard/payouts/${ids.payouts}`, box.url).href);
    await submitted(page, 'Fail', { Reason: 'Too much on a Sunday.' });
    await page.locator('h1 .badge', { hasText: 'rejected' }).waitFor();
    await page.getByText('Too much on a Sunday.').waitFor();
    expectQuiet(page);
  });

  test('a subscription is advanced to its next invoice, and a link is opened and deactivated', async () => {
    const box = await openBox();
    const ids = await filled(box);
    const page = await openPage(box, `/dashboard/subscriptions/${ids.subscriptions}`);
    await page.getByTestId('advance').click();
    await expect.poll(() => page.getByTestId('made').locator('li').count()).toBe(2);
    await page.goto(new URL(`/dashboard/payment-links/${ids['payment-links']}`, box.url).href);
    await page.getByTestId('move-open').click();
    await page.getByTestId('form').getByLabel('Amount').fill('12.5');
    await page.getByTestId('submit').click();
    await expect.poll(() => page.getByTestId('made').locator('li').count()).toBe(1);
    await page.getByTestId('move-deactivate').click();
    await page.locator('h1 .badge', { hasText: 'inactive' }).waitFor();
    expectQuiet(page);
  });
});

describe('books', () => {
  test('funds are set, and the books still balance', async () => {
    const page = await openPage(await openBox(), '/dashboard/balance');
    await submitted(page, 'Set funds', { BTC: '0.00000001' });
    await expect.poll(() => page.getByTestId('balances').textContent()).toContain('0.00000001 BTC');
    expect(await page.getByTestId('invariant').locator('.bad').count()).toBe(0);
    expectQuiet(page);
  });

  test('transactions are exported, and a window of days narrows them', async () => {
    const box = await openBox();
    await filled(box);
    const page = await openPage(box, '/dashboard/transactions');
    for (const format of ['csv', 'json']) {
      const [saved] = await Promise.all([page.waitForEvent('download'), page.getByTestId(`export-${format}`).click()]);
      expect(saved.suggestedFilename()).toBe(`transactions.${format}`);
    }
    await page.getByLabel('Until').fill('2026-11-19');
    await page.getByText('No results').waitFor();
    expectQuiet(page);
  });

  test('an unknown id says so, and where to go', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard');
    for (const kind of ['invoices', 'payouts', 'transactions', 'payment-links', 'subscriptions']) {
      await page.goto(new URL(`/dashboard/${kind}/nope`, box.url).href);
      await page.getByTestId('error-page').getByRole('link').waitFor();
    }
    await expectAccessible(page);
  });
});

/** The API reference in a real browser: everything of the contract is there, and can be reached. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { send } from '../control/context.js';
import { openBox } from '../support/box.js';
import { expectAccessible, expectQuiet, LOOKS, openPage, picture, useBrowser, type View } from './support/browser.js';

useBrowser();

const heading = (page: View, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Goes to an entry as a link of the page does. */
async function goTo(page: View, id: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(id)}`);
}

describe.each(LOOKS)('%i px wide, %s', (width, theme) => {
  test('every kind of entry is accessible, and nothing on it is rejected', async () => {
    const page = await openPage(await openBox(), '/docs', { width, theme });
    for (const [id, title] of [
      ['', 'Merchant payment API'],
      ['authentication', 'Authentication'],
      ['errors', 'Errors'],
      ['settings', 'Settings'],
      ['createPayment', 'Create a payment request'],
      ['listTransactions', /List/],
      ['payment.paid_late', 'payment.paid_late'],
      ['nonsense', 'Nothing is called so'],
    ] as const) {
      await goTo(page, id);
      await heading(page, title);
      if (id === 'nonsense') expect(await page.title()).toMatch(/^Nothing is called so · /);
      if (id === 'errors') await page.locator('[data-status="409"] summary').click();
      if (id === 'createPayment') await page.getByTestId('answer-201').locator('> summary').click();
      await expectAccessible(page);
      await picture(page, `docs-${id || 'introduction'}-${width}-${theme}`);
    }
    expectQuiet(page);
  });
});

test('what an entry says is found by its words, fields and errors, and a field has a link of its own', async () => {
  const page = await openPage(await openBox(), '/docs');
  const navigation = page.getByRole('navigation', { name: 'Reference' });
  await navigation.getByLabel('Filter').fill('INSUFFICIENT_BALANCE');
  await navigation.getByRole('link', { name: 'Create a payout' }).waitFor();
  expect(await navigation.getByRole('link', { name: 'Create a payment request' }).count()).toBe(0);
  await navigation.getByLabel('Filter').fill('customer_email');
  await navigation.getByRole('link', { name: 'Create an invoice' }).click();
  await heading(page, 'Create an invoice');
  const row = page.locator('[data-field="customer_email"]').first();
  await row.locator('a').first().click();
  await expect.poll(() => row.getAttribute('class')).toContain('meant');
  expect(page.url()).toMatch(/#createInvoice\?field=customer_email$/);
  expectQuiet(page);
});

test('a link to a field in what is folded opens it, also on load', async () => {
  const box = await openBox();
  const page = await openPage(box, '/docs#createInvoice');
  await heading(page, 'Create an invoice');
  await page.getByText('items: fields of an item').first().click();
  const inner = page.locator('[data-field="items.name"]');
  await inner.locator('a').first().click();
  expect(page.url()).toMatch(/#createInvoice\?field=items\.name$/);
  const other = await openPage(box, '/docs#createInvoice?field=201.items.name');
  const answered = other.locator('[data-field="201.items.name"]');
  await expect.poll(() => answered.getAttribute('class')).toContain('meant');
  expect(await answered.isVisible()).toBe(true);
  await expect
    .poll(() => answered.evaluate((row) => row.getBoundingClientRect().top))
    .toBeLessThan(Number(await other.evaluate('innerHeight')));
  // By hand it is closed again, and a link within the page opens another.
  await other.getByTestId('answer-201').locator('> summary').click();
  await expect.poll(() => answered.isVisible()).toBe(false);
  await goTo(other, 'createInvoice?field=400.error.code');
  await expect.poll(() => other.locator('[data-field="400.error.code"]').isVisible()).toBe(true);
  // And one into what was closed opens that again.
  await goTo(other, 'createInvoice?field=201.items.name');
  await expect.poll(() => answered.isVisible()).toBe(true);
  await expectAccessible(other);
  expectQuiet(other);
});

test('a field that takes a currency says which', async () => {
  const page = await openPage(await openBox(), '/docs#createPayment');
  await heading(page, 'Create a payment request');
  const currency = page.locator('[data-field="currency"]').first();
  await currency.getByText('One of BTC, ETH, LTC, USDT').waitFor();
  await goTo(page, 'createPayout');
  await heading(page, 'Create a payout');
  expect(await currency.textContent()).toMatch(/One of BTC, ETH, .*, DOGE$/);
});

test('the contract and a collection are taken along, and a page as Markdown', async () => {
  const page = await openPage(await openBox(), '/docs');
  const saved = async (name: string): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return readFileSync(await download.path(), 'utf8');
  };
  expect(await saved('OpenAPI')).toContain('openapi: 3.1.0');
  expect(JSON.parse(await saved('Postman')).info.schema).toContain('v2.1.0');
  await goTo(page, 'createPayment');
  await heading(page, 'Create a payment request');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  const text = String(await page.evaluate('navigator.clipboard.readText()'));
  for (const part of ['# Create a payment request', 'POST http', '- `amount` (number; required', '### 201', '```json'])
    expect(text).toContain(part);
  expectQuiet(page);
});

test('page 16: a filter that would hide the entry that one has come to ends', async () => {
  const page = await openPage(await openBox(), '/docs');
  const navigation = page.getByRole('navigation', { name: 'Reference' });
  await navigation.getByLabel('Filter').fill('refund.created');
  await navigation.getByRole('link', { name: 'refund.created' }).click();
  await heading(page, 'refund.created');
  expect(await navigation.getByLabel('Filter').inputValue()).toBe('refund.created');
  await goTo(page, 'createPayment');
  await heading(page, 'Create a payment request');
  await navigation.locator('[aria-current]').waitFor();
  expect(await navigation.getByLabel('Filter').inputValue()).toBe('');
});

test.each(LOOKS.filter(([width]) => width < 500))(
  '%i px wide, %s: the navigation is behind a button',
  async (width, theme) => {
    const page = await openPage(await openBox(), '/docs', { width, theme });
    await heading(page, 'Merchant payment API');
    const navigation = page.getByRole('navigation', { name: 'Reference' });
    expect(await navigation.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await navigation.waitFor();
    await expectAccessible(page);
    await picture(page, `docs-menu-${width}-${theme}`);
    await navigation.getByLabel('Filter').fill('refund');
    await navigation.getByRole('link', { name: 'refund.created' }).press('Enter');
    await heading(page, 'refund.created');
    // The menu closes after the entry is painted.
    await expect.poll(() => navigation.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await navigation.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => navigation.isVisible()).toBe(false);
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Menu');
    expectQuiet(page);
  },
);

test('every operation and every event of the contract is in the navigation, and opens', async () => {
  const box = await openBox();
  const { body: contract } = await send(new URL(box.url).origin, 'GET', '/v1/openapi.json');
  const operations = Object.values<Record<string, { operationId: string }>>(contract.paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId }) => operationId);
  const ids = [...operations, ...Object.keys(contract.webhooks)];
  expect(ids.length).toBeGreaterThan(35);
  const page = await openPage(box, '/docs');
  await heading(page, 'Merchant payment API');
  for (const id of ids) {
    await page.getByRole('navigation', { name: 'Reference' }).locator(`a[href="#${id}"]`).click();
    await page.locator(`nav a[href="#${id}"][aria-current=page]`).waitFor();
    expect(await page.locator('h1').count(), id).toBe(1);
    expect(await page.evaluate('document.activeElement.tagName'), id).toBe('H1');
    expect(await page.title(), id).toMatch(/ · API reference · Tenderbox$/);
  }
  expectQuiet(page);
});

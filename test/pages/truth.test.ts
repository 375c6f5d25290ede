/** What the dashboard shows is true, whole, in view, and leads to what it speaks of. */
import { expect, test } from 'vitest';
import { call, createPayment, createPayout, openBox } from '../support/box.js';
import { expectAccessible, expectQuiet, openPage, useBrowser, type View } from './support/browser.js';
import { LISTS, settled } from './support/screens.js';
import { control, furnish } from './support/world.js';

useBrowser();

const card = (page: View, name: string) => page.getByRole('region', { name });
/** The value beside a name, as it is read. */
const fact = (page: View, name: string) =>
  page.locator('.facts > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) }).locator('dd');

test('page 1: the first call has the key of the merchant that is shown, or says where one is to be had', async () => {
  const box = await openBox();
  const other = await control(box, 'POST /merchants', { label: 'second' });
  const command = (page: View) => card(page, 'Create a payment request').locator('pre');
  const own = await openPage(box, '/dashboard');
  await command(own).getByText('Bearer tb_key_default').waitFor();
  const chosen = { session: { 'tenderbox.merchant': JSON.stringify({ by: 'id', id: other.id }) } };
  const second = await openPage(box, '/dashboard', chosen);
  await command(second).getByText('Bearer YOUR_API_KEY').waitFor();
  await second.getByRole('link', { name: 'make a new key' }).click();
  await second.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
  const [own_key] = (await control(box, 'GET /keys')).data.slice(-1);
  await control(box, 'PATCH /profile', { auth: 'key' });
  await command(own).getByText('X-API-Key: tb_key_default').waitFor();
  await control(box, 'PATCH /profile', { auth: 'signed' });
  await own.getByRole('link', { name: 'The API reference signs it' }).waitFor();
  expect(await command(own).count()).toBe(0);
  await control(box, 'PATCH /profile', { auth: 'bearer' });
  await control(box, 'POST /keys', { label: 'default' });
  await control(box, `DELETE /keys/${own_key.id}`);
  await command(own).getByText('Bearer YOUR_API_KEY').waitFor();
  const open = await openBox({ public: true });
  const { api_key: key } = await control(open, 'POST /merchants', { label: 'mine' });
  const stranger = await openPage(open, '/dashboard', {
    session: { 'tenderbox.merchant': JSON.stringify({ by: 'key', key }) },
  });
  await command(stranger).getByText(`Bearer ${key}`).waitFor();
});

test('page 2: event types stand in the coverage as they are on the wire', async () => {
  const page = await openPage(await openBox(), '/dashboard/coverage');
  await settled(page);
  const types = await card(page, 'Event types delivered').locator('.badge').allTextContents();
  expect(types).toContain('payment.paid_late');
  expect(types.filter((type) => type.includes(' '))).toEqual([]);
});

test('page 2: filters name event types and ids as they are on the wire, and statuses in words', async () => {
  const page = await openPage(await openBox(), '/dashboard/deliveries?endpoint=whk_1&resource_id=pay_req_1');
  const chosen = async (label: string) => {
    await settled(page);
    return await page.getByLabel(label, { exact: true }).locator('option').allTextContents();
  };
  expect(await chosen('Type')).toContain('payment.paid_late');
  expect([await chosen('Endpoint'), await chosen('About')]).toEqual([
    ['all', 'whk_1'],
    ['all', 'pay_req_1'],
  ]);
  await page.goto(new URL('/dashboard/invoices', page.url()).href);
  expect(await chosen('State')).toContain('past due');
});

test('page 3: a rejection of a whole body says so', async () => {
  const box = await openBox();
  const { headers } = await call(box, 'POST /payments', { body: [] });
  const id = headers.get('x-request-id') as string;
  const page = await openPage(box, '/favicon.svg');
  await page.route(`**/_sandbox/requests/${id}`, async (route) => {
    const kept = await control(box, `GET /requests/${id}`);
    await route.fulfill({ json: { ...kept, refusal: { ...kept.refusal, pointer: '' } } });
  });
  await page.goto(new URL(`/dashboard/requests/${id}`, box.url).href);
  await settled(page);
  await expect.poll(() => fact(page, 'In the contract').textContent()).toBe('the whole body');
});

test('page 5: a payment leads to its checkout, its invoice and its transactions', async () => {
  const box = await openBox();
  const { body: invoice } = await call(box, 'POST /invoices', {
    body: { amount: 90, currency: 'EUR', customer_email: 'ada@example.com', customer_name: 'Ada' },
  });
  const paid = (await control(box, `POST /invoices/${invoice.id}/pay`)) as { payment_request_id?: string };
  const [{ id }] = (await control(box, 'GET /payments')).data;
  expect(paid).toBeDefined();
  const page = await openPage(box, `/dashboard/payments/${id}`);
  await settled(page);
  expect(await fact(page, 'Checkout').getByRole('link').getAttribute('href')).toMatch(new RegExp(`/pay/${id}$`));
  expect(await fact(page, 'Invoice').getByRole('link').getAttribute('href')).toBe(`/dashboard/invoices/${invoice.id}`);
  const links = await page.locator('main a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBeGreaterThanOrEqual(8);
  await page.locator('[role=tabpanel] tbody a').first().click();
  await page.waitForURL(/\/dashboard\/transactions\/txn_/);
  expectQuiet(page);
});

test('page 6: what has arrived is not called nothing while it waits for its confirmations', async () => {
  const box = await openBox();
  const { id } = await createPayment(box, { amount: 120, currency: 'USD' });
  const page = await openPage(box, `/dashboard/payments/${id}`);
  await settled(page);
  expect(await fact(page, 'Received').textContent()).toBe('nothing yet');
  await control(box, `POST /payments/${id}/receive`, { currency: 'ETH' });
  await expect.poll(() => fact(page, 'Received').textContent()).toBe('0.04 ETH received, not confirmed yet');
  await control(box, `POST /payments/${id}/confirm`);
  await expect.poll(() => fact(page, 'Received').textContent()).toBe('0.04 ETH');
  const { id: half } = await createPayment(box, { amount: 120, currency: 'USD' });
  await control(box, `POST /payments/${half}/receive`, { currency: 'ETH', percent: 50, confirmations: 12 });
  await control(box, `POST /payments/${half}/expire`);
  await page.goto(new URL(`/dashboard/payments/${half}`, box.url).href);
  // It is in the balance, and waits for nothing.
  await expect.poll(() => fact(page, 'Received').textContent()).toBe('0.02 ETH received');
});

test('page 7: what waits for a retry is shown as such, can be sent again, and its endpoint is failing', async () => {
  const box = await openBox();
  const { url } = await control(box, 'GET /inbox/shop');
  await control(box, 'POST /endpoints', { url, event_types: ['payment.created'] });
  await control(box, 'PUT /inbox/shop', { answer: 'status', status: 500 });
  await createPayment(box);
  await box.settle();
  await box.clock.advance('6m');
  const page = await openPage(box, '/dashboard/endpoints');
  await page.getByTestId('endpoints').locator('.badge.bad', { hasText: 'failing, 3 in a row' }).waitFor();
  await expectAccessible(page);
  await page.goto(new URL('/dashboard/deliveries', box.url).href);
  await page.locator('tbody .state', { hasText: 'retrying' }).waitFor();
  await control(box, 'PUT /inbox/shop', { answer: 'status', status: 200 });
  await page.getByTestId('replay-failed').click();
  await page.getByText('1 delivery is replayed.').waitFor();
  await page.locator('tbody .state', { hasText: 'succeeded' }).waitFor();
  await page.locator('tbody tr', { hasText: 'retrying' }).locator('.row-link').click();
  await page.getByTestId('replay').click();
  await page.getByText('Replay of').waitFor();
  await page.goto(new URL('/dashboard/endpoints', box.url).href);
  await page.getByTestId('endpoints').locator('.badge.good', { hasText: 'active' }).waitFor();
  expectQuiet(page);
});

test('page 7: where more attempts failed than are looked at, nobody is told that these were all', async () => {
  const box = await openBox();
  const { url } = await control(box, 'GET /inbox/shop');
  await control(box, 'POST /endpoints', { url, event_types: ['payment.created'] });
  await control(box, 'PUT /inbox/shop', { answer: 'status', status: 500 });
  for (let i = 0; i < 17; i++) await createPayment(box);
  await box.clock.advance('6m');
  const page = await openPage(box, '/dashboard/endpoints');
  await page.getByTestId('endpoints').getByText('failing, 50+ in a row').waitFor();
});

test('a payout in a coin has no fiat value, and a step that can be taken waits for no other', async () => {
  const box = await openBox();
  const { id } = await createPayout(box);
  await control(box, `POST /payouts/${id}/complete`);
  const page = await openPage(box, '/dashboard/transactions');
  await page.getByTestId('list').getByRole('cell', { name: '–', exact: true }).waitFor();
  const { id: paid } = await createPayment(box);
  await box.payments.pay(paid);
  await page.goto(new URL(`/dashboard/payments/${paid}`, box.url).href);
  await page.getByTestId('refund-part').waitFor();
  expect(await page.getByTestId('moves').textContent()).not.toContain('after Paid');
});

test('page 8: the current entry of the navigation is in view on every screen', async () => {
  const page = await openPage(await openBox(), '/favicon.svg');
  await page.setViewportSize({ width: 1280, height: 600 });
  for (const { path } of LISTS) {
    await page.goto(new URL(path, page.url()).href);
    await settled(page);
    const current = page.locator('#navigation [aria-current]');
    await expect.poll(async () => ((await current.boundingBox())?.y ?? 0) + 24, { message: path }).toBeLessThan(600);
  }
});

const WIDE = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { font-family: monospace !important } input, select, textarea { letter-spacing: 0.12em; font-size: 1.2rem !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`;
const OVERFLOWS = `[...document.querySelectorAll('main .card :is(input, select, textarea)')].filter((element) => {
  const inner = element.closest('.card').getBoundingClientRect();
  return element.getBoundingClientRect().right > inner.right - 8;
}).map(({ outerHTML }) => outerHTML.slice(0, 120))`;

test('page 8: the current entry is in view where the navigation is opened, on small windows', async () => {
  const page = await openPage(await openBox(), '/dashboard/merchants', { width: 390 });
  await settled(page);
  for (const [path, last] of [
    ['/dashboard/merchants', 'Settings'],
    ['/docs#settings', 'Settings'],
  ]) {
    await page.goto(new URL(path as string, page.url()).href);
    await page.locator('h1').first().waitFor();
    await page.locator('[aria-controls=navigation]').click();
    const current = page.locator('#navigation').getByText(last as string, { exact: true });
    await expect
      .poll(async () => ((await current.boundingBox())?.y ?? 9_999) + 24, { message: path })
      .toBeLessThan(900);
    const end = page.locator('#navigation a').last();
    await end.scrollIntoViewIfNeeded();
    const { y = 9_999, height = 0 } = (await end.boundingBox()) ?? {};
    expect(y + height, `the last of ${path}`).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }
});

test('page 9: fields stay within their card, however wide the letters of the face are', async () => {
  const page = await openPage(await openBox(), '/favicon.svg');
  for (const width of [1280, 1100, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['faults', 'endpoints', 'clock', 'profile', 'merchants', 'scenarios']) {
      await page.goto(new URL(`/dashboard/${path}`, page.url()).href);
      await settled(page);
      await page.evaluate(WIDE);
      expect(await page.evaluate(OVERFLOWS), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('page 10: faults in force are said in words, with how likely they are', async () => {
  const box = await openBox();
  await control(box, 'POST /faults', { effect: { latency_ms: { min: 10, max: 20 } }, probability: 0.25 });
  const page = await openPage(box, '/dashboard/faults');
  const table = page.getByTestId('faults').locator('tbody');
  await table.getByText('latency ms (min 10, max 20), with a probability of 0.25').waitFor();
  expect(await table.textContent()).not.toContain('{');
});

test('page 12: meters have the colours of the page', async () => {
  const box = await openBox();
  await createPayment(box);
  await createPayout(box);
  const page = await openPage(box, '/dashboard/coverage');
  await settled(page);
  const picture = await page.locator('.meter-row svg').first().screenshot();
  const colours = (await page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${picture.toString('base64')}'), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const at = [...context.getImageData(4, Math.floor(bitmap.height / 2), 1, 1).data].slice(0, 3);
    return at.join(' ');
  })()`)) as string;
  expect(colours).toBe('11 100 92');
});

test('page 13: the title of a record’s tab names the record', async () => {
  const box = await openBox();
  const [first, second] = [await createPayment(box), await createPayment(box)];
  const page = await openPage(box, `/dashboard/payments/${first.id}`);
  await expect.poll(() => page.title()).toBe(`${first.id} · Payment request · Tenderbox`);
  await page.goto(new URL(`/dashboard/payments/${second.id}`, box.url).href);
  await expect.poll(() => page.title()).toBe(`${second.id} · Payment request · Tenderbox`);
});

test('page 14: a revoked key may do nothing, and the screens say so', async () => {
  const page = await openPage(await openBox(), '/dashboard/keys');
  await settled(page);
  const row = page.locator('tbody tr', { hasText: 'revoked' }).first();
  expect(await row.textContent()).toContain('none');
  expect(await row.textContent()).not.toContain('all');
});

test('page 11: links of records, of evidence and for copying are large enough to be hit', async () => {
  const box = await openBox();
  const records = await furnish(box);
  await control(box, `POST /payment-links/${records['payment-links']}/open`);
  const page = await openPage(box, '/favicon.svg');
  for (const path of [`payment-links/${records['payment-links']}`, 'audit', `requests/${records.requests}`]) {
    await page.goto(new URL(`/dashboard/${path}`, box.url).href);
    await settled(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
  }
  // It stands alone, whatever comes next to it.
  const led = await page.getByRole('main').getByRole('link', { name: 'Trace' }).boundingBox();
  expect(led?.height).toBeGreaterThanOrEqual(24);
});

/** A public sandbox in a real browser: a merchant of the reader's own, made with one press, and what is said when that cannot be. */
import { describe, expect, test } from 'vitest';
import type { Sandbox, TenderboxOptions } from '../../src/index.js';
import { engineOf, send } from '../control/context.js';
import { openBox } from '../support/box.js';
import { expectAccessible, expectQuiet, LOOKS, openPage, picture, useBrowser, type View } from './support/browser.js';

useBrowser();

const openPublic = (options: TenderboxOptions = {}): Promise<Sandbox> =>
  openBox({ public: true, publicLifetime: '2h', ...options });
const HOUR_MS = 3_600_000;

/** Lets real time pass in which the merchants of a public sandbox end. */
function passTime(box: Sandbox, passed_ms: number): void {
  const { env } = engineOf(box).worlds;
  const before = env.hostTime;
  env.hostTime = () => before() + passed_ms;
}

/** Nothing but the browser's own word that a call was refused, which no page can keep it from. */
function expectOnlyRefusals({ complaints }: View): void {
  const { console: said, ...others } = complaints;
  expect(others).toEqual({ policy: [], errors: [], failed: [], foreign: [] });
  expect(said.filter((text) => !/status of 4(?:01|29)/.test(text))).toEqual([]);
}

describe.each(LOOKS)('%i px wide, %s', (width, theme) => {
  test('the front page and the reference offer a sandbox, and show it', async () => {
    const box = await openPublic();
    const page = await openPage(box, '/', { width, theme });
    await page.getByTestId('bounds').getByText('It lasts 2 hours').waitFor();
    await expectAccessible(page);
    await picture(page, `welcome-${width}-${theme}`);
    await page.getByTestId('get-sandbox').click();
    await page.getByTestId('ready').waitFor();
    await expectAccessible(page);
    await picture(page, `welcome-ready-${width}-${theme}`);
    const other = await openPage(box, '/docs', { width, theme });
    await other.getByTestId('key-note').waitFor();
    await expectAccessible(other);
    await picture(other, `docs-public-${width}-${theme}`);
    await other.getByTestId('key-note').getByRole('button', { name: 'Get my own sandbox' }).click();
    await other.getByTestId('sandbox-dialog').getByTestId('bounds').waitFor();
    await expectAccessible(other);
    await picture(other, `docs-public-dialog-${width}-${theme}`);
    expectQuiet(page);
    expectQuiet(other);
  });
});

test('the front page shows a payment by real calls: made, paid, and told by webhook', async () => {
  const box = await openPublic();
  const page = await openPage(box, '/');
  const shown = page.getByTestId('demonstration');
  await page.getByTestId('demonstrate').click();
  await shown.getByText('Your server is told by a signed webhook: payment.succeeded').click();
  const steps = shown.getByRole('listitem');
  expect(await steps.locator('summary').allTextContents()).toEqual([
    expect.stringMatching(/^Your server asks for 25\.00 EUR: 201 in \d+ ms$/),
    'The customer pays: paid',
    'Your server is told by a signed webhook: payment.succeeded',
  ]);
  const told = await steps.last().locator('code').textContent();
  for (const part of [/signature: \S/i, /"amount": 25/]) expect(told).toMatch(part);
  await expectAccessible(page);
  await picture(page, 'welcome-demonstration');
  // The merchant is the reader's own from then on, and has one endpoint however often it is shown.
  await page.getByTestId('ready').waitFor();
  const led = () => shown.getByRole('link', { name: 'Look at it in the dashboard' }).getAttribute('href');
  const first = await led();
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect.poll(led).not.toBe(first);
  await page.goto(new URL((await led()) ?? '', box.url).href);
  await page.getByRole('heading', { level: 1, name: /25/ }).waitFor();
  await page.goto(new URL('/dashboard/endpoints', box.url).href);
  // A form names it besides, where it may be chosen.
  const named = page.locator('.copyable').getByText('/_sandbox/inbox/front-page');
  await expect.poll(() => named.count()).toBe(1);
  expectQuiet(page);
});

test('a link to the front page is shown with a picture of it, and without JavaScript it says the calls', async () => {
  const box = await openPublic();
  const page = await openPage(box, '/', { javaScript: false });
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  expect([await meta('og:title'), await meta('twitter:card')]).toEqual(['Tenderbox', 'summary_large_image']);
  expect(await meta('og:description')).toBe(await meta('description'));
  const address = (await meta('og:image')) ?? '';
  expect(address).toMatch(new RegExp(`^${new URL(box.url).origin}/assets/front-[0-9a-f]+\\.png$`));
  const answer = await fetch(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThanOrEqual(60_000);
  expect(await page.locator('noscript').textContent()).toContain('/_sandbox/payments/{id}/pay');
  // Behind a proxy it is where everybody finds the sandbox.
  const led = await openPage(await openPublic({ publicUrl: 'https://sandbox.example' }), '/', { javaScript: false });
  const picture = led.locator('meta[property="og:image"]');
  expect(await picture.getAttribute('content')).toMatch(/^https:\/\/sandbox\.example\/assets\/front-/);
});

test('by keyboard alone: from the front page to a call of one’s own, and on to the dashboard', async () => {
  const box = await openPublic();
  const page = await openPage(box, '/');
  const tabTo = async (selector: string) => {
    for (let i = 0; i < 150; i += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
    }
    throw new Error(`The Tab key does not lead to ${selector}`);
  };
  await page.getByTestId('bounds').waitFor();
  await tabTo('[data-testid=get-sandbox]');
  await page.keyboard.press('Enter');
  await page.getByTestId('ready').getByText('tb_key_').waitFor();
  await tabTo('a[href="/docs#createPayment"]');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Create a payment request' }).waitFor();
  expect(await page.getByTestId('key-note').count()).toBe(0);
  await tabTo('[data-testid=send]');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByTestId('status').textContent()).toBe('201');
  await tabTo('[data-testid=outcome] a');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'POST /v1/payments' }).waitFor();
  expectQuiet(page);
});

test('a link fills the form in for a reader without a key, who gets a sandbox and then sends', async () => {
  const box = await openPublic();
  const body = '{"amount": 3, "currency": "USD"}';
  const page = await openPage(box, `/docs#createPayment?body=${encodeURIComponent(body)}`);
  await page.getByTestId('send-reason').getByText('Get a sandbox of your own first').waitFor();
  await page.getByTestId('send').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('try-it').getByRole('button', { name: 'Get my own sandbox' }).click();
  await page.getByTestId('sandbox-dialog').getByTestId('get-sandbox').click();
  await page.getByTestId('ready').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByTestId('try-it').getByLabel('Body', { exact: true }).inputValue()).toBe(body);
  expect(await page.getByTestId('outcome').textContent()).toBe('');
  await page.getByTestId('send').click();
  await expect.poll(() => page.getByTestId('status').textContent()).toBe('201');
  await page.locator('[data-setting=payment_expiry]').first().waitFor();
  expectQuiet(page);
});

test.each([
  [{ publicRate: 1 }, 'One address may make 1 merchants an hour here'],
  [{ publicMerchants: 2 }, 'This sandbox has its 2 merchants'],
])('too many are told so, with what to do: %o', async (limits, told) => {
  const box = await openPublic(limits);
  const page = await openPage(box, '/');
  await page.getByTestId('get-sandbox').click();
  await page.getByTestId('ready').waitFor();
  const other = await openPage(box, '/docs');
  await other.getByTestId('open-sandbox').click();
  await other.getByTestId('get-sandbox').click();
  await other.getByRole('alert').getByText(told).waitFor();
  await other.getByText('enter its API key instead').waitFor();
  await expectAccessible(other);
  expectOnlyRefusals(other);
});

test('a merchant that has ended is told on every page, and a new one is one press away', async () => {
  const box = await openPublic();
  const page = await openPage(box, '/');
  await page.getByTestId('get-sandbox').click();
  await page.getByTestId('ready').waitFor();
  passTime(box, 3 * HOUR_MS);
  await page.reload();
  await page.getByTestId('ended').getByText('end 2h after they were made').waitFor();
  await expectAccessible(page);
  await page.goto(new URL('/docs#getBalance', box.url).href);
  await page.getByTestId('key-note').getByText('end 2h after they were made').waitFor();
  await page.getByTestId('send').click();
  await expect.poll(() => page.getByTestId('status').textContent()).toBe('401');
  await page.getByTestId('key-note').getByRole('button', { name: 'Get my own sandbox' }).click();
  await page.getByTestId('get-sandbox').click();
  await page.getByTestId('ready').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByTestId('key-note').count()).toBe(0);
  await page.getByTestId('send').click();
  await expect.poll(() => page.getByTestId('status').textContent()).toBe('200');
  await page.goto(new URL('/', box.url).href);
  await page.getByTestId('ready').waitFor();
  expectOnlyRefusals(page);
});

test('a rejection whose reading was given up does not cover what another one said', async () => {
  const box = await openPublic();
  const page = await openPage(box, '/');
  await page.getByTestId('get-sandbox').click();
  await page.getByTestId('ready').waitFor();
  passTime(box, 3 * HOUR_MS);
  // The first refusal makes the page give up the other call, whose body is still on its way at that moment.
  await page.addInitScript(`
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const response = await original(input, init);
      if (!String(input).includes('/profile/settings')) return response;
      response.json = () => new Promise((_, reject) => {
        init.signal.addEventListener('abort', () => reject(init.signal.reason));
      });
      return response;
    };
  `);
  await page.goto(new URL('/docs#getBalance', box.url).href);
  await page.getByTestId('key-note').getByText('end 2h after they were made').waitFor();
  await page.getByTestId('send').waitFor();
  expect(await page.getByTestId('key-note').textContent()).not.toContain('without saying why');
  expectOnlyRefusals(page);
});

test('the dashboard leads to the front page, and that to a key that one has', async () => {
  const box = await openPublic();
  const made = await send(new URL(box.url).origin, 'POST', '/_sandbox/merchants', {});
  const page = await openPage(box, '/dashboard');
  await page.getByRole('link', { name: 'Get my own sandbox' }).click();
  await page.getByText('I have a key already').click();
  await page.getByRole('textbox', { name: 'API key' }).fill(made.body.api_key);
  await page.keyboard.press('Enter');
  await page.getByTestId('ready').getByText(made.body.api_key).waitFor();
  await page.getByTestId('ready').getByRole('link', { name: 'Open the dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
});

test('without public mode / is the dashboard, and nothing offers what is not there', async () => {
  const box = await openBox();
  const page = await openPage(box, '/');
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await page.getByRole('link', { name: 'API reference' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Merchant payment API' }).waitFor();
  expect(await page.getByText('Get my own sandbox').count()).toBe(0);
  expectQuiet(page);
});

test('a sandbox that others can reach asks for the key of a merchant, and shows its contract then', async () => {
  const box = await openBox({ host: '0.0.0.0' });
  await send(
    `http://127.0.0.1:${new URL(box.url).port}`,
    'PATCH',
    '/_sandbox/profile',
    { auth: 'bearer' },
    { key: box.apiKey },
  );
  const page = await openPage({ url: `http://127.0.0.1:${new URL(box.url).port}/` }, '/docs#getAccount');
  await page.getByTestId('key-note').getByText('asks for the API key').waitFor();
  await page.getByTestId('send-reason').getByText('needs an API key').waitFor();
  expect(await page.getByText('Get my own sandbox').count()).toBe(0);
  await page.getByTestId('key-note').getByRole('button', { name: 'Enter a key' }).click();
  await page.getByTestId('key-dialog').getByRole('textbox', { name: 'API key' }).fill(box.apiKey);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByTestId('key-note').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Authenticate by').count()).toBe(0);
  await page.getByTestId('send').click();
  await expect.poll(() => page.getByTestId('status').textContent()).toBe('200');
  expectQuiet(page);
});

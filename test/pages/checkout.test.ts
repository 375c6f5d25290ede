/** The checkout in a real browser: by mouse, by keyboard, without JavaScript, live, and in two tabs at once. */
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { call, createPayment, openBox } from '../support/box.js';
import { expectWithin } from '../support/timing.js';
import { expectQuiet, openPage, useBrowser } from './support/browser.js';
import { CALLBACK, createLink, invoiceIn, paymentIn } from './support/customer.js';
import { control } from './support/world.js';

useBrowser();
const CHANGE_MS = 250;

const phase = (page: Page, name: string) => page.locator(`[data-testid=status][data-phase=${name}]`).waitFor();
const statusOf = async (box: Sandbox, id: string) => (await call(box, `GET /payments/${id}`)).body.status;

/** Answers for a merchant's site, so that leaving for it can be seen without a network. */
async function playMerchant(page: Page): Promise<string[]> {
  const visited: string[] = [];
  await page.route('https://shop.example/**', (route) => {
    visited.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' });
  });
  return visited;
}

test('page 4: what would be rejected cannot be pressed, and says why', async () => {
  const box = await openBox();
  const id = await paymentIn(box, 'confirming');
  const page = await openPage(box, `/pay/${id}`);
  const expire = page.getByTestId('move-expire');
  expect(await expire.isDisabled()).toBe(true);
  const { moves } = await control(box, `GET /moves/${id}`);
  const { reason } = moves.find(({ verb }: { verb: string }) => verb === 'expire');
  expect(await expire.getAttribute('title')).toBe(reason);
});

test('page 4: whatever can be pressed is not rejected, and whatever cannot says why, in every phase', async () => {
  const box = await openBox();
  for (const phase of [
    'awaiting',
    'underpaid',
    'detected',
    'confirming',
    'paid',
    'expired',
    'failed',
    'refunded',
  ] as const) {
    const page = await openPage(box, `/pay/${await paymentIn(box, phase)}?stay=1`, { javaScript: false });
    const moves = (state: string) => page.locator(`[data-testid^="move-"]:${state}`);
    const told = await moves('disabled').evaluateAll((buttons) =>
      buttons.map((each) => each.closest('[title]')?.getAttribute('title') ?? ''),
    );
    expect(
      told.filter((reason) => !reason.includes('pay_req_')),
      phase,
    ).toEqual([]);
    const names = await moves('enabled').evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.testid ?? ''));
    for (const name of names) {
      await page.goto(new URL(`/pay/${await paymentIn(box, phase)}?stay=1`, box.url).href);
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByTestId(name).click();
      expect((await answered).status(), `${name} while ${phase}`).toBe(303);
    }
  }
});

describe('a customer', () => {
  test('chooses, pays, sees each confirmation, and is taken back to the very callback_url', async () => {
    const box = await openBox();
    const id = await paymentIn(box, 'awaiting');
    const page = await openPage(box, `/pay/${id}`);
    const visited = await playMerchant(page);
    await page.getByTestId('coin-ETH').click();
    await page.getByTestId('qr').waitFor();
    expect(await page.getByTestId('amount-due').textContent()).toBe('0.04\u00a0ETH');
    await page.getByTestId('move-receive').click();
    await phase(page, 'detected');
    await page.getByTestId('move-confirm-one').click();
    await phase(page, 'confirming');
    expect(await page.getByTestId('confirmations').textContent()).toContain('1 of 12 confirmations');
    await page.getByTestId('move-confirm-all').click();
    await phase(page, 'paid');
    expect(await page.getByTestId('paid-amount').textContent()).toBe('0.04\u00a0ETH');
    expect(await page.getByTestId('return').getAttribute('href')).toBe(CALLBACK);
    expectQuiet(page);
    await page.waitForURL(CALLBACK);
    expect(visited).toEqual([CALLBACK]);
  });

  test('types on where the caret is, when the page changes meanwhile', async () => {
    const box = await openBox();
    const id = await paymentIn(box, 'awaiting');
    const page = await openPage(box, `/pay/${id}`);
    const size = page.getByTestId('part-size');
    await size.fill('12');
    await page.keyboard.press('Home');
    await box.payments.receive(id, { percent: 20, currency: 'BTC' });
    await phase(page, 'underpaid');
    await page.keyboard.type('9');
    expect(await size.inputValue()).toBe('912');
  });

  test('may stay on the receipt, which says the day too', async () => {
    const now = new Date();
    const box = await openBox({ now });
    const id = await paymentIn(box, 'paid');
    const page = await openPage(box, `/pay/${id}`);
    await page.getByTestId('stay').click();
    await page.waitForURL((url) => url.searchParams.get('stay') === '1');
    await phase(page, 'paid');
    await page.getByTestId('leaving').waitFor({ state: 'detached' });
    expect(await page.locator('[data-leave]').count()).toBe(0);
    expect(await page.getByTestId('paid-at').textContent()).toContain(String(now.getFullYear()));
  });

  test('goes all the way with the keyboard alone', async () => {
    const box = await openBox();
    const id = await paymentIn(box, 'awaiting', { callback_url: undefined });
    const page = await openPage(box, `/pay/${id}`);
    const reach = async (testId: string): Promise<void> => {
      for (let i = 0; i < 60; i++) {
        if ((await page.evaluate('document.activeElement.dataset.testid')) === testId) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The keyboard does not reach ${testId}`);
    };
    await reach('coin-LTC');
    await page.keyboard.press('Enter');
    await page.getByTestId('qr').waitFor();
    await reach('copy-address');
    // The word is gone after a moment, so that it is looked for before it is there.
    const said = page.locator('.copied').waitFor();
    await page.keyboard.press('Space');
    await said;
    const address = await page.getByTestId('address').textContent();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address);
    await reach('move-receive');
    await page.keyboard.press('Enter');
    await phase(page, 'detected');
    await reach('move-confirm-all');
    await page.keyboard.press('Enter');
    await phase(page, 'paid');
    expectQuiet(page);
  });

  test('needs no JavaScript, from a payment link to the receipt', async () => {
    const box = await openBox();
    const link = await createLink(box, { amount: undefined, callback_url: CALLBACK });
    const page = await openPage(box, `/l/${link}?lang=de`, { javaScript: false });
    await page.getByTestId('amount-field').fill('0');
    await page.getByTestId('continue').click();
    expect(await page.getByTestId('amount-fault').textContent()).toContain('größer als null');
    await page.getByTestId('amount-field').fill('12,50');
    await page.getByTestId('continue').click();
    expect(await page.getByTestId('amount').textContent()).toBe('12,50\u00a0€');
    await page.getByTestId('coin-USDT').click();
    await page.getByTestId('network-tron').click();
    expect(await page.getByTestId('address').textContent()).toMatch(/^T/);
    await page.getByTestId('part-size').fill('40');
    await page.getByTestId('move-part').click();
    await phase(page, 'underpaid');
    expect(await page.getByTestId('received').textContent()).toBe('5,5\u00a0USDT');
    await page.getByTestId('move-receive').click();
    await phase(page, 'detected');
    expect(await page.locator('noscript meta[http-equiv=refresh], meta[http-equiv=refresh]').count()).toBe(1);
    await page.getByTestId('move-confirm-all').click();
    await phase(page, 'paid');
    expect(await page.getByTestId('return').getAttribute('href')).toBe(CALLBACK);
    expect(await page.locator('meta[http-equiv=refresh]').getAttribute('content')).toBe(`6;url=${CALLBACK}`);
  });
});

describe('what happens elsewhere', () => {
  test('is on the page within a quarter of a second', async () => {
    const box = await openBox();
    const id = await paymentIn(box, 'awaiting');
    const page = await openPage(box, `/pay/${id}?coin=BTC&stay=1`);
    await page.getByTestId('qr').waitFor();
    // The clock of the page itself, so that nothing of the test's own driver is counted.
    await page.evaluate(
      `new MutationObserver(() => { window.changedAt = Date.now(); }).observe(document.querySelector('main'), { subtree: true, childList: true })`,
    );
    const steps: [string, () => Promise<unknown>][] = [
      ['detected', () => box.payments.receive(id, { currency: 'BTC' })],
      ['confirming', () => box.payments.confirm(id, { confirmations: 1 })],
      ['paid', () => box.payments.confirm(id)],
      ['refunded', () => box.payments.refund(id)],
    ];
    const took: number[] = [];
    for (const [name, act] of steps) {
      const from = Date.now();
      await act();
      await phase(page, name);
      took.push(((await page.evaluate('window.changedAt')) as number) - from);
    }
    // The first change pays for code that was never run.
    const [, , third = Number.POSITIVE_INFINITY] = took.toSorted((a, b) => a - b);
    expectWithin(third, CHANGE_MS, { label: `${took}` });
    expectWithin(took[0] ?? Number.POSITIVE_INFINITY, 4 * CHANGE_MS);
    expectQuiet(page);
  });

  test('is not missed when the clock is moved, and the loss of the connection is said', async () => {
    const box = await openBox();
    const id = await paymentIn(box, 'awaiting', { callback_url: undefined });
    const page = await openPage(box, `/pay/${id}`);
    expect(await page.getByTestId('countdown').textContent()).toBe('15:00');
    await box.clock.advance('5m');
    await page.getByRole('timer').getByText('10:00', { exact: true }).waitFor();
    expect(await page.locator('.state .ring').textContent()).toBe('10:00');
    await box.clock.advance('10m');
    await phase(page, 'expired');
    await box.close();
    await page.getByText('The connection is lost.').waitFor();
  });

  test('two tabs that pay at once pay once', async () => {
    const box = await openBox();
    const id = await paymentIn(box, 'awaiting', { callback_url: undefined });
    const tabs = await Promise.all(
      ['BTC', 'ETH'].map((coin) => openPage(box, `/pay/${id}?coin=${coin}`, { javaScript: false })),
    );
    await Promise.all(tabs.map((tab) => tab.getByTestId('move-pay').click()));
    for (const tab of tabs) await phase(tab, 'paid');
    expect((await call(box, 'GET /transactions')).body.data).toHaveLength(1);
    // Each tab has read its own answer to the end by then.
    for (const tab of tabs) await tab.waitForLoadState();
    const notes = await Promise.all(tabs.map((tab) => tab.getByTestId('notice').count()));
    expect(notes.sort()).toEqual([0, 1]);
  });

  test('a button that is clicked twice is meant once', async () => {
    const box = await openBox();
    const id = await paymentIn(box, 'awaiting', { callback_url: undefined });
    const page = await openPage(box, `/pay/${id}?coin=BTC`);
    await page.getByTestId('move-receive').dblclick();
    await phase(page, 'detected');
    expect((await call(box, 'GET /transactions')).body.data).toHaveLength(1);
    const link = await createLink(box);
    const plain = await openPage(box, `/l/${link}`, { javaScript: false });
    await plain.getByTestId('continue').dblclick();
    await plain.getByTestId('checkout').waitFor();
    expect((await call(box, 'GET /payments')).body.data).toHaveLength(2);
  });
});

describe('an invoice', () => {
  test('opens when it is shown, is paid, and prints without what is for screens', async () => {
    const box = await openBox();
    const { id } = (await call(box, 'POST /invoices', { body: { amount: 50, currency: 'EUR' } })).body;
    const page = await openPage(box, `/invoices/${id}`);
    await page.locator('[data-status=open]').waitFor();
    expect((await call(box, `GET /invoices/${id}`)).body.status).toBe('open');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByTestId('pay').isVisible()).toBe(false);
    // A sheet from a sandbox must not pass for a real invoice, and paper has no button.
    expect(await page.getByTestId('sandbox-note').innerText()).toBe('Sandbox: no real money');
    expect(await page.getByTestId('paper-address').innerText()).toBe(page.url());
    await page.emulateMedia({ media: 'screen' });
    await page.getByTestId('pay').click();
    await page.getByTestId('coin-BTC').click();
    await page.getByTestId('qr').waitFor();
    await page.getByTestId('move-pay').click();
    await phase(page, 'paid');
    await page.getByTestId('invoice-link').click();
    await page.locator('[data-status=paid]').waitFor();
    expectQuiet(page);
  });

  test('without JavaScript its button opens and pays it; looking at it changes nothing', async () => {
    const box = await openBox();
    const { id } = (await call(box, 'POST /invoices', { body: { amount: 50, currency: 'EUR' } })).body;
    const page = await openPage(box, `/invoices/${id}`, { javaScript: false });
    expect((await call(box, `GET /invoices/${id}`)).body.status).toBe('draft');
    await page.getByTestId('pay').click();
    await page.getByTestId('checkout').waitFor();
    expect((await call(box, `GET /invoices/${id}`)).body.status).toBe('open');
  });

  test('an overdue one can be paid, a void one cannot', async () => {
    const box = await openBox();
    for (const [status, buttons] of [
      ['past_due', 1],
      ['void', 0],
    ] as const) {
      const page = await openPage(box, `/invoices/${await invoiceIn(box, status)}`);
      expect(await page.getByTestId('pay').count()).toBe(buttons);
    }
  });
});

/** The pixels of the code as the browser paints it. */
const PAINT = `new Promise((resolve, reject) => {
  const svg = document.querySelector('.qr').cloneNode(true);
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('width', 400); svg.setAttribute('height', 400);
  svg.querySelector('.qr-ground').setAttribute('fill', '#fff');
  const image = new Image();
  image.onerror = reject;
  image.onload = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, 400, 400);
    let dark = '';
    for (let i = 0; i < data.length; i += 4) dark += data[i] < 128 ? 1 : 0;
    resolve(dark);
  };
  image.src = 'data:image/svg+xml,' + encodeURIComponent(svg.outerHTML);
})`;

test.each([
  ['BTC', 'bitcoin', /^bitcoin:tb1\w+\?amount=0\.002$/],
  ['ETH', 'ethereum', /^ethereum:0x\w{40}@11155111\?value=40000000000000000$/],
  ['USDC', 'solana', /^solana:\w+\?amount=120&spl-token=\w+$/],
])('the code of %s on %s is read as exactly the URI', async (coin, network, shape) => {
  const box = await openBox();
  const { id } = await createPayment(box);
  const page = await openPage(box, `/pay/${id}?coin=${coin}&network=${network}`);
  const dark = (await page.evaluate(PAINT)) as string;
  const pixels = Uint8ClampedArray.from(
    [...dark].flatMap((sign) => (sign === '1' ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  );
  const uri = jsQR.default(pixels, 400, 400)?.data;
  expect(uri).toMatch(shape);
  expect(uri).toBe(await page.getByTestId('payment-uri').getAttribute('href'));
  expect(await statusOf(box, id)).toBe('pending');
});

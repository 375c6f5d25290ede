/** The pages of a sandbox that somebody has mounted below a path of their own server: every one of them finds what it needs there. */
import { describe, expect, test } from 'vitest';
import type { Sandbox, TenderboxOptions } from '../../src/index.js';
import { createInvoice, createPayment } from '../support/box.js';
import { type Host, openMounted } from '../support/mounted.js';
import {
  expectQuiet,
  following,
  openPage,
  picture,
  useBrowser,
  type View,
  type ViewOptions,
} from './support/browser.js';
import { pathIn, SCREENS, settled } from './support/screens.js';
import { furnish } from './support/world.js';

useBrowser();

/** What pages name and ask for beside the mount; empty when all is in order. */
async function open(box: Sandbox, path: string, options: ViewOptions = {}) {
  const asked: string[] = [];
  const page = await openPage(box, `/sandbox${path}`, options);
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/sandbox/')) asked.push(request.url());
  });
  return Object.assign(page, { asked });
}

/** Every path of this origin that a page names, where it is not below the mount. */
const BESIDE = `[...document.querySelectorAll('[href], [src], [action]')]
  .flatMap((each) => ['href', 'src', 'action'].flatMap((name) => each.getAttribute(name) ?? []))
  .map((named) => new URL(named, location.href))
  .filter(({ origin, pathname }) => origin === location.origin && !/^\\/sandbox(?:\\/|$)/.test(pathname))
  .map(({ pathname }) => pathname)`;
const beside = (page: View): Promise<string[]> => page.evaluate(BESIDE);

const phase = (page: View, name: string) => page.locator(`[data-testid=status][data-phase=${name}]`).waitFor();

describe.each<[Host, TenderboxOptions]>([
  ['Express, which takes the path off', { base: undefined as never }],
  ['a fetch handler of a host that leaves it', {}],
])('below a path of %s', (host, options) => {
  test('every screen of the dashboard, and the reference, name nothing beside it', async () => {
    const box = await openMounted(host, options);
    const records = await furnish(box);
    const page = await open(box, '/');
    for (const path of [...SCREENS.map((screen) => pathIn(screen, records)), '/docs', '/docs/']) {
      await page.goto(new URL(`/sandbox${path}`, box.url).href);
      await settled(page);
      expect(await beside(page), path).toEqual([]);
    }
    expect(page.asked).toEqual([]);
    expectQuiet(page);
  });

  test('a rejection names the guide that is there', async () => {
    const box = await openMounted(host, options);
    const refused = await fetch(`${box.controlUrl}/payments/pay_req_x/pay`, { method: 'POST' });
    const { docs } = (await refused.json()) as { docs: string };
    expect(docs).toMatch(/^\/sandbox\/docs\/[\w-]+\.md$/);
    expect((await fetch(new URL(docs, box.url))).headers.get('content-type')).toMatch(/^text\/markdown/);
  });

  test('the dashboard is walked by its links, goes back, and shows what happens', async () => {
    const box = await openMounted(host, options);
    const { id } = await createPayment(box, { amount: 100, currency: 'EUR' });
    const page = await open(box, '/dashboard');
    await page.getByRole('link', { name: 'Payments', exact: true }).first().click();
    await page.waitForURL('**/sandbox/dashboard/payments');
    await page.locator(`a[href="/sandbox/dashboard/payments/${id}"]`).first().click();
    await page.waitForURL(`**/sandbox/dashboard/payments/${id}`);
    await following(page);
    await box.payments.pay(id, { currency: 'BTC' });
    await page.getByText('Paid').first().waitFor();
    await page.goBack();
    await page.waitForURL('**/sandbox/dashboard/payments');
    expect(page.asked).toEqual([]);
    expectQuiet(page);
  });

  test('the reference sends its calls there, and leads on to the dashboard', async () => {
    const box = await openMounted(host, options);
    const page = await open(box, '/docs#listPayments');
    await page.getByTestId('send').click();
    await page.getByTestId('outcome').getByText('200').first().waitFor();
    await page
      .getByTestId('outcome')
      .getByRole('link', { name: /dashboard/ })
      .click();
    await page.waitForURL('**/sandbox/dashboard/requests/*');
    expect(page.asked).toEqual([]);
    expectQuiet(page);
  });

  test('the inbox gets and shows what was delivered', async () => {
    const box = await openMounted(host, options);
    const page = await open(box, '/dashboard/endpoints');
    await page.getByTestId('use-inbox').click();
    await page.getByTestId('send-test').click();
    await page.getByRole('link', { name: 'Open inbox' }).click();
    await page.getByTestId('messages').getByText('Signature valid.').waitFor();
    expect(page.asked).toEqual([]);
    expectQuiet(page);
  });

  test.each([true, false])('a checkout is paid and an invoice is opened (JavaScript: %s)', async (javaScript) => {
    const box = await openMounted(host, options);
    const { payment_url } = await createPayment(box, { amount: 100, currency: 'EUR' });
    const { invoice_url } = await createInvoice(box);
    const place = box.url.replace(/\/v1$/, '');
    expect([payment_url, invoice_url].filter((url) => !url.startsWith(`${place}/`))).toEqual([]);
    const page = await open(box, payment_url.slice(place.length), { javaScript });
    await picture(page, `mounted-checkout-${javaScript}`);
    await page.getByTestId('coin-BTC').click();
    await page.getByTestId('qr').waitFor();
    await page.getByTestId('language-de').click();
    await page.locator('html[lang=de]').waitFor();
    await page.getByTestId('move-receive').click();
    await phase(page, 'detected');
    await page.getByTestId('move-confirm-all').click();
    await phase(page, 'paid');
    expect(await beside(page)).toEqual([]);
    await page.goto(invoice_url);
    await page.getByTestId('pay').click();
    await page.waitForURL('**/sandbox/pay/*');
    expect(await beside(page)).toEqual([]);
    expect(page.asked).toEqual([]);
    expectQuiet(page);
  });
});

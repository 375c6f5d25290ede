/** Texts that would be code on a page that forgot to escape: all are shown as they were written, and none is run. */
import { describe, expect, test } from 'vitest';
import { send } from '../control/context.js';
import { createInvoice, createPayment, openBox } from '../support/box.js';
import { expectQuiet, openPage, useBrowser, type View } from './support/browser.js';
import { createLink } from './support/customer.js';
import { FREE_TEXTS } from './support/free-text.js';
import { fill, HARMLESS, type Shown, WRITTEN } from './support/hostile-world.js';
import { batches, PAYLOADS, PAYLOADS_BY_KIND } from './support/payloads.js';
import { LISTS, settled } from './support/screens.js';
import { THOROUGH } from './support/thorough.js';

useBrowser();

/** Elements and attributes that only a payload brings; also where the policy of the pages kept them from running. */
const INJECTED = `(() => {
  const foreign = 'iframe, object, embed, video, audio, math, base, marquee, frameset, template, style, image, animate, set, foreignObject, x, ' +
    'script:not([src^="/assets/"]), img:not([src="/favicon.svg"]), meta[http-equiv=refresh], link[href*="//"]';
  const bad = (element) => element.matches(foreign) || [...element.attributes].some(({ name, value }) =>
    name.startsWith('on') || name === 'style' ||
    (/^(?:href|src|action|formaction|xlink:href)$/.test(name) && /^[\\s\\x00-\\x20]*(?:javascript|vbscript|data:text|feed|view-source|\\/\\/)/i.test(value)));
  return [...document.querySelectorAll('*')].filter(bad).map((element) => element.outerHTML.slice(0, 160));
})()`;

/** Counts what a payload could do besides setting a name. */
function watch(page: View): { dialogs: number } {
  const seen = { dialogs: 0 };
  page.on('dialog', (dialog) => {
    seen.dialogs += 1;
    void dialog.dismiss();
  });
  return seen;
}

async function expectUntouched(page: View, where: string): Promise<void> {
  expect(await page.evaluate('window.ran'), where).toBeUndefined();
  expect(await page.evaluate('({}).ran'), where).toBeUndefined();
  expect(await page.evaluate(INJECTED), where).toEqual([]);
}

test('there are enough of them, and no two alike', () => {
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(200);
});

test('the judge sees each of them where a page takes it for HTML', async () => {
  const page = await openPage(await openBox(), '/dashboard');
  await settled(page);
  const { elements = [], scripts = [], images = [] } = PAYLOADS_BY_KIND;
  // Parsers leave out a second body, and a frameset beside other content.
  const drawn = [...elements, ...scripts, ...images].filter((payload) => !/^<(?:body|frameset)/.test(payload));
  for (const payload of drawn) {
    await page.evaluate(`document.body.replaceChildren(); document.body.innerHTML = ${JSON.stringify(payload)}`);
    expect(await page.evaluate(INJECTED), payload).not.toEqual([]);
  }
  expect(page.complaints.policy.length).toBeGreaterThan(0);
});

test('every text that the contracts take is written, or is said to be harmless', () => {
  expect([...WRITTEN, ...Object.keys(HARMLESS)].sort()).toEqual(FREE_TEXTS);
});

const TEXT =
  "document.body.textContent + ' ' + [...document.querySelectorAll('input, textarea')].map(({ value }) => value).join(' ')";

/** Goes to another screen without loading the page again, as a link of the dashboard does. */
const goTo = (page: View, path: string) =>
  page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`);

async function expectShown(page: View, shown: readonly Shown[]): Promise<void> {
  const paths = [...new Set(shown.map(({ path }) => path))];
  for (const path of paths) {
    await goTo(page, path);
    const missing = async () => {
      const text = (await page.evaluate(TEXT)) as string;
      return shown.filter((one) => one.path === path && !text.includes(one.text)).map((one) => one.text);
    };
    await expect.poll(missing, { interval: 20, message: path }).toEqual([]);
    await expectUntouched(page, path);
  }
}

/** How many records of a kind are opened that are found in lists. */
const OPENED = THOROUGH ? Number.POSITIVE_INFINITY : 8;

/** How many rows of a list are looked at. */
const WALKED = THOROUGH ? Number.POSITIVE_INFINITY : 75;

/** Walks a list. @returns the records that it leads to */
async function walkList(page: View, url: string): Promise<string[]> {
  const found: string[] = [];
  await page.goto(url);
  for (;;) {
    await settled(page);
    await expectUntouched(page, page.url());
    const links = await page
      .locator('main tbody a.row-link')
      .evaluateAll((all: { pathname: string }[]) => all.map(({ pathname }) => pathname));
    found.push(...links);
    const older = page.locator('main a[rel=next]');
    if ((await older.count()) === 0 || found.length >= WALKED) return found;
    const href = await older.getAttribute('href');
    await older.click();
    await page.locator(`main a[rel=next]:not([href="${href}"]), main a[rel=prev]`).first().waitFor();
  }
}

describe('hostile text in every field', () => {
  test('is shown as it was written by every screen, and nothing of it is run', { timeout: 600_000 }, async () => {
    const box = await openBox();
    const shown = await fill(box);
    const page = await openPage(box, '/dashboard');
    const seen = watch(page);
    await settled(page);
    await expectShown(page, shown);
    const listed = new Set(shown.map(({ path }) => path));
    for (const { path } of LISTS) {
      const records = await walkList(page, new URL(path, box.url).href);
      for (const record of records.filter((one) => !listed.has(one)).slice(0, OPENED)) {
        await goTo(page, record);
        await settled(page);
        for (const tab of await page.locator('main [role=tab]').all()) await tab.click();
        await expectUntouched(page, record);
      }
    }
    for (const path of ['/dashboard/inbox/shop', `/dashboard/timeline/${shown[0]?.path.split('/').at(-1)}`]) {
      await page.goto(new URL(path, box.url).href);
      await settled(page);
      await page.evaluate("for (const fold of document.querySelectorAll('main details')) fold.open = true");
      await expectUntouched(page, path);
    }
    expect(seen.dialogs).toBe(0);
    expectQuiet(page);
  });
});

describe('hostile text on the pages of customers', () => {
  test('in description, metadata and address of a checkout', { timeout: 300_000 }, async () => {
    const box = await openBox();
    const page = await openPage(box, '/favicon.svg');
    const seen = watch(page);
    for (const text of THOROUGH ? PAYLOADS : batches(500)) {
      const { id } = await createPayment(box, { description: text, metadata: { order_id: text } });
      const query = new URLSearchParams({ coin: text, network: text, lang: text, note: text });
      await page.goto(new URL(`/pay/${id}?${query}`, box.url).href);
      expect(await page.getByTestId('description').textContent()).toBe(text);
      expect(await page.getByTestId('reference').textContent()).toBe(text);
      await expectUntouched(page, text);
    }
    expect(seen.dialogs).toBe(0);
    expectQuiet(page);
  });

  test('in the items, the customer and the description of an invoice', async () => {
    const box = await openBox();
    const page = await openPage(box, '/favicon.svg');
    const long = batches(1000);
    for (const [i, customer_name] of batches(255).entries()) {
      // The first three have all of them in their items, the others a few.
      const items = PAYLOADS.slice(i * 100, i * 100 + 100).map((text) => text.slice(0, 255));
      if (items.length === 0) items.push(customer_name);
      const description = long[i % long.length];
      const { id } = await createInvoice(box, {
        amount: items.length,
        items: items.map((name) => ({ name, quantity: 1, unit_price: 1 })),
        ...{ customer_name, description },
      });
      await page.goto(new URL(`/invoices/${id}`, box.url).href);
      await page.locator('[data-status=open]').waitFor();
      expect(await page.locator('tbody th').allTextContents()).toEqual(items);
      expect(await page.getByTestId('customer').textContent()).toBe(customer_name);
      expect(await page.getByTestId('description').textContent()).toBe(description);
      await expectUntouched(page, customer_name);
    }
    expectQuiet(page);
  });

  test('in the name of the merchant, and where only an import can bring it', async () => {
    const box = await openBox();
    const origin = new URL(box.url).origin;
    const page = await openPage(box, '/favicon.svg');
    const { id } = await createPayment(box, { callback_url: 'https://shop.example/' });
    const { body: state } = await send(origin, 'GET', '/_sandbox/state');
    for (const payload of batches(255)) {
      state.merchant.business_name = payload;
      expect((await send(origin, 'PUT', '/_sandbox/state', state)).status).toBe(200);
      await page.goto(new URL(`/pay/${id}?stay=1`, box.url).href);
      expect(await page.getByTestId('merchant').textContent()).toBe(payload);
      await expectUntouched(page, payload);
    }
    for (const payment of state.payments) payment.callback_url = 'javascript:window.ran=1';
    const refused = await send(origin, 'PUT', '/_sandbox/state', state);
    expect(refused.body.detail).toContain('callback_url');
    expectQuiet(page);
  });

  test('in a payment link', async () => {
    const box = await openBox();
    const page = await openPage(box, '/favicon.svg');
    for (const payload of batches(1000)) {
      const link = await createLink(box, { description: payload });
      await page.goto(new URL(`/l/${link}`, box.url).href);
      expect(await page.getByTestId('description').textContent()).toBe(payload);
      await expectUntouched(page, payload);
    }
    expectQuiet(page);
  });
});

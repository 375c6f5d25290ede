/** Every screen of the dashboard, full and empty, in every look: generated from the table of screens, so that none is forgotten. */
import { describe, expect, test } from 'vitest';
import { createInvoice, createPayment, createWebhook, openBox } from '../support/box.js';
import { expectAccessible, expectQuiet, LOOKS, openPage, picture, useBrowser, type View } from './support/browser.js';
import { createLink } from './support/customer.js';
import { kindOf, LISTS, pathIn, RECORDS, SCREENS, settled } from './support/screens.js';
import { control, furnish } from './support/world.js';

useBrowser();

/** Opens all that is folded, so that it is judged too. */
const UNFOLD = "for (const fold of document.querySelectorAll('main details')) fold.open = true";
const WORDS = "document.querySelector('main').innerText.trim().length";
const TABS = 'main [role=tab]';

async function judge(page: View, name: string): Promise<void> {
  await page.evaluate(UNFOLD);
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await picture(page, `${name}-${width}-${colorScheme}`);
  }
}

/** A screen says what it is, in its heading and in the window's title, and shows something. */
async function expectNamed(page: View, title: string, record?: string): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1);
  expect((await page.locator('main h1').innerText()).trim()).not.toBe('');
  expect(await page.title()).toBe(`${record === undefined ? '' : `${record} · `}${title} · Tenderbox`);
  expect(await page.evaluate(WORDS)).toBeGreaterThan(30);
  expect(await page.getByTestId('error-page').count()).toBe(0);
  expect(await page.getByTestId('failure').count()).toBe(0);
}

test('every screen is in order in a world where there is much to see', { timeout: 600_000 }, async () => {
  const box = await openBox();
  const records = await furnish(box);
  const page = await openPage(box, '/favicon.svg');
  for (const screen of SCREENS) {
    await page.goto(new URL(pathIn(screen, records), box.url).href);
    await settled(page);
    await expectNamed(page, screen.title, RECORDS.includes(screen) ? records[kindOf(screen)] : undefined);
    const name = `${kindOf(screen)}${screen.path.includes(':id') ? '-one' : ''}`;
    await judge(page, name);
    for (const tab of (await page.locator(TABS).all()).slice(1)) {
      // On a phone, what is chosen of a list is opened from it.
      if (!(await tab.isVisible())) await page.locator('.pane-list [aria-current]').click();
      await tab.click();
      await page.evaluate(UNFOLD);
      // The click may have scrolled a target under the top bar, which axe would take for a small one.
      await page.evaluate('scrollTo(0, 0)');
      await expectAccessible(page);
      await picture(page, `${name}-tab-${(await tab.innerText()).replaceAll(/\W+/g, '-')}`);
    }
  }
  expectQuiet(page);
});

test('every list is in order in an empty world, and offers what to do', { timeout: 600_000 }, async () => {
  const box = await openBox();
  const page = await openPage(box, '/favicon.svg');
  for (const screen of LISTS) {
    await page.goto(new URL(screen.path, box.url).href);
    await settled(page);
    await expectNamed(page, screen.title);
    for (const empty of await page.getByTestId('empty').all()) {
      expect((await empty.locator('p').innerText()).length, screen.path).toBeGreaterThan(10);
      expect(await empty.locator('a.button, button').count(), screen.path).toBeLessThanOrEqual(1);
    }
    await judge(page, `empty-${kindOf(screen)}`);
  }
  expectQuiet(page);
});

/** Of each table, by how much it is wider than its frame, and how high its highest row is. */
const TABLES = `[...document.querySelectorAll('main .table-frame')].map((frame) => [
  frame.scrollWidth - frame.clientWidth,
  Math.max(...[...frame.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height)),
])`;

/** What stands in a cell of the webhooks by event and endpoint, and reaches into the next one. */
const SPILT = `[...document.querySelectorAll('.hooks :is(th, td)')].filter((cell) =>
  [...cell.querySelectorAll('a, button')].some((part) => part.getBoundingClientRect().right > cell.getBoundingClientRect().right)
).map(({ textContent }) => textContent)`;

/** Words of ours that stand in a table on more than one line. */
const BROKEN = `[...document.querySelectorAll('main td:not(:has(code))')].filter((cell) => {
  const text = document.createRange();
  text.selectNodeContents(cell);
  return /^\\w+$/.test(cell.textContent) && text.getBoundingClientRect().height > 30;
}).map(({ textContent }) => textContent)`;

test('a word without end takes no room from what stands beside it', async () => {
  const box = await openBox();
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);
  const { url } = await control(box, 'GET /inbox/shop');
  await control(box, 'POST /endpoints', { url, event_types: ['payment.created'] });
  for (const name of ['shop', 'till'])
    await createWebhook(box, `http://127.0.0.1:9/${name}/${word}`, { event_types: ['payment.created'] });
  const { id } = await createPayment(box, { description: word, metadata: { order_id: word } });
  await createInvoice(box, { customer_name: word });
  await box.settle();
  const page = await openPage(box, '/favicon.svg');
  await createLink(box, { description: word });
  for (const path of ['payments', 'payment-links', 'invoices', 'deliveries']) {
    await page.goto(new URL(`/dashboard/${path}`, box.url).href);
    await settled(page);
    const tables = (await page.evaluate(TABLES)) as [number, number][];
    expect(tables, path).toEqual([[0, expect.any(Number)]]);
    expect(tables[0]?.[1], path).toBeLessThan(110);
  }
  await page.goto(new URL('/dashboard/inbox/shop', box.url).href);
  await settled(page);
  expect(
    await page.evaluate(
      "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.pane-list > ul'))",
    ),
  ).toBe(0);
  await page.goto(new URL(`/dashboard/payments/${id}?tab=webhooks`, box.url).href);
  await page.getByTestId('hooks').waitFor();
  expect(await page.evaluate(SPILT)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(new URL(`/dashboard/payments/${id}`, box.url).href);
  await settled(page);
  // One coin has an address on each of several networks, also where there is little room.
  await page.getByRole('table', { name: 'Where the customer can pay' }).getByText('solana').first().waitFor();
  await box.payments.pay(id);
  await page.setViewportSize({ width: 1120, height: 800 });
  await page.goto(new URL(`/dashboard/payments/${id}`, box.url).href);
  await settled(page);
  expect(await page.evaluate(BROKEN)).toEqual([]);
  const [transactions] = (await page.evaluate(TABLES)) as [number, number][];
  expect(transactions).toEqual([0, expect.any(Number)]);
  expectQuiet(page);
});

/** What can be used, in the order of the document: the browser's own idea of it, without what is disabled or hidden. */
const USABLE = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter((element) =>
  !element.disabled && element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) &&
  !(element.type === 'radio' && !element.checked && document.querySelector('input[type=radio]:checked[name="' + element.name + '"]')))`;

/** One step with Tab: which usable element has the focus, and whether that can be seen. */
const WHERE = `(() => {
  const at = document.activeElement;
  const rectangle = at.getBoundingClientRect();
  // A link of a whole row draws its ring around the row.
  const ring = [undefined, '::after'].map((part) => getComputedStyle(at, part)).some(({ outlineStyle, outlineWidth }) =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) > 0);
  const inView = rectangle.bottom > 0 && rectangle.top < innerHeight && rectangle.right > 0 && rectangle.left < innerWidth;
  return { index: window.usable.indexOf(at), name: at.outerHTML.slice(0, 120), seen: ring && inView };
})()`;

interface Step {
  index: number;
  name: string;
  seen: boolean;
}

/** More than any screen has, so that a trap ends the walk instead of the test. */
const MOST = 500;

async function next(page: View): Promise<Step> {
  await page.keyboard.press('Tab');
  return (await page.evaluate(WHERE)) as Step;
}

describe.each([1280, 360])('by keyboard, %i px wide', (width) => {
  test('every screen is walked from end to end, and the focus is seen at each step', { timeout: 600_000 }, async () => {
    const box = await openBox();
    const records = await furnish(box);
    const page = await openPage(box, '/favicon.svg', { width });
    const unseen: string[] = [];
    for (const screen of SCREENS) {
      await page.goto(new URL(pathIn(screen, records), box.url).href);
      await settled(page);
      await page.evaluate(`window.usable = ${USABLE}`);
      const reached = new Set<number>();
      for (let step = await next(page); step.index >= 0 && reached.size < MOST; step = await next(page)) {
        if (!step.seen) unseen.push(`${screen.path}: ${step.name}`);
        // Once round, and nothing caught the focus on the way.
        if (step.index === 0 && reached.size > 1) break;
        reached.add(step.index);
      }
      const missed = await page.evaluate(
        `window.usable.filter((_, i) => !${JSON.stringify([...reached])}.includes(i)).map(({ outerHTML }) => outerHTML.slice(0, 120))`,
      );
      expect(missed, `${screen.path}: not reached`).toEqual([]);
    }
    expect(unseen, 'where the focus cannot be seen').toEqual([]);
    expectQuiet(page);
  });
});

/** Every state of every page of a customer, at two widths in two themes. */
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { call, openBox } from '../support/box.js';
import { expectAccessible, expectQuiet, LOOKS, openPage, picture, useBrowser } from './support/browser.js';
import { createLink, INVOICE_STATES, invoiceIn, PHASES, paymentIn } from './support/customer.js';

useBrowser();

describe.each(LOOKS)('%i px wide, %s', (width, theme) => {
  test('the checkout is accessible in every phase, and nothing on it is rejected', async () => {
    const box = await openBox();
    const page = await openPage(box, '/favicon.svg', { width, theme });
    for (const phase of Object.keys(PHASES)) {
      const id = await paymentIn(box, phase);
      await page.goto(new URL(`/pay/${id}?stay=1`, box.url).href);
      expect(await page.getByTestId('status').getAttribute('data-phase')).toBe(phase);
      await expectAccessible(page);
      await picture(page, `checkout-${phase}-${width}-${theme}`);
    }
    for (const query of ['coin=BTC', 'coin=USDC&network=solana&lang=de', 'coin=ETH&clean=1']) {
      const id = await paymentIn(box, 'awaiting');
      await page.goto(new URL(`/pay/${id}?${query}`, box.url).href);
      await page.getByTestId('qr').waitFor();
      await expectAccessible(page);
      await picture(page, `checkout-${query.replaceAll(/\W/g, '-')}-${width}-${theme}`);
    }
    const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);
    const fields = {
      description: long,
      metadata: { order_id: long },
      callback_url: `https://${'long.'.repeat(30)}example/`,
    };
    for (const phase of ['underpaid', 'paid']) {
      await page.goto(new URL(`/pay/${await paymentIn(box, phase, fields)}?lang=de&stay=1`, box.url).href);
      await expectAccessible(page);
      await picture(page, `checkout-long-${phase}-${width}-${theme}`);
    }
    expectQuiet(page);
  });

  test('so are invoices, payment links, and the page that something is not there', async () => {
    const box = await openBox();
    const page = await openPage(box, '/favicon.svg', { width, theme });
    for (const status of INVOICE_STATES) {
      const id = await invoiceIn(box, status);
      await page.goto(new URL(`/invoices/${id}`, box.url).href);
      await page.locator(`[data-status="${status}"]`).waitFor();
      await expectAccessible(page);
      await picture(page, `invoice-${status}-${width}-${theme}`);
    }
    const links = [await createLink(box), await createLink(box, { amount: undefined })];
    for (const [i, id] of links.entries()) {
      await page.goto(new URL(`/l/${id}`, box.url).href);
      await page.getByTestId('continue').waitFor();
      await expectAccessible(page);
      await picture(page, `link-${i}-${width}-${theme}`);
    }
    expectQuiet(page);
    await page.goto(new URL('/pay/pay_req_nope', box.url).href);
    await page.getByTestId('missing').waitFor();
    await expectAccessible(page);
    await picture(page, `missing-${width}-${theme}`);
  });
});

test('on a phone the name of an item takes as many lines as it needs, above what it costs', async () => {
  const box = await openBox();
  const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);
  const id = await invoiceIn(box, 'open', { amount: 10, items: [{ name, quantity: 1, unit_price: 10 }] });
  const page = await openPage(box, `/invoices/${id}`, { width: 360 });
  const edges = `[...document.querySelectorAll('.items tbody :is(th, td)')].map((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getBoundingClientRect();
  }).map(({ top, bottom }) => [top, bottom])`;
  const [[, foot] = [], [head] = []] = (await page.evaluate(edges)) as number[][];
  expect(foot).toBeLessThanOrEqual(head ?? 0);
});

describe.each([360, 1280])('without JavaScript, %i px wide', (width) => {
  const open = (box: Sandbox, path: string) => openPage(box, path, { width, javaScript: false });

  test('the checkout says how it stands in every phase, fits, and shows nothing that only a script can serve', async () => {
    const box = await openBox();
    const page = await open(box, '/favicon.svg');
    for (const phase of Object.keys(PHASES)) {
      const id = await paymentIn(box, phase);
      await page.goto(new URL(`/pay/${id}?stay=1`, box.url).href);
      expect(await page.getByTestId('status').getAttribute('data-phase')).toBe(phase);
      expect(await page.locator('[data-copy]:visible, .script-only:visible, button[type=button]:visible').count()).toBe(
        0,
      );
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      const looksAgain = /<noscript><meta http-equiv="refresh" content="\d+;url=([^"]*)">/.exec(await page.content());
      const { status } = (await call(box, `GET /payments/${id}`)).body;
      expect(looksAgain?.[1] ?? null).toBe(status === 'pending' ? `/pay/${id}?stay=1` : null);
      await picture(page, `plain-checkout-${phase}-${width}`);
    }
    expectQuiet(page);
  });

  test('a rejection says why, and what loads the page anew leads back to it', async () => {
    const box = await openBox();
    const id = await paymentIn(box, 'awaiting');
    const page = await open(box, `/pay/${id}?coin=BTC&lang=de`);
    await page.getByTestId('part-size').fill('viel');
    await page.getByTestId('move-part').click();
    expect(await page.getByTestId('notice').innerText()).toContain('Geben Sie eine Zahl über null ein');
    const content = await page.locator('noscript meta[http-equiv=refresh]').getAttribute('content');
    expect(content).toBe(`15;url=/pay/${id}?coin=BTC&lang=de`);
    await picture(page, `plain-refused-${width}`);
    expect(page.complaints.console.filter((text) => !text.includes('422'))).toEqual([]);
  });

  test('invoices are printed as one sheet of black on white, from a dark screen too', async () => {
    const box = await openBox();
    for (const status of INVOICE_STATES) {
      const page = await openPage(box, '/favicon.svg', { width, theme: 'dark' });
      await page.evaluate("localStorage.setItem('tenderbox.theme', 'dark')");
      await page.goto(new URL(`/invoices/${await invoiceIn(box, status)}`, box.url).href);
      // A draft opens when it is shown, and is drawn anew then.
      await page.locator(`[data-status="${status}"]`).waitFor();
      await page.emulateMedia({ media: 'print' });
      const looks = '(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.body))';
      expect(await page.evaluate(looks)).toEqual(['rgb(14, 26, 24)', 'rgb(255, 255, 255)']);
      expect(await page.locator('button:visible, nav:visible').count()).toBe(0);
      const payable = status === 'open' || status === 'past_due';
      expect(await page.locator('[data-testid=paper-address]:visible').count()).toBe(payable ? 1 : 0);
      await picture(page, `print-${status}-${width}`);
      const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(pages).toHaveLength(1);
    }
  });
});

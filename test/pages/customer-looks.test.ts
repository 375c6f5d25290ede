/** Every state of every page of a customer, at two widths in two themes. */
import { describe, expect, test } from 'vitest';
import { openBox } from '../support/box.js';
import { expectAccessible, expectQuiet, LOOKS, openPage, picture, useBrowser } from './support/browser.js';
import { createLink, INVOICE_STATES, invoiceIn, PHASES, paymentIn } from './support/customer.js';

useBrowser();

describe.each(LOOKS)('%i px wide, %s', (width, theme) => {
  test('the checkout is accessible in every phase, and nothing on it is refused', async () => {
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

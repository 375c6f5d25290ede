/** Texts that would be code on a page that forgot to escape: all are shown as they were written, and none is run. */
import { describe, expect, test } from 'vitest';
import { send } from '../control/context.js';
import { createInvoice, createPayment, openBox } from '../support/box.js';
import { expectQuiet, openPage, useBrowser, type View } from './support/browser.js';
import { createLink } from './support/customer.js';
import { PAYLOADS } from './support/payloads.js';

useBrowser();

/** Whatever a payload does, it does it through this name. */
const untouched = (page: View) => page.evaluate('window.ran === undefined');

test('there are enough of them, and no two alike', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(40);
});

describe('hostile text', () => {
  test('in description, metadata and address of a checkout', async () => {
    const box = await openBox();
    const page = await openPage(box, '/favicon.svg');
    for (const payload of PAYLOADS) {
      const { id } = await createPayment(box, {
        description: payload,
        metadata: { order_id: payload, [payload.slice(0, 40)]: payload },
      });
      const query = new URLSearchParams({ coin: payload, network: payload, lang: payload, note: payload });
      await page.goto(new URL(`/pay/${id}?${query}`, box.url).href);
      expect(await page.getByTestId('description').textContent()).toBe(payload);
      expect(await page.getByTestId('reference').textContent()).toBe(payload);
      expect(await untouched(page), payload).toBe(true);
    }
    expectQuiet(page);
  });

  test('in the items, the customer and the description of an invoice', async () => {
    const box = await openBox();
    const items = PAYLOADS.map((name) => ({ name, quantity: 1, unit_price: 1 }));
    const [first = '', second = ''] = PAYLOADS;
    const { id } = await createInvoice(box, {
      items,
      customer_name: first,
      description: second,
      metadata: { [first.slice(0, 40)]: second },
    });
    const page = await openPage(box, `/invoices/${id}`);
    await page.locator('[data-status=open]').waitFor();
    expect(await page.locator('tbody th').allTextContents()).toEqual(PAYLOADS);
    expect(await page.getByTestId('customer').textContent()).toBe(first);
    expect(await page.getByTestId('description').textContent()).toBe(second);
    expect(await untouched(page)).toBe(true);
    expectQuiet(page);
  });

  test('in the name of the merchant and in a link, and where only an import can bring it', async () => {
    const box = await openBox();
    const origin = new URL(box.url).origin;
    for (const payload of PAYLOADS.slice(0, 3)) {
      const link = await createLink(box, { description: payload });
      const { id } = await createPayment(box, { callback_url: 'https://shop.example/' });
      const { body: state } = await send(origin, 'GET', '/_sandbox/state');
      state.merchant.business_name = payload;
      for (const payment of state.payments) payment.callback_url = `javascript:window.ran=1//${payload}`;
      const put = await send(origin, 'PUT', '/_sandbox/state', state);
      if (put.status === 200) {
        await box.payments.pay(id, { currency: 'BTC' });
        const paid = await openPage(box, `/pay/${id}`);
        expect(await paid.getByTestId('merchant').textContent()).toBe(payload);
        expect(await paid.locator('a[href^="javascript:"], [data-leave]').count()).toBe(0);
        expect(await untouched(paid)).toBe(true);
        expectQuiet(paid);
      } else expect(put.body.detail).toContain('callback_url');
      const page = await openPage(box, `/l/${link}`);
      expect(await page.getByTestId('description').textContent()).toBe(payload);
      expect(await untouched(page)).toBe(true);
      expectQuiet(page);
    }
  });
});

/** The test ids that docs/checkout.md promises are those that the pages have. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { send } from '../control/context.js';
import { openBox } from '../support/box.js';
import { createLink, INVOICE_STATES, invoiceIn, PHASES, paymentIn } from './support/customer.js';

/** Ids that there is one of for each currency, network and language. */
const family = (id: string): string => id.replace(/^(coin|network|language)-.*/, '$1-…');

function documented(): Set<string> {
  const text = readFileSync(new URL('../../docs/checkout.md', import.meta.url), 'utf8');
  const rows = text
    .slice(text.indexOf('## Test ids'))
    .split('\n')
    .filter((line) => line.startsWith('| `') && !line.includes('is |\n'));
  const ids = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([\w-]+)`/g)].map(([, id = '']) => id));
  return new Set(ids.filter((id) => id !== 'data-testid').map(family));
}

test('every test id is documented, and every documented one is there', async () => {
  const box = await openBox();
  const origin = new URL(box.url).origin;
  const found = new Set<string>();
  const look = async (path: string, method = 'GET', raw = ''): Promise<void> => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const { text } = await send(origin, method, path, undefined, { headers, raw });
    for (const [, id = ''] of text.matchAll(/data-testid="([^"]+)"/g)) found.add(family(id));
  };
  await send(box.controlUrl, 'PATCH', '/_sandbox/profile', { brand_logo: 'data:image/svg+xml;base64,PHN2Zz4=' });
  for (const phase of Object.keys(PHASES)) await look(`/pay/${await paymentIn(box, phase)}`);
  const chosen = await paymentIn(box, 'awaiting');
  await look(`/pay/${chosen}?coin=USDT`);
  await look(`/pay/${chosen}/confirm`, 'POST');
  await box.payments.receive(chosen, { percent: 10 });
  await box.payments.drop(chosen);
  await look(`/pay/${chosen}`);
  for (const status of INVOICE_STATES) await look(`/invoices/${await invoiceIn(box, status, { amount: 300 })}`);
  const paying = await send(origin, 'POST', `/invoices/${await invoiceIn(box, 'open')}/pay`, undefined, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const ofInvoice = String(paying.headers.location).slice('/pay/'.length);
  await box.payments.pay(ofInvoice, { currency: 'BTC' });
  await look(`/pay/${ofInvoice}`);
  const link = await createLink(box, { amount: undefined });
  await look(`/l/${link}`);
  await look(`/l/${link}/open`, 'POST', 'amount=-1');
  await look(`/l/${link}/open`, 'POST', 'customer_email=nobody');
  await look('/l/nope');
  expect([...found].sort()).toEqual([...documented()].sort());
});

/** Many calls at once, of one merchant and of several: nothing is spent twice, and every merchant's books balance afterwards. */
import { expect, test } from 'vitest';
import type { Merchant, Sandbox } from '../../src/index.js';
import { BTC_ADDRESS, call, createPayment, INVOICE, openBox, PAYMENT } from '../support/box.js';

const times = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

/** How often each status came. */
function tally(answers: readonly { status: number }[]): Record<number, number> {
  const counted: Record<number, number> = {};
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

const control = (box: Sandbox, merchant: Merchant, line: string, body: unknown = {}) => {
  const [method = '', path = ''] = line.split(' ');
  const headers = { authorization: `Bearer ${merchant.apiKey}`, 'content-type': 'application/json' };
  return fetch(box.controlUrl + path, { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) });
};

/** Money is where the ledger says, and the state is one that an import takes. */
async function expectSound(box: Sandbox, merchant: Merchant): Promise<void> {
  const ledger = await control(box, merchant, 'GET /ledger?limit=1');
  expect(await ledger.json()).toMatchObject({ balanced: true });
  const state = await (await control(box, merchant, 'GET /state')).json();
  const taken = await control(box, merchant, 'PUT /state', state);
  expect([taken.status, await taken.text()]).toEqual([200, expect.stringContaining('"restored":true')]);
}

test('of payouts at once as many are made as the balance holds', async () => {
  const box = await openBox({ delay: 5 });
  await control(box, box, 'PUT /balance', { BTC: 1 });
  const body = { amount: 0.1, currency: 'BTC', address: BTC_ADDRESS };
  // Each holds its fee as well, so a tenth does not fit.
  expect(tally(await times(60, () => call(box, 'POST /payouts', { body })))).toEqual({ 201: 9, 422: 51 });
  await expectSound(box, box);
});

test('of refunds at once as many are made as came', async () => {
  const box = await openBox();
  const { id } = await createPayment(box, { amount: 100, currency: 'EUR' });
  await control(box, box, `POST /payments/${id}/pay`);
  const answers = await times(40, () => control(box, box, `POST /payments/${id}/refund`, { amount: 10 }));
  const { 200: made, ...refused } = tally(answers);
  expect(made).toBe(10);
  expect(Object.values(refused)).toEqual([30]);
  await expectSound(box, box);
});

test('500 mixed calls at once of five merchants, beside resets, imports and deletions of others', async () => {
  const box = await openBox({ delay: 1 });
  const merchants = await times(5, (i) => box.createMerchant({ label: `m${i}` }));
  const state = await (await control(box, merchants[4] as Merchant, 'GET /state')).json();
  const calls = [
    (merchant: Merchant, i: number) =>
      call(merchant, 'POST /payments', { body: PAYMENT, idempotencyKey: `p${i % 20}` }),
    (merchant: Merchant) => call(merchant, 'POST /invoices', { body: INVOICE }),
    (merchant: Merchant) =>
      call(merchant, 'POST /payouts', { body: { amount: 0.1, currency: 'BTC', address: BTC_ADDRESS } }),
    (merchant: Merchant) => call(merchant, 'GET /transactions'),
    async (merchant: Merchant) => {
      const { id } = (await call(merchant, 'POST /payments', { body: PAYMENT })).body;
      return id === undefined ? { status: 409 } : control(box, merchant, `POST /payments/${id}/pay`);
    },
    (merchant: Merchant) => control(box, merchant, 'POST /clock/advance', { by: '1m' }),
  ];
  const disturbed = async (i: number): Promise<{ status: number }> => {
    if (i % 3 === 0) return control(box, merchants[3] as Merchant, 'POST /reset');
    if (i % 3 === 1) return control(box, merchants[4] as Merchant, 'PUT /state', state);
    const gone = await box.createMerchant({ label: `gone${i}` });
    const lasts = call(gone, 'POST /payments', { body: PAYMENT });
    await control(box, box, `DELETE /merchants/${gone.id}`);
    return lasts;
  };
  const [answers, others] = await Promise.all([
    times(500, (i) => (calls[i % calls.length] as (typeof calls)[0])(merchants[i % 5] as Merchant, i)),
    times(30, disturbed),
  ]);
  const statuses = tally([...answers, ...others]);
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  expect((statuses[200] ?? 0) + (statuses[201] ?? 0)).toBeGreaterThan(400);
  for (const merchant of merchants) await expectSound(box, merchant);
});

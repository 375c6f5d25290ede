import { openMerchant } from './sandbox.js';

let merchant;
beforeAll(async () => {
  merchant = await openMerchant();
});
beforeEach(() => merchant.reset());

const call = (method, path, body) =>
  fetch(merchant.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${merchant.apiKey}`,
      ...(body ? { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).then((answer) => answer.json());

test('an invoice is paid', async () => {
  const { id } = await call('POST', '/invoices', { amount: 250, currency: 'EUR' });
  await merchant.open(id);
  await merchant.pay(id);
  expect((await call('GET', `/invoices/${id}`)).status).toBe('paid');
});

test('the account is empty again for the next test', async () => {
  expect((await call('GET', '/invoices')).data).toEqual([]);
});

import { openMerchant } from './sandbox.js';

let merchant;
beforeAll(async () => {
  merchant = await openMerchant();
});
beforeEach(() => merchant.reset());

test('a payout to a wrong address is refused', async () => {
  const answer = await fetch(`${merchant.url}/payouts`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${merchant.apiKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ amount: 0.1, currency: 'BTC', address: 'not-an-address' }),
  });
  expect(answer.status).toBe(422);
  expect((await answer.json()).error.code).toBe('INVALID_ADDRESS');
});

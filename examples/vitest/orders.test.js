import { expect } from 'vitest';
import { test } from './sandbox.js';
import { charge, isPaid, statusOf } from './shop.js';

test('an order is paid when its payment is confirmed', async ({ merchant }) => {
  const { id } = await charge(merchant, { number: 1, total: 100 });
  expect(await isPaid(merchant, id)).toBe(false);
  await merchant.pay(id);
  expect(await isPaid(merchant, id)).toBe(true);
});

test('an order that nobody pays is given up after fifteen minutes', async ({ merchant }) => {
  const { id } = await charge(merchant, { number: 1, total: 100 });
  await merchant.advance('15m');
  expect(await statusOf(merchant, id)).toBe('expired');
});

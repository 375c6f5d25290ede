import { expect } from 'vitest';
import { test } from './sandbox.js';
import { charge, openPayments } from './shop.js';

test.concurrent('an order is charged once, however often it is sent', async ({ merchant }) => {
  const order = { number: 1, total: 100 };
  const [first, again] = [await charge(merchant, order), await charge(merchant, order)];
  expect(again.id).toBe(first.id);
  expect(await openPayments(merchant)).toBe(1);
});

test.concurrent('an order of nothing is refused', async ({ merchant }) => {
  await expect(charge(merchant, { number: 1, total: 0 })).rejects.toThrow('INVALID_PARAMETER');
});

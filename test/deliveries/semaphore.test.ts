/** How many may send at a time, and who is next. */
import { expect, test } from 'vitest';
import { Semaphore } from '../../src/deliveries/in-flight.js';

test('so many are let in at once, and the others in the order in which they came', () => {
  const semaphore = new Semaphore<number>(2);
  expect([1, 2, 3, 4, 5].map((name) => semaphore.enter(name))).toEqual([true, true, false, false, false]);
  expect(semaphore.leave()).toBe(3);
  // Who comes while others wait is behind them, also those that were waiting when the one before left.
  expect(semaphore.enter(6)).toBe(false);
  expect([semaphore.leave(), semaphore.leave(), semaphore.leave()]).toEqual([4, 5, 6]);
  expect([semaphore.leave(), semaphore.isIdle]).toEqual([undefined, false]);
  expect([semaphore.leave(), semaphore.isIdle]).toEqual([undefined, true]);
  expect(semaphore.enter(7)).toBe(true);
});

test('one that was full is entered at once again when everybody has left', () => {
  const semaphore = new Semaphore<string>(1);
  for (let round = 0; round < 3; round++) {
    expect(semaphore.enter('first')).toBe(true);
    expect(semaphore.enter('second')).toBe(false);
    expect(semaphore.leave()).toBe('second');
    expect(semaphore.leave()).toBe(undefined);
    expect(semaphore.isIdle).toBe(true);
  }
});

/** How many may send at a time, and who is next. */
import { expect, test } from 'vitest';
import { Semaphore } from '../../src/deliveries/semaphore.js';

/** Visitors that stay until they are told to leave, and the order in which they came in. */
function visitorsOf(semaphore: Semaphore) {
  const entered: number[] = [];
  const leave = new Map<number, () => void>();
  const come = (name: number): Promise<void> =>
    semaphore.use(() => {
      entered.push(name);
      return new Promise((resolve) => leave.set(name, resolve));
    });
  const go = async (name: number): Promise<void> => {
    leave.get(name)?.();
    await new Promise(setImmediate);
  };
  return { entered, come, go };
}

test('so many are let in at once, and the others in the order in which they came', async () => {
  const semaphore = new Semaphore(2);
  const { entered, come, go } = visitorsOf(semaphore);
  for (let name = 1; name <= 5; name++) void come(name);
  expect(entered).toEqual([1, 2]);
  await go(2);
  expect(entered).toEqual([1, 2, 3]);
  // Who comes while others wait is behind them, also those that were waiting when the one before left.
  void come(6);
  for (const name of [1, 3, 4]) await go(name);
  expect(entered).toEqual([1, 2, 3, 4, 5, 6]);
  expect(semaphore.isIdle).toBe(false);
  for (const name of [5, 6]) await go(name);
  expect(semaphore.isIdle).toBe(true);
});

test('one that was full is entered at once again when everybody has left', async () => {
  const semaphore = new Semaphore(1);
  const { entered, come, go } = visitorsOf(semaphore);
  for (let name = 1; name < 6; name += 2) {
    void come(name);
    void come(name + 1);
    expect(entered.at(-1)).toBe(name);
    await go(name);
    expect(entered.at(-1)).toBe(name + 1);
    await go(name + 1);
    expect(semaphore.isIdle).toBe(true);
  }
});

test('what fails leaves its room to the next one', async () => {
  const semaphore = new Semaphore(1);
  const failing = semaphore.use(() => Promise.reject(new Error('It failed.')));
  const next = semaphore.use(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('It failed.');
  expect(await next).toBe('next');
  expect(semaphore.isIdle).toBe(true);
});

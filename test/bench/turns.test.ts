import { expect, test } from 'vitest';
import { inTurns, medianRatio } from '../../bench/turns.mjs';
import { median } from '../../tools/figures.mjs';

test('every server has one turn per round, and no server always follows the same one', async () => {
  const order: string[] = [];
  const figures = await inTurns({ a: 1, b: 2, c: 3 }, (cost: number, name: string) => order.push(name) * cost, 3);
  expect(order.join('')).toBe('abcbcacab');
  expect(figures).toEqual({ a: [1, 6, 8], b: [4, 8, 18], c: [9, 15, 21] });
});

test('the median is the middle figure, or lies between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
});

test('a ratio compares within turns, so that neither a slow minute nor a lucky turn changes it', () => {
  const speed_of_machine = [1, 1, 2, 2, 2];
  const figures = {
    slow: speed_of_machine.map((speed) => ({ us: 60 / speed })),
    quick: speed_of_machine.map((speed) => ({ us: 20 / speed })),
  };
  expect(medianRatio(figures, 'slow', 'quick', ({ us }: { us: number }) => us)).toBeCloseTo(3);
  figures.quick[4] = { us: 1 };
  expect(medianRatio(figures, 'slow', 'quick', ({ us }: { us: number }) => us)).toBeCloseTo(3);
});

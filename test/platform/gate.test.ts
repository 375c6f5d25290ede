/** How many may send at a time, and what is under way. */
import { expect, test } from 'vitest';
import { Gate } from '../../src/platform/node/gate.js';
import { Held } from '../../src/platform/node/held.js';

interface Visitor {
  name: number;
  next: Visitor | undefined;
}
const visitor = (name: number): Visitor => ({ name, next: undefined });

test('a gate lets so many in at once, and the others in the order in which they came', () => {
  const gate = new Gate<Visitor>(2);
  const [first, second, ...later] = [1, 2, 3, 4, 5].map(visitor) as [Visitor, Visitor, ...Visitor[]];
  expect([gate.enter(first), gate.enter(second), gate.empty]).toEqual([true, true, false]);
  expect(later.map((one) => gate.enter(one))).toEqual([false, false, false]);
  expect([gate.leave(), gate.leave(), gate.leave()].map((one) => one?.name)).toEqual([3, 4, 5]);
  // Who has gone leads to nobody who came later.
  expect(later.map(({ next }) => next)).toEqual([undefined, undefined, undefined]);
  // The two of the beginning have left, and one of the three; the last two go now.
  expect([gate.leave(), gate.empty]).toEqual([undefined, false]);
  expect([gate.leave(), gate.empty]).toEqual([undefined, true]);
  expect(gate.enter(visitor(6))).toBe(true);
});

test('a gate that was full is entered at once again when everybody has left', () => {
  const gate = new Gate<Visitor>(1);
  for (let round = 0; round < 3; round++) {
    expect(gate.enter(visitor(1))).toBe(true);
    expect(gate.enter(visitor(2))).toBe(false);
    expect(gate.leave()?.name).toBe(2);
    expect(gate.leave()).toBe(undefined);
    expect(gate.empty).toBe(true);
  }
});

test('what is held comes and goes in any order, as in a Set', () => {
  const held = new Held<number>();
  const expected = new Map<number, ReturnType<typeof held.add>>();
  let state = 7;
  const chance = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  for (let step = 0; step < 5_000; step++) {
    const gone = chance(40) < expected.size ? [...expected][chance(expected.size)] : undefined;
    if (gone === undefined) expected.set(step, held.add(step));
    else {
      held.letGo(gone[1]);
      held.letGo(gone[1]);
      expected.delete(gone[0]);
    }
  }
  expect(expected.size).toBeGreaterThan(0);
  expect(held.all().sort((a, b) => a - b)).toEqual([...expected.keys()].sort((a, b) => a - b));
  for (const hold of expected.values()) held.letGo(hold);
  expect(held.all()).toEqual([]);
});

/** How many may send at a time, and what is under way. */
import { expect, test } from 'vitest';
import { Gate } from '../../src/host/gate.js';
import { Held } from '../../src/host/held.js';

test('a gate lets so many in at once, and the others in the order in which they came', async () => {
  const gate = new Gate(2);
  const came: number[] = [];
  const visit = async (number: number): Promise<void> => {
    await gate.enter();
    came.push(number);
  };
  expect([gate.enter(), gate.enter(), gate.empty]).toEqual([undefined, undefined, false]);
  const visits = [1, 2, 3].map(visit);
  await Promise.resolve();
  expect(came).toEqual([]);
  for (let left = 1; left <= 3; left++) {
    gate.leave();
    await visits[left - 1];
    expect(came.length).toBe(left);
  }
  expect(came).toEqual([1, 2, 3]);
  // The two of the beginning have left, and one of the three; the last two go now.
  gate.leave();
  expect(gate.empty).toBe(false);
  gate.leave();
  expect(gate.empty).toBe(true);
  expect(gate.enter()).toBe(undefined);
});

test('a gate that was full is entered at once again when everybody has left', async () => {
  const gate = new Gate(1);
  for (let round = 0; round < 3; round++) {
    expect(gate.enter()).toBe(undefined);
    const waiting = gate.enter();
    gate.leave();
    await waiting;
    gate.leave();
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

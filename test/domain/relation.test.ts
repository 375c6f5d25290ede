import { describe, expect, test } from 'vitest';
import { Relation } from '../../src/domain/collection.js';

interface Leaf {
  n: number;
  owner: string | null;
}

const leaves = (...owners: (string | null)[]): Leaf[] => owners.map((owner, n) => ({ n, owner }));
const numbers = (found: readonly Leaf[]): number[] => found.map(({ n }) => n);

describe('what belongs to what', () => {
  test('records come in the order of their creation, also those of several owners', () => {
    const relation = new Relation(leaves('a', 'b', null, 'a', 'c', 'b'), ({ owner }) => owner);
    expect(numbers(relation.of('a'))).toEqual([0, 3]);
    expect(numbers(relation.ofAll(['b', 'a']))).toEqual([0, 1, 3, 5]);
    expect(relation.count('c')).toBe(1);
  });

  test('an owner that has none has none', () => {
    const relation = new Relation(leaves('a', null), ({ owner }) => owner);
    expect([relation.of('b'), relation.ofAll([]), relation.count('b')]).toEqual([[], [], 0]);
  });

  test('what was added since the last question is there at the next, and nothing is read twice', () => {
    const records = leaves('a', 'b');
    let read = 0;
    const relation = new Relation(records, ({ owner }) => {
      read += 1;
      return owner;
    });
    expect(relation.count('a')).toBe(1);
    records.push({ n: 2, owner: 'a' });
    expect(numbers(relation.of('a'))).toEqual([0, 2]);
    expect(numbers(relation.of('b'))).toEqual([1]);
    expect(read).toBe(3);
  });

  test('an owner may be named like a property of every object', () => {
    const relation = new Relation(leaves('__proto__', 'constructor'), ({ owner }) => owner);
    expect(numbers(relation.of('__proto__'))).toEqual([0]);
    expect(relation.of('toString')).toEqual([]);
  });
});

/** The records of one kind: found by id and place, counted and read by what they are indexed under, whatever their order. */
import { describe, expect, it } from 'vitest';
import { Collection } from '../../src/domain/collection.js';

interface Thing {
  id: string;
  created_at_ms: number;
  kinds: string[];
}

const thing = (n: number, created_at_ms = n * 10, kinds = [n % 2 === 0 ? 'even' : 'odd']): Thing => ({
  id: `t${n}`,
  created_at_ms,
  kinds,
});
const made = (things: Thing[]) => new Collection<Thing>(things, ({ kinds }) => kinds);
const six = () => made([0, 1, 2, 3, 4, 5].map((n) => thing(n)));
const ids = (things: Thing[]) => things.map(({ id }) => id).join(' ');

describe('A collection', () => {
  it('finds what it was given and what was added, by id and by place', () => {
    const all = six();
    const added = all.add(thing(6));
    expect([all.size, all.get('t6'), all.positionOf('t6'), all.positionOf('t0')]).toEqual([7, added, 6, 0]);
    expect([all.get('t9'), all.positionOf('t9')]).toEqual([undefined, undefined]);
    expect(all.records.at(-1)).toBe(added);
  });

  it('finds what came after the last look-up', () => {
    const all = new Collection<Thing>([thing(0), thing(1)], ({ kinds }) => kinds);
    const added = all.add(thing(2));
    expect([all.size, all.count('even'), ids(all.read(3, 'older', 9))]).toEqual([3, 2, 't2 t1 t0']);
    expect([all.get('t2'), all.positionOf('t0'), all.get('t9')]).toEqual([added, 0, undefined]);
    const later = all.add(thing(3));
    later.kinds = ['late'];
    all.reindex(later);
    expect([all.positionOf('t3'), all.get('t3'), all.count('late'), all.count('odd')]).toEqual([3, later, 1, 1]);
  });

  it('counts what is indexed under a word, also after that has changed', () => {
    const all = six();
    expect([all.count('even'), all.count('odd'), all.count('none')]).toEqual([3, 3, 0]);
    const record = all.get('t2') as Thing;
    record.kinds = ['odd', 'late'];
    all.reindex(record);
    expect([all.count('even'), all.count('odd'), all.count('late')]).toEqual([2, 4, 1]);
    expect(ids(all.read(-1, 'newer', 9, 'odd'))).toBe('t1 t2 t3 t5');
    record.kinds = ['late', 'odd', 'even'];
    all.reindex(record);
    expect([all.count('even'), all.count('odd'), all.count('late')]).toEqual([3, 4, 1]);
    all.reindex(thing(9));
    expect(all.size).toBe(6);
  });
});

describe('Reading a collection', () => {
  it.each([
    [6, 'older', 9, undefined, 't5 t4 t3 t2 t1 t0'],
    [-1, 'newer', 9, undefined, 't0 t1 t2 t3 t4 t5'],
    [3, 'older', 2, undefined, 't2 t1'],
    [3, 'newer', 1, undefined, 't4'],
    [3, 'newer', 0, undefined, ''],
    [0, 'older', 9, undefined, ''],
    [5, 'newer', 9, undefined, ''],
    [6, 'older', 2, 'even', 't4 t2'],
    [2, 'newer', 9, 'even', 't4'],
    [-1, 'newer', 9, 'none', ''],
  ] as const)('from %d to what is %s, %d of %s, gives: %s', (from, direction, count, facet, expected) => {
    expect(ids(six().read(from, direction, count, facet))).toBe(expected);
  });

  const WINDOWS: [from_ms: number, before_ms: number, shown: string][] = [
    [20, 40, 't2 t3'],
    [20, 41, 't2 t3 t4'],
    [21, 40, 't3'],
    [-Infinity, 10, 't0'],
    [50, Infinity, 't5'],
    [51, Infinity, ''],
    [-Infinity, 0, ''],
    [40, 20, ''],
  ];
  it.each(WINDOWS)('of a time from %d and before %d gives: %s', (from_ms, before_ms, shown) => {
    const window = { from_ms, before_ms };
    expect(ids(six().read(-1, 'newer', 9, undefined, window))).toBe(shown);
    expect(ids(six().read(6, 'older', 9, undefined, window))).toBe(shown.split(' ').reverse().join(' '));
    expect(ids(six().read(6, 'older', 1, undefined, window))).toBe(shown.split(' ').at(-1));
  });

  it('of a time goes on from a record that lies within it or beside it', () => {
    const window = { from_ms: 10, before_ms: 40 };
    expect(ids(six().read(2, 'newer', 9, undefined, window))).toBe('t3');
    expect(ids(six().read(0, 'newer', 9, undefined, window))).toBe('t1 t2 t3');
    expect(ids(six().read(3, 'older', 9, undefined, window))).toBe('t2 t1');
    expect(ids(six().read(5, 'older', 9, 'odd', window))).toBe('t3 t1');
  });

  it('of a time finds all also where the clock was set back meanwhile', () => {
    const all = made([thing(0, 100), thing(1, 10), thing(2, 50), thing(3, 100)]);
    const window = { from_ms: 50, before_ms: 101 };
    expect(ids(all.read(-1, 'newer', 9, undefined, window))).toBe('t0 t2 t3');
    expect(ids(all.read(4, 'older', 2, undefined, window))).toBe('t3 t2');
    const same = made([thing(0, 10), thing(1, 10), thing(2, 10)]);
    expect(ids(same.read(-1, 'newer', 9, undefined, { from_ms: 10, before_ms: 11 }))).toBe('t0 t1 t2');
  });
});

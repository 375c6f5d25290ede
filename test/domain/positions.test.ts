/** Sorted positions against the plainest thing that does the same: a sorted array. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Positions } from '../../src/domain/collection.js';

/** The positions on one side of another, as many as are wanted. */
function collect(positions: Positions, side: 'below' | 'above', from: number, wanted = Infinity): number[] {
  const seen: number[] = [];
  positions[side](from, (position) => seen.push(position) < wanted);
  return seen;
}

const everything = (positions: Positions) => collect(positions, 'above', -1);

describe('Positions', () => {
  it('are an ordered set under any additions and removals', () => {
    const act = fc.record({ add: fc.boolean(), position: fc.nat({ max: 60 }) });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 200 }), fc.integer({ min: -2, max: 62 }), (acts, from) => {
        const positions = new Positions();
        const oracle = new Set<number>();
        for (const { add, position } of acts) {
          if (add && !oracle.has(position)) positions.add(position);
          if (!add) positions.remove(position);
          if (add) oracle.add(position);
          else oracle.delete(position);
        }
        const sorted = [...oracle].sort((a, b) => a - b);
        expect(everything(positions)).toEqual(sorted);
        expect(collect(positions, 'above', from)).toEqual(sorted.filter((position) => position > from));
        expect(collect(positions, 'below', from)).toEqual(sorted.filter((position) => position < from).reverse());
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['in order', (n: number) => n],
    ['backwards', (n: number) => 4_999 - n],
    ['scattered', (n: number) => (n * 2_741) % 5_000],
  ])('over many blocks, added %s', (_name, place) => {
    const positions = new Positions();
    const all = Array.from({ length: 5_000 }, (_, n) => place(n));
    for (const position of all) positions.add(position);
    for (const position of all) if (position % 3 === 0) positions.remove(position);
    const sorted = all.filter((position) => position % 3 !== 0).sort((a, b) => a - b);
    expect(everything(positions)).toEqual(sorted);
    for (const from of [0, 1, 511, 512, 513, 2_500, 4_999, 6_000]) {
      const nearest = sorted.filter((position) => position < from).reverse();
      expect(collect(positions, 'below', from, 3)).toEqual(nearest.slice(0, 3));
      expect(collect(positions, 'above', from, 1)).toEqual(sorted.filter((position) => position > from).slice(0, 1));
      expect(collect(positions, 'below', from)).toEqual(sorted.filter((position) => position < from).reverse());
      expect(collect(positions, 'above', from)).toEqual(sorted.filter((position) => position > from));
    }
  });

  it('forget everything and begin again', () => {
    const positions = new Positions();
    for (let n = 0; n < 2_000; n++) positions.add(n);
    for (let n = 0; n < 2_000; n++) positions.remove(n);
    expect(everything(positions)).toEqual([]);
    expect(collect(positions, 'below', 5)).toEqual([]);
    positions.add(7);
    expect(everything(positions)).toEqual([7]);
  });

  it('are not disturbed by removing what is not there', () => {
    const positions = new Positions();
    positions.remove(1);
    positions.add(5);
    positions.remove(1);
    positions.remove(6);
    expect(everything(positions)).toEqual([5]);
  });
});

/** What must not grow with the number of records: guards against a scan where an index belongs, in ratios and not in seconds. */
import { describe, expect, it } from 'vitest';
import { Collection, Positions } from '../../src/domain/collection.js';
import { listPage, type PageQuery } from '../../src/domain/lists.js';
import { maskBody } from '../../src/domain/request-log.js';
import { START_MS } from '../support/world.js';

interface Thing {
  id: string;
  created_at_ms: number;
  status: string;
}

const SMALL = 1_000;
const LARGE = 100_000;

function things(count: number): Collection<Thing> {
  const status = (n: number) => (n % 500 === 3 ? 'rare' : 'new');
  const records = Array.from({ length: count }, (_, n) => ({
    id: `t${n}`,
    created_at_ms: START_MS + n,
    status: status(n),
  }));
  return new Collection<Thing>(records, (record) => [record.status]);
}

/** The fastest of many rounds: what else the machine does can only make a round slower. */
function fastest_ns(work: () => unknown, rounds = 200): bigint {
  let best: bigint | undefined;
  for (let round = 0; round < rounds; round++) {
    const begun = process.hrtime.bigint();
    for (let n = 0; n < 20; n++) work();
    const took = process.hrtime.bigint() - begun;
    if (best === undefined || took < best) best = took;
  }
  return best ?? 0n;
}

/** Ratio of the same work at both sizes, measured in turns, the best of a few tries. */
function growth(work: (size: number) => () => unknown): number {
  const [small, large] = [work(SMALL), work(LARGE)];
  fastest_ns(small);
  fastest_ns(large);
  const ratios = Array.from({ length: 5 }, () => Number(fastest_ns(large)) / Number(fastest_ns(small)));
  return Math.min(...ratios);
}

const collections = new Map([SMALL, LARGE].map((size) => [size, things(size)]));
const list = (size: number, query: PageQuery, status?: string) => {
  const collection = collections.get(size) as Collection<Thing>;
  const options = { path: '/v1/things', filters: { status }, facet: status, precision: 'milliseconds' as const };
  return () => listPage(collection, query, options, ({ id }) => id);
};
const shown = (n: number) => new Date(START_MS + n).toISOString();

describe('Reading a list of 100,000 costs what reading one of 1,000 costs', () => {
  it.each<[string, (size: number) => PageQuery, string?]>([
    ['on its first page', () => ({})],
    ['at a deep cursor', (size) => ({ starting_after: `t${size >> 1}` })],
    ['backwards', (size) => ({ ending_before: `t${size >> 1}` })],
    ['at a rare status', () => ({ limit: 1 }), 'rare'],
    ['at a status that nothing has', () => ({}), 'never'],
  ])('%s', (_name, query, status) => {
    expect(growth((size) => list(size, query(size), status))).toBeLessThan(1.5);
  });

  it('within a window of time, but for the search of its ends', () => {
    const within = (size: number) => ({ created_after: shown(size / 2), created_before: shown(size / 2 + 50) });
    // A binary search takes 17 steps instead of 10.
    expect(growth((size) => list(size, within(size)))).toBeLessThan(3);
  });
});

describe('Changing a status among 100,000', () => {
  it('costs nothing like a hundred times what it costs among 1,000', () => {
    const change = (size: number) => {
      const collection = things(size);
      let n = 0;
      return () => {
        const record = collection.records[(n++ * 7_919) % size] as Thing;
        record.status = record.status === 'new' ? 'old' : 'new';
        collection.reindex(record);
      };
    };
    expect(growth(change)).toBeLessThan(10);
  });

  it('keeps positions in blocks, so that adding in front is not a copy of everything', () => {
    const fill = (size: number) => {
      const positions = new Positions();
      for (let n = size; n > 0; n--) positions.add(n);
      return () => {
        positions.add(0);
        positions.remove(0);
      };
    };
    expect(growth(fill)).toBeLessThan(10);
  });
});

describe('Masking a body takes time that grows with the text alone', () => {
  const CHARACTERS = 120_000;
  /** Thirty times what the dearest takes, and a fifth of what it would take if each character led to a look at all the others. */
  const BOUND_MS = 3_000;
  const inUrls = ['?token=', '&', '?', '#', '%3a%2f%2f', '%3a%2f%2fa', '%26', '%3f', 'https://a', '@', '?a'].concat(
    '\\u0026token=',
    '?token=\\',
  );

  it.each([...inUrls, '{"secret":[', '{"secret":[]}'])('of %s again and again', (part) => {
    const text = part.repeat(CHARACTERS / part.length);
    for (const end of ['', '=', '@', '%40', '"'])
      for (const body of [`${text}${end}`, `?secret=@${text}${end}`]) {
        const began = performance.now();
        maskBody(body);
        expect(performance.now() - began, `ended by ${end}`).toBeLessThan(BOUND_MS);
      }
  });
});

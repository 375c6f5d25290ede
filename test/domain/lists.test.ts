/** Lists: newest first, stable under new records, cursors in both directions, filters on what the timestamps show. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timestamp } from '../../src/domain/clock.js';
import { Collection } from '../../src/domain/collection.js';
import { listPage, type PageQuery } from '../../src/domain/lists.js';
import { refusal, START_MS } from '../support/world.js';

interface Thing {
  id: string;
  created_at_ms: number;
  status: string;
}

const PATH = '/v1/things';
const byStatus = ({ status }: Thing) => [status];

function things(count: number, make: (n: number) => Partial<Thing> = () => ({})): Collection<Thing> {
  const collection = new Collection<Thing>([], byStatus);
  for (let n = 0; n < count; n++) add(collection, make(n));
  return collection;
}

function add(collection: Collection<Thing>, made: Partial<Thing> = {}): Thing {
  const n = collection.size;
  return collection.add({ id: `t${n}`, created_at_ms: START_MS + n * 1_000, status: 'new', ...made });
}

function page(collection: Collection<Thing>, query: PageQuery = {}, status?: string, precision = 'seconds' as const) {
  const filters = { status };
  return listPage(collection, query, { path: PATH, filters, facet: status, precision }, ({ id }) => id);
}

/** The query that a page's own address asks for. */
function follow(collection: Collection<Thing>, url: string) {
  const { status, limit, ...rest } = Object.fromEntries(new URL(url, 'http://host').searchParams);
  return page(collection, { ...rest, limit: Number(limit) }, status);
}

describe('A page', () => {
  it('holds ten, newest first, unless told otherwise', () => {
    const shown = page(things(12));
    expect(shown.data).toEqual(['t11', 't10', 't9', 't8', 't7', 't6', 't5', 't4', 't3', 't2']);
    expect(shown).toMatchObject({ has_more: true, url: '/v1/things?limit=10&starting_after=t2' });
  });

  it('that is the last has its own query as its url, without cursor', () => {
    expect(page(things(3), { starting_after: 't2', limit: 2 })).toEqual({
      data: ['t1', 't0'],
      has_more: false,
      url: '/v1/things?limit=2',
    });
  });

  it('of nothing is empty', () => {
    expect(page(things(0))).toEqual({ data: [], has_more: false, url: '/v1/things?limit=10' });
  });

  it('says that there is more only when there is', () => {
    expect(page(things(5), { limit: 5 }).has_more).toBe(false);
    expect(page(things(6), { limit: 5 }).has_more).toBe(true);
  });

  it('repeats its filters in its url', () => {
    const query = { limit: 1, created_after: '2026-11-20T00:00:00Z', created_before: '2026-11-21T00:00:00+01:00' };
    const { url } = page(things(3), query, 'new');
    expect(Object.fromEntries(new URL(url, 'http://host').searchParams)).toEqual({
      limit: '1',
      status: 'new',
      created_after: '2026-11-20T00:00:00Z',
      created_before: '2026-11-21T00:00:00+01:00',
      starting_after: 't2',
    });
  });

  it('before a record lies directly before it, newest first', () => {
    expect(page(things(10), { ending_before: 't3', limit: 3 })).toEqual({
      data: ['t6', 't5', 't4'],
      has_more: true,
      url: '/v1/things?limit=3&ending_before=t6',
    });
  });

  it('before a record ends at the newest', () => {
    expect(page(things(5), { ending_before: 't3', limit: 3 })).toMatchObject({ data: ['t4'], has_more: false });
    expect(page(things(5), { ending_before: 't4' })).toMatchObject({ data: [], has_more: false });
  });

  it.each(['starting_after', 'ending_before'])('is rejected with an unknown %s', (parameter) => {
    const problem = refusal(() => page(things(3), { [parameter]: 'nowhere' }));
    expect(problem.extras.detail).toEqual({ parameter, value: 'nowhere', rule: 'exists' });
    expect(problem.message).toBe(`${parameter} names no record of this list.`);
  });

  it('is rejected with both cursors', () => {
    const problem = refusal(() => page(things(3), { starting_after: 't1', ending_before: 't0' }));
    expect(problem.kind).toBe('invalid');
    expect(problem.message).toContain('starting_after and ending_before cannot be combined');
    expect(problem.extras.detail).toEqual({ parameter: 'ending_before', value: 't0', rule: 'without:starting_after' });
  });

  it('of a rare status finds its records wherever they are', () => {
    const collection = things(5_000, (n) => ({ status: n === 7 || n === 4_321 ? 'rare' : 'new' }));
    expect(page(collection, {}, 'rare').data).toEqual(['t4321', 't7']);
    expect(page(collection, { starting_after: 't4000' }, 'rare').data).toEqual(['t7']);
    expect(page(collection, { ending_before: 't4000' }, 'rare').data).toEqual(['t4321']);
    expect(page(collection, {}, 'never').data).toEqual([]);
  });

  it('of a status follows records that change it', () => {
    const collection = things(5);
    const record = collection.get('t2') as Thing;
    record.status = 'old';
    collection.reindex(record);
    expect(page(collection, {}, 'new').data).toEqual(['t4', 't3', 't1', 't0']);
    expect(page(collection, {}, 'old').data).toEqual(['t2']);
    expect(page(collection, { starting_after: 't3' }, 'old').data).toEqual(['t2']);
  });
});

describe('Paging while records arrive', () => {
  const plan = fc.record({
    before: fc.nat({ max: 40 }),
    limit: fc.integer({ min: 1, max: 9 }),
    arriving: fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 5 }),
    status: fc.constantFrom(undefined, 'even'),
  });
  const make = (n: number) => ({ status: n % 2 === 0 ? 'even' : 'odd' });
  const expected = (from: number, to: number, status?: string) =>
    Array.from({ length: to - from }, (_, n) => to - 1 - n)
      .filter((n) => status === undefined || n % 2 === 0)
      .map((n) => `t${n}`);

  it('shows each old record once, in order', () => {
    fc.assert(
      fc.property(plan, ({ before, limit, arriving, status }) => {
        const collection = things(before, make);
        let shown = page(collection, { limit }, status);
        const seen = [...shown.data];
        for (let turn = 0; shown.has_more; turn++) {
          for (let n = 0; n < (arriving[turn % arriving.length] ?? 0); n++) add(collection, make(collection.size));
          shown = follow(collection, shown.url);
          expect(shown.data.length).toBeGreaterThan(0);
          seen.push(...shown.data);
        }
        expect(seen).toEqual(expected(0, before, status));
      }),
      { numRuns: 300 },
    );
  });

  it('backwards shows each newer record once, pages being newest first', () => {
    fc.assert(
      fc.property(plan, fc.nat({ max: 40 }), ({ before, limit, status }, at) => {
        const collection = things(before + 1, make);
        const from = Math.min(at, before);
        let shown = page(collection, { limit, ending_before: `t${from}` }, status);
        let seen = shown.data;
        while (shown.has_more) {
          shown = follow(collection, shown.url);
          seen = [...shown.data, ...seen];
        }
        expect(seen).toEqual(expected(from + 1, before + 1, status));
      }),
      { numRuns: 300 },
    );
  });
});

describe('Time filters', () => {
  it('leave out the record whose shown timestamp is given', () => {
    const collection = things(5);
    const shown = timestamp(START_MS + 2_000, 'seconds');
    expect(page(collection, { created_after: shown }).data).toEqual(['t4', 't3']);
    expect(page(collection, { created_before: shown }).data).toEqual(['t1', 't0']);
    expect(page(collection, { created_after: shown, created_before: shown }).data).toEqual([]);
  });

  it('judge a record by the second that it shows', () => {
    const collection = things(3, (n) => ({ created_at_ms: START_MS + n * 400 }));
    expect(page(collection, { created_after: timestamp(START_MS, 'seconds') }).data).toEqual([]);
    expect(page(collection, { created_before: '2026-11-20T17:00:00.100Z' }).data).toEqual(['t2', 't1', 't0']);
  });

  it.each(['seconds', 'milliseconds'] as const)('agree with a scan of what is shown (%s)', (precision) => {
    const offset = fc.oneof(fc.constantFrom(-1_000, 0, 1, 1_000, 2_000), fc.integer({ min: -3_000, max: 6_000 }));
    // Beyond milliseconds a filter may be finer than any timestamp.
    const instant = fc.tuple(offset, fc.constantFrom('', '0', '5', '001')).map(([ms, finer]) => ({
      text: new Date(START_MS + ms).toISOString().replace('Z', `${finer}Z`),
      micros: (START_MS + ms) * 1_000 + Number(finer.padEnd(3, '0')),
    }));
    const filter = fc.option(instant, { nil: undefined });
    const shape = fc.record({
      offsets: fc.array(offset, { maxLength: 30 }),
      setBack: fc.boolean(),
      after: filter,
      before: filter,
      limit: fc.integer({ min: 1, max: 5 }),
      status: fc.constantFrom(undefined, 'even'),
    });
    fc.assert(
      fc.property(shape, ({ offsets, setBack, after, before, limit, status }) => {
        const times = setBack ? offsets : offsets.toSorted((a, b) => a - b);
        const collection = things(0);
        times.forEach((ms, n) => {
          add(collection, { created_at_ms: START_MS + ms, status: n % 2 === 0 ? 'even' : 'odd' });
        });
        const micros = (record: Thing) => Date.parse(timestamp(record.created_at_ms, precision)) * 1_000;
        const wanted = collection.records
          .filter((record) => status === undefined || record.status === status)
          .filter((record) => after === undefined || micros(record) > after.micros)
          .filter((record) => before === undefined || micros(record) < before.micros)
          .map(({ id }) => id)
          .reverse();
        const options = { path: PATH, filters: { status }, facet: status, precision };
        const query = { limit, created_after: after?.text, created_before: before?.text };
        const seen: string[] = [];
        let cursor: PageQuery = {};
        for (let more = true; more; ) {
          const shown = listPage(collection, { ...query, ...cursor }, options, ({ id }) => id);
          seen.push(...shown.data);
          more = shown.has_more;
          cursor = { starting_after: shown.data.at(-1) };
        }
        expect(seen).toEqual(wanted);
        const oldest = collection.records[0]?.id;
        if (oldest === undefined) return;
        const backwards = listPage(
          collection,
          { ...query, limit: 100, ending_before: oldest },
          options,
          ({ id }) => id,
        );
        expect(backwards.data).toEqual(wanted.filter((id) => id !== oldest));
      }),
      { numRuns: 400 },
    );
  });

  it('find every record also after the clock was set backwards', () => {
    const collection = things(4, (n) => ({ created_at_ms: START_MS + Number([0, 60_000, 1_000, 2_000][n]) }));
    expect(page(collection).data).toEqual(['t3', 't2', 't1', 't0']);
    expect(page(collection, { created_after: timestamp(START_MS + 1_000, 'seconds') }).data).toEqual(['t3', 't1']);
    expect(page(collection, { created_before: timestamp(START_MS + 2_000, 'seconds') }).data).toEqual(['t2', 't0']);
  });
});

describe('A collection', () => {
  it('loaded from its records answers as before', () => {
    const collection = things(50, (n) => ({ status: n % 7 === 0 ? 'rare' : 'new' }));
    const loaded = new Collection<Thing>(structuredClone(collection.records), byStatus);
    for (const status of [undefined, 'new', 'rare']) {
      expect(page(loaded, { starting_after: 't40' }, status)).toEqual(
        page(collection, { starting_after: 't40' }, status),
      );
    }
  });
});

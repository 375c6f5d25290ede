/** Instants that come again: months of unequal length, counted from the first one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Interval, repetitionAt, repetitionFrom } from '../../src/domain/billing/subscriptions.js';

const rhythm = (start: string, interval: Interval, interval_count = 1) => ({
  anchor_ms: Date.parse(start),
  interval,
  interval_count,
});
const instants = (count: number, ...of: Parameters<typeof rhythm>): string[] =>
  Array.from({ length: count }, (_, i) => new Date(repetitionAt(rhythm(...of), i)).toISOString());

describe('A rhythm', () => {
  it('of months falls on the last day where there is no such day, and returns to it', () => {
    expect(instants(5, '2027-01-31T08:30:00Z', 'month')).toEqual([
      '2027-01-31T08:30:00.000Z',
      '2027-02-28T08:30:00.000Z',
      '2027-03-31T08:30:00.000Z',
      '2027-04-30T08:30:00.000Z',
      '2027-05-31T08:30:00.000Z',
    ]);
    expect(instants(2, '2028-01-31T00:00:00Z', 'month')[1]).toBe('2028-02-29T00:00:00.000Z');
    expect(instants(2, '2026-11-30T23:59:59.999Z', 'month', 3)[1]).toBe('2027-02-28T23:59:59.999Z');
  });

  it('of years meets the 29th of February again', () => {
    expect(instants(5, '2028-02-29T00:00:00Z', 'year').map((each) => each.slice(0, 10))).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  it('of days and weeks has equal steps', () => {
    expect(instants(3, '2026-11-20T17:00:00Z', 'day', 2)[2]).toBe('2026-11-24T17:00:00.000Z');
    expect(instants(3, '2026-11-20T17:00:00Z', 'week')[2]).toBe('2026-12-04T17:00:00.000Z');
  });

  it('finds the first repetition from any instant on', () => {
    const any = fc.record({
      anchor_ms: fc.integer({ min: 0, max: Date.UTC(2200, 0) }),
      interval: fc.constantFrom<Interval>('day', 'week', 'month', 'year'),
      interval_count: fc.integer({ min: 1, max: 365 }),
    });
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: Date.UTC(2400, 0) }), (each, instant_ms) => {
        const found = repetitionFrom(each, instant_ms);
        expect(repetitionAt(each, found)).toBeGreaterThanOrEqual(instant_ms);
        if (found > 0) expect(repetitionAt(each, found - 1)).toBeLessThan(instant_ms);
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem } from '../../src/domain/problems.js';
import { formatDuration, parseDuration } from '../../src/scenarios/durations.js';

describe('durations', () => {
  test.each([
    ['0s', 0],
    ['500ms', 500],
    ['90s', 90_000],
    ['15m', 900_000],
    ['2h', 7_200_000],
    ['3d', 259_200_000],
    ['1h30m', 5_400_000],
    ['1d2h3m4s5ms', 93_784_005],
    ['3650d', 315_360_000_000],
  ])('%s is %d milliseconds', (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds);
  });

  test.each(['', '5', '-5s', '1.5h', '30 s', '30S', '30m1h', '1h1h', '5min', 's', 'P1D', '1h ', '٣s'])(
    '%j is rejected, with what would be right',
    (text) => {
      expect(() => parseDuration(text, 'by')).toThrow(
        'by must be a duration such as 500ms, 90s, 15m, 2h, 3d or 1h30m.',
      );
    },
  );

  test('more than ten years are rejected with a rule of their own', () => {
    for (const text of ['3651d', '87600h1ms', '999999999d']) {
      const thrown = (() => {
        try {
          return parseDuration(text, 'by');
        } catch (error) {
          return error;
        }
      })();
      expect(thrown).toBeInstanceOf(Problem);
      expect((thrown as Problem).extras.detail).toEqual({ parameter: 'by', value: text, rule: 'max:3650d' });
    }
  });

  test('what is printed reads back as the same time', () => {
    expect(formatDuration(5_400_000)).toBe('1h30m');
    expect(formatDuration(0)).toBe('0s');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 315_360_000_000 }), (milliseconds) => {
        expect(parseDuration(formatDuration(milliseconds))).toBe(milliseconds);
      }),
    );
  });
});

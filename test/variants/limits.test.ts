/** Windows counted by hand: each at its edge, on the merchant's clock. */
import { describe, expect, test } from 'vitest';
import { setClock } from '../../src/domain/clock.js';
import type { Settings } from '../../src/domain/merchants/settings.js';
import { countRequest, requestsPerMinute, type Standing } from '../../src/variants/limits.js';
import { START_MS, testWorld } from '../support/world.js';

const START_S = START_MS / 1000;

/** A world that counts, and so many requests of a key in it. */
function counting(rate_limit: Settings['rate_limit']) {
  const { world } = testWorld({ settings: { rate_limit } });
  const ask = (times: number, key = 'key_a'): Standing | undefined => {
    let last: Standing | undefined;
    for (let i = 0; i < times; i++) last = countRequest(world, key);
    return last;
  };
  const wait = (seconds: number) => setClock(world, { now_ms: world.data.clock.now_ms + seconds * 1000 });
  return { ask, wait };
}

test.each([
  ['off', 100],
  ['1', 100],
  ['2', 60],
  ['3', 500],
] as const)('variant %s allows %i requests a minute', (variant, limit) => {
  expect(requestsPerMinute(variant)).toBe(limit);
  const { ask } = counting(variant);
  expect(ask(1)).toEqual({ limit, remaining: limit - 1, reset_s: START_S + 60 });
  expect(ask(limit - 1)).toEqual({ limit, remaining: 0, reset_s: START_S + 60 });
  const refused = { limit, remaining: 0, reset_s: START_S + 60, retry_after_s: 60 };
  expect(ask(1)).toEqual(variant === 'off' ? { limit, remaining: 0, reset_s: START_S + 60 } : refused);
});

describe('A window', () => {
  test('is one of the clock, not of the first request', () => {
    const { ask, wait } = counting('1');
    wait(59.2);
    expect(ask(101)).toMatchObject({ remaining: 0, reset_s: START_S + 60, retry_after_s: 1 });
    wait(0.8);
    expect(ask(1)).toEqual({ limit: 100, remaining: 99, reset_s: START_S + 120 });
  });

  test('is each key’s own', () => {
    const { ask } = counting('1');
    ask(101);
    expect(ask(1, 'key_b')).toEqual({ limit: 100, remaining: 99, reset_s: START_S + 60 });
    expect(ask(1)?.retry_after_s).toBe(60);
  });

  test('says in whole seconds when a request can succeed again', () => {
    const { ask, wait } = counting('1');
    wait(10.5);
    expect(ask(101)?.retry_after_s).toBe(50);
  });
});

describe('Of several windows', () => {
  test('the one with least left is told, though none is exceeded', () => {
    const { ask, wait } = counting('2');
    for (let minute = 0; minute < 16; minute++) {
      ask(60);
      wait(60);
    }
    expect(ask(1)).toEqual({ limit: 1000, remaining: 39, reset_s: START_S + 3600 });
  });

  test('the one that is exceeded longest is told', () => {
    const { ask, wait } = counting('2');
    for (let minute = 0; minute < 17; minute++) {
      ask(60);
      wait(60);
    }
    // 1020 of the hour's 1000 are used up; of the minute's 60 none, then more than all.
    expect(ask(1)).toMatchObject({ limit: 1000, retry_after_s: 3600 - 17 * 60 });
    expect(ask(60)).toMatchObject({ limit: 1000, retry_after_s: 3600 - 17 * 60 });
  });

  test.each([
    [501, 500, 60],
    [10_001, 10_000, 3600],
    [100_001, 100_000, 7 * 3600],
  ])('%i requests at once exceed %i', (requests, limit, seconds) => {
    const { ask } = counting('3');
    // The clock stands at 17:00, seven hours before the day ends.
    expect(ask(requests)).toEqual({ limit, remaining: 0, reset_s: START_S + seconds, retry_after_s: seconds });
  });
});

/** Instants: as they are shown, as they are scheduled, and the last one that there is. */

import { describe, expect, it } from 'vitest';
import { LAST_INSTANT_MS, nowOf, setClock, showable, timestamp } from '../../src/domain/clock.js';
import { advanceOnce, schedule, scheduleAgain, untilNextDue } from '../../src/domain/jobs.js';
import { START_MS, take, testWorld } from '../support/world.js';

describe('A timestamp', () => {
  it.each([
    [0, '1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
    [START_MS + 999, '2026-11-20T17:00:00Z', '2026-11-20T17:00:00.999Z'],
    [LAST_INSTANT_MS, '9999-12-31T23:59:59Z', '9999-12-31T23:59:59.999Z'],
  ])('of %d is cut to its second, or has its milliseconds', (instant_ms, seconds, milliseconds) => {
    expect(timestamp(instant_ms, 'seconds')).toBe(seconds);
    expect(timestamp(instant_ms, 'milliseconds')).toBe(milliseconds);
  });

  it('is the same however many were spelled before', () => {
    for (const round of [1, 2]) {
      for (let n = 0; n < 600; n++) {
        const shown = timestamp(START_MS + n * 1_000, 'seconds');
        expect(`${round} ${shown}`).toBe(`${round} ${new Date(START_MS + n * 1_000).toISOString().slice(0, 19)}Z`);
      }
    }
  });
});

describe('An instant that is written into a record', () => {
  it.each([
    [5.2, 6],
    [5, 5],
    [LAST_INSTANT_MS, LAST_INSTANT_MS],
    [LAST_INSTANT_MS + 5, LAST_INSTANT_MS],
  ])('%d is %d', (given, written) => {
    expect(showable(given)).toBe(written);
  });
});

describe('At the end of time', () => {
  it('every clock stands, however it runs or is set', () => {
    const { world, host } = testWorld({ clock: { mode: 'real', now_ms: LAST_INSTANT_MS - 5 } });
    host.now_ms += 100;
    expect(nowOf(world)).toBe(LAST_INSTANT_MS);
    setClock(world, { mode: 'frozen', now_ms: LAST_INSTANT_MS + 1_000 });
    expect(world.data.clock.now_ms).toBe(LAST_INSTANT_MS);
  });

  it('what would fall due later never does, and what falls due then does', () => {
    const { world } = testWorld();
    schedule(world, 'payment.expire', LAST_INSTANT_MS + 1, 'a');
    expect(world.jobs.size).toBe(0);
    schedule(world, 'payment.expire', LAST_INSTANT_MS, 'b');
    expect(world.jobs.size).toBe(1);
    expect(advanceOnce(world, LAST_INSTANT_MS)).toBe(true);
    expect([world.jobs.size, nowOf(world)]).toEqual([0, LAST_INSTANT_MS]);
  });
});

describe('A job', () => {
  it('is numbered, falls due on a whole millisecond, and has a detail only where there is one', () => {
    const { world } = testWorld();
    const plain = schedule(world, 'payment.expire', START_MS + 0.5, 'a');
    expect(plain).toEqual({ id: 1, due_ms: START_MS + 1, kind: 'payment.expire', subject: 'a' });
    expect(schedule(world, 'scenario.step', START_MS, 'b', { step: 1 })).toEqual({
      id: 2,
      due_ms: START_MS,
      kind: 'scenario.step',
      subject: 'b',
      detail: { step: 1 },
    });
    expect(world.data.counters.job).toBe(2);
  });

  it('that is put into the future again keeps its number and its place among equals', () => {
    const { world } = testWorld();
    const [first, second] = ['a', 'b'].map((subject) => schedule(world, 'delivery.attempt', START_MS + 1, subject));
    take(world.jobs);
    expect(scheduleAgain(world, first as NonNullable<typeof first>, START_MS + 0.5)).toEqual({
      ...first,
      due_ms: START_MS + 1,
    });
    expect(take(world.jobs)?.id).toBe(first?.id);
    expect(take(world.jobs)?.id).toBe(second?.id);
  });

  it('and each change of a clock let the host know', () => {
    const { world, env } = testWorld();
    const told: string[] = [];
    env.touched = () => told.push('touched');
    env.changed = (_world, kind, id) => told.push(`${kind} ${id}`);
    schedule(world, 'payment.expire', START_MS + 5, 'a');
    expect(told).toEqual(['touched']);
    setClock(world, { mode: 'real' });
    expect(told.slice(1)).toEqual([`clock ${world.id}`, 'touched']);
  });

  it('that is overdue is due at once, also with a running clock', () => {
    const { world } = testWorld({ clock: { mode: 'scaled', now_ms: START_MS, speed: 7 } });
    schedule(world, 'payment.expire', START_MS - 1, 'a');
    expect(untilNextDue(world)).toBe(0);
    take(world.jobs);
    schedule(world, 'payment.expire', START_MS + 1, 'a');
    expect(untilNextDue(world)).toBe(1);
  });
});

describe('The speed of a clock', () => {
  it('is one unless it is scaled, and stays where it is not given', () => {
    const { world } = testWorld();
    setClock(world, { mode: 'scaled', speed: 60 });
    setClock(world, { now_ms: START_MS });
    expect(world.data.clock).toMatchObject({ mode: 'scaled', speed: 60 });
    setClock(world, { mode: 'real', speed: 5 });
    expect(world.data.clock.speed).toBe(1);
  });
});

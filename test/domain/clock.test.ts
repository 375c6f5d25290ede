/** Clocks and jobs: real, scaled, frozen; what falls due runs in order, each at its own instant. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAST_INSTANT_MS, nowOf, setClock, timestamp } from '../../src/domain/clock.js';
import { advanceOnce, dueInSlices, JobQueue, runDue, schedule, untilNextDue } from '../../src/domain/jobs.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import type { Job } from '../../src/domain/records.js';
import type { World } from '../../src/domain/world.js';
import {
  advanceBy,
  advanceTo,
  exported,
  HOUR_MS,
  ORIGIN,
  SECOND_MS,
  START_MS,
  take,
  testWorld,
  turn,
} from '../support/world.js';

/** A world whose steps only write down when they ran. */
function watched(clock: { mode?: 'real' | 'frozen' | 'scaled'; speed?: number } = { mode: 'frozen' }) {
  const ran: string[] = [];
  const note = (world: World, job: Job) => ran.push(`${job.subject}@${nowOf(world) - START_MS}`);
  const made = testWorld({ clock: { now_ms: START_MS, ...clock }, handlers: { 'scenario.step': note } });
  const later = (subject: string, after_ms: number) =>
    schedule(made.world, 'scenario.step', START_MS + after_ms, subject);
  return { ...made, ran, later, elapsed: () => nowOf(made.world) - START_MS };
}

describe('A clock', () => {
  it('that is frozen stands still', () => {
    const { host, elapsed } = watched();
    host.now_ms += HOUR_MS;
    expect(elapsed()).toBe(0);
  });

  it('that is real runs with the host', () => {
    const { host, elapsed } = watched({ mode: 'real' });
    host.now_ms += 1_234;
    expect(elapsed()).toBe(1_234);
  });

  it('that is scaled runs faster or slower, in whole milliseconds', () => {
    const { host, world, elapsed } = watched({ mode: 'scaled', speed: 60 });
    host.now_ms += SECOND_MS;
    expect(elapsed()).toBe(60 * SECOND_MS);
    setClock(world, { speed: 0.3 });
    host.now_ms += 5;
    expect(elapsed()).toBe(60 * SECOND_MS + 1);
  });

  it('keeps its time when its mode changes', () => {
    const { host, world, elapsed } = watched({ mode: 'real' });
    host.now_ms += 1_000;
    setClock(world, { mode: 'frozen' });
    host.now_ms += 1_000;
    expect(elapsed()).toBe(1_000);
    setClock(world, { mode: 'scaled', speed: 2 });
    host.now_ms += 1_000;
    expect(elapsed()).toBe(3_000);
    setClock(world, { mode: 'real' });
    host.now_ms += 1_000;
    expect(elapsed()).toBe(4_000);
  });

  it('that is set forward runs what fell due meanwhile, at its own instants', () => {
    const { world, later, ran, elapsed } = watched();
    later('b', 2_000);
    later('a', 1_000);
    turn(world, () => setClock(world, { now_ms: START_MS + 5_000 }));
    expect(ran).toEqual(['a@1000', 'b@2000']);
    expect(elapsed()).toBe(5_000);
  });

  it('that is set backwards runs nothing twice, and later jobs at their own instants', () => {
    const { world, later, ran, elapsed } = watched();
    later('a', 1_000);
    later('b', 3_000);
    advanceBy(world, 2_000);
    setClock(world, { now_ms: START_MS - HOUR_MS });
    expect(elapsed()).toBe(-HOUR_MS);
    advanceTo(world, START_MS + 2_999);
    expect(ran).toEqual(['a@1000']);
    advanceTo(world, START_MS + 3_000);
    expect(ran).toEqual(['a@1000', 'b@3000']);
  });

  it.each([
    ['seconds', '2026-11-20T17:00:00Z'],
    ['milliseconds', '2026-11-20T17:00:00.999Z'],
  ] as const)('is shown in %s', (precision, text) => {
    expect(timestamp(START_MS + 999, precision)).toBe(text);
  });

  it('is shown as a Date shows it, whichever millisecond it is', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(LAST_INSTANT_MS), noInvalidDate: true }), (date) => {
        expect(timestamp(date.getTime(), 'milliseconds')).toBe(date.toISOString());
        expect(timestamp(date.getTime(), 'seconds')).toBe(`${date.toISOString().slice(0, 19)}Z`);
      }),
    );
  });
});

describe('Advancing', () => {
  it('stops at each due instant', () => {
    const { world, later, ran, elapsed } = watched();
    for (const [subject, after_ms] of Object.entries({ c: 3_000, a: 1_000, b: 1_000 })) later(subject, after_ms);
    const until_ms = START_MS + 10_000;
    expect(advanceOnce(world, until_ms)).toBe(true);
    expect([ran.length, elapsed()]).toEqual([2, 1_000]);
    expect(advanceOnce(world, until_ms)).toBe(true);
    expect([ran.length, elapsed()]).toEqual([3, 3_000]);
    expect(advanceOnce(world, until_ms)).toBe(false);
    expect(elapsed()).toBe(10_000);
  });

  it('runs what is due exactly at its end', () => {
    const { world, later, ran } = watched();
    later('a', 1_000);
    advanceTo(world, START_MS + 1_000);
    expect(ran).toEqual(['a@1000']);
  });

  it('runs jobs of one instant in the order in which they were made', () => {
    const { world, later, ran } = watched();
    const names = Array.from({ length: 50 }, (_, n) => `job${n}`);
    for (const name of names) later(name, 1_000);
    advanceBy(world, 1_000);
    expect(ran).toEqual(names.map((name) => `${name}@1000`));
  });

  it('runs what its jobs make due on the way', () => {
    const ran: number[] = [];
    const { world } = testWorld({
      handlers: {
        'scenario.step': (w, job) => {
          ran.push(nowOf(w) - START_MS);
          if (ran.length < 4) schedule(w, 'scenario.step', nowOf(w) + (ran.length === 2 ? 0 : 100), job.subject);
        },
      },
    });
    schedule(world, 'scenario.step', START_MS + 100, 'again');
    advanceBy(world, 1_000);
    expect(ran).toEqual([100, 200, 200, 300]);
  });

  it('a running clock moves it too', () => {
    const { host, world, later, ran, elapsed } = watched({ mode: 'real' });
    later('a', 5_000);
    advanceBy(world, 10_000);
    host.now_ms += 1_000;
    expect(ran).toEqual(['a@5000']);
    expect(elapsed()).toBe(11_000);
  });

  it('to the past moves nothing', () => {
    const { world, elapsed } = watched();
    advanceTo(world, START_MS - HOUR_MS);
    expect(elapsed()).toBe(0);
  });

  it('tells which jobs it ran', () => {
    const { world, later } = watched();
    later('a', 1);
    later('b', 2);
    const fired: string[] = [];
    advanceBy(world, 10, (job) => fired.push(job.subject));
    expect(fired).toEqual(['a', 'b']);
  });

  it('once by an hour is the same as many times by a second', () => {
    const run = (step_ms: number) => {
      const made = testWorld();
      turn(made.world, (world) => createPayment(world, { amount: 1, currency: 'USD' }, ORIGIN));
      for (let at = 0; at < HOUR_MS; at += step_ms) advanceBy(made.world, step_ms);
      return exported(made.world);
    };
    expect(run(SECOND_MS)).toEqual(run(HOUR_MS));
  });
});

describe('A job', () => {
  it('does not run before it is due', () => {
    const { world, later, ran } = watched();
    later('a', 1);
    runDue(world);
    expect(ran).toEqual([]);
  });

  it('that is due now runs at the end of the turn, also with a frozen clock', () => {
    const { world, later, ran } = watched();
    turn(world, () => {
      later('a', 0);
      expect(ran).toEqual([]);
    });
    expect(ran).toEqual(['a@0']);
  });

  it('does not begin inside another', () => {
    const order: string[] = [];
    const { world } = testWorld({
      handlers: {
        'scenario.step': (w, job) => {
          order.push(`${job.subject} begins`);
          runDue(w);
          order.push(`${job.subject} ends`);
        },
      },
    });
    schedule(world, 'scenario.step', START_MS, 'a');
    schedule(world, 'scenario.step', START_MS, 'b');
    runDue(world);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('that throws leaves the clock usable', () => {
    const { world } = testWorld({
      handlers: {
        'scenario.step': () => {
          throw new Error('broken');
        },
      },
    });
    schedule(world, 'scenario.step', START_MS, 'a');
    expect(() => runDue(world)).toThrow('broken');
    expect(world.job_instant_ms).toBeNull();
    expect(world.jobs.size).toBe(0);
  });

  it('survives a copy of the world', () => {
    const { world, later, ran } = watched();
    later('b', 2_000);
    later('a', 1_000);
    world.load(exported(world));
    advanceBy(world, 5_000);
    expect(ran).toEqual(['a@1000', 'b@2000']);
  });
});

describe('The host is told how long to wait', () => {
  it.each([
    ['real', 1, 5_000],
    ['scaled', 60, 84],
    ['scaled', 0.5, 10_000],
    ['frozen', 1, null],
  ] as const)('with a %s clock at speed %d', (mode, speed, expected) => {
    const { world, later } = watched({ mode, speed });
    expect(untilNextDue(world)).toBeNull();
    later('a', 5_000);
    expect(untilNextDue(world)).toBe(expected);
  });

  it('not at all when something is due', () => {
    const { world, later } = watched();
    later('a', 0);
    expect(untilNextDue(world)).toBe(0);
  });

  it('long enough that the job is due when it wakes', () => {
    const speed = fc.double({ min: 0.01, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(speed, fc.nat({ max: 10_000_000 }), fc.nat({ max: 100_000 }), (pace, after_ms, late_ms) => {
        const { host, world, later } = watched({ mode: 'scaled', speed: pace });
        later('a', after_ms);
        host.now_ms += late_ms;
        host.now_ms += untilNextDue(world) ?? 0;
        expect(untilNextDue(world)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('Where a turn may run so many jobs', () => {
  it('runs no more than those, then the rest a turn at a time, in order', () => {
    const ran: string[] = [];
    const { world, env } = testWorld({ handlers: { 'scenario.step': (_, { subject }) => void ran.push(subject) } });
    env.jobs_in_a_turn = 2;
    for (const [i, subject] of ['e', 'd', 'c', 'b', 'a'].entries())
      schedule(world, 'scenario.step', START_MS + (5 - i) * SECOND_MS, subject);
    setClock(world, { now_ms: START_MS + HOUR_MS });
    runDue(world);
    expect([ran.join(''), world.behind]).toEqual(['ab', true]);
    expect(untilNextDue(world)).toBe(0);
    runDue(world);
    expect(ran.join('')).toBe('ab');
    const rest = dueInSlices(world);
    expect([rest.next().done, ran.join(''), world.catching_up]).toEqual([false, 'ab', 1]);
    expect([rest.next().done, ran.join('')]).toEqual([false, 'abcd']);
    expect([rest.next().done, ran.join('')]).toEqual([true, 'abcde']);
    expect([world.behind, world.catching_up]).toEqual([false, 0]);
  });

  it('moves a clock through all of them', () => {
    const ran: string[] = [];
    const { world, env } = testWorld({ handlers: { 'scenario.step': (_, { subject }) => void ran.push(subject) } });
    env.jobs_in_a_turn = 2;
    for (const subject of ['a', 'b', 'c', 'd', 'e']) schedule(world, 'scenario.step', START_MS + SECOND_MS, subject);
    advanceBy(world, HOUR_MS);
    expect([ran.join(''), world.behind]).toEqual(['abcde', false]);
    expect(nowOf(world)).toBe(START_MS + HOUR_MS);
  });
});

describe('The queue of jobs', () => {
  const jobs = (...due: number[]): Job[] =>
    due.map((due_ms, id) => ({ id, due_ms, kind: 'scenario.step', subject: '' }));

  it('orders what it is given, in whatever order that was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 }), { maxLength: 30 }), (due) => {
        const queue = new JobQueue(jobs(...due));
        const out = due.map(() => take(queue)?.due_ms);
        expect(out).toEqual(due.toSorted((a, b) => a - b));
        expect(take(queue)).toBeUndefined();
      }),
    );
  });

  it('tells of each job that comes and goes, once', () => {
    const told: [number, boolean][] = [];
    const queue = new JobQueue([], ({ id }, gone) => void told.push([id, gone]));
    for (const job of jobs(5, 3, 9, 3)) queue.add(job);
    expect(told.splice(0)).toEqual([0, 1, 2, 3].map((id) => [id, false]));
    take(queue);
    queue.removeWhere(({ due_ms }) => due_ms > 4);
    expect(told.splice(0).toSorted(([a], [b]) => a - b)).toEqual([0, 1, 2].map((id) => [id, true]));
    expect([take(queue)?.id, take(queue)]).toEqual([3, undefined]);
    expect(told).toEqual([[3, true]]);
  });

  it('is a heap after every act, and gives jobs out by due time, then by making', () => {
    const act = fc.oneof(
      fc.record({ what: fc.constant('add' as const), due_ms: fc.nat({ max: 20 }) }),
      fc.record({ what: fc.constant('pop' as const) }),
      fc.record({ what: fc.constant('remove' as const), due_ms: fc.nat({ max: 20 }) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 100 }), (acts) => {
        const queue = new JobQueue([]);
        let oracle: Job[] = [];
        acts.forEach((made, id) => {
          if (made.what === 'add') {
            const job: Job = { id, due_ms: made.due_ms, kind: 'scenario.step', subject: '' };
            queue.add(job);
            oracle.push(job);
            oracle.sort((a, b) => a.due_ms - b.due_ms || a.id - b.id);
          } else if (made.what === 'pop') {
            expect(take(queue)).toEqual(oracle.shift());
          } else {
            const kept = oracle.filter(({ due_ms }) => due_ms !== made.due_ms);
            expect(queue.removeWhere(({ due_ms }) => due_ms === made.due_ms)).toBe(oracle.length - kept.length);
            oracle = kept;
          }
          expect(queue.peek()).toEqual(oracle[0]);
          expect(queue.size).toBe(oracle.length);
        });
        const rest: Job[] = [];
        for (let job = take(queue); job !== undefined; job = take(queue)) rest.push(job);
        expect(rest).toEqual(oracle);
      }),
      { numRuns: 300 },
    );
  });
});

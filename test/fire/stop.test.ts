/** A stop with everything under way: it ends in time, and cuts no answer. `npm run fire` does it five hundred times. */
import { expect, test } from 'vitest';
import { STOP_LIMITS } from '../../src/app/start.js';
import { openBox } from '../support/box.js';
import { connect } from '../support/raw.js';
import { expectWithin } from '../support/timing.js';
import { JSON_HEADER, kept } from './case.js';
import { type Stopped, stopOften } from './stops.js';

const WITHIN_MS = 5_000;
/** How often the built program is stopped; set by `npm run fire`. */
const RUNS = Number(process.env.FIRE_STOPS ?? '3');
const MINUTES = 60_000;

async function timed(act: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await act();
  return performance.now() - from;
}

function judge(stopped: readonly Stopped[], where: string): void {
  const most = (figure: (each: Stopped) => number): number => Math.round(Math.max(...stopped.map(figure)));
  const sum = (figure: (each: Stopped) => number): number => stopped.reduce((all, each) => all + figure(each), 0);
  const slowest = most(({ took_ms }) => took_ms);
  const figures = `${sum(({ answered }) => answered)} answers, ${sum(({ lost }) => lost.length)} cut, slowest stop ${slowest} ms`;
  console.log(`${stopped.length} stops ${where}: ${figures}, ${sum(({ untaken }) => untaken)} calls came too late.`);
  expect(stopped.flatMap(({ lost }) => lost)).toEqual([]);
  expectWithin(slowest, WITHIN_MS);
}

test('in this process, with calls, streams, uploads and hanging receivers under way', {
  timeout: MINUTES,
}, async () => {
  judge(await stopOften(25, 'inside'), 'in this process');
});

test('a request that never becomes whole holds a stop for two seconds, and is not carried out', async () => {
  const box = await openBox();
  const connection = await connect(box.url);
  connection.write(kept('POST /v1/payments', [JSON_HEADER, 'Expect: 100-continue', 'Content-Length: 29']));
  await connection.continued();
  const took_ms = await timed(() => box.close());
  expect(await connection.answers()).toEqual([]);
  expect(took_ms).toBeGreaterThan(STOP_LIMITS.patience_ms - 50);
  expectWithin(took_ms, STOP_LIMITS.deadline_ms);
});

test('as a process of its own, stopped by a signal', { timeout: RUNS * MINUTES }, async () => {
  judge(await stopOften(RUNS, 'outside'), 'by a signal');
});

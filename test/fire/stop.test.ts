/** A stop with everything under way: it ends in time, and cuts no answer. `npm run fire` does it five hundred times. */
import { expect, test } from 'vitest';
import { STOP_LIMITS } from '../../src/tenderbox.js';
import { openBox } from '../support/box.js';
import { connect } from '../support/raw.js';
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
  expect(slowest).toBeLessThanOrEqual(WITHIN_MS);
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
  expect(took_ms).toBeLessThan(STOP_LIMITS.deadline_ms);
});

test('a client that does not read its answer is cut when the time is over', async () => {
  const box = await openBox();
  const [{ socket, write }] = [await connect(box.url)];
  socket.pause();
  // More than the buffers of both ends take.
  write(kept('GET /v1/openapi.json').repeat(60));
  await fetch(`${box.url}/account`, { headers: { authorization: `Bearer ${box.apiKey}` } });
  const took_ms = await timed(() => box.close());
  socket.destroy();
  expect(took_ms).toBeLessThan(WITHIN_MS);
});

test('connections on which nothing was asked do not hold a stop, over TLS neither', async () => {
  for (const tls of [false, true]) {
    const box = await openBox({ tls });
    const { socket } = await connect(box.url);
    expect(await timed(() => box.close())).toBeLessThan(STOP_LIMITS.patience_ms);
    socket.destroy();
  }
});

test('as a process of its own, stopped by a signal', { timeout: RUNS * MINUTES }, async () => {
  judge(await stopOften(RUNS, 'outside'), 'by a signal');
});

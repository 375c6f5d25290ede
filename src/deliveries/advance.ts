/** Time passes, and whoever moved it is answered after the deliveries that it caused (docs/service.md#time). */

import { nowOf, timestamp } from '../domain/clock.js';
import { advanceOnce, nothingDue, runDue } from '../domain/jobs.js';
import { whyJobsWait } from '../domain/limits.js';
import { Problem } from '../domain/problems.js';
import type { Job } from '../domain/records.js';
import type { World } from '../domain/world.js';
import type { Dispatcher } from './dispatcher.js';
import type { Aftermath } from './in-flight.js';

/** How many jobs and deliveries are listed; all of them are counted. */
const LISTED_MAX = 1_000;
/** Host milliseconds of work after which others get their turn. */
const YIELD_AFTER_MS = 20;
/** Real milliseconds for the answers to what was sent before; a receiver that waits for this call waits no longer. */
const ANSWERS_MS = 500;

/**
 * Moves the world's clock to `until_ms`, stopping at each due instant: what falls due there runs, and the attempts that it
 * started are recorded before time goes on. What was in flight before is recorded first where its answer comes soon, so that time
 * does not overtake it. Ends early when the world is replaced meanwhile. What calls that come meanwhile run of it (`runDue`) is not
 * listed, but what they begin to send is waited for.
 * @param until_ms the merchant's time, in milliseconds since 1970
 * @param gone resolves when nobody waits for it any more
 * @throws Problem `unavailable` when the sandbox stops on the way: time stands where deliveries are still to be made, so that
 *   they are made at their own instants after the next start; likewise where it takes longer than a stranger may keep others
 *   busy, and where whoever moves it has gone; `forbidden` when what falls due would add to a world that may not grow
 */
export async function advance(world: World, dispatcher: Dispatcher, until_ms: number, gone?: Promise<void>) {
  const { generation, env } = world;
  const fired: Job[] = [];
  let fired_total = 0;
  const attempted = new Set<string>();
  const ran = (job: Job): void => {
    fired_total += 1;
    if (fired.length < LISTED_MAX) fired.push(job);
  };
  const limit = limitOf(dispatcher, env.longest_advance_ms, gone);
  let yielded_ms = env.hostTime();
  world.catching_up += 1;
  try {
    if (dispatcher.inFlight(world) > 0) await answersTo(world, dispatcher, limit.reached);
    const earlier = new Set(dispatcher.attemptsOf(world));
    for (let more = true; more && world.generation === generation; ) {
      requireBelowLimitUntil(world, until_ms);
      const started = dispatcher.collect(world, () => {
        more = advanceOnce(world, until_ms, ran);
      });
      // Where time passes by itself, calls and answers that came meanwhile have run a part of what was due, and begun its attempts.
      const others = more ? [] : dispatcher.attemptsOf(world).filter((attempt) => !earlier.has(attempt));
      started.push(...others.map((attempt) => attempt.recorded()));
      // Only awaited when there is something to await: a hundred thousand expiries must not pay for a hundred thousand pauses.
      if (started.length > 0) {
        for (const aftermath of await Promise.race([Promise.all(started), limit.reached])) {
          aftermath.fired.forEach(ran);
          for (const id of aftermath.delivery_ids) attempted.add(id);
        }
      }
      const why = limit.whyReached();
      if (why !== undefined) throw interrupted(world, until_ms, why, 'Advance');
      if (more && dispatcher.givenUp) {
        throw interrupted(world, until_ms, 'The sandbox is stopping', 'Start it again and advance');
      }
      if (env.hostTime() - yielded_ms >= YIELD_AFTER_MS) {
        await dispatcher.ports.yieldToLoop();
        yielded_ms = env.hostTime();
      }
    }
  } finally {
    world.catching_up -= 1;
    if (world.behind) env.touched(world);
    limit.cancel();
  }
  const delivery_ids = [...attempted].slice(0, LISTED_MAX);
  return {
    /** What fell due, in order: the first thousand. */
    fired,
    fired_total,
    /** The deliveries that were attempted, in order: the first thousand. */
    delivery_ids,
    deliveries_total: attempted.size,
  };
}

/** Resolves when nothing of the world is in flight, or when `or` does. */
async function whenIdle(world: World, dispatcher: Dispatcher, or: Promise<unknown>): Promise<void> {
  const idle = dispatcher.idle(world);
  try {
    await Promise.race([idle.reached, or]);
  } finally {
    idle.cancel();
  }
}

async function answersTo(world: World, dispatcher: Dispatcher, given_up: Promise<unknown>): Promise<void> {
  const timer = dispatcher.ports.timer(ANSWERS_MS);
  await whenIdle(world, dispatcher, Promise.race([timer.done, given_up])).finally(() => timer.cancel());
}

/** Time that somebody moves does not leave behind what waits for room. */
function requireBelowLimitUntil(world: World, until_ms: number): void {
  const next = world.jobs.peek();
  const full = next !== undefined && next.due_ms <= until_ms ? whyJobsWait(world) : undefined;
  if (full === undefined) return;
  const [now, wanted] = [nowOf(world), until_ms].map((at_ms) => timestamp(at_ms, 'milliseconds'));
  throw new Problem('forbidden', `Time stands at ${now} on its way to ${wanted}. ${full.why}`, full.extras);
}

/**
 * Real time that it may take, and how long it is waited for; nobody waits for ever for receivers that do not answer, where
 * strangers share a process.
 */
function limitOf({ ports }: Dispatcher, longest_ms: number | undefined, gone: Promise<void> | undefined) {
  const timer = longest_ms === undefined ? undefined : ports.timer(longest_ms);
  let why: string | undefined;
  const ending = async (end: Promise<void> | undefined, text: string): Promise<Aftermath[]> => {
    await (end ?? new Promise<void>(() => undefined));
    why = text;
    return [];
  };
  const reached = Promise.race([
    ending(timer?.done, `This took the ${(longest_ms ?? 0) / 1_000} s that it may take`),
    ending(gone, 'Whoever moved time has gone'),
  ]);
  return { reached, whyReached: () => why, cancel: () => timer?.cancel() };
}

function interrupted(world: World, until_ms: number, why: string, advice: string): Problem {
  const [now, wanted] = [nowOf(world), until_ms].map((at_ms) => timestamp(at_ms, 'milliseconds'));
  const message = `${why}, and time stands at ${now} on its way to ${wanted}. ${advice} once more.`;
  return new Problem('unavailable', message, { retry_after_s: 1 });
}

const isQuiet = (world: World, dispatcher: Dispatcher): boolean =>
  dispatcher.inFlight(world) === 0 && nothingDue(world);

/**
 * Waits until nothing is due and nothing is in flight; time does not pass by it, so a retry in the future is not waited for.
 * @param timeout_ms real milliseconds
 * @param given_up resolves when the sandbox stops
 * @returns false when the time was up first, or the sandbox stops
 */
export async function settle(
  world: World,
  dispatcher: Dispatcher,
  timeout_ms: number,
  given_up?: Promise<void>,
): Promise<boolean> {
  runDue(world);
  if (isQuiet(world, dispatcher)) return true;
  const timer = dispatcher.ports.timer(timeout_ms);
  let isLate = false;
  const late = Promise.race([timer.done, ...(given_up === undefined ? [] : [given_up])]).then(() => {
    isLate = true;
  });
  try {
    while (!isLate && !isQuiet(world, dispatcher)) {
      await whenIdle(world, dispatcher, late);
      if (isLate) break;
      runDue(world);
      if (world.behind) await dispatcher.ports.yieldToLoop();
    }
    return !isLate;
  } finally {
    timer.cancel();
  }
}

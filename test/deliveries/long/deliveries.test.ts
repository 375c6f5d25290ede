/**
 * Webhooks come at least once: a sandbox whose processes are killed, and receivers that do everything wrong. `npm run deliveries`
 * is the long form, prints its seed, and repeats it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DeliveryMade, History } from './history.js';
import { judge } from './judge.js';
import type { Plan } from './plan.js';
import type { Arrival, FaultyReceiver } from './receivers.js';
import { type Outcome, Run } from './run.js';

const EVENTS = Number(process.env.DELIVERIES_EVENTS ?? '150');
const ENDS = Number(process.env.DELIVERIES_ENDS ?? '1');
const TIMEOUT_S = Number(process.env.DELIVERIES_TIMEOUT ?? '0.2');
const LONGEST_MS = 7_200_000;
const SEED = Number(process.env.DELIVERIES_SEED ?? Date.now() % 1e9);

function found(deliveries: DeliveryMade[], is: (delivery: DeliveryMade) => boolean): DeliveryMade {
  const first = deliveries.find((delivery) => delivery.status === 'succeeded' && is(delivery));
  if (first === undefined) throw new Error('There is no such delivery.');
  return first;
}

/** A delivery that succeeded, and not at once. */
const retried = ({ deliveries }: History): DeliveryMade => found(deliveries, ({ attempts }) => attempts.length > 1);

/** A delivery to who takes everything, at once, so that nothing about it can be explained in two ways. */
const plain = ({ world: { deliveries }, endpoints }: Outcome): DeliveryMade =>
  found(deliveries, ({ endpoint_id, attempts }) => endpoint_id === endpoints.get('steady') && attempts.length === 1);

/** What arrived at who takes everything. */
function arrivalsAtSteady({ receivers }: Outcome): Arrival[] {
  const steady = receivers.find(({ character }) => character.name === 'steady');
  if (steady === undefined) throw new Error('There is no receiver that takes everything.');
  return steady.arrivals;
}

/** What must not go unnoticed, done to the outcome of a run without faults. */
const SPOILED: Record<string, (outcome: Outcome) => void> = {
  'an event that did not happen': ({ world }) => world.events.splice(3, 1),
  'a delivery that was never made': (outcome) => {
    const { deliveries } = outcome.world;
    deliveries.splice(deliveries.indexOf(plain(outcome)), 1);
  },
  'an attempt that was not made': ({ world }) => retried(world).attempts.shift(),
  'an attempt a second late': ({ world }) => {
    for (const attempt of retried(world).attempts) attempt.at_ms += 1000;
  },
  'a delivery that waits for ever': ({ world }) => {
    retried(world).status = 'pending';
  },
  'a webhook that did not arrive': (outcome) => {
    const { event_id } = plain(outcome);
    const arrivals = arrivalsAtSteady(outcome);
    arrivals.splice(0, arrivals.length, ...arrivals.filter((arrival) => arrival.event_id !== event_id));
  },
  'a webhook that arrived once more, without an end of its process': (outcome) => {
    const { event_id } = plain(outcome);
    const { life } = outcome.process;
    const once: Arrival = { event_id, act: 'ok', life, reused: false };
    // The one before could be what an ended process did not write down, so that these are two.
    arrivalsAtSteady(outcome).push({ ...once }, { ...once });
  },
};

/** An outcome that can be spoiled. */
function copyOf(outcome: Outcome): Outcome {
  const receivers = outcome.receivers.map((receiver): FaultyReceiver => {
    const arrivals = { value: [...receiver.arrivals] };
    return Object.create(receiver, { arrivals });
  });
  return { ...outcome, receivers, world: structuredClone(outcome.world) };
}

/** So many faults are shown; all are counted. */
const SHOWN = 20;

/** A run that has come to its end, and what was counted in it: no fault. */
async function runOf(plan: Omit<Plan, 'file' | 'seed'>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
  const run = new Run({ ...plan, seed: SEED, file: join(folder, 'data') });
  onTestFinished(async () => {
    await run.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const outcome = await run.go();
  const { faults, ...counted } = judge(outcome);
  console.log(JSON.stringify({ seed: SEED, clock: plan.clock, ...counted, faults: faults.length }));
  expect(faults.slice(0, SHOWN), `${faults.length} faults`).toEqual([]);
  expect(counted.events).toBeGreaterThanOrEqual(plan.events);
  expect(counted.killed + counted.stopped).toBeGreaterThanOrEqual(plan.ends);
  return outcome;
}

test(`${EVENTS} events, ${ENDS} ends of the process, seed ${SEED}`, { timeout: LONGEST_MS }, async () => {
  const outcome = await runOf({ clock: 'frozen', events: EVENTS, ends: ENDS, timeout_s: TIMEOUT_S });
  for (const [what, spoil] of Object.entries(SPOILED)) {
    const spoiled = copyOf(outcome);
    spoil(spoiled);
    expect(judge(spoiled).faults.length, what).toBeGreaterThan(0);
  }
});

test(`on a clock that runs by itself, seed ${SEED}`, { timeout: LONGEST_MS }, async () => {
  const outcome = await runOf({ clock: 'real', events: Math.ceil(EVENTS / 4), ends: ENDS, timeout_s: TIMEOUT_S });
  expect(outcome.orders.length).toBeGreaterThan(0);
});

/** A merchant's world for tests: real chains, real hashes, a frozen clock at a fixed instant, and what happened as a list. */

import { createHash, createHmac } from 'node:crypto';
import { chains } from '../../src/chains/index.js';
import { CORE_JOB_HANDLERS } from '../../src/domain/actions.js';
import { nowOf } from '../../src/domain/clock.js';
import { advanceOnce, type JobQueue, runDue } from '../../src/domain/jobs.js';
import { checkBooks } from '../../src/domain/ledger/ledger.js';
import { importBelowLimit, noteChange } from '../../src/domain/limits.js';
import { defaultSettings, type Settings } from '../../src/domain/merchants/settings.js';
import { type WorldOptions, Worlds } from '../../src/domain/merchants/worlds.js';
import { atOnce, type Env } from '../../src/domain/ports.js';
import { Problem } from '../../src/domain/problems.js';
import type { Job, WorldData } from '../../src/domain/records.js';
import * as state from '../../src/domain/state/state.js';
import type { World } from '../../src/domain/world.js';

/** The instant at which the clocks of tests stand. */
export const START_MS = Date.parse('2026-11-20T17:00:00Z');
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const ORIGIN = 'http://127.0.0.1:4020';

export interface TestEnv {
  env: Env;
  /** The host's time: stands still unless a test moves it. */
  host: { now_ms: number };
  /** Types of the recorded events, oldest first. */
  events: string[];
}

/** Everything that a core needs from outside, held still. */
export function testEnv(handlers: Env['handlers'] = {}): TestEnv {
  const host = { now_ms: START_MS };
  const events: string[] = [];
  const env: Env = {
    hostTime: () => host.now_ms,
    chains,
    crypto: {
      sha256Hex: (text) => createHash('sha256').update(text).digest('hex'),
      hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
    },
    listeners: [(_world, event) => events.push(event.type)],
    handlers: { ...CORE_JOB_HANDLERS, ...handlers },
    touched: () => {},
    changed: noteChange,
    slotChanged: (world, slot) => noteChange(world, 'slot', slot),
  };
  return { env, host, events };
}

export interface TestWorldOptions extends Omit<WorldOptions, 'settings'> {
  /** Laid over the default profile. */
  settings?: Partial<Settings>;
  handlers?: Env['handlers'];
}

export interface TestWorld extends TestEnv {
  world: World;
  worlds: Worlds;
}

/** A world of its own, `default`, whose clock is frozen at START_MS unless told otherwise. */
export function testWorld(options: TestWorldOptions = {}): TestWorld {
  const { handlers, settings, ...rest } = options;
  const made = testEnv(handlers);
  const worlds = new Worlds(made.env, 'test');
  const world = worlds.create({
    clock: { mode: 'frozen', now_ms: START_MS },
    ...rest,
    settings: { ...defaultSettings(), ...settings },
  });
  return { ...made, world, worlds };
}

/** One turn, as every caller of the core takes it: what is due first, then the verb, then what fell due through it. */
export function turn<T>(world: World, verb: (world: World) => T): T {
  runDue(world);
  try {
    return verb(world);
  } finally {
    runDue(world);
  }
}

/** Moves the clock to an instant, from due instant to due instant. */
export function advanceTo(world: World, until_ms: number, ran?: (job: Job) => void): void {
  runDue(world, ran);
  while (advanceOnce(world, until_ms, ran));
}

export function advanceBy(world: World, by_ms: number, ran?: (job: Job) => void): void {
  advanceTo(world, nowOf(world) + by_ms, ran);
}

/** Whether every currency's accounts sum up, and what came in minus what went out minus fees is there. */
export function booksAddUp(world: World): boolean {
  return checkBooks(world).every(({ balanced }) => balanced);
}

/** A copy of all the plain data: what an export would hold. */
export function exported(world: World): WorldData {
  return JSON.parse(JSON.stringify(world.data));
}

/** What the accounts of a currency show, in minor units. */
export function accountsOf(world: World, currency: string) {
  const { available, pending, held, external, service_fees, network_fees } = world.books.accounts(currency);
  return { available, pending, held, external, service_fees, network_fees };
}

/** The events that a verb causes, in order; clears what was recorded before. */
export function eventsOf(made: TestWorld, verb: (world: World) => unknown): string[] {
  made.events.length = 0;
  turn(made.world, verb);
  return [...made.events];
}

/** The problem that a call is refused with. */
export function refusal(call: () => unknown): Problem {
  try {
    call();
  } catch (problem) {
    if (problem instanceof Problem) return problem;
    throw problem;
  }
  throw new Error('The call was not refused');
}

/** Takes the first job out of a queue. */
export function take(queue: JobQueue): Job | undefined {
  const first = queue.peek();
  if (first !== undefined) queue.take(first);
  return first;
}

/** Replaces a world by data that was read, as an import does. @throws Problem */
export function importWorld(worlds: Worlds, world: World, data: WorldData): void {
  atOnce(importBelowLimit(world, data));
  state.importWorld(worlds, world, data);
}

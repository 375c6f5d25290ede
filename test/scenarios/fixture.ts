import { createHash, createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chains } from '../../src/chains/index.js';
import { loadContract } from '../../src/contract/index.js';
import { CORE_JOB_HANDLERS } from '../../src/domain/actions.js';
import { nowOf } from '../../src/domain/clock.js';
import { advanceOnce, runDue } from '../../src/domain/jobs.js';
import { checkBooks } from '../../src/domain/ledger/ledger.js';
import { defaultSettings, type Settings } from '../../src/domain/merchants/settings.js';
import { Worlds } from '../../src/domain/merchants/worlds.js';
import type { Env } from '../../src/domain/ports.js';
import type { World } from '../../src/domain/world.js';
import { parseDuration } from '../../src/scenarios/durations.js';
import { createTriggers, ScenarioLibrary } from '../../src/scenarios/library.js';
import { stepHandler } from '../../src/scenarios/runner.js';
import type { ScenarioFile } from '../../src/scenarios/types.js';

export const ORIGIN = 'http://127.0.0.1:4020';
export const START_MS = Date.UTC(2026, 10, 20, 12);
const folder = new URL('../../scenarios/', import.meta.url).pathname;

export const SHIPPED: ScenarioFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ file: join('scenarios', name), text: readFileSync(join(folder, name), 'utf8') }));

export interface Stage {
  world: World;
  worlds: Worlds;
  library: ScenarioLibrary;
  triggers: ReturnType<typeof createTriggers>;
  /** How often a step asked for the failed deliveries to be sent again. */
  replays: number;
  /** Moves the frozen clock on, running what falls due on the way. */
  advance(by: string): void;
  /** Types of all events so far, those of transactions included. */
  events(): string[];
  /** Currencies whose books do not add up. */
  unbalanced(): string[];
}

/** One frozen world with the core, the triggers and the runner put together as the composition root does. */
export async function stage(
  options: { settings?: Partial<Settings>; fallback?: string; files?: ScenarioFile[] } = {},
): Promise<Stage> {
  const library = await new ScenarioLibrary(SHIPPED, {
    networksOf: chains.networksOf,
    operations: loadContract('merchant').operations,
  }).ready();
  const faults = library.load(options.files ?? []);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const triggers = createTriggers(library, options.fallback);
  const replay_failed = (): void => {
    made.replays += 1;
  };
  const env: Env = {
    hostTime: () => START_MS,
    chains,
    crypto: {
      sha256Hex: (text) => createHash('sha256').update(text).digest('hex'),
      hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
    },
    listeners: [triggers.listener],
    handlers: { ...CORE_JOB_HANDLERS, 'scenario.step': stepHandler(replay_failed) },
    touched: () => {},
  };
  const worlds = new Worlds(env, 'scenarios');
  const settings = { ...defaultSettings(), ...options.settings };
  const world = worlds.create({ clock: { mode: 'frozen', now_ms: START_MS }, settings });
  const made: Stage = {
    world,
    worlds,
    library,
    triggers,
    replays: 0,
    advance(by) {
      const until_ms = nowOf(world) + parseDuration(by);
      runDue(world);
      while (advanceOnce(world, until_ms));
    },
    events: () => world.events.records.map(({ type }) => type),
    unbalanced: () =>
      checkBooks(world)
        .filter(({ balanced }) => !balanced)
        .map(({ currency }) => currency),
  };
  return made;
}

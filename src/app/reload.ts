/** A new configuration in a running sandbox (`--watch`): scenarios and settings change, the state stays. */
import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../config/config.js';
import type { Settings } from '../domain/merchants/settings.js';
import type { Engine } from './compose.js';
import { loadFolders } from './library.js';

/** What of a configuration can change while it runs; everything else waits for the next start. */
const LIVE: readonly (keyof Config)[] = ['settings', 'scenarios', 'profile'];

export interface Reloaded {
  /** How many merchants got the new settings. */
  merchants: number;
  /** Options that differ and need a start. */
  waiting: string[];
}

/** The profile as a merchant keeps it: the configuration's own copy is frozen. */
const copyOf = (settings: Readonly<Settings>): Settings => structuredClone(settings) as Settings;

/**
 * Puts a new configuration in force as far as a running sandbox can. Merchants whose profile was changed since the start keep
 * it; all others get the new one.
 * @param started the configuration of the start: what waits for the next one is compared with it
 * @throws ScenarioFailure with a line per fault; then nothing has changed
 */
export function reload(engine: Engine, before: Config, after: Config, started = before): Reloaded {
  loadFolders(engine.library, after.scenarios);
  let merchants = 0;
  if (!isDeepStrictEqual(before.settings, after.settings)) {
    for (const world of engine.worlds.all()) {
      if (!isDeepStrictEqual(world.data.settings, { ...before.settings })) continue;
      engine.turn(world, () => {
        world.data.settings = copyOf(after.settings);
        world.env.changed?.(world, 'profile', world.id);
        world.env.touched(world);
      });
      merchants += 1;
    }
    engine.newMerchant.settings = copyOf(after.settings);
  }
  const keys = Object.keys(after) as (keyof Config)[];
  const waiting = keys.filter((key) => !LIVE.includes(key) && !isDeepStrictEqual(started[key], after[key]));
  return { merchants, waiting };
}

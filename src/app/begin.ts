/** How every sandbox begins, whatever it is called by: what was kept is read, what is new is made, and what is left to do goes on. */
import type { Config } from '../config/config.js';
import { loadVariants } from '../contract/index.js';
import type { Log } from '../platform/node/log.js';
import { drawSeed } from '../platform/node/random.js';
import { Pauses } from '../platform/node/time.js';
import { openStore, type Store, type StoreOptions } from '../store/store.js';
import { createEngine, type Engine, type EngineConfig } from './compose.js';
import type { Life } from './handle.js';
import { startWebhooks } from './new-merchants.js';
import { loadInto } from './state.js';

/** What decides how it begins. */
export type BeginConfig = EngineConfig &
  Pick<Config, 'seed' | 'data_file' | 'durability' | 'import_file' | 'watch'> &
  Pick<StoreOptions, 'least_growth'>;

/** A sandbox that nobody can call yet. */
export interface Begun {
  seed: number;
  engine: Engine;
  store: Store;
}

/**
 * Begins a sandbox, and goes on with it. Where that fails, its files are given back.
 * @throws HostFailure, ScenarioFailure
 */
export async function beginWith<T>(config: BeginConfig, log: Log, goOn: (begun: Begun) => Promise<T>): Promise<T> {
  const store = openStore({
    file: config.data_file,
    sync: config.durability === 'fsync',
    least_growth: config.least_growth,
    onFailure: (error) => log.error('store', error.message),
    onNotice: (message) => log.error('store', message),
  });
  try {
    const seed = config.seed ?? drawSeed();
    const engine = await createEngine(config, String(seed), store, log);
    // What was written down, or changes under way, may ask for a scenario in any turn, and have any profile.
    const isKept = Object.keys(store.state.worlds).length > 0;
    if (isKept || config.import_file !== null || config.watch) {
      await Promise.all([engine.library.ready(), loadVariants()]);
    }
    await loadInto(engine, store, config.import_file, () => {
      engine.worlds.create({ ...engine.newMerchant, webhooks: startWebhooks(config) });
    });
    if (config.public !== null) engine.worlds.replaceFixedKeys();
    engine.worlds.endDue();
    store.commit();
    return await goOn({ seed, engine, store });
  } catch (error) {
    closeUnheard(store);
    throw error;
  }
}

/** After a start that failed, what made it fail is told, and not what the closing finds besides. */
function closeUnheard(store: Store): void {
  try {
    store.close();
  } catch {}
}

/** What changes while a sandbox runs. */
export interface State extends Life {
  draining: boolean;
  beginDraining(): void;
}

export function stateOf(): State {
  const listeners = new Set<() => void>();
  const life: State = {
    draining: false,
    pauses: new Pauses(),
    onStop(act) {
      if (life.draining) queueMicrotask(act);
      listeners.add(act);
      return () => listeners.delete(act);
    },
    beginDraining() {
      life.draining = true;
      life.pauses.endAll();
      for (const act of [...listeners]) act();
    },
  };
  return life;
}

/** The sandbox in a page: the entry of the worker that holds the engine. */
import { defaultSettings } from '../domain/merchants/settings.js';
import { createFetch } from '../platform/fetch/fetch.js';
import { createLog } from '../platform/node/log.js';
import { timer } from '../platform/node/time.js';
import { serveSite } from '../platform/page/worker.js';
import { type BeginConfig, beginWith, stateOf } from './begin.js';
import { crashLog, createProgram, type Running } from './handle.js';

const CONFIG: BeginConfig & Omit<Running['config'], 'public_url'> = {
  ...{ cors: ['*'], control_token: null, claim_code: null, public: null, delay_ms: 0 },
  ...{ seed: null, data_file: null },
  ...{ settings: defaultSettings(), balance_factor: 1, examples: false, scenarios: [], scenario: null, webhook: null },
  ...{ clock: { mode: 'real', now_ms: null, speed: 1 }, deliver_to: 'local' },
  ...{ durability: 'process', import_file: null, watch: false },
};

// Scripts lie in a folder of the site.
serveSite(new URL('../', import.meta.url).href, ({ url, data_file, seed, notice }) => {
  const quiet = createLog('silent', () => undefined);
  const log = {
    ...quiet,
    error: (event: string, message: string) => (event === 'store' ? notice(message) : console.error(message)),
  };
  const config = { ...CONFIG, data_file, seed, public_url: url };
  return beginWith(config, log, async ({ engine, store }) => {
    const life = stateOf();
    const bound = { loopback: true, publicHost: new URL(url).host };
    const onCrash = crashLog(log);
    const handle = createProgram({
      ...{ config, engine, store, log, life, bound, origin: () => url },
      callOwnServer: (call) => inside.callOwn(call),
    });
    const inside = createFetch({ handle, origin: url, sleep: life.pauses.sleep, timer, onCrash });
    engine.own.listening(url, url);
    store.commit();
    return {
      fetch: inside.fetch,
      close() {
        life.beginDraining();
        engine.stop();
        store.close();
      },
    };
  });
});

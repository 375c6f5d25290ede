/** The sandbox in a page: the entry of the worker that holds the engine. */
import { createLog } from '../platform/node/log.js';
import { serveSite } from '../platform/page/worker.js';
import { beginWith, CALLED_IN_PROCESS, holdInProcess } from './begin.js';

// Scripts lie in a folder of the site.
serveSite(new URL('../', import.meta.url).href, ({ url, data_file, seed, notice }) => {
  const quiet = createLog('silent', () => undefined);
  const log = {
    ...quiet,
    error: (event: string, message: string) => (event === 'store' ? notice(message) : console.error(message)),
  };
  const own = { claim_code: null, public: null, deliver_to: 'local', data_file, seed, public_url: url } as const;
  const config = { ...CALLED_IN_PROCESS, ...own };
  return beginWith(config, log, async (begun) => {
    const held = holdInProcess(begun, config, log, { loopback: true, publicHost: new URL(url).host }, url);
    begun.store.commit();
    return held;
  });
});

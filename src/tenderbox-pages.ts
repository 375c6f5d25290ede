/** The pages beside the APIs: loaded when the first one is asked for, so that neither a start nor a call waits for them. */
import type { Config } from './config.js';
import type { Engine } from './engine.js';
import { programVersion, readBuiltPage } from './host/files.js';
import type { Log } from './host/log.js';
import { drawSecret } from './host/random.js';
import type { createPublicApp } from './http/app.js';
import { VERSION_PATH } from './http/call.js';
import type { PagesHost } from './pages/host.js';
import type { Bound } from './wire/own-host.js';

export type RequestHandler = NonNullable<Parameters<typeof createPublicApp>[2]>;

/** Where the server listens, as the guards of pages and control API need it. */
export function boundOf({ loopback, public_url, public: open }: Config): Bound {
  return { loopback, public: open !== null, publicHost: public_url === null ? undefined : new URL(public_url).host };
}

/** Answers pages; leaves whatever belongs to the API, or is no page, to the next in line. */
export function pagesOnDemand(config: Config, engine: Engine, log: Log, onStop: PagesHost['onStop']): RequestHandler {
  const { worlds, turn, onChange } = engine;
  const host: PagesHost = {
    bound: boundOf(config),
    version: programVersion(),
    worlds,
    turn: (world, act) => turn(world, act, 'page'),
    onChange,
    onStop,
    drawToken: drawSecret,
    read: readBuiltPage,
    report: (error) => log.error('pages', error instanceof Error ? error.message : String(error)),
  };
  let pages: Promise<RequestHandler> | undefined;
  return (req, res, next) => {
    if (req.path === VERSION_PATH || req.path.startsWith(`${VERSION_PATH}/`)) {
      next();
      return;
    }
    pages ??= import('./pages/index.js').then(({ createPages }) => createPages(host));
    pages.then((serve) => serve(req, res, next)).catch(next);
  };
}

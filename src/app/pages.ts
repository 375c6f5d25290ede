/** The pages beside the APIs: loaded when the first one is asked for, so that neither a start nor a call waits for them. */

import type { Bound } from '../api/own-host.js';
import type { Config } from '../config/config.js';
import type { createPublicApp } from '../merchant/app.js';
import { VERSION_PATH } from '../merchant/call.js';
import type { PagesHost } from '../pages/host.js';
import { programVersion, readBuiltPage } from '../platform/node/files.js';
import type { Log } from '../platform/node/log.js';
import { drawSecret } from '../platform/node/random.js';
import type { Engine } from './compose.js';

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
    pages ??= import('../pages/index.js').then(({ createPages }) => createPages(host));
    pages.then((serve) => serve(req, res, next)).catch(next);
  };
}

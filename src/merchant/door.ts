/**
 * The way in. Calls that are plainly spelled are led to their operation at once; for whatever else comes the Express app is
 * loaded when the first of it does, so that a start is 20 ms faster.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { loadContract } from '../contract/index.js';
import { begin, lead, VERSION_PATH } from './call.js';
import type { HttpContext } from './context.js';
import { createLanes } from './lane.js';
import { LIFE } from './life.js';

/** @param load makes the app; asked once, and again after it failed */
export function createDoor(context: HttpContext, load: () => Promise<RequestListener>): RequestListener {
  const laneOf = createLanes(VERSION_PATH, loadContract('merchant').operations);
  let app: RequestListener | undefined;
  let loading: Promise<RequestListener> | undefined;
  const loaded = async (): Promise<RequestListener> => {
    loading ??= load();
    try {
      app = await loading;
      return app;
    } finally {
      loading = undefined;
    }
  };
  const goAround = (req: IncomingMessage, res: ServerResponse): void => {
    if (app !== undefined) {
      app(req, res);
      return;
    }
    loaded().then(
      (serve) => serve(req, res),
      (error: unknown) => {
        context.onCrash(error, { method: req.method ?? '', path: req.url ?? '' });
        res.destroy();
      },
    );
  };
  return (req: IncomingMessage, res: ServerResponse): void => {
    const { method = '', url = '' } = req;
    // Pages of another origin are answered with headers that are Express middleware's to set.
    const lane = req.headers.origin === undefined ? laneOf(method, url) : undefined;
    if (lane === undefined) goAround(req, res);
    else lead(begin(context, req, res, lane.operation, lane.pathParameters), LIFE);
  };
}

/**
 * Express in front of the program: it takes every request, hands it on as a call, and sends the reply. What the program throws comes
 * to its layer for errors.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { type BodyRead, type Call, ClientGone, type Headers, type Peer } from '../../../api/call.js';
import type { Bound } from '../../../api/own-host.js';
import type { Handle } from '../../../api/pipeline.js';
import { type OwnRequest, readBody } from './body.js';
import { clientAddress, hasSeveralHosts, shareOf } from './caller.js';
import { send } from './send.js';
import { refusedShare } from './unread.js';

export interface ExpressOptions {
  handle: Handle;
  bound: Bound;
  /** Waits so many milliseconds of real time, or until the sandbox stops. */
  sleep(delay_ms: number): Promise<void>;
  /** Told of what must not happen: something that the program did not make a reply of. */
  onCrash(error: unknown, at: { method: string; path: string }): void;
}

export function createExpressApp({ handle, bound, sleep, onCrash }: ExpressOptions): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  app.use(async (req: Request, res: Response) => {
    const reply = await handle(new NodeCall(req, res, bound));
    await send(res, reply, sleep);
  });
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => {
    if (!(error instanceof ClientGone)) onCrash(error, { method: req.method, path: req.path });
    res.destroy();
  });
  return app;
}

/** What the connection tells, found out when it is asked for: few calls ask for all of it. */
class NodePeer implements Peer {
  constructor(
    private readonly req: IncomingMessage,
    private readonly bound: Bound,
  ) {}

  get scheme(): Peer['scheme'] {
    return 'encrypted' in this.req.socket ? 'https' : 'http';
  }

  get address(): string {
    return clientAddress(this.req, this.bound);
  }

  get share(): string | undefined {
    return shareOf(this.req, this.bound);
  }

  get hasSeveralHosts(): boolean {
    return hasSeveralHosts(this.req);
  }
}

/** A call that came over a socket. */
class NodeCall implements Call {
  readonly method: string;
  readonly target: string;
  readonly headers: Headers;
  readonly peer: Peer;

  constructor(
    private readonly req: OwnRequest,
    private readonly res: ServerResponse,
    bound: Bound,
  ) {
    this.method = req.method ?? '';
    this.target = req.url ?? '';
    this.headers = req.headers;
    this.peer = new NodePeer(req, bound);
  }

  get waitsForLeave(): boolean {
    return this.req.heldBack !== undefined;
  }

  get isWhole(): boolean {
    return this.req.complete;
  }

  body(limit: number): BodyRead | Promise<BodyRead> {
    return readBody(this.req, limit);
  }

  count(merchant_id: string): string | undefined {
    return refusedShare(this.res, merchant_id);
  }

  get gone(): Promise<void> {
    return new Promise((resolve) => {
      if (this.res.destroyed) resolve();
      else this.res.once('close', () => resolve());
    });
  }
}

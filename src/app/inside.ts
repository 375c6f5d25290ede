/** Calls that do not come through the sandbox's own server: made by code, or handed over by somebody else's server. */
import { ClientGone } from '../api/call.js';
import type { Handle } from '../api/pipeline.js';
import { createFetch, type SandboxFetch } from '../platform/fetch/fetch.js';
import { createNodeHandler } from '../platform/node/http/express.js';
import type { HandlerOptions, NodeHandler } from '../platform/node/http/send.js';
import { timer } from '../platform/node/time.js';

/** The ways in that need no port. */
export interface Inside {
  /** In the place of the global `fetch`. */
  readonly fetch: SandboxFetch;
  /** In somebody else's server. */
  readonly handler: NodeHandler;
  /** A call of the sandbox to itself, as a client makes it. */
  readonly callOwn: ReturnType<typeof createFetch>['callOwn'];
  /** Takes no more calls. @returns resolves when all were answered */
  end(): Promise<unknown>;
}

interface InsideOptions extends HandlerOptions {
  /** Where calls of code are made. */
  origin: string;
}

export function openInside({ handle: inner, ...options }: InsideOptions): Inside {
  const underWay = new Set<Promise<unknown>>();
  let isEnded = false;
  const handle: Handle = async (call) => {
    if (isEnded) throw new ClientGone('The sandbox is closed.');
    const reply = inner(call);
    underWay.add(reply);
    try {
      return await reply;
    } finally {
      underWay.delete(reply);
    }
  };
  return {
    ...createFetch({ handle, timer, ...options }),
    handler: createNodeHandler({ handle, ...options }),
    end() {
      isEnded = true;
      return Promise.allSettled(underWay);
    },
  };
}

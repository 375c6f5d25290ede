/** Requests as `node:http` hands them on, and who takes them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Together } from '../loop.js';

/** A request whose client sends the body only when it is told to (`Expect: 100-continue`), which `readBody` does. */
export type OwnRequest = IncomingMessage & {
  /** Puts off what goes on once its body has come. */
  readonly together?: Together;
  /** Tells the client to send it; undefined where it is told, or does not wait for that. */
  heldBack?: (() => void) | undefined;
  /** Set where its body is too long, and not read to its end. */
  isCut?: boolean;
};

/** Whether the request announces a body at all. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || (req.headers['content-length'] ?? '0') !== '0';
}

/** Answers within somebody else's server: a listener of `node:http`, and middleware of Connect and Express, whose `next` is told what is wrong. */
export type NodeHandler = (req: IncomingMessage, res: ServerResponse, next?: (error?: unknown) => void) => void;

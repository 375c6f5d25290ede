/** What delivery needs from the host: one way to send, and the passing of real time. Types only. */

import type { DeliveryRecord } from '../domain/types.js';
import type { World } from '../domain/world.js';

/** One HTTP POST. */
export interface OutboundRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Real milliseconds for the whole exchange, from the start of sending to the end of the answer. */
  timeout_ms: number;
  /** Real milliseconds over which the body is sent, piece by piece. */
  slow_ms?: number;
  /** The connection is cut on purpose in the middle of the body. */
  cut?: boolean;
}

/** What became of it. */
export type OutboundResult =
  | {
      kind: 'answered';
      status: number;
      headers: Record<string, string>;
      /** At most the first 16 KiB. */
      body: string;
      truncated: boolean;
      /** Real time. */
      duration_ms: number;
    }
  | {
      kind: 'failed';
      /** Why there is no answer, for the merchant to read. */
      error: string;
      duration_ms: number;
    }
  /** Nothing is recorded: nobody wants to know any longer, or the process is stopping and the exchange is made again later. */
  | { kind: 'abandoned' };

/** An exchange that has begun. */
export interface Exchange {
  /** Never rejects, and is there in a later turn of the event loop: thousands that go nowhere let others have their turns. */
  readonly result: Promise<OutboundResult>;
  /** Ends it as abandoned, unless it has ended. */
  abandon(): void;
}

export interface Sender {
  send(request: OutboundRequest): Exchange;
}

/** What a dispatcher is given by the composition root. */
export interface DispatcherPorts {
  sender: Sender;
  /** How many attempts are made at a time; `DELIVERY_LIMITS` unless it is given. */
  limits?: { per_endpoint?: number; total?: number };
  /** Told of every recorded attempt that its receiver did not take. */
  notTaken?(world: World, delivery: DeliveryRecord): void;
  /** Told of what went wrong around an attempt that nobody waits for, which is a fault of ours. */
  failed?(world: World, error: unknown): void;
  /** The sandbox's version, for `User-Agent`. */
  version: string;
  /** Whether a URL is the sandbox's own, by any of its names. */
  isOwn(url: string): boolean;
  /** Lets other work of the process run, then resolves. */
  breathe(): Promise<void>;
  /** A real-time alarm; `cancel` frees it. */
  alarm(timeout_ms: number): { rang: Promise<void>; cancel(): void };
}

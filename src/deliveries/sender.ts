/** What delivery needs from the host: one way to send, and the passing of real time. Types only. */

import type { DeliveryRecord, InboxBehaviour } from '../domain/types.js';
import type { World } from '../domain/world.js';

/** One HTTP POST. */
export interface OutboundRequest {
  /** Whose webhook it is, where there is more than one: each merchant has places of its own at an endpoint. */
  merchant?: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Real milliseconds for the whole exchange, from the start of sending to the end of the answer. */
  timeout_ms: number;
  /** Real milliseconds over which the body is sent, piece by piece. */
  slow_ms?: number;
  /** The connection is cut on purpose in the middle of the body. */
  cut?: boolean;
  /** The receiver is the inbox of this sandbox: it answers like this, in real time, and nothing is sent. */
  inbox?: InboxBehaviour | { error: string };
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
  /**
   * Nothing is recorded: the process is stopping, so that nothing is known about the exchange and it is made again later; or it
   * was no longer wanted, when its turn came or since.
   */
  | { kind: 'abandoned' };

/** Who asked for something to be sent. Not a promise: thousands may wait for their turn, and what waits is moved about by the collector. */
export interface SendListener {
  /** Asked when its turn has come, just before it is sent: whether it still is to be. */
  begins(): boolean;
  /** Told what became of it: once, not before `send` has returned, and before the next one that waits has its turn. Never throws. */
  ended(result: OutboundResult): void;
}

export interface Sender {
  send(request: OutboundRequest, listener: SendListener): void;
  /** Ends what is under way for a merchant, abandoned; its listeners are told of it after the caller's turn, and never within. */
  cancel(merchant: string): void;
}

/** What a dispatcher is given by the composition root. */
export interface DispatcherPorts {
  sender: Sender;
  /** Told of every attempt that was recorded. */
  attempted?(world: World, delivery: DeliveryRecord): void;
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

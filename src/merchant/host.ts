import type { Call } from '../api/call.js';
import type { Bound } from '../api/own-host.js';
import type { Contract } from '../contract/index.js';
import type { Worlds } from '../domain/merchants/worlds.js';
import type { JournalEntry } from '../domain/types.js';
import type { World } from '../domain/world.js';

/** The version segment that every path of the contract stands below (docs/service.md#versions). */
export const VERSION_PATH = '/v1';

/** What the composition root hands to the public API. */
export interface MerchantHost {
  worlds: Worlds;
  /** The effective contract of a merchant's profile. */
  contractOf(world: World): Contract;
  /** That contract as the merchant is shown it: with settings in its texts, and examples of now. */
  documentOf(world: World): Contract['document'];
  /** Where payment_url and invoice_url lead to: scheme, host and port that a call was sent to, or the configured ones. */
  originOf(call: Call): string;
  /** Where the server listens, as far as it decides who may call. */
  bound: Bound;
  /** Real milliseconds, for durations only. */
  hostTime(): number;
  /** Milliseconds that every answer is kept waiting (`--delay`), beside what faults add. */
  delay_ms: number;
  sleep(delay_ms: number): Promise<void>;
  /** Makes what is due, and resolves when these deliveries have been attempted. */
  attempted(world: World, delivery_ids: readonly string[]): Promise<void>;
  /** True once the server is stopping: what still comes is answered 503. */
  draining(): boolean;
  /** Origins that may read answers from a browser, beside loopback ones (`--cors`). */
  corsOrigins: readonly string[];
  /** Resolves when a scenario can be asked for; undefined when it can already. */
  scenariosReady(): Promise<unknown> | undefined;
  /** Writes down what the call changed, before it is answered. @throws Error that says why it cannot be written */
  save(): void;
  /** Told of every call after it was answered. */
  onCall(world: World, entry: JournalEntry): void;
  /** Told of what must not happen: a crash of a handler, with its cause. */
  onCrash(error: unknown, entry: { method: string; path: string }): void;
}

/** What one operation works with. */
export interface OperationContext {
  world: World;
  /** Where the pages of new payment requests and invoices are. */
  origin: string;
}

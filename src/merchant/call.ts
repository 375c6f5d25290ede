/** What steps and handlers know of a public call. */
import type { Bound, Call, Reply } from '../api/call.js';
import type { Contract, Operation } from '../contract/index.js';
import type { Reservation } from '../domain/idempotency.js';
import type { KeyOwner, Worlds } from '../domain/merchants/worlds.js';
import type { Problem } from '../domain/problems.js';
import type { FaultRecord, KeyRecord, RequestEntry } from '../domain/records.js';
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
  /** Does long work and lets others be served in between. */
  inSlices<T>(work: Iterator<unknown, T>, slice_ms?: number): Promise<T>;
  /** Resolves when those attempts of these deliveries are recorded that have begun. */
  attempted(world: World, delivery_ids: readonly string[]): Promise<void>;
  /** Once the server is stopping, what still comes is answered 503. */
  lifecycle: { readonly draining: boolean };
  /** Origins that may read answers from a browser, beside loopback ones (`--cors`). */
  corsOrigins: readonly string[];
  /** Resolves when a scenario can be asked for; undefined when it can already. */
  scenariosReady(): Promise<unknown> | undefined;
  /** Writes down what the call changed, before it is answered. @throws Error that says why it cannot be written */
  save(): void;
  /** Told of every call that is about to be answered. @param duration_ms also of writing it down, which the entry does not know */
  onCall(world: World, entry: RequestEntry, duration_ms: number): void;
  /** Told of what must not happen: a crash of a handler, with its cause. */
  onCrash(error: unknown, entry: { method: string; path: string }): void;
}

/** What one operation works with. */
export interface OperationContext {
  world: World;
  /** Where the pages of new payment requests and invoices are. */
  origin(): string;
}

// What is known of a public call, from the first step to the last.

/** What a call names. */
export interface Route {
  readonly params: Readonly<Record<string, string>>;
  /** null where no operation has that path and method, and a rejected method is none of it. */
  readonly operation: Operation | null;
  /** Why there is nothing to be carried out. */
  readonly miss?: () => Problem;
}

/** What every step may read. */
export interface Started {
  readonly host: MerchantHost;
  readonly call: Call;
  readonly route: Route;
  readonly started_ms: number;
  /** Whose credential it is, accepted or not. */
  readonly owner: KeyOwner | undefined;
  /** The merchant against whose profile the call is checked: the recognised one, else `default`. */
  readonly world: World;
  readonly request_id: string;
  /** The limit of the profile is used up for so many seconds. */
  readonly retry_after_s: number | undefined;
  /** Headers of every reply to it. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Input {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The body's bytes as text; undefined where there are none. */
  readonly text: string | undefined;
}

/** The faults of the merchant that strike a call; the last one does more than slow it, if any does. */
export interface StruckFaults {
  readonly records: readonly FaultRecord[];
  readonly latency_ms: number;
}

/** What became of an Idempotency-Key. */
export interface Slot {
  readonly reservation?: Reservation;
  readonly note: NonNullable<RequestEntry['idempotency']>;
  readonly refusal?: unknown;
}

export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  /** How many deliveries there were before. */
  readonly deliveries_before: number;
}

/** What the steps find, by the names under which later ones read it. */
export interface Found {
  readonly operation: Operation;
  readonly body: { readonly bytes: Uint8Array; readonly reason: 'too_large' | 'encoded' | null };
  readonly key: KeyRecord;
  /** Of merchants that have any. */
  readonly faults: StruckFaults | undefined;
  readonly input: Input;
  readonly slot: Slot | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  readonly paused: true | undefined;
  readonly outcome: Outcome;
}

/** What a step knows behind those that found these. */
export type With<Names extends keyof Found> = Started & Pick<Found, Names>;
/** What closing steps know. */
export type Closing = Started & Partial<Found> & { readonly reply: Reply };

/** What the request log and coverage are told of a reply. */
export interface Account {
  readonly refusal: RequestEntry['refusal'];
  /** A fault or the client itself asked for it. */
  readonly intended?: boolean;
  readonly crash?: boolean;
}

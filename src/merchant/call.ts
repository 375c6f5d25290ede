/** What is known of a public call, from the first step to the last. */
import type { Call } from '../api/call.js';
import { Reply, type ReplyOptions } from '../api/reply.js';
import type { Operation } from '../contract/index.js';
import type { Reservation } from '../domain/idempotency.js';
import type { KeyOwner } from '../domain/merchants/worlds.js';
import type { Problem } from '../domain/problems.js';
import type { FaultRecord, JournalEntry, KeyRecord } from '../domain/types.js';
import type { World } from '../domain/world.js';
import type { MerchantHost } from './host.js';

/** What a call names. */
export interface Route {
  /** As sent, and what stands behind its question mark. */
  readonly path: string;
  readonly query: string;
  readonly params: Readonly<Record<string, string>>;
  /** null where no operation has that path and method, and a refused method is none of it. */
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
  /** The merchant whose profile judges the call: the recognised one, else `default`. */
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
  readonly note: NonNullable<JournalEntry['idempotency']>;
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
  readonly body: { readonly bytes: Uint8Array; readonly fault: 'too_large' | 'encoded' | null };
  readonly key: KeyRecord;
  readonly faults: StruckFaults;
  readonly input: Input;
  readonly slot: Slot | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  readonly paused: boolean;
  readonly outcome: Outcome;
}

/** What a step knows behind those that found these. */
export type With<Names extends keyof Found> = Started & Pick<Found, Names>;
/** What closing steps know. */
export type Closing = Started & Partial<Found> & { readonly reply: Reply };

/** What the request log and coverage are told of a reply. */
export interface Account {
  readonly refusal: JournalEntry['refusal'];
  /** A fault or the client itself asked for it. */
  readonly intended?: boolean;
  readonly crash?: boolean;
}

/** A reply with the reason for it. */
export class ExplainedReply extends Reply {
  constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    body: string,
    readonly account: Account,
    options?: ReplyOptions,
  ) {
    super(status, headers, body, options);
  }
}

export const accountOf = (reply: Reply): Account =>
  reply instanceof ExplainedReply ? reply.account : { refusal: null };

/** The operation as the contract of the merchant's profile has it: that may change while a call waits. */
export const effective = ({ host, world }: Started, { operationId }: Operation): Operation =>
  host.contractOf(world).operation(operationId);

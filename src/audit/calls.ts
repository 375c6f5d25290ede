/** What a rule of the audit is and sees: the calls of the request log, which repeats which, and what else a world recorded. */
import type { Contract, Operation } from '../contract/index.js';
import type { ControlSchema } from '../contract/types.js';
import { getOrMake } from '../domain/collection.js';
import type { RequestEntry, WorldData } from '../domain/records.js';

/** What the audit reads of a world. */
export const RECORDED = [
  'journal',
  'deliveries',
  'webhooks',
  'events',
  'transactions',
  'keys',
  'settings',
  'counters',
] as const satisfies readonly (keyof WorldData)[];
export type Recorded = Pick<WorldData, (typeof RECORDED)[number]>;

/** What every rule is given. */
export interface Seen {
  readonly recorded: Recorded;
  readonly contract: Contract;
  /** The request log, oldest first, with what retries are told by. */
  readonly calls: readonly Call[];
  /** How many calls the request log no longer has. */
  readonly dropped: number;
}

/** One time that a rule was broken. */
export interface Occurrence {
  /** What it was about; occurrences about the same are one finding. */
  readonly subject: string;
  /** How the finding reads when it happened so many times. */
  message(count: number): string;
  /** Ids of requests, of deliveries or of an endpoint. */
  readonly evidence: readonly string[];
  /** On the merchant's clock. */
  readonly first_ms: number;
  readonly last_ms: number;
}

/** One row of the table of rules. */
export interface Rule extends Readonly<ControlSchema<'AuditRule'>> {
  readonly find: (seen: Seen) => Occurrence[];
}

/** `once`, `twice`, `3 times`. */
export const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

/** What the audit says about one rule and one subject. */
export type Finding = ControlSchema<'Finding'>;

/** What the request log writes in the place of a secret that is too short to show the end of. */
const HIDDEN = '****';
/** A merchant's clock that went on by so much more than the real one was moved, or runs faster. */
const CLOCK_MOVED_MS = 20;
const CREDENTIALS = ['authorization', 'x-api-key', 'x-api-timestamp', 'x-api-signature'] as const;

/** An entry of the request log with what is read off it. */
export interface Call {
  readonly entry: RequestEntry;
  readonly operation: Operation | null;
  /** The call in the words of the contract: `POST /payments`. */
  readonly name: string;
  readonly key: string | undefined;
  /** The call that this one repeats unchanged, and how long the client waited after its answer. */
  readonly repeats: { readonly call: Call; readonly waited: Waited; readonly same_key: boolean } | null;
}

/** Milliseconds between an answer and the repetition. */
interface Waited {
  readonly real_ms: number;
  /** What counts as waiting: real time, or the merchant's where more of that went by (a frozen clock that was advanced). */
  readonly ms: number;
}

/** Everything that makes two requests the same but for credentials and Idempotency-Key; null where the request log cannot tell. */
function contentOf({ method, path, query, body, body_truncated, headers }: RequestEntry): string | null {
  // What the request log hides may differ from one call to the next, and a call that changed it is not the same call.
  if (body_truncated || body.includes(`"${HIDDEN}"`) || query.includes(`=${HIDDEN}`)) return null;
  return JSON.stringify([method, path, query, body, headers['content-type'], headers.prefer]);
}

const credentialsOf = ({ headers }: RequestEntry): string =>
  JSON.stringify(CREDENTIALS.map((name) => headers[name] ?? null));

/** Whether both calls surely carried the same credentials; a short secret is hidden whole, so that nobody can tell. */
export function sameCredentials(a: Call, b: Call): boolean {
  const hidden = CREDENTIALS.some((name) => a.entry.headers[name] === HIDDEN);
  return !hidden && credentialsOf(a.entry) === credentialsOf(b.entry);
}

const callerOf = (entry: RequestEntry): string => entry.key_id ?? credentialsOf(entry);

/** How long was waited between two calls; null when the second was sent before the first was answered, or nobody knows. */
function waitedBetween(before: RequestEntry, after: RequestEntry): Waited | null {
  if (before.real_ms === undefined || after.real_ms === undefined) return null;
  const real_ms = after.real_ms - (before.real_ms + before.duration_ms);
  if (real_ms < 0) return null;
  // The request log has the merchant's time of answers only: where that clock ran like the real one, the real time is the better one.
  const merchant_ms = after.at_ms - before.at_ms;
  const moved = merchant_ms - (real_ms + after.duration_ms) > CLOCK_MOVED_MS;
  return { real_ms, ms: moved ? Math.max(real_ms, merchant_ms) : real_ms };
}

/**
 * Reads the request log. A call repeats the one that its caller made directly before when both ask the same; with another call
 * between, only the same Idempotency-Key proves that it is a retry and not another use of the client that happens to look alike.
 */
export function readCalls(log: readonly RequestEntry[], { operations }: Contract): Call[] {
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const lastOf = new Map<string, { call: Call; content: string | null }>();
  const lastWithKey = new Map<string, Call>();
  return log.map((entry) => {
    const operation = byId.get(entry.operation_id ?? '') ?? null;
    const content = contentOf(entry);
    const caller = callerOf(entry);
    const key = entry.headers['idempotency-key'];
    const slot = key === undefined || content === null ? null : JSON.stringify([caller, key, content]);
    const keyed = slot === null ? undefined : lastWithKey.get(slot);
    const last = lastOf.get(caller);
    const before = keyed ?? (content !== null && last?.content === content ? last.call : undefined);
    const waited = before === undefined ? null : waitedBetween(before.entry, entry);
    const call: Call = {
      entry,
      operation,
      // An unknown path may hold anything, a credential included.
      name: `${entry.method} ${operation?.path ?? '(no operation)'}`,
      key,
      repeats: before === undefined || waited === null ? null : { call: before, waited, same_key: keyed !== undefined },
    };
    lastOf.set(caller, { call, content });
    if (slot !== null) lastWithKey.set(slot, call);
    return call;
  });
}

/** The parts of an occurrence that calls give. */
export function evidenceOf(...calls: readonly Call[]): { evidence: string[]; first_ms: number; last_ms: number } {
  const instants = calls.map(({ entry }) => entry.at_ms);
  return {
    evidence: calls.map(({ entry }) => entry.id),
    first_ms: Math.min(...instants),
    last_ms: Math.max(...instants),
  };
}

/** What belongs together, each group in its order. @param groupOf null for what belongs to none */
export function grouped<T>(all: readonly T[], groupOf: (one: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groupOf(one);
    if (group !== null) getOrMake(groups, group, () => []).push(one);
  }
  return groups;
}

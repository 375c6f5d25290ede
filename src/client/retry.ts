/**
 * What is tried again, and after how long (docs/service.md#errors). The loop is ours: p-retry waits in real
 * time, draws its jitter from the global source, and leaves Retry-After to its caller.
 */
import type { Outcome } from './attempt.js';
import type { Setup } from './options.js';

/** Answers that ask for the same request again later. */
const RETRIED_STATUSES: readonly number[] = [429, 500, 503];

/** Jitter may choose next to nothing, and a client that does not wait at all does not back off. */
const SHORTEST_WAIT_MS = 100;
/** Each wait is at least so much longer than the one before: chance alone would now and then draw equal ones. */
const GROWTH = 1.25;

/** Why a call is not tried again. */
export type End =
  /** The answer says so. */
  | 'final'
  /** It is the stored answer of an Idempotency-Key, and the same key would get it again. */
  | 'replayed'
  /** As often as was allowed. */
  | 'retries'
  /** The next wait would go beyond the time of the call. */
  | 'deadline'
  /** Retry-After asks for more than is waited for. */
  | 'retry_after';

/** `drawn_ms` is the part of the wait that chance has drawn. */
export type Verdict = { readonly wait_ms: number; readonly drawn_ms: number } | { readonly end: End };

/** Milliseconds that an answer asks to wait, as seconds or as an HTTP date; undefined where it asks for none. */
export function retryAfterOf(headers: Headers, now_ms: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const until_ms = / GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(until_ms)) return undefined;
  // Both instants by the clock of the service where it says its time: the two clocks need not agree.
  const answered_ms = Date.parse(headers.get('date') ?? '');
  return Math.max(0, until_ms - (Number.isNaN(answered_ms) ? now_ms : answered_ms));
}

/** Whether an answer is the stored one of an earlier request. */
export const isReplayed = (headers: Headers): boolean => headers.get('idempotent-replayed') === 'true';

/** Exponential backoff with full jitter: anything between a little more than the last time and a ceiling that doubles. */
function backoff({ backoff_ms, max_backoff_ms, machine }: Setup, attempts: number, before_ms: number): number {
  const ceiling_ms = Math.min(max_backoff_ms, backoff_ms * 2 ** (attempts - 1));
  const floor_ms = Math.max(SHORTEST_WAIT_MS, Math.min(before_ms * GROWTH, ceiling_ms));
  return Math.round(floor_ms + machine.random() * Math.max(0, ceiling_ms - floor_ms));
}

function isRetried(outcome: Outcome, asked_ms: number | undefined): boolean {
  if (outcome.kind === 'unanswered') return true;
  // 409 with Retry-After: the first request with this Idempotency-Key is still being served.
  return RETRIED_STATUSES.includes(outcome.status) || (outcome.status === 409 && asked_ms !== undefined);
}

/** Where a call stands after an attempt. */
export interface Progress {
  /** How many attempts there were. */
  readonly attempts: number;
  readonly retries: number;
  /** What is left of the time of the call. */
  readonly left_ms: number;
  /** What chance drew for the wait before; 0 where there was none. */
  readonly drawn_ms: number;
}

/** Decides by how an attempt ended whether there is another, and after how long. */
export function decide(outcome: Outcome, { attempts, retries, left_ms, drawn_ms }: Progress, setup: Setup): Verdict {
  const headers = outcome.kind === 'answered' ? outcome.headers : undefined;
  const asked_ms = headers === undefined ? undefined : retryAfterOf(headers, setup.machine.now());
  if (!isRetried(outcome, asked_ms)) return { end: 'final' };
  if (headers !== undefined && isReplayed(headers)) return { end: 'replayed' };
  if (attempts > retries) return { end: 'retries' };
  if (asked_ms !== undefined && asked_ms > setup.max_retry_after_ms) return { end: 'retry_after' };
  // Jitter comes on top of what was asked for, so that clients that were rejected together do not come back together.
  const next_ms = backoff(setup, attempts, drawn_ms);
  const wait_ms = (asked_ms ?? 0) + next_ms;
  return wait_ms >= left_ms ? { end: 'deadline' } : { wait_ms, drawn_ms: next_ms };
}

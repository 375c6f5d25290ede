/**
 * What is tried again, and after how long (description, "Errors", client guidance). The loop is ours: p-retry waits in real
 * time, draws its jitter from the global source, and leaves Retry-After to its caller.
 */
import type { Outcome } from './attempt.js';
import type { Setup } from './options.js';

/** Answers that ask for the same request again later. */
export const RETRIED_STATUSES: readonly number[] = [429, 500, 503];

/** Jitter may choose next to nothing, and a client that does not wait at all does not back off. */
export const SHORTEST_WAIT_MS = 100;

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

export type Verdict = { readonly wait_ms: number } | { readonly end: End };

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

/** Exponential backoff with full jitter: anything between the shortest wait and a ceiling that doubles. */
function backoff({ backoff_ms, max_backoff_ms, machine }: Setup, attempts: number): number {
  const ceiling_ms = Math.min(max_backoff_ms, backoff_ms * 2 ** (attempts - 1));
  const room_ms = Math.max(0, ceiling_ms - SHORTEST_WAIT_MS);
  return Math.round(SHORTEST_WAIT_MS + machine.random() * room_ms);
}

function isRetried(outcome: Outcome, asked_ms: number | undefined): boolean {
  if (outcome.kind === 'unanswered') return true;
  // 409 with Retry-After: the first request with this Idempotency-Key is still being served.
  return RETRIED_STATUSES.includes(outcome.status) || (outcome.status === 409 && asked_ms !== undefined);
}

/**
 * Judges how an attempt ended.
 * @param attempts how many there were, this one included
 * @param left_ms what is left of the time of the call
 */
export function judge(outcome: Outcome, attempts: number, left_ms: number, retries: number, setup: Setup): Verdict {
  const headers = outcome.kind === 'answered' ? outcome.headers : undefined;
  const asked_ms = headers === undefined ? undefined : retryAfterOf(headers, setup.machine.now());
  if (!isRetried(outcome, asked_ms)) return { end: 'final' };
  if (headers !== undefined && isReplayed(headers)) return { end: 'replayed' };
  if (attempts > retries) return { end: 'retries' };
  if (asked_ms !== undefined && asked_ms > setup.max_retry_after_ms) return { end: 'retry_after' };
  // Jitter comes on top of what was asked for, so that clients that were refused together do not come back together.
  const wait_ms = (asked_ms ?? 0) + backoff(setup, attempts);
  return wait_ms >= left_ms ? { end: 'deadline' } : { wait_ms };
}

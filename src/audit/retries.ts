/** Rules about retries: what may be retried, when, and under which key. */
import { type Call, evidenceOf, type Occurrence, type Recorded, type Seen, sameCredentials, times } from './calls.js';

/** Answers that say that the same request will be rejected again. */
export const FINAL_STATUSES: readonly number[] = [400, 401, 403, 404, 422];
/** Answers that ask for a retry later. */
export const LATER_STATUSES: readonly number[] = [429, 500, 503];

/** A repetition after more real time than this is another use of the client, and no retry. */
export const RETRY_WINDOW_MS = 60_000;
/** A new key this long after a failure (real time) may be a new order; before, it is taken for the same one. */
export const SAME_INTENT_MS = 10_000;
/** Whoever waits less than this does not wait; a round trip on one machine takes a few milliseconds. */
export const NO_WAIT_MS = 50;
/** So many retries in a row without waiting: one alone may be chance, because jitter may choose next to nothing. */
export const UNWAITED_RETRIES = 2;
/** So many equal waits in a row are no exponential backoff; two may be a coincidence of jitter. */
export const EQUAL_WAITS = 3;
/** Waits that differ by less than this share are equal. */
export const EQUAL_SHARE = 0.15;
/** Equal waits from here on are a backoff that has reached its ceiling. */
export const CEILING_MS = 10_000;
/** How much too early a retry may be without ignoring Retry-After: timers and clocks are not exact. */
export const RETRY_AFTER_TOLERANCE_MS = 100;

/**
 * Whether another webhook came between two calls: a receiver that asks about the resource of each event is right to ask again, and
 * cannot know that it is not there. Where the clock stands still, the webhook that the first call was made for looks so, too.
 */
function deliveredBetween({ deliveries }: Recorded, before: Call, after: Call): boolean {
  if (after.entry.method !== 'GET') return false;
  const [from_ms, to_ms] = [before.entry.at_ms, after.entry.at_ms];
  const came = deliveries.flatMap(({ event_id, attempts }) =>
    attempts
      .filter(({ at_ms, duration_ms }) => at_ms <= to_ms && at_ms + duration_ms >= from_ms)
      .map(({ at_ms }) => ({ event_id, at_ms })),
  );
  return came.some(({ at_ms }) => at_ms > from_ms) || new Set(came.map(({ event_id }) => event_id)).size > 1;
}

/** The same request again, rejected again in the same way: had it been accepted, something had changed elsewhere meanwhile. */
export function retriedUnchanged({ calls, recorded }: Seen): Occurrence[] {
  return calls.flatMap((call): Occurrence[] => {
    if (call.repeats === null || deliveredBetween(recorded, call.repeats.call, call)) return [];
    const { call: before, waited, same_key } = call.repeats;
    const { status, faults } = before.entry;
    if (!FINAL_STATUSES.includes(status) || waited.real_ms > RETRY_WINDOW_MS) return [];
    // A rejection on purpose changes nothing, so the same key after it is a retry even where that was let through.
    const proven = same_key && faults !== undefined;
    if (call.entry.status !== status && !proven) return [];
    if ((status === 401 || status === 403) && !sameCredentials(before, call)) return [];
    const message = (count: number) => `${call.name} was sent again unchanged ${times(count)} after ${status}.`;
    return [{ subject: `${call.name} ${status}`, message, ...evidenceOf(before, call) }];
  });
}

/** Seconds that an answer asks to wait; undefined where it asks for none. */
function retryAfter({ entry }: Call): number | undefined {
  const text = Object.entries(entry.response_headers).find(([name]) => name.toLowerCase() === 'retry-after')?.[1];
  return text === undefined || !/^\d+$/.test(text) ? undefined : Number(text);
}

export function ignoredRetryAfter({ calls }: Seen): Occurrence[] {
  return calls.flatMap((call): Occurrence[] => {
    if (call.repeats === null) return [];
    const { call: before, waited } = call.repeats;
    const seconds = retryAfter(before);
    const { status } = before.entry;
    if (seconds === undefined || !LATER_STATUSES.includes(status)) return [];
    if (waited.ms + RETRY_AFTER_TOLERANCE_MS >= seconds * 1_000) return [];
    const message = (count: number) =>
      `${call.name} was retried too early ${times(count)} after ${status}: Retry-After asked for ${seconds} s, the client waited ${Math.round(waited.ms)} ms.`;
    return [{ subject: `${call.name} ${status}`, message, ...evidenceOf(before, call) }];
  });
}

/** Failures that were retried one after the other, with the waits between them. */
interface Chain {
  readonly calls: Call[];
  readonly waits: number[];
}

/** Retries after failures that left the waiting to the client; those with Retry-After are held against that. */
function chainsOf(calls: readonly Call[]): Chain[] {
  const ending = new Map<Call, Chain>();
  const chains = new Set<Chain>();
  for (const call of calls) {
    if (call.repeats === null) continue;
    const { call: before, waited } = call.repeats;
    if (!LATER_STATUSES.includes(before.entry.status) || retryAfter(before) !== undefined) continue;
    if (waited.real_ms > RETRY_WINDOW_MS) continue;
    const chain = ending.get(before) ?? { calls: [before], waits: [] };
    chains.add(chain);
    ending.delete(before);
    chain.calls.push(call);
    chain.waits.push(waited.ms);
    ending.set(call, chain);
  }
  return [...chains];
}

/** What is wrong with the waits of a chain, in words; null when they may be a backoff, jitter included. */
function issueOf(waits: readonly number[]): string | null {
  const shortest = Math.min(...waits);
  const longest = Math.max(...waits);
  if (waits.length >= UNWAITED_RETRIES && longest < NO_WAIT_MS) return 'without waiting';
  const equal = shortest >= NO_WAIT_MS && longest - shortest <= longest * EQUAL_SHARE;
  if (waits.length >= EQUAL_WAITS && equal && longest < CEILING_MS) return `every ${Math.round(longest)} ms`;
  return null;
}

export function retriedWithoutBackoff({ calls }: Seen): Occurrence[] {
  return chainsOf(calls).flatMap((chain): Occurrence[] => {
    const [first] = chain.calls as [Call];
    const issue = issueOf(chain.waits);
    if (issue === null) return [];
    const { status } = first.entry;
    const message = (count: number) =>
      `${first.name} was retried ${issue} after ${status}, ${chain.waits.length} times in a row${count === 1 ? '' : `; ${count} such runs`}.`;
    return [{ subject: `${first.name} ${status}`, message, ...evidenceOf(...chain.calls) }];
  });
}

/** Whether the client cannot know that the call was not carried out. */
function leftOpen({ entry }: Call): boolean {
  const cut = entry.faults?.some(({ effects }) => effects.some((effect) => /^(?:reset|truncate) /.test(effect)));
  return entry.status === 0 || entry.status >= 500 || cut === true;
}

export function changedKey({ calls }: Seen): Occurrence[] {
  return calls.flatMap((call): Occurrence[] => {
    if (call.repeats === null || call.entry.method !== 'POST') return [];
    const { call: before, waited } = call.repeats;
    if (call.key === undefined || before.key === undefined || call.key === before.key) return [];
    if (!leftOpen(before) || waited.real_ms > SAME_INTENT_MS) return [];
    const message = (count: number) =>
      `${call.name} was retried with the same body and a new Idempotency-Key ${times(count)} after an answer that left open whether it had been carried out.`;
    return [{ subject: call.name, message, ...evidenceOf(before, call) }];
  });
}

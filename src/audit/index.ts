/** The audit: the table of rules, holding what a world recorded against them, and printing what was found. */
import { joined } from '../contract/coverage.js';
import type { Contract } from '../contract/index.js';
import type { ControlSchema } from '../contract/types.js';
import { timestamp } from '../domain/clock.js';
import { atOnce, type Sliced } from '../domain/ports.js';
import { type Finding, grouped, type Occurrence, type Recorded, type Rule, readCalls, type Seen } from './calls.js';
import { rejectedDuplicates, tooSlow, unreconciled, withoutSecret } from './receivers.js';
import { keyInUrl, missingKey, polledTooFast, reusedKey, unfollowedLists, unknownFields } from './requests.js';
import { changedKey, ignoredRetryAfter, retriedUnchanged, retriedWithoutBackoff } from './retries.js';

export { type Finding, RECORDED, type Recorded } from './calls.js';
export { diagnoseSignature, type SignatureFinding } from './signature-doctor.js';

/** A finding names at most so many records: the first ones, which show how it began. */
export const MAX_EVIDENCE = 50;
/** At most so many findings of one rule. */
export const MAX_FINDINGS_PER_RULE = 50;
const LONGEST_MESSAGE = 2_048;

/**
 * Calls that are no longer in the request log. They are numbered as they come; some that were numbered never were entered, because
 * the client went away, so that neither the lowest number nor the count alone tells.
 */
function droppedFrom({ journal, counters }: Recorded): number {
  if (journal.length === 0) return counters.request;
  const numbers = journal.map(({ id }) => Number(id.split('_').at(-1))).filter(Number.isFinite);
  const first = Math.min(...numbers, counters.request);
  return Math.max(0, Math.min(first - 1, counters.request - journal.length));
}

const instant = (ms: number): string => timestamp(ms, 'milliseconds');

function findingOf({ id, severity }: Rule, occurrences: readonly Occurrence[]): Finding {
  const [first] = occurrences as readonly [Occurrence];
  const evidence = new Set(occurrences.flatMap((each) => each.evidence));
  return {
    rule: id,
    severity,
    // Names and addresses are what others sent, and the message goes to terminals.
    message: first
      .message(occurrences.length)
      .replace(/\p{Cc}/gu, '?')
      .slice(0, LONGEST_MESSAGE),
    evidence: [...evidence].slice(0, MAX_EVIDENCE),
    count: occurrences.length,
    first_at: instant(Math.min(...occurrences.map(({ first_ms }) => first_ms))),
    last_at: instant(Math.max(...occurrences.map(({ last_ms }) => last_ms))),
  };
}

/** What one rule has to say: one finding for each thing that it was broken at. */
function findingsOf(rule: Rule, seen: Seen): Finding[] {
  const groups = grouped(rule.find(seen), ({ subject }) => subject);
  return [...groups.values()].slice(0, MAX_FINDINGS_PER_RULE).map((group) => findingOf(rule, group));
}

/** What a whole audit says. */
type AuditResult = ControlSchema<'AuditResult'>;

/** Holds what a world recorded against every rule. Changes nothing; what has left the request log is not seen. */
export function runAudit({ data }: { readonly data: Recorded }, contract: Contract): AuditResult {
  return atOnce(auditInSlices(data, contract));
}

/** The same rule by rule; `data` must not change meanwhile. */
export function* auditInSlices(data: Recorded, contract: Contract): Sliced<AuditResult> {
  const dropped = droppedFrom(data);
  const seen: Seen = { recorded: data, contract, calls: readCalls(data.journal, contract), dropped };
  yield;
  const findings: Finding[] = [];
  for (const rule of RULES) {
    findings.push(...findingsOf(rule, seen));
    yield;
  }
  return {
    findings,
    rules: RULES.map(({ find: _, ...rule }) => rule),
    journal: { entries: data.journal.length, dropped },
  };
}

/** Findings of several worlds or runs: the same thing done again elsewhere is the same finding. */
export function addFindings(all: readonly Finding[]): Finding[] {
  const nameOf = ({ rule, message }: Finding): string => `${rule} ${message}`;
  return joined([all], nameOf, (before, { count }) => ({ ...before, count: before.count + count }));
}

/** How many of each severity, in words. */
function totals(findings: readonly Finding[]): string {
  const counts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  return counts.join(', ');
}

/** The findings as text for a terminal: each with what it rests on, its evidence and what to do. */
export function auditReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Audit: nothing found.';
  const lines = findings.flatMap(({ rule, severity, message, evidence, first_at, last_at }) => {
    const row = RULES.find(({ id }) => id === rule);
    const shown = evidence.slice(0, 5).join(', ') + (evidence.length > 5 ? `, and ${evidence.length - 5} more` : '');
    return [
      '',
      `  ${severity.padEnd(7)}  ${rule}: ${message}`,
      `           evidence: ${shown} (${first_at === last_at ? first_at : `${first_at} to ${last_at}`})`,
      ...(row === undefined ? [] : [`           rests on: ${row.rests_on}`, `           do: ${row.advice}`]),
    ];
  });
  return [`Audit: ${totals(findings)}.`, ...lines].join('\n');
}

// The table of rules, in the order in which they are reported.

const KEY_SENTENCE =
  'A request repeated with the same key within 24 hours returns the result of the original request without re-processing.';

export const RULES: readonly Rule[] = [
  {
    id: 'retry-unchanged',
    severity: 'error',
    title: 'A refused request is sent again unchanged',
    rests_on: 'Do not retry 400, 401, 403, 404 and 422 without changing the request.',
    advice: 'Retry only 429, 500 and 503; report every other 4xx to the caller and correct the request.',
    find: retriedUnchanged,
  },
  {
    id: 'retry-without-backoff',
    severity: 'error',
    title: 'Retries do not wait longer and longer',
    rests_on: 'Retry 429, 500 and 503 with exponential backoff.',
    advice: 'Double the wait before each retry, add jitter, and end after a few attempts.',
    find: retriedWithoutBackoff,
  },
  {
    id: 'retry-after-ignored',
    severity: 'error',
    title: 'A retry comes before Retry-After is over',
    rests_on: 'When a limit is exceeded the response carries a Retry-After header giving seconds to wait.',
    advice: 'Wait at least as many seconds as Retry-After says before the same request is sent again.',
    find: ignoredRetryAfter,
  },
  {
    id: 'idempotency-key-missing',
    severity: 'warning',
    title: 'A POST carries no Idempotency-Key',
    rests_on: KEY_SENTENCE,
    advice: 'Send a unique Idempotency-Key with every POST: without one, a retry after a lost answer pays twice.',
    find: missingKey,
  },
  {
    id: 'idempotency-key-reused',
    severity: 'error',
    title: 'An Idempotency-Key is used again for another request',
    rests_on: 'Same key, other body: 422.',
    advice: 'Make a new key for each intent, such as one per order, and keep it for the retries of that intent only.',
    find: reusedKey,
  },
  {
    id: 'idempotency-key-changed',
    severity: 'error',
    title: 'A retry carries a new Idempotency-Key',
    rests_on: KEY_SENTENCE,
    advice: 'Make the key before the first attempt and send the same one with every retry; a new key may pay twice.',
    find: changedKey,
  },
  {
    id: 'key-in-url',
    severity: 'error',
    title: 'A credential stands in a URL',
    rests_on: 'Keys must never be placed in URLs or query strings.',
    advice: 'Send the credential in a header; URLs end up in logs. Revoke a key that was sent so.',
    find: keyInUrl,
  },
  {
    id: 'polling-too-fast',
    severity: 'warning',
    title: 'One resource is read more often than the rate limit allows',
    rests_on: 'Rate limits apply per API key.',
    advice: 'Let webhooks tell of changes, and poll seldom and with growing intervals.',
    find: polledTooFast,
  },
  {
    id: 'list-not-followed',
    severity: 'note',
    title: 'A list is read without following has_more',
    rests_on:
      'Every list response is an object: data, has_more (boolean), url (relative path with query that fetches the next page).',
    advice: 'While has_more is true, fetch url for the next page; where a few records are enough, say so with limit.',
    find: unfollowedLists,
  },
  {
    id: 'unknown-field',
    severity: 'warning',
    title: 'Fields or parameters that the contract does not have are sent again and again',
    rests_on: 'An invalid query parameter yields INVALID_PARAMETER.',
    advice: 'Generate the client from the contract, and remove what it does not name.',
    find: unknownFields,
  },
  {
    id: 'webhook-without-secret',
    severity: 'warning',
    title: 'A webhook endpoint has no secret',
    rests_on: 'The receiver compares it to the header value; they must match exactly.',
    advice: 'Register the endpoint with a secret and verify Service-Signature: else anyone can report a payment.',
    find: withoutSecret,
  },
  {
    id: 'receiver-too-slow',
    severity: 'error',
    title: 'A receiver is slower than the delivery time-out',
    rests_on: 'Other answers or no answer count as failed.',
    advice: 'Store the event, answer 2xx at once, and do the work afterwards.',
    find: tooSlow,
  },
  {
    id: 'receiver-refuses-duplicates',
    severity: 'error',
    title: 'A receiver refuses an event that it has accepted before',
    rests_on: 'Dispatch runs through background queues with retries.',
    advice: 'Remember event ids, and answer 2xx to an event that was handled already without handling it again.',
    find: rejectedDuplicates,
  },
  {
    id: 'no-reconciliation',
    severity: 'warning',
    title: 'Nobody looks after an event that could not be delivered',
    rests_on: 'Other answers or no answer count as failed.',
    advice: 'After an outage, list what has changed since the last event that arrived, or replay failed deliveries.',
    find: unreconciled,
  },
];

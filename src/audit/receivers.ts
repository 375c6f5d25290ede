/** Rules about webhook endpoints and their receivers. */
import type { AttemptRecord, DeliveryRecord } from '../domain/records.js';
import { isTaken } from '../domain/states.js';
import { type Call, grouped, type Occurrence, type Recorded, type Seen, times } from './calls.js';

/** An attempt that ended so close to the time-out without an answer was ended by it. */
export const TIMEOUT_TOLERANCE_MS = 50;
/** Delivery faults that a receiver is right to reject, or that make it slow. */
const NOT_TO_BLAME: readonly string[] = ['down', 'bad_signature', 'stale', 'other_envelope', 'slow', 'cut'];

/** The address without its query string, where secrets may stand. */
const shown = (url: string): string => url.split('?', 1)[0] as string;
const spoiled = ({ misbehaviour }: DeliveryRecord): boolean => misbehaviour.some((mark) => NOT_TO_BLAME.includes(mark));

export function withoutSecret({ recorded, calls }: Seen): Occurrence[] {
  return recorded.webhooks
    .filter(({ secret, disabled }) => secret === undefined && disabled !== true)
    .map(({ id, url, created_at_ms }) => {
      const registering = calls.find(({ entry, operation }) => {
        return operation?.operationId === 'createWebhook' && entry.response_body.includes(`"${id}"`);
      });
      const evidence = registering === undefined ? [id] : [registering.entry.id];
      const message = () => `The endpoint ${id} (${shown(url)}) has no secret, so its deliveries are not signed.`;
      return { subject: id, message, evidence, first_ms: created_at_ms, last_ms: created_at_ms };
    });
}

export function tooSlow({ recorded }: Seen): Occurrence[] {
  const timeout_ms = recorded.settings.webhook_timeout * 1_000;
  return recorded.deliveries.flatMap((delivery): Occurrence[] => {
    if (spoiled(delivery)) return [];
    const { id, url } = delivery;
    return delivery.attempts
      .filter(({ status, duration_ms }) => status === null && duration_ms >= timeout_ms - TIMEOUT_TOLERANCE_MS)
      .map(({ at_ms }) => ({
        subject: url,
        message: (count) => `${shown(url)} did not answer within ${timeout_ms / 1_000} s ${times(count)}.`,
        evidence: [id],
        first_ms: at_ms,
        last_ms: at_ms,
      }));
  });
}

/** Deliveries of one event to one endpoint, in their order, where there are several. */
function duplicatesOf({ deliveries }: Recorded): DeliveryRecord[][] {
  const groups = grouped(deliveries, ({ endpoint_id, event_id }) => `${endpoint_id} ${event_id}`);
  return [...groups.values()].filter((group) => group.length > 1);
}

/**
 * The attempt of a duplicate that was rejected after the event had been accepted; undefined where one was accepted too. Parallel
 * duplicates may cross, and a receiver that rejects one while it works on the other is right until it is asked again.
 */
function rejectionAfter(accepted_ms: number, duplicate: DeliveryRecord, parallel: boolean): AttemptRecord | undefined {
  if (duplicate.attempts.some(isTaken)) return undefined;
  return duplicate.attempts.find(({ status, at_ms }) => {
    return status !== null && (parallel ? at_ms > accepted_ms : at_ms >= accepted_ms);
  });
}

export function rejectedDuplicates({ recorded }: Seen): Occurrence[] {
  return duplicatesOf(recorded).flatMap((group): Occurrence[] => {
    const first = group.findIndex((delivery) => delivery.attempts.some(isTaken));
    const original = group[first];
    if (original === undefined) return [];
    const accepted_ms = original.attempts.find(isTaken)?.at_ms ?? 0;
    return group.flatMap((duplicate, index): Occurrence[] => {
      const parallel = [original, duplicate].some(({ behave }) => behave?.parallel === true) || index < first;
      const rejection = spoiled(duplicate) ? undefined : rejectionAfter(accepted_ms, duplicate, parallel);
      if (rejection === undefined) return [];
      const { url } = duplicate;
      const message = (count: number) =>
        `${shown(url)} answered ${rejection.status} to an event that it had accepted before, ${times(count)}.`;
      const evidence = [original.id, duplicate.id];
      return [{ subject: url, message, evidence, first_ms: accepted_ms, last_ms: rejection.at_ms }];
    });
  });
}

/** Resources that can be read, by the beginning of their ids. */
const READABLE = /^(?:pay_req|txn|inv|payout)_/;
const READ_IDS = /"((?:pay_req|txn|inv|payout)_[a-z0-9]+)"/g;

/** When each resource was last read, by itself or in a list. */
function lastReads(calls: readonly Call[]): Map<string, number> {
  const last = new Map<string, number>();
  for (const { entry } of calls) {
    if (entry.method !== 'GET' || entry.status !== 200) continue;
    for (const [, id] of entry.response_body.matchAll(READ_IDS)) last.set(id as string, entry.at_ms);
  }
  return last;
}

/** The ids whose reading tells of a resource: its own, and for a transaction that of what it belongs to. */
function idsThatShow({ transactions }: Recorded): (resource_id: string) => string[] {
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  return (resource_id) => {
    const transaction = byId.get(resource_id);
    const owners = [transaction?.payment_request_id, transaction?.payout_id];
    return [resource_id, ...owners.filter((id) => typeof id === 'string')];
  };
}

/** Events that reached no endpoint, and whose resource nobody has read since. */
export function unreconciled({ recorded, calls, dropped }: Seen): Occurrence[] {
  const lost = recorded.deliveries.filter(({ status, attempts }) => {
    // A receiver that answers 410 has asked to be told nothing any more.
    return status === 'failed' && attempts.at(-1)?.status !== 410;
  });
  if (lost.length === 0) return [];
  const delivered = new Set(
    recorded.deliveries.filter((d) => d.status === 'succeeded').map(({ event_id }) => event_id),
  );
  const events = new Map(recorded.events.map((event) => [event.id, event]));
  const reads = lastReads(calls);
  const showing = idsThatShow(recorded);
  const oldest_ms = calls[0]?.entry.at_ms ?? Number.POSITIVE_INFINITY;
  return lost.flatMap((delivery): Occurrence[] => {
    const event = events.get(delivery.event_id);
    const resource_id = event?.resource_id ?? '';
    if (event === undefined || event.test === true || delivered.has(event.id) || !READABLE.test(resource_id)) return [];
    const at_ms = delivery.attempts.at(-1)?.at_ms ?? delivery.created_at_ms;
    // What came since may have left the request log: then nobody can tell that it was not read.
    if (dropped > 0 && oldest_ms > at_ms) return [];
    if (showing(resource_id).some((id) => (reads.get(id) ?? Number.NEGATIVE_INFINITY) >= at_ms)) return [];
    const message = (count: number) =>
      `${count === 1 ? 'An event' : `${count} events`} about ${resource_id} could not be delivered, and it was never read afterwards.`;
    return [{ subject: resource_id, message, evidence: [delivery.id], first_ms: at_ms, last_ms: at_ms }];
  });
}

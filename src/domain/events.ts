/** What happens in a world, and why: events, recorded once and then told to the listeners in their fixed order, and their causes. */
import { nowOf } from './clock.js';
import type { EventType } from './event-types.js';
import { type IdKind, kindOf, newId } from './ids.js';
import type { ChangeKind, Subject } from './ports.js';
import type { EventRecord, Job, JsonObject, TransactionRecord } from './records.js';
import type { World } from './world.js';

/** The kinds of records that events are about. */
const CHANGED: Partial<Record<IdKind, ChangeKind>> = {
  payment: 'payment',
  transaction: 'transaction',
  invoice: 'invoice',
  payout: 'payout',
};

function noteChange(world: World, { id }: EventRecord, subject: Subject | null): void {
  world.env.changed?.(world, 'event', id);
  if (subject === null) return;
  const kind = CHANGED[kindOf(subject.id) ?? 'event'];
  if (kind !== undefined) world.env.changed?.(world, kind, subject.id);
  if (kind !== 'transaction') return;
  // What happens to a transaction moves what it belongs to on.
  const { payment_request_id, payout_id = null } = subject as TransactionRecord;
  if (payment_request_id !== null) world.env.changed?.(world, 'payment', payment_request_id);
  if (payout_id !== null) world.env.changed?.(world, 'payout', payout_id);
}

/**
 * Records that something happened to a resource, and tells the listeners.
 * @param data the resource as it is now, as the merchant is shown it
 */
export function recordEvent(
  world: World,
  type: EventType,
  subject: Subject | null,
  data: JsonObject,
  test = false,
): EventRecord {
  const id = newId(world, 'event');
  const resource_id = subject?.id ?? null;
  const created_at_ms = nowOf(world);
  // The event keeps a copy, because V8 learns from what becomes of the objects that a literal makes: where all that were presented
  // stayed, with events, it would make those for answers among the old objects too.
  const kept = { ...data };
  // Two spellings, because what is added to an object later lies beside it, in a list of its own.
  const event: EventRecord =
    world.cause === null
      ? { id, type, created_at_ms, resource_id, data: kept }
      : { id, type, created_at_ms, resource_id, data: kept, cause: world.cause };
  if (test) event.test = true;
  world.events.add(event);
  for (const listener of world.env.listeners) listener(world, event, subject);
  if (world.data.webhooks.length > 0) world.env.deliver?.(world, event);
  if (world.env.changed !== undefined) noteChange(world, event, subject);
  world.env.touched(world);
  return event;
}

// Causes: what is done in a world names itself, and the events and the movements of the books that it brings about keep that name.
// One short text, so that it costs next to nothing:
//
// - `req_0_000012`: a call of the merchant API, by its place in the request log;
// - `call_3:payPayment`: a call of the control API, a page or code, which no request log keeps, by a number and what it did;
// - `job_7:payment.expire`: something fell due;
// - `run_…:2`: a step of a scenario run, counted from 0.

/** Does something in the name of a cause; what was being done before is the cause again afterwards. */
export function because<T>(world: World, cause: string, act: () => T): T {
  const before = world.cause;
  world.cause = cause;
  try {
    return act();
  } finally {
    world.cause = before;
  }
}

/** Who does something without a call of the control API: code that holds the sandbox, or a page that a customer sees. */
export type Caller = 'code' | 'page';

/** A name for a call that no request log keeps. */
export function callCause(world: World, what: string): string {
  world.calls += 1;
  return `call_${world.calls}:${what}`;
}

/** The name of a job that is run. */
export function jobCause({ id, kind, subject, detail }: Job): string {
  return kind === 'scenario.step' ? `${subject}:${String(detail?.step)}` : `job_${id}:${kind}`;
}

/** What a cause says. */
export type Cause =
  | { kind: 'request'; request_id: string }
  | { kind: 'call'; what: string }
  | { kind: 'job'; job: number; what: string }
  | { kind: 'step'; run_id: string; step: number };

/** Reads a cause; undefined for a text that is none, as an imported world may have it. */
export function readCause(cause: string): Cause | undefined {
  const [name = '', what = ''] = cause.split(':');
  if (name.startsWith('req_')) return { kind: 'request', request_id: cause };
  if (name.startsWith('call_')) return { kind: 'call', what };
  if (name.startsWith('job_')) return { kind: 'job', job: Number(name.slice('job_'.length)), what };
  return name.startsWith('run_') ? { kind: 'step', run_id: name, step: Number(what) } : undefined;
}

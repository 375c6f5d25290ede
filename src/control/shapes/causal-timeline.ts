/** Which events, deliveries and movements belong to an object of any kind, by its id. */

import type { ControlSchema } from '../../contract/types.js';
import { type Cause, readCause } from '../../domain/events.js';
import { minorToDecimal } from '../../domain/money.js';
import { notFound } from '../../domain/problems.js';
import type {
  AttemptRecord,
  DeliveryRecord,
  EventRecord,
  LedgerEntry,
  TransactionRecord,
} from '../../domain/records.js';
import { JOBS, type JobKind, RECORD_KINDS, RECORD_PREFIXES, rowOf } from '../../domain/resources.js';
import { isTaken } from '../../domain/states.js';
import type { World } from '../../domain/world.js';
import { at } from './clock.js';
import { chainEntry, sentence } from './timeline.js';

/** The ids of a resource and of those that belong to it. */
type Family = ReadonlySet<string>;

/** What belongs to a record: what its kind holds, refunds of a payment request, payment requests of an invoice. Undefined for other ids. */
function heldBy(world: World, id: string): string[] | undefined {
  const kind = RECORD_KINDS.find((each) => id.startsWith(RECORD_PREFIXES[each]));
  if (kind === undefined) return undefined;
  const { list, holds } = rowOf(kind);
  const record: object | undefined = world[list].get(id);
  if (holds === undefined || record === undefined) return undefined;
  const named = holds.flatMap((field): string | string[] => record[field as keyof typeof record] ?? []);
  const made = [...world.related.refunds.of(id), ...world.related.payments.of(id)];
  return [...named, ...made.map((each) => each.id)];
}

/** The line of a transaction is that of what it belongs to. */
function familyOf(world: World, id: string): Family | undefined {
  const transaction = world.transactions.get(id);
  const owner = transaction?.payment_request_id ?? transaction?.payout_id ?? world.runs.get(id)?.resource_id ?? id;
  if (heldBy(world, owner) === undefined) return undefined;
  const family = new Set([owner]);
  // What is added on the way is looked at as well.
  for (const each of family) for (const held of heldBy(world, each) ?? []) family.add(held);
  return family;
}

/** With their deliveries. */
function timelineOf({ related }: World, events: EventRecord[], ledger: LedgerEntry[]): Timeline {
  return { events, deliveries: related.deliveries.ofAll(events.map(({ id }) => id)), ledger };
}

/** Deliveries of what happened to a record or to what belongs to it, oldest first; none for an id that names no record. */
export function deliveriesAbout(world: World, id: string): DeliveryRecord[] {
  const events = world.related.events.ofAll(familyOf(world, id) ?? [id]);
  return world.related.deliveries.ofAll(events.map((event) => event.id));
}

/**
 * Everything that belongs to an object: a payment request, transaction, invoice, payout, payment link, subscription, run, event, delivery
 * or call of the merchant API.
 * @throws Problem `not_found`
 */
export function findTimeline(world: World, id: string): Timeline {
  const { related } = world;
  const family = familyOf(world, id);
  if (family !== undefined) return timelineOf(world, related.events.ofAll(family), related.movements.ofAll(family));
  const event = world.events.get(world.deliveries.get(id)?.event_id ?? id);
  if (event !== undefined) {
    const timeline = timelineOf(world, [event], []);
    return event.id === id
      ? timeline
      : { ...timeline, deliveries: timeline.deliveries.filter((each) => each.id === id) };
  }
  if (!world.data.journal.some((entry) => entry.id === id)) throw notFound('object', id);
  return timelineOf(world, related.caused_events.of(id), related.caused_movements.of(id));
}

// One line from a call to what it led to: state changes, events, deliveries and their attempts, movements of the books.

type Entry = ControlSchema<'CausalEntry'>;
type Ids = Entry['ids'];

const LONGEST_LINE = 2_000;
const LONGEST_TITLE = 2_048;
/** Names of calls begin anew with the process; the same name much later is another call. */
const LONGEST_CALL_MS = 5_000;

/** What a timeline is made of. */
interface Timeline {
  events: readonly EventRecord[];
  deliveries: readonly DeliveryRecord[];
  ledger: readonly LedgerEntry[];
}

/** An entry before the gaps are known. */
interface Step extends Omit<Entry, 'at' | 'gap_ms'> {
  at_ms: number;
}

/** Those who act without a call of the control API. */
const CALLERS: Readonly<Record<string, string>> = {
  code: 'Code that runs the sandbox did this.',
  page: 'A page that customers see did this.',
};

/** The row of what fell due; an imported event may name a job that there is none of. */
const jobOf = (what: string) => (Object.hasOwn(JOBS, what) ? JOBS[what as JobKind] : undefined);

class Line {
  readonly steps: Step[] = [];
  private readonly known = new Map<string, Step>();
  /** Calls by their name, with the instant of what they brought about last: a running clock goes on within one call. */
  private readonly calls = new Map<string, { id: string; at_ms: number }>();

  constructor(private readonly world: World) {}

  add(step: Step): void {
    if (this.known.has(step.id)) return;
    this.known.set(step.id, step);
    this.steps.push(step);
  }

  /** The entry of what brought something about; null where nothing says it. */
  cause(cause: string | undefined, at_ms: number): string | null {
    const read = cause === undefined ? undefined : readCause(cause);
    if (cause === undefined || read === undefined) return null;
    if (read.kind === 'request') return this.request(cause, at_ms);
    // A name is unique while the sandbox runs, and with its instant also beyond.
    const step = { id: `${cause}@${at_ms}`, at_ms, caused_by: this.scheduledBy(read) };
    if (read.kind === 'call') {
      const same = this.calls.get(cause);
      if (same !== undefined && Math.abs(at_ms - same.at_ms) <= LONGEST_CALL_MS) return same.id;
      this.calls.set(cause, step);
      const title = CALLERS[read.what] ?? `${read.what} was called.`;
      this.add({ ...step, kind: 'call', title, ids: { operation_id: read.what } });
    } else if (read.kind === 'job') {
      this.add({ ...step, kind: 'job', title: jobOf(read.what)?.did ?? `${read.what} fell due.`, ids: {} });
    } else {
      const run = this.world.runs.get(read.run_id);
      const verb = run?.steps[read.step]?.verb ?? 'a step';
      const title = `Step ${read.step + 1} of the scenario ${run?.scenario ?? read.run_id}: ${verb}.`;
      this.add({ ...step, kind: 'step', title, ids: { run_id: read.run_id } });
    }
    return step.id;
  }

  /** What put a job into the future: a creation, or the state before; a call of its own comes from outside. */
  private scheduledBy(cause: Cause): string | null {
    const states = this.steps.filter(({ kind }) => kind === 'state');
    const atCreation = cause.kind === 'step' || (cause.kind === 'job' && jobOf(cause.what)?.from_creation === true);
    if (atCreation) return states[0]?.id ?? null;
    return cause.kind === 'job' ? (states.at(-1)?.id ?? null) : null;
  }

  /** It begins before whatever it led to, which the request log may be later than. */
  private request(id: string, at_ms: number): string {
    const known = this.known.get(id);
    if (known !== undefined) {
      known.at_ms = Math.min(known.at_ms, at_ms);
      return id;
    }
    const entry = this.world.data.journal.find((each) => each.id === id);
    const title =
      entry === undefined
        ? 'A call to the merchant API, which is not in the journal any more.'
        : `${entry.method} ${entry.path.slice(0, 200)} was answered ${entry.status}.`;
    const ids = { request_id: id, ...(entry?.operation_id && { operation_id: entry.operation_id }) };
    const began_ms = Math.min(entry?.at_ms ?? at_ms, at_ms);
    const took = entry && { duration_ms: entry.duration_ms };
    this.add({ id, at_ms: began_ms, kind: 'request', title, ids, caused_by: null, ...took });
    return id;
  }
}

function addEvent(line: Line, world: World, event: EventRecord): void {
  const { id, created_at_ms: at_ms, resource_id, type } = event;
  const ids: Ids = { event_id: id, ...(resource_id === null ? {} : { resource_id }) };
  let parent = line.cause(event.cause, at_ms);
  const transaction = world.transactions.get(resource_id ?? '');
  const chain = transaction && chainEntry(world, event, transaction);
  if (chain !== undefined) {
    line.add({ id: `${id}/chain`, at_ms, kind: 'chain', title: chain.detail, ids, caused_by: parent });
    parent = `${id}/chain`;
    if (transaction !== undefined && event.type === 'transaction.created') addBlocks(line, transaction);
  }
  if (event.test !== true) {
    line.add({ id: `${id}/state`, at_ms, kind: 'state', title: sentence(world, event), ids, caused_by: parent });
    parent = `${id}/state`;
  }
  line.add({ id, at_ms, kind: 'event', title: type, ids, caused_by: parent });
}

/** Confirmations before the last one, which the event of the transaction tells of. */
function addBlocks(line: Line, { id, blocks = [], confirmations_required }: TransactionRecord): void {
  for (const [place, { at_ms, confirmations, cause }] of blocks.entries()) {
    const title = `${confirmations} of ${confirmations_required} confirmations were reached.`;
    const caused_by = line.cause(cause, at_ms);
    line.add({ id: `${id}/block-${place}`, at_ms, kind: 'chain', title, ids: { resource_id: id }, caused_by });
  }
}

function answerOf({ status, duration_ms, error }: AttemptRecord): string {
  const took = `after ${duration_ms} ms`;
  if (status === null) return `No answer ${took}: ${error ?? 'the reason is not known.'}`;
  return `The receiver answered ${status} ${took}.${error === null ? '' : ` ${error}`}`;
}

function addDelivery(line: Line, delivery: DeliveryRecord): void {
  const { id, event_id, endpoint_id, url, replay_of, attempts, created_at_ms, next_attempt_at_ms } = delivery;
  const ids: Ids = { delivery_id: id, event_id, endpoint_id };
  const title = `${replay_of === null ? 'A delivery' : 'A replay'} to ${url} was queued.`;
  line.add({ id, at_ms: created_at_ms, kind: 'delivery', title, ids, caused_by: replay_of ?? event_id, url });
  let parent = id;
  for (const attempt of attempts) {
    const attempted = `${id}/${attempt.number}`;
    const made = { at_ms: attempt.at_ms, ids };
    line.add({ ...made, id: attempted, kind: 'attempt', title: `Attempt ${attempt.number}.`, caused_by: parent });
    parent = `${attempted}/answer`;
    const ok = isTaken(attempt);
    const { duration_ms } = attempt;
    line.add({ ...made, id: parent, kind: 'answer', title: answerOf(attempt), caused_by: attempted, ok, duration_ms });
  }
  if (next_attempt_at_ms === null) return;
  const next = `Attempt ${attempts.length + 1} is due.`;
  line.add({ id: `${id}/next`, at_ms: next_attempt_at_ms, kind: 'retry', title: next, ids, caused_by: parent });
}

function addMovement(line: Line, entry: LedgerEntry): void {
  const { id, at_ms, currency, from, to, amount, reason, resource_id, cause } = entry;
  const title = `${minorToDecimal(BigInt(amount), currency)} ${currency} moved from ${from} to ${to}: ${reason}.`;
  const ids: Ids = { ledger_id: id, ...(resource_id === null ? {} : { resource_id }) };
  line.add({ id, at_ms, kind: 'ledger', title, ids, caused_by: line.cause(cause, at_ms) });
}

/** By time; at one instant, what something led to stands right below it and not after what else happened then. */
function inOrder(steps: readonly Step[]): Step[] {
  const instants = new Map(steps.map(({ id, at_ms }) => [id, at_ms]));
  const [first, below]: [Step[], Map<string, Step[]>] = [[], new Map()];
  for (const step of steps) {
    const parent = step.caused_by ?? '';
    if (instants.get(parent) !== step.at_ms) first.push(step);
    else if (!below.get(parent)?.push(step)) below.set(parent, [step]);
  }
  const ordered: Step[] = [];
  const waiting = first.sort((a, b) => a.at_ms - b.at_ms).reverse();
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    ordered.push(step);
    waiting.push(...(below.get(step.id) ?? []).reverse());
  }
  return ordered;
}

/** The line of a course of events, oldest first; at one instant what caused comes before what was caused. */
export function causalLine(world: World, timeline: Timeline): { entries: Entry[]; complete: boolean } {
  const line = new Line(world);
  for (const event of timeline.events) addEvent(line, world, event);
  for (const delivery of timeline.deliveries) addDelivery(line, delivery);
  for (const entry of timeline.ledger) addMovement(line, entry);
  const steps = inOrder(line.steps).slice(0, LONGEST_LINE);
  const instants = new Map(steps.map(({ id, at_ms }) => [id, at_ms]));
  const entries = steps.map(({ at_ms, ...step }): Entry => {
    // A timeline may begin after its cause, as that of one delivery does.
    const parent_ms = instants.get(step.caused_by ?? '');
    return {
      ...step,
      at: at(at_ms),
      title: step.title.slice(0, LONGEST_TITLE),
      caused_by: parent_ms === undefined ? null : step.caused_by,
      gap_ms: parent_ms === undefined ? null : at_ms - parent_ms,
    };
  });
  return { entries, complete: steps.length === line.steps.length };
}

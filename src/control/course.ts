/** Which events, deliveries and movements belong to an object of any kind, by its id. */
import { notFound } from '../core/problems.js';
import type { EventRecord, LedgerEntry } from '../core/types.js';
import type { World } from '../core/world.js';
import { findRun } from '../scenarios/runs.js';
import type { Course } from './shapes/causal-timeline.js';

/** A resource with those that belong to it, and since when there is something to find. */
interface Family {
  ids: ReadonlySet<string>;
  since_ms: number;
}

const from = (from_ms: number) => ({ from_ms, before_ms: Number.POSITIVE_INFINITY });

/** Its own transactions and its refunds. */
function familyOfPayment(world: World, id: string): Family | undefined {
  const payment = world.payments.get(id);
  if (payment === undefined) return undefined;
  const since_ms = payment.created_at_ms;
  const refunds = world.transactions
    .read(-1, 'newer', world.transactions.size, '|refund', from(since_ms))
    .filter(({ payment_request_id }) => payment_request_id === id);
  return { ids: new Set([id, ...payment.transaction_ids, ...refunds.map((refund) => refund.id)]), since_ms };
}

function together(id: string, since_ms: number, families: (Family | undefined)[]): Family {
  const ids = new Set([id, ...families.flatMap((family) => [...(family?.ids ?? [])])]);
  return { ids, since_ms };
}

function familyOfInvoice(world: World, id: string): Family | undefined {
  const invoice = world.invoices.get(id);
  if (invoice === undefined) return undefined;
  const payments = world.payments.read(-1, 'newer', world.payments.size, undefined, from(invoice.created_at_ms));
  const own = payments.filter(({ invoice_id }) => invoice_id === id);
  const families = own.map((payment) => familyOfPayment(world, payment.id));
  return together(id, invoice.created_at_ms, families);
}

function familyOfPayout(world: World, id: string): Family | undefined {
  const payout = world.payouts.get(id);
  if (payout === undefined) return undefined;
  const ids = payout.transaction_id === undefined ? [id] : [id, payout.transaction_id];
  return { ids: new Set(ids), since_ms: payout.created_at_ms };
}

function familyOfLink(world: World, id: string): Family | undefined {
  const link = world.payment_links.get(id);
  const families = link?.payment_request_ids.map((payment_id) => familyOfPayment(world, payment_id));
  return link && together(id, link.created_at_ms, families ?? []);
}

function familyOfSubscription(world: World, id: string): Family | undefined {
  const subscription = world.subscriptions.get(id);
  const families = subscription?.invoice_ids.map((invoice_id) => familyOfInvoice(world, invoice_id));
  return subscription && together(id, subscription.created_at_ms, families ?? []);
}

/** The line of a transaction is that of what it belongs to. */
function familyOf(world: World, id: string): Family | undefined {
  const transaction = world.transactions.get(id);
  const owner = transaction?.payment_request_id ?? transaction?.payout_id ?? findRun(world, id)?.resource_id ?? id;
  return (
    familyOfPayment(world, owner) ??
    familyOfInvoice(world, owner) ??
    familyOfPayout(world, owner) ??
    familyOfLink(world, owner) ??
    familyOfSubscription(world, owner)
  );
}

/** The movements are in order of their time, unless the clock was set back, so they are looked for from the end. */
function movementsSince({ data }: World, since_ms: number, belongs: (entry: LedgerEntry) => boolean): LedgerEntry[] {
  const found: LedgerEntry[] = [];
  for (let i = data.ledger.length - 1; i >= 0; i--) {
    const entry = data.ledger[i] as LedgerEntry;
    if (entry.at_ms < since_ms) break;
    if (belongs(entry)) found.push(entry);
  }
  return found.reverse();
}

function courseOf(
  world: World,
  since_ms: number,
  isOwn: (event: EventRecord) => boolean,
  moves: (entry: LedgerEntry) => boolean,
): Course {
  const recorded = world.events.read(-1, 'newer', world.events.size, undefined, from(since_ms));
  const events = recorded.filter(isOwn);
  const ids = new Set(events.map(({ id }) => id));
  const made = world.deliveries.read(-1, 'newer', world.deliveries.size, undefined, from(since_ms));
  const deliveries = made.filter(({ event_id }) => ids.has(event_id));
  return { events, deliveries, ledger: movementsSince(world, since_ms, moves) };
}

/**
 * Everything that belongs to an object: a payment request, transaction, invoice, payout, payment link, subscription, run, event, delivery
 * or call of the merchant API.
 * @throws Problem `not_found`
 */
export function findCourse(world: World, id: string): Course {
  const family = familyOf(world, id);
  if (family !== undefined) {
    const has = (resource_id: string | null): boolean => resource_id !== null && family.ids.has(resource_id);
    return courseOf(
      world,
      family.since_ms,
      (event) => has(event.resource_id),
      (entry) => has(entry.resource_id),
    );
  }
  const event = world.events.get(world.deliveries.get(id)?.event_id ?? id);
  if (event !== undefined) {
    const course = courseOf(
      world,
      event.created_at_ms,
      (each) => each === event,
      () => false,
    );
    return event.id === id ? course : { ...course, deliveries: course.deliveries.filter((each) => each.id === id) };
  }
  const request = world.data.journal.find((entry) => entry.id === id);
  if (request === undefined) throw notFound('object', id);
  return courseOf(
    world,
    request.at_ms,
    ({ cause }) => cause === id,
    ({ cause }) => cause === id,
  );
}

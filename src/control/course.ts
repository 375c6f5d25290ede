/** Which events, deliveries and movements belong to an object of any kind, by its id. */
import { notFound } from '../domain/problems.js';
import type { EventRecord, LedgerEntry } from '../domain/types.js';
import type { World } from '../domain/world.js';
import { findRun } from '../scenarios/runs.js';
import type { Course } from './shapes/causal-timeline.js';

/** The ids of a resource and of those that belong to it. */
type Family = ReadonlySet<string>;

/** Its own transactions and its refunds. */
function familyOfPayment(world: World, id: string): Family | undefined {
  const payment = world.payments.get(id);
  if (payment === undefined) return undefined;
  const refunds = world.related.refunds.of(id);
  return new Set([id, ...payment.transaction_ids, ...refunds.map((refund) => refund.id)]);
}

const together = (id: string, families: (Family | undefined)[]): Family =>
  new Set([id, ...families.flatMap((family) => [...(family ?? [])])]);

function familyOfInvoice(world: World, id: string): Family | undefined {
  if (world.invoices.get(id) === undefined) return undefined;
  const families = world.related.payments.of(id).map((payment) => familyOfPayment(world, payment.id));
  return together(id, families);
}

function familyOfPayout(world: World, id: string): Family | undefined {
  const payout = world.payouts.get(id);
  if (payout === undefined) return undefined;
  return new Set(payout.transaction_id === undefined ? [id] : [id, payout.transaction_id]);
}

function familyOfLink(world: World, id: string): Family | undefined {
  const link = world.payment_links.get(id);
  const families = link?.payment_request_ids.map((payment_id) => familyOfPayment(world, payment_id));
  return link && together(id, families ?? []);
}

function familyOfSubscription(world: World, id: string): Family | undefined {
  const subscription = world.subscriptions.get(id);
  const families = subscription?.invoice_ids.map((invoice_id) => familyOfInvoice(world, invoice_id));
  return subscription && together(id, families ?? []);
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

/** With their deliveries. */
function courseOf({ related }: World, events: EventRecord[], ledger: LedgerEntry[]): Course {
  return { events, deliveries: related.deliveries.ofAll(events.map(({ id }) => id)), ledger };
}

/**
 * Everything that belongs to an object: a payment request, transaction, invoice, payout, payment link, subscription, run, event, delivery
 * or call of the merchant API.
 * @throws Problem `not_found`
 */
export function findCourse(world: World, id: string): Course {
  const { related } = world;
  const family = familyOf(world, id);
  if (family !== undefined) return courseOf(world, related.events.ofAll(family), related.movements.ofAll(family));
  const event = world.events.get(world.deliveries.get(id)?.event_id ?? id);
  if (event !== undefined) {
    const course = courseOf(world, [event], []);
    return event.id === id ? course : { ...course, deliveries: course.deliveries.filter((each) => each.id === id) };
  }
  if (!world.data.journal.some((entry) => entry.id === id)) throw notFound('object', id);
  return courseOf(world, related.caused_events.of(id), related.caused_movements.of(id));
}

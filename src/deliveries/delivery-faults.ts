/**
 * What goes wrong with deliveries on purpose (docs/service.md#faults-on-purpose). What a scenario asks for is found through
 * its runs, what was asked for by hand among the faults; what was done is marked in the history.
 */
import { nameOfDeliveryFault, strikes } from '../domain/faults/faults.js';
import {
  DELIVERY_FAULTS,
  type DeliveryFault,
  type DeliveryRecord,
  type EventRecord,
  type RunRecord,
  type WebhookRecord,
} from '../domain/records.js';
import type { World } from '../domain/world.js';
import { reportedType } from '../variants/envelopes.js';
import type { Outcome } from './attempt.js';

/** Put after the secret to sign wrongly: well-formed, and never right. */
const WRONG_SECRET_SUFFIX = ' (not the secret)';

/** How long a held delivery waits for another one to overtake it, on the merchant's clock. */
const REORDER_WAIT_MS = 60_000;

/** What a `deliveries:` entry of a run may hold besides the delivery fault itself. */
type Rule = DeliveryFault & { event?: string; endpoint?: string };

/** What the history says was done on purpose. */
export function marksOf(behave: DeliveryFault): string[] {
  return DELIVERY_FAULTS.filter((name) => Boolean(behave[name])).map(nameOfDeliveryFault);
}

/** Milliseconds that the first attempt is held back. */
export function heldBack(behave: DeliveryFault): number {
  return (behave.delay_ms ?? 0) + (behave.reorder === true ? REORDER_WAIT_MS : 0);
}

/** What becomes of an attempt while nothing listens on purpose; undefined where something does. */
export function whileDown({ behave, created_at_ms }: DeliveryRecord, at_ms: number): Outcome | undefined {
  if (at_ms >= created_at_ms + (behave?.down_ms ?? 0)) return undefined;
  return { kind: 'failed', error: 'Nothing listened, on purpose: the receiver was down.', duration_ms: 0 };
}

/** The secret that is really signed with. */
export function signingSecret(secret: string, behave: DeliveryFault): string {
  return behave.bad_signature === true ? secret + WRONG_SECRET_SUFFIX : secret;
}

/** The event's resource, and those that it belongs to: a scenario on a payment is about its transactions and its invoice too. */
function relatedIds(world: World, event: EventRecord): Set<string> {
  const { resource_id } = event;
  const transaction = world.transactions.get(resource_id ?? '');
  const invoice = world.invoices.get(resource_id ?? '');
  const ids = [resource_id, transaction?.payment_request_id, transaction?.payout_id, invoice?.payment_request_id];
  const invoices = ids.map((id) => world.payments.get(id ?? '')?.invoice_id);
  return new Set([...ids, ...invoices].filter((id) => typeof id === 'string'));
}

/** Whether a type means the event: what happened, or what the profile reports it as, because that is what arrives. */
const means = (type: string | undefined, event: EventRecord, world: World): boolean =>
  type === undefined || type === event.type || type === reportedType(event.type, world.data.settings);

const isFor = (named: string | undefined, { id, url }: WebhookRecord): boolean =>
  named === undefined || named === id || named === url;

function ruleOf(world: World, run: RunRecord, event: EventRecord, endpoint: WebhookRecord): Rule | undefined {
  const rules = run.deliveries as Rule[];
  return rules.find((rule) => means(rule.event, event, world) && isFor(rule.endpoint, endpoint));
}

function behaviourOf({ event: _event, endpoint: _endpoint, ...behave }: Rule): DeliveryFault | undefined {
  return Object.keys(behave).length === 0 ? undefined : { ...behave };
}

/** The first fault that the delivery fits and that strikes it; every fault that it fits counts it. */
function byFault(world: World, event: EventRecord, endpoint: WebhookRecord): DeliveryFault | undefined {
  let struck: DeliveryFault | undefined;
  for (const fault of world.data.faults) {
    const { webhook, behave } = fault;
    if (webhook === undefined || behave === undefined) continue;
    if (!means(webhook.event_type, event, world) || !isFor(webhook.endpoint, endpoint)) continue;
    if (struck !== undefined) fault.seen += 1;
    else if (strikes(world, fault)) struck = { ...behave };
  }
  return struck;
}

/** What is to go wrong with the delivery of an event to an endpoint, if anything: faults come before scenarios. */
export function deliveryFaultFor(world: World, event: EventRecord, endpoint: WebhookRecord): DeliveryFault | undefined {
  const struck = world.data.faults.length === 0 ? undefined : byFault(world, event, endpoint);
  return struck ?? byScenario(world, event, endpoint);
}

/**
 * What scenarios want to go wrong with the delivery. A run counts for its resource (and for the endpoint
 * that it was started by) also after its last step, because that step's own events are sent after it; a run about nothing in
 * particular counts for every event while it lasts. The latest run wins.
 */
function byScenario(world: World, event: EventRecord, endpoint: WebhookRecord): DeliveryFault | undefined {
  if (world.data.runs.length === 0) return undefined;
  for (const id of [...relatedIds(world, event), endpoint.id, '']) {
    for (const run of world.related.runs.of(id).reverse()) {
      if (run.status === 'cancelled' || (run.resource_id === null && run.status !== 'running')) continue;
      const rule = ruleOf(world, run, event, endpoint);
      if (rule !== undefined) return behaviourOf(rule);
    }
  }
  return undefined;
}

/** An event becomes deliveries: one for each endpoint that subscribes to it (docs/service.md#events). */

import { nowOf, showable } from '../domain/clock.js';
import { type DeliveryFilter, deliveriesIn } from '../domain/endpoints/deliveries.js';
import { derivedBytes, newId } from '../domain/ids.js';
import { schedule } from '../domain/jobs.js';
import { isFull, requireBelowLimit } from '../domain/limits.js';
import { CURRENCIES, currencyOf } from '../domain/money.js';
import type { Sliced } from '../domain/ports.js';
import { notFound, Problem } from '../domain/problems.js';
import type {
  DeliveryFault,
  DeliveryRecord,
  EventRecord,
  Json,
  TransactionRecord,
  WebhookRecord,
} from '../domain/records.js';
import { deliveryState } from '../domain/states.js';
import type { World } from '../domain/world.js';
import {
  catalogueOf,
  type PrintedEvent,
  printEvent,
  type Related,
  reportedName,
  reportedType,
  restamp,
  signatureHeader,
  signedTextOf,
  subscribedNames,
  subscribedTypes,
} from '../variants/envelopes.js';
import { deliveryFaultFor, heldBack, marksOf, signingSecret } from './delivery-faults.js';
import { delayBefore } from './in-flight.js';

interface DeliveryOptions {
  behave?: DeliveryFault | undefined;
  replay_of?: string;
}

/** The transaction of a test event whose data speaks of one: nothing was created, so its chain's side is derived. */
function madeUp(world: World, { type, data }: EventRecord): TransactionRecord | undefined {
  const ofTransaction = /^(transaction|refund)\./.test(type);
  const id = ofTransaction ? data.id : data.transaction_id;
  if (typeof id !== 'string') return undefined;
  const code = [data.crypto_currency, data.paid_currency, data.currency].find(
    (each) => typeof each === 'string' && CURRENCIES.get(each)?.kind === 'crypto',
  );
  const currency = typeof code === 'string' ? code : 'BTC';
  const { chains } = world.env;
  const network = chains.networksOf(currency)[0] ?? '';
  const bytes = derivedBytes(world.data, `test/${id}`, 32);
  return {
    id,
    address: chains.depositAddress(currency, network, bytes),
    hash: chains.transactionHash(network, bytes),
    confirmations: data.status === 'pending' ? 0 : currencyOf(currency).confirmations,
  } as TransactionRecord;
}

function relatedTo(world: World, event: EventRecord): Related {
  const id = event.resource_id ?? '';
  const invoice = world.invoices.get(id);
  const known = world.transactions.get(id);
  const payment = world.payments.get(known?.payment_request_id ?? invoice?.payment_request_id ?? id);
  const last = payment?.transaction_id ?? payment?.transaction_ids.at(-1);
  if (event.test === true) return { transaction: madeUp(world, event) };
  const transaction = known ?? world.transactions.get(last ?? world.payouts.get(id)?.transaction_id ?? '');
  return { transaction, payment };
}

/**
 * Prints an event in the words of the merchant's profile. One that the profile no longer reports was recorded while it did,
 * and is printed under its own type.
 */
function printAs(world: World, event: EventRecord, envelope = world.data.settings.envelope): PrintedEvent {
  const { settings: own } = world.data;
  const settings = envelope === own.envelope ? own : { ...own, envelope };
  const type = reportedType(event.type, settings) ?? event.type;
  const reported = type === event.type ? event : { ...event, type };
  return printEvent(reported, settings, envelope === 'form2' ? relatedTo(world, event) : {});
}

/** Whether the merchant's profile reports events of a type at all. */
export const isReported = (world: World, type: string): boolean =>
  reportedType(type, world.data.settings) !== undefined;

/** What an endpoint would be sent for an event; null where the profile does not report it. */
export function reportOf(world: World, event: EventRecord): { name: string; body: Json } | null {
  const name = reportedName(event.type, world.data.settings);
  return name === undefined ? null : { name, body: JSON.parse(printAs(world, event).body) as Json };
}

/** The names that endpoints can subscribe with under the merchant's profile. */
export const subscribableNames = ({ data }: World): string[] =>
  subscribedNames(catalogueOf(data.settings), data.settings);

/** Types as the profile names them, and what is meant by such names. */
export const subscribedAs = ({ data }: World, types: readonly string[]): string[] =>
  subscribedNames(types, data.settings);
export const typesNamed = ({ data }: World, names: readonly string[]) => subscribedTypes(names, data.settings);

/** Prints an event as a profile with the other envelope would. */
function printOther(world: World, event: EventRecord): PrintedEvent {
  return printAs(world, event, world.data.settings.envelope === 'form1' ? 'form2' : 'form1');
}

/** Prints the event where nobody has yet; from then on these bytes are kept with it, and the signed text follows from them. */
function printOnce(world: World, event: EventRecord): PrintedEvent {
  const { body } = event;
  // Only an import can bring a body that has no parts.
  if (body !== undefined) return { body, signed: signedTextOf(body) ?? body };
  const printed = printAs(world, event);
  event.body = printed.body;
  return printed;
}

const isStale = ({ behave }: DeliveryRecord): boolean => (behave?.stale_ms ?? 0) !== 0;

/** The exact bytes that a delivery sends, and the text that is signed for them. */
export function deliveryBytes(world: World, delivery: DeliveryRecord): PrintedEvent {
  const event = world.events.get(delivery.event_id);
  if (event === undefined) return { body: '', signed: '' };
  const printed = delivery.printed ?? printOnce(world, event);
  return isStale(delivery) ? restamp(printed.body, -(delivery.behave?.stale_ms ?? 0)) : printed;
}

/** The bytes alone, for those who need no signature: each attempt sends what was signed when the delivery was made. */
export function deliveryBody(world: World, delivery: DeliveryRecord): string {
  const kept = delivery.printed?.body ?? world.events.get(delivery.event_id)?.body;
  return kept === undefined || isStale(delivery) ? deliveryBytes(world, delivery).body : kept;
}

function signatureOf(world: World, delivery: DeliveryRecord, secret: string | undefined): string | null {
  // Printed here even when nothing is signed, so that a later look at the delivery or another profile changes nothing.
  const { signed } = deliveryBytes(world, delivery);
  if (secret === undefined) return null;
  const { signature_encoding } = world.data.settings;
  const key = signingSecret(secret, delivery.behave ?? {});
  return signatureHeader(signed, key, signature_encoding, world.env.crypto.hmacSha256);
}

/** Makes one delivery of an event and puts its first attempt into the world's future. */
export function addDelivery(
  world: World,
  event: EventRecord,
  endpoint: WebhookRecord,
  { behave, replay_of }: DeliveryOptions = {},
): DeliveryRecord {
  const now_ms = nowOf(world);
  const first_ms = now_ms + (delayBefore(world.data.settings.retry_schedule, 1) ?? 0) + heldBack(behave ?? {});
  const dropped = behave?.drop === true;
  const delivery: DeliveryRecord = {
    id: newId(world, 'delivery'),
    created_at_ms: now_ms,
    event_id: event.id,
    event_type: event.type,
    endpoint_id: endpoint.id,
    status: dropped ? 'failed' : 'pending',
    url: endpoint.url,
    signature: null,
    attempts: [],
    next_attempt_at_ms: dropped ? null : showable(first_ms),
    replay_of: replay_of ?? null,
    misbehaviour: behave === undefined ? [] : marksOf(behave),
    ...(behave === undefined ? {} : { behave }),
    ...(behave?.other_envelope === true ? { printed: printOther(world, event) } : {}),
  };
  delivery.signature = signatureOf(world, delivery, endpoint.secret);
  world.deliveries.add(delivery);
  world.env.changed?.(world, 'delivery', delivery.id);
  if (!dropped) schedule(world, 'delivery.attempt', first_ms, delivery.id);
  return delivery;
}

/** How many are sent at once: all of a parallel duplicate; a sequential one makes each copy after the one before was sent. */
function sentAtOnce(behave: DeliveryFault | undefined): number {
  return behave?.parallel === true ? (behave.duplicate ?? 1) : 1;
}

/** Told of events after all listeners: queues a delivery for every endpoint that subscribes to the type. */
export function enqueueDeliveries(world: World, event: EventRecord): void {
  const type = reportedType(event.type, world.data.settings);
  if (type === undefined) return;
  for (const endpoint of world.data.webhooks) {
    if (endpoint.disabled === true || !endpoint.event_types.includes(type)) continue;
    const behave = deliveryFaultFor(world, event, endpoint);
    addDelivery(world, event, endpoint, { behave });
    for (let copy = 1; copy < sentAtOnce(behave) && !isFull(world); copy++)
      addDelivery(world, event, endpoint, { behave });
  }
}

// Replay: the same bytes, as a new delivery that is linked to the old one (docs/service.md#history-and-replay).

function reachable(world: World, { endpoint_id }: DeliveryRecord): WebhookRecord | undefined {
  return world.data.webhooks.find(({ id, disabled }) => id === endpoint_id && disabled !== true);
}

function rejection(world: World, delivery: DeliveryRecord): string | null {
  if (deliveryState(delivery) === 'pending') {
    return `Delivery ${delivery.id} is still pending: its first attempt has not been made. Retry it to make it at once.`;
  }
  if (reachable(world, delivery) !== undefined) return null;
  const known = world.data.webhooks.some(({ id }) => id === delivery.endpoint_id);
  const why = known ? 'answered 410 and is disabled. Delete it, and register' : 'was deleted. Register';
  return `Delivery ${delivery.id} cannot be replayed: its endpoint ${delivery.endpoint_id} ${why} the URL again to receive further events.`;
}

function send(world: World, delivery: DeliveryRecord): DeliveryRecord {
  const event = world.events.get(delivery.event_id);
  const endpoint = reachable(world, delivery);
  if (event === undefined || endpoint === undefined) throw notFound('event', delivery.event_id);
  return addDelivery(world, event, endpoint, { replay_of: delivery.id });
}

/**
 * Sends a delivery's event again, whatever became of it, and without its delivery fault. One that waits for its retry goes on waiting.
 * @throws Problem `not_found`; `illegal_move` when nothing was sent yet, or its endpoint is deleted or disabled
 */
export function replay(world: World, delivery_id: string): DeliveryRecord {
  const delivery = world.deliveries.require(delivery_id);
  const rejected = rejection(world, delivery);
  if (rejected !== null) throw new Problem('illegal_move', rejected);
  return send(world, delivery);
}

/** How many are sent again before others may be served. */
const AT_ONCE = 20;

/**
 * Replays every delivery that failed, or failed so far and waits for its retry, and that has not been replayed since, oldest
 * first. Those whose endpoint cannot be reached any more are left out. Thousands are long work; it ends early when the world is
 * replaced meanwhile.
 * @throws Problem `not_found` when there is no such endpoint; `forbidden` when the merchant has no room for all of them, and
 *   none is replayed then
 */
export function* replayFailed(world: World, only: DeliveryFilter = {}): Sliced<DeliveryRecord[]> {
  const { deliveries } = world;
  const place = ({ id }: DeliveryRecord): number => deliveries.positionOf(id) ?? 0;
  const replayed = new Set(deliveries.records.map(({ replay_of }) => replay_of));
  const due = deliveriesIn(world, ['failed', 'retrying'], only)
    .sort((one, other) => place(one) - place(other))
    .filter((delivery) => !replayed.has(delivery.id) && reachable(world, delivery) !== undefined);
  if (due.length > 0) requireBelowLimit(world, due.length);
  const { generation } = world;
  const sent: DeliveryRecord[] = [];
  for (const delivery of due) {
    if (world.generation !== generation) break;
    sent.push(send(world, delivery));
    if (sent.length % AT_ONCE === 0) yield;
  }
  return sent;
}

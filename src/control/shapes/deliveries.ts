import type { ControlSchema } from '../../contract/types.js';
import { rejectionText } from '../../deliveries/attempt.js';
import { deliveryBytes } from '../../deliveries/enqueue.js';
import { timeOf } from '../../domain/clock.js';
import {
  type AttemptRecord,
  type DeliveryRecord,
  type EventRecord,
  type JsonObject,
  pick,
} from '../../domain/records.js';
import { deliveryState, isTaken } from '../../domain/states.js';
import type { World } from '../../domain/world.js';
import { boundedHeaders } from '../../recordings/har.js';
import { at, atOrNull } from './clock.js';

/** An event as webhooks report it, with the number of its deliveries. */
export function showEvent(world: World, event: EventRecord): ControlSchema<'Event'> {
  const { id, type, created_at_ms, resource_id, data } = event;
  return {
    event_id: id,
    event_type: type,
    created_at: timeOf(world, created_at_ms),
    resource_id,
    data,
    deliveries: world.related.deliveries.count(id),
  };
}

const LONGEST_ERROR = 2_048;
const LONGEST_ORDER = 128;
const LONGEST_CURRENCY = 64;

const showCommon = (delivery: DeliveryRecord) => ({
  ...pick(delivery, 'id', 'event_id', 'event_type', 'endpoint_id', 'url'),
  status: deliveryState(delivery),
  created_at: at(delivery.created_at_ms),
  next_attempt_at: atOrNull(delivery.next_attempt_at_ms),
  replay_of: delivery.replay_of,
});

/** What an event is about, as far as its data says it: enough to tell one record from another in a list. */
export function aboutOf(world: World, event_id: string): ControlSchema<'DeliverySummary'>['about'] {
  const event = world.events.get(event_id);
  const { amount, currency, metadata } = event?.data ?? ({} as JsonObject);
  const order_id = typeof metadata === 'object' && !Array.isArray(metadata) ? metadata?.order_id : undefined;
  // The data of an imported event may be anything.
  const isPrice = typeof amount === 'number' && typeof currency === 'string' && currency.length <= LONGEST_CURRENCY;
  const order = String(order_id)
    .slice(0, LONGEST_ORDER)
    .replace(/[\ud800-\udbff]$/, '');
  return {
    id: event?.resource_id ?? null,
    ...(isPrice ? { amount, currency } : {}),
    ...(order_id == null ? {} : { order_id: order }),
  };
}

/** A delivery without its bytes. */
export function showDeliverySummary(world: World, delivery: DeliveryRecord): ControlSchema<'DeliverySummary'> {
  const { attempts } = delivery;
  const last = attempts.at(-1);
  return {
    ...showCommon(delivery),
    about: aboutOf(world, delivery.event_id),
    attempts: attempts.length,
    last_status: last?.status ?? null,
    last_duration_ms: last?.duration_ms,
    last_error: last?.error?.slice(0, LONGEST_ERROR),
    last_response: last && rejectionText(last),
  };
}

const showAttempt = (attempt: AttemptRecord): ControlSchema<'Attempt'> => ({
  number: attempt.number,
  scheduled_at: at(attempt.scheduled_at_ms),
  at: at(attempt.at_ms),
  url: attempt.url,
  request_headers: boundedHeaders(attempt.request_headers),
  status: attempt.status,
  response_headers: boundedHeaders(attempt.response_headers),
  ...pick(attempt, 'response_body', 'response_truncated', 'duration_ms'),
  error: attempt.error?.slice(0, LONGEST_ERROR) ?? null,
});

/** A delivery with the exact bytes that are sent, the text that is signed, and every attempt. */
export function showDelivery(world: World, delivery: DeliveryRecord): ControlSchema<'Delivery'> {
  const { body, signed } = deliveryBytes(world, delivery);
  return {
    ...showCommon(delivery),
    body,
    signed_string: delivery.signature === null ? null : signed,
    signature: delivery.signature,
    attempts: delivery.attempts.map(showAttempt),
    misbehaviour: delivery.misbehaviour,
  };
}

type Counts = ControlSchema<'DeliveryCounts'>;

/** How many deliveries there are in each state, to one endpoint or in all. */
export function showCounts({ deliveries }: World, endpoint_id?: string): Counts {
  const count = (state: string): number =>
    deliveries.count(endpoint_id === undefined ? state : `${state}|${endpoint_id}`);
  const retrying = count('retrying');
  const [succeeded, failed, cancelled] = [count('succeeded'), count('failed'), count('cancelled')];
  return { pending: count('pending') - retrying, retrying, succeeded, failed, cancelled };
}

/** Failures one after the other from which an endpoint counts as failing. */
const FAILING_FROM = 3;
const NEWEST_ATTEMPTS = 50;
/** Deliveries that are looked through for them: enough to hold them, few enough for every look at the endpoints. */
const LOOKED_THROUGH = 100;

/** Its newest attempts, oldest first: of its newest deliveries, and of older ones that are tried again. */
function newestAttempts({ deliveries }: World, endpoint_id: string): AttemptRecord[] {
  const newest = (facet: string) => {
    const read = deliveries.read(deliveries.size, 'older', LOOKED_THROUGH, facet);
    return read.filter(({ attempts }) => attempts.length > 0).slice(0, NEWEST_ATTEMPTS);
  };
  const found = new Set([...newest(endpoint_id), ...newest(`retrying|${endpoint_id}`)]);
  return [...found]
    .flatMap(({ attempts }) => attempts)
    .sort((one, other) => one.at_ms - other.at_ms)
    .slice(-NEWEST_ATTEMPTS);
}

/** The value in the middle; null of none. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** How an endpoint has answered lately. */
export function showHealth(world: World, endpoint_id: string) {
  const attempts = newestAttempts(world, endpoint_id);
  const taken = attempts.filter(isTaken).length;
  const failed_in_a_row = attempts.length - 1 - attempts.findLastIndex(isTaken);
  return {
    failing: failed_in_a_row >= FAILING_FROM,
    failed_in_a_row,
    success_rate: attempts.length === 0 ? null : taken / attempts.length,
    median_ms: median(attempts.map(({ duration_ms }) => duration_ms)),
    recent_attempts: attempts.map((attempt) => ({
      at: at(attempt.at_ms),
      ok: isTaken(attempt),
      status: attempt.status,
      duration_ms: attempt.duration_ms,
    })),
  } satisfies Partial<ControlSchema<'Endpoint'>>;
}

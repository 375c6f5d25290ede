import type { ControlSchema } from '../../contract/types.js';
import { deliveryBytes, refusalText } from '../../deliveries/index.js';
import { timestamp } from '../../domain/clock.js';
import type { AttemptRecord, DeliveryRecord, EventRecord } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import { at, atOrNull } from './clock.js';
import { boundedHeaders } from './requests.js';

/** Events as webhooks report them, each with the number of its deliveries. */
export function showEvents(world: World, events: readonly EventRecord[]): ControlSchema<'Event'>[] {
  return events.map(({ id, type, created_at_ms, resource_id, data }) => ({
    event_id: id,
    event_type: type,
    created_at: timestamp(created_at_ms, world.data.settings.timestamps),
    resource_id,
    data,
    deliveries: world.related.deliveries.count(id),
  }));
}

const LONGEST_ERROR = 2_048;

function showCommon(delivery: DeliveryRecord) {
  const { id, event_id, event_type, endpoint_id, url, status, created_at_ms, next_attempt_at_ms, replay_of } = delivery;
  return {
    id,
    event_id,
    event_type,
    endpoint_id,
    url,
    status,
    created_at: at(created_at_ms),
    next_attempt_at: atOrNull(next_attempt_at_ms),
    replay_of,
  };
}

/** A delivery without its bytes. */
export function showDeliverySummary(delivery: DeliveryRecord): ControlSchema<'DeliverySummary'> {
  const { attempts } = delivery;
  const last = attempts.at(-1);
  const said = last && refusalText(last);
  return {
    ...showCommon(delivery),
    attempts: attempts.length,
    last_status: last?.status ?? null,
    ...(last?.error == null ? {} : { last_error: last.error.slice(0, LONGEST_ERROR) }),
    ...(said === undefined ? {} : { last_response: said }),
  };
}

function showAttempt(attempt: AttemptRecord): ControlSchema<'Attempt'> {
  const { number, scheduled_at_ms, at_ms, url, status, response_body, response_truncated, duration_ms, error } =
    attempt;
  return {
    number,
    scheduled_at: at(scheduled_at_ms),
    at: at(at_ms),
    url,
    request_headers: boundedHeaders(attempt.request_headers),
    status,
    response_headers: boundedHeaders(attempt.response_headers),
    response_body,
    response_truncated,
    duration_ms,
    error: error?.slice(0, LONGEST_ERROR) ?? null,
  };
}

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

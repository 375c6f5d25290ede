/** Replay: the same event, in the same bytes, as a new delivery that is linked to the old one (decisions, section 5). */
import { notFound, Problem } from '../core/problems.js';
import type { DeliveryRecord, WebhookRecord } from '../core/types.js';
import type { World } from '../core/world.js';
import { addDelivery } from './enqueue.js';

function reachable(world: World, { endpoint_id }: DeliveryRecord): WebhookRecord | undefined {
  return world.data.webhooks.find(({ id, disabled }) => id === endpoint_id && disabled !== true);
}

function refusal(world: World, delivery: DeliveryRecord): string | null {
  if (delivery.status === 'pending') {
    return `Delivery ${delivery.id} is still pending: it is sent again by itself until it succeeds or its attempts are used up.`;
  }
  if (reachable(world, delivery) !== undefined) return null;
  const known = world.data.webhooks.some(({ id }) => id === delivery.endpoint_id);
  const why = known ? 'answered 410 and is disabled' : 'was deleted';
  return `Delivery ${delivery.id} cannot be replayed: its endpoint ${delivery.endpoint_id} ${why}. Register the URL again to receive further events.`;
}

function send(world: World, delivery: DeliveryRecord): DeliveryRecord {
  const event = world.events.get(delivery.event_id);
  const endpoint = reachable(world, delivery);
  if (event === undefined || endpoint === undefined) throw notFound('event', delivery.event_id);
  return addDelivery(world, event, endpoint, { replay_of: delivery.id });
}

/**
 * Sends a delivery's event again, whatever became of it, and without its misbehaviour.
 * @throws Problem `not_found`; `illegal_move` when it is still pending, or its endpoint is deleted or disabled
 */
export function replay(world: World, delivery_id: string): DeliveryRecord {
  const delivery = world.deliveries.get(delivery_id);
  if (delivery === undefined) throw notFound('delivery', delivery_id);
  const refused = refusal(world, delivery);
  if (refused !== null) throw new Problem('illegal_move', refused);
  return send(world, delivery);
}

/**
 * Replays every failed delivery that has not been replayed since and whose endpoint can still be reached, oldest first.
 * @param only deliveries to one endpoint, or of one type
 * @throws Problem `not_found` when there is no such endpoint
 */
export function replayFailed(world: World, only: { endpoint_id?: string; event_type?: string } = {}): DeliveryRecord[] {
  const { endpoint_id, event_type } = only;
  if (endpoint_id !== undefined && !world.data.webhooks.some(({ id }) => id === endpoint_id)) {
    throw notFound('webhook endpoint', endpoint_id);
  }
  const { deliveries } = world;
  const facet = ['failed', endpoint_id, event_type].filter((part) => part !== undefined).join('|');
  const replayed = new Set(deliveries.records.map(({ replay_of }) => replay_of));
  return deliveries
    .read(-1, 'newer', deliveries.size, facet)
    .filter((delivery) => !replayed.has(delivery.id) && reachable(world, delivery) !== undefined)
    .map((delivery) => send(world, delivery));
}

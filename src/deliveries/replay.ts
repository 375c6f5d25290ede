/** Replay: the same bytes, as a new delivery that is linked to the old one (docs/service.md#history-and-replay). */
import { notFound, Problem } from '../domain/problems.js';
import { requireRoomIn } from '../domain/state/room.js';
import type { DeliveryRecord, DeliveryStatus, WebhookRecord } from '../domain/types.js';
import type { World } from '../domain/world.js';
import { addDelivery } from './enqueue.js';

function reachable(world: World, { endpoint_id }: DeliveryRecord): WebhookRecord | undefined {
  return world.data.webhooks.find(({ id, disabled }) => id === endpoint_id && disabled !== true);
}

/** Its first attempt failed, and it waits for another one, which may be hours away. */
const isRetrying = ({ status, attempts }: DeliveryRecord): boolean => status === 'pending' && attempts.length > 0;

function refusal(world: World, delivery: DeliveryRecord): string | null {
  if (delivery.status === 'pending' && !isRetrying(delivery)) {
    return `Delivery ${delivery.id} is still pending: its first attempt has not been made. It can be replayed when that was.`;
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
 * Sends a delivery's event again, whatever became of it, and without its misbehaviour. One that waits for its retry goes on waiting.
 * @throws Problem `not_found`; `illegal_move` when nothing was sent yet, or its endpoint is deleted or disabled
 */
export function replay(world: World, delivery_id: string): DeliveryRecord {
  const delivery = world.deliveries.get(delivery_id);
  if (delivery === undefined) throw notFound('delivery', delivery_id);
  const refused = refusal(world, delivery);
  if (refused !== null) throw new Problem('illegal_move', refused);
  return send(world, delivery);
}

/**
 * Replays every delivery that failed, or failed so far and waits for its retry, and that has not been replayed since, oldest
 * first. Those whose endpoint cannot be reached any more are left out.
 * @param only deliveries to one endpoint, or of one type
 * @throws Problem `not_found` when there is no such endpoint; `forbidden` when the merchant has no room for all of them, and
 *   none is replayed then
 */
export function replayFailed(world: World, only: { endpoint_id?: string; event_type?: string } = {}): DeliveryRecord[] {
  const { endpoint_id, event_type } = only;
  if (endpoint_id !== undefined && !world.data.webhooks.some(({ id }) => id === endpoint_id)) {
    throw notFound('webhook endpoint', endpoint_id);
  }
  const { deliveries } = world;
  const of = (status: DeliveryStatus): DeliveryRecord[] => {
    const facet = [status, endpoint_id, event_type].filter((part) => part !== undefined).join('|');
    return deliveries.read(-1, 'newer', deliveries.size, facet);
  };
  const place = ({ id }: DeliveryRecord): number => deliveries.positionOf(id) ?? 0;
  const replayed = new Set(deliveries.records.map(({ replay_of }) => replay_of));
  const due = [...of('failed'), ...of('pending').filter(isRetrying)]
    .sort((one, other) => place(one) - place(other))
    .filter((delivery) => !replayed.has(delivery.id) && reachable(world, delivery) !== undefined);
  if (due.length > 0) requireRoomIn(world, due.length);
  return due.map((delivery) => send(world, delivery));
}

import type { ControlSchema } from '../../contract/types.js';
import { timestamp } from '../../core/clock.js';
import type { EventRecord } from '../../core/types.js';
import type { World } from '../../core/world.js';

/** How many deliveries each of these events has: one pass over what was made since the oldest of them. */
function countDeliveries(world: World, events: readonly EventRecord[]): Map<string, number> {
  const counts = new Map(events.map(({ id }) => [id, 0]));
  const from_ms = Math.min(...events.map(({ created_at_ms }) => created_at_ms));
  const window = { from_ms, before_ms: Number.POSITIVE_INFINITY };
  const { deliveries } = world;
  for (const { event_id } of deliveries.read(-1, 'newer', deliveries.size, undefined, window)) {
    const count = counts.get(event_id);
    if (count !== undefined) counts.set(event_id, count + 1);
  }
  return counts;
}

/** Events as webhooks report them, each with the number of its deliveries. */
export function showEvents(world: World, events: readonly EventRecord[]): ControlSchema<'Event'>[] {
  const counts = countDeliveries(world, events);
  return events.map(({ id, type, created_at_ms, resource_id, data }) => ({
    event_id: id,
    event_type: type,
    created_at: timestamp(created_at_ms, world.data.settings.timestamps),
    resource_id,
    data,
    deliveries: counts.get(id) ?? 0,
  }));
}

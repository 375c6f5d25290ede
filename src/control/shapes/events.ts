import type { ControlSchema } from '../../contract/types.js';
import { timestamp } from '../../domain/clock.js';
import type { EventRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';

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

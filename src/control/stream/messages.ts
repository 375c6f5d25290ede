/** What has changed in a world, as the messages of its stream. */
import type { ControlSchema } from '../../contract/types.js';
import type { Changed, ChangeKind } from '../../domain/ports.js';
import type { EventRecord, JournalEntry } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { showClock } from '../shapes/clock.js';
import { showDeliverySummary } from '../shapes/deliveries.js';
import { at } from '../shapes/time.js';

type Message = ControlSchema<'StreamMessage'>;

/** More at once than a page would follow; it loads its lists again instead. */
const MOST_AT_ONCE = 500;
/** How many ids of one kind a message names. */
const MOST_IDS = 100;

/** What has a message of its own, and not only its kind and id. */
const TOLD: ReadonlySet<ChangeKind> = new Set<ChangeKind>(['request', 'event', 'delivery', 'clock']);

/** A call of the merchant API in a few words. */
export function showRequestSummary(entry: JournalEntry): ControlSchema<'StreamRequest'> {
  const { id, method, path, operation_id, key_id, status, duration_ms, verdict, refusal } = entry;
  return {
    id,
    at: at(entry.at_ms),
    method,
    path: path.slice(0, 2_048),
    operation_id,
    key_id,
    status,
    duration_ms,
    verdict,
    code: refusal?.code ?? null,
  };
}

const showEventSummary = ({
  id,
  type,
  created_at_ms,
  resource_id,
  test,
}: EventRecord): ControlSchema<'StreamEvent'> => ({
  event_id: id,
  event_type: type,
  created_at: at(created_at_ms),
  resource_id,
  test: test === true,
});

/** The newest entries are those that just came, so they are looked for from the end. */
function requestMessages({ data }: World, ids: ReadonlySet<string>): Message[] {
  const found: Message[] = [];
  for (let i = data.journal.length - 1; i >= 0 && found.length < ids.size; i--) {
    const entry = data.journal[i] as JournalEntry;
    if (ids.has(entry.id)) found.push({ type: 'request', data: showRequestSummary(entry) });
  }
  return found.reverse();
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The messages of one turn: calls, the clock, what changed, events, deliveries.
 * @returns undefined when they are too many to be worth telling
 */
export function messagesOf(world: World, changed: Changed): Message[] | undefined {
  const idsOf = (kind: ChangeKind): ReadonlySet<string> => changed.get(kind) ?? NONE;
  if (idsOf('request').size + idsOf('event').size + idsOf('delivery').size > MOST_AT_ONCE) return undefined;
  const messages = requestMessages(world, idsOf('request'));
  if (changed.has('clock')) messages.push({ type: 'clock', data: showClock(world) });
  for (const [kind, ids] of changed) {
    if (TOLD.has(kind)) continue;
    const named = [...ids].slice(0, MOST_IDS);
    const data = {
      kind: kind as ControlSchema<'StreamChange'>['kind'],
      ids: named,
      complete: named.length === ids.size,
    };
    messages.push({ type: 'change', data });
  }
  for (const id of idsOf('event')) {
    const event = world.events.get(id);
    if (event !== undefined) messages.push({ type: 'event', data: showEventSummary(event) });
  }
  for (const id of idsOf('delivery')) {
    const delivery = world.deliveries.get(id);
    if (delivery !== undefined) messages.push({ type: 'delivery', data: showDeliverySummary(delivery) });
  }
  return messages;
}

/** What has changed in a world, as the messages of its stream. */

import { frame } from '../../api/call.js';
import type { ControlSchema } from '../../contract/types.js';
import type { Changed, ChangeKind } from '../../domain/ports.js';
import { type EventRecord, pick, type RequestEntry } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import { at, showClock } from '../shapes/clock.js';
import { showDeliverySummary } from '../shapes/deliveries.js';

type StreamMessage = ControlSchema<'StreamMessage'>;

/** More at once than a page would follow; it loads its lists again instead. */
const MOST_AT_ONCE = 500;
/** How many ids of one kind a message names. */
const MOST_IDS = 100;

/** What has a message of its own, and not only its kind and id. */
const OWN_MESSAGE = ['request', 'event', 'delivery', 'clock'] as const;
const hasOwnMessage = (kind: ChangeKind): kind is (typeof OWN_MESSAGE)[number] =>
  OWN_MESSAGE.some((each) => each === kind);

/** A call of the merchant API in a few words. */
const showRequestSummary = (entry: RequestEntry): ControlSchema<'StreamRequest'> => ({
  id: entry.id,
  at: at(entry.at_ms),
  method: entry.method,
  path: entry.path.slice(0, 2_048),
  ...pick(entry, 'operation_id', 'key_id', 'status', 'duration_ms', 'verdict'),
  code: entry.refusal?.code ?? null,
});

function showEventSummary(event: EventRecord): ControlSchema<'StreamEvent'> {
  const { id: event_id, type: event_type, resource_id, test = false } = event;
  return { event_id, event_type, created_at: at(event.created_at_ms), resource_id, test };
}

/** The newest entries are those that just came, so they are looked for from the end. */
function requestMessages({ data }: World, ids: ReadonlySet<string>): StreamMessage[] {
  const found: StreamMessage[] = [];
  for (let i = data.journal.length - 1; i >= 0 && found.length < ids.size; i--) {
    const entry = data.journal[i] as RequestEntry;
    if (ids.has(entry.id)) found.push({ type: 'request', data: showRequestSummary(entry) });
  }
  return found.reverse();
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The messages of one turn: calls, the clock, what changed, events, deliveries.
 * @returns undefined when they are too many to be worth telling
 */
function messagesOf(world: World, changed: Changed): StreamMessage[] | undefined {
  const idsOf = (kind: ChangeKind): ReadonlySet<string> => changed.get(kind) ?? NONE;
  if (idsOf('request').size + idsOf('event').size + idsOf('delivery').size > MOST_AT_ONCE) return undefined;
  const messages = requestMessages(world, idsOf('request'));
  if (changed.has('clock')) messages.push({ type: 'clock', data: showClock(world) });
  for (const [kind, ids] of changed) {
    if (hasOwnMessage(kind)) continue;
    const named = [...ids].slice(0, MOST_IDS);
    const data = { kind, ids: named, complete: named.length === ids.size };
    messages.push({ type: 'change', data });
  }
  for (const id of idsOf('event')) {
    const event = world.events.get(id);
    if (event !== undefined) messages.push({ type: 'event', data: showEventSummary(event) });
  }
  for (const id of idsOf('delivery')) {
    const delivery = world.deliveries.get(id);
    if (delivery !== undefined) messages.push({ type: 'delivery', data: showDeliverySummary(world, delivery) });
  }
  return messages;
}

// One merchant's world as messages: numbered, in order, the last ones kept for clients that come back.

type Resync = ControlSchema<'StreamResync'>;

const REASONS: Readonly<Record<Resync['reason'], string>> = {
  too_old: 'The messages after this Last-Event-ID are not kept any more; load again what is shown.',
  too_many: 'More changed at once than a stream tells; load again what is shown.',
  replaced: 'The world was reset or imported; load again what is shown.',
};

/** A message that tells the client to load again what it shows. */
const resync = (reason: Resync['reason']): StreamMessage => ({
  type: 'resync',
  data: { reason, detail: REASONS[reason] },
});

export class Feed {
  /** The newest messages, each in its numbered frame. */
  private readonly kept: string[] = [];
  /** The number of the newest message. */
  latest = 0;
  private generation: number;
  /** Tells the numbers of this feed from those of an earlier one, also of an earlier process. */
  private readonly epoch: string;

  constructor(
    private readonly world: World,
    private readonly mostKept: number,
  ) {
    this.generation = world.generation;
    this.epoch = world.env.hostTime().toString(36);
  }

  /** The id of a message, as Last-Event-ID repeats it. */
  idOf(number: number): string {
    return `${this.epoch}.${number}`;
  }

  /** Makes messages of what has changed, and keeps them. @returns their frames */
  take(changed: Changed): string {
    const { world } = this;
    const replaced = world.generation !== this.generation;
    this.generation = world.generation;
    const messages = replaced ? [resync('replaced')] : (messagesOf(world, changed) ?? [resync('too_many')]);
    return messages.map((message) => this.keep(message)).join('');
  }

  /** In a frame with the number of the newest message. */
  private framed({ type, data }: StreamMessage): string {
    return frame(type, this.idOf(this.latest), JSON.stringify(data));
  }

  private keep(message: StreamMessage): string {
    this.latest += 1;
    const framed = this.framed(message);
    this.kept.push(framed);
    if (this.kept.length > this.mostKept) this.kept.shift();
    return framed;
  }

  /** What a client is owed that has seen messages before: the frames behind that number, or to load all of it again. */
  since(last_event_id: string | undefined): { resumed: boolean; number: number; frames: string } {
    const { latest, kept } = this;
    if (last_event_id === undefined) return { resumed: false, number: latest, frames: '' };
    const [epoch, digits = ''] = last_event_id.split('.');
    const seen = /^\d{1,15}$/.test(digits) ? Number(digits) : -1;
    const oldest = latest - kept.length;
    const known = epoch === this.epoch && seen >= oldest && seen <= latest;
    if (!known) return { resumed: false, number: latest, frames: this.framed(resync('too_old')) };
    return { resumed: true, number: seen, frames: kept.slice(seen - oldest).join('') };
  }
}

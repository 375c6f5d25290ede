/** One merchant's world as messages: numbered, in order, the last ones kept for clients that come back. */

import { frame } from '../../api/event-stream.js';
import type { ControlSchema } from '../../contract/types.js';
import type { Changed } from '../../domain/ports.js';
import type { World } from '../../domain/world.js';
import { messagesOf } from './messages.js';

export type StreamMessage = ControlSchema<'StreamMessage'>;
export type Resync = ControlSchema<'StreamResync'>;

/** A message in its numbered frame. */
export interface Framed {
  number: number;
  text: string;
}

/** What a client that reconnects is owed. */
export type Arrears = { resumed: true; missed: readonly Framed[] } | { resumed: false; resync: Resync | null };

const REASONS: Readonly<Record<Resync['reason'], string>> = {
  too_old: 'The messages after this Last-Event-ID are not kept any more; load again what is shown.',
  too_many: 'More changed at once than a stream tells; load again what is shown.',
  replaced: 'The world was reset or imported; load again what is shown.',
};

/** A message that tells the client to load again what it shows. */
export const resyncMessage = (reason: Resync['reason']): Resync => ({ reason, detail: REASONS[reason] });

export class Feed {
  private readonly kept: Framed[] = [];
  private number = 0;
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

  /** The number of the newest message. */
  get latest(): number {
    return this.number;
  }

  /** Makes messages of what has changed, and keeps them. */
  take(changed: Changed): readonly Framed[] {
    const { world } = this;
    const replaced = world.generation !== this.generation;
    this.generation = world.generation;
    const messages = replaced ? [this.resync('replaced')] : (messagesOf(world, changed) ?? [this.resync('too_many')]);
    return messages.map((message) => this.keep(message));
  }

  private resync(reason: Resync['reason']): StreamMessage {
    return { type: 'resync', data: resyncMessage(reason) };
  }

  private keep({ type, data }: StreamMessage): Framed {
    this.number += 1;
    const framed = { number: this.number, text: frame(type, this.idOf(this.number), JSON.stringify(data)) };
    this.kept.push(framed);
    if (this.kept.length > this.mostKept) this.kept.shift();
    return framed;
  }

  /** What came after the message that a client has seen last. */
  since(last_event_id: string | undefined): Arrears {
    if (last_event_id === undefined) return { resumed: false, resync: null };
    const [epoch, digits = ''] = last_event_id.split('.');
    const seen = /^\d{1,15}$/.test(digits) ? Number(digits) : -1;
    const oldest = this.number - this.kept.length;
    const known = epoch === this.epoch && seen >= oldest && seen <= this.number;
    if (!known) return { resumed: false, resync: resyncMessage('too_old') };
    return { resumed: true, missed: this.kept.slice(seen - oldest) };
  }
}

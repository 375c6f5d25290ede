/** The streams that are open: who may have one, what each is sent, and when it ends. */

import { comment, type EventStream, frame, MOST_WAITING_BYTES, type Reply, streamReply } from '../../api/call.js';
import type { Full, ShareLimits } from '../../api/shares.js';
import { Problem } from '../../domain/problems.js';
import type { World } from '../../domain/world.js';
import { type ControlHost, HEADERS } from '../host.js';
import { showClock } from '../shapes/clock.js';
import { Places } from '../wait.js';
import { Feed } from './feed.js';

/** Bounds of streams; documented in docs/live-stream.md. */
export interface StreamLimits extends ShareLimits {
  /** Messages that are kept for clients that come back. */
  kept: number;
  /** A client that has so much still to take is cut. */
  waiting_bytes: number;
  /** Real milliseconds between two signs of life. */
  heartbeat_ms: number;
  /** Real milliseconds for which messages are gathered after the last client of a merchant has gone. */
  linger_ms: number;
}

export const STREAM_LIMITS: StreamLimits = {
  per_merchant: 100,
  per_address: 250,
  total: 1_000,
  kept: 1_000,
  waiting_bytes: MOST_WAITING_BYTES,
  heartbeat_ms: 15_000,
  linger_ms: 60_000,
};

const fullText = (whose: Full, most: number): string =>
  whose === 'total'
    ? `All ${most} streams of this sandbox are open; try again when one has ended.`
    : `This ${whose} has ${most} open streams, and no more than that at a time; end one of them.`;

/** A merchant's feed with those who read it. */
interface Channel {
  feed: Feed;
  readers: Set<EventStream>;
  /** Ends the gathering, at once or when nobody has come back. */
  close(): void;
  closed: boolean;
  lingering: { cancel(): void } | null;
}

export class Streams {
  private readonly channels = new Map<World, Channel>();
  private readonly limits: StreamLimits;
  private readonly places: Places;
  private heartbeat: { cancel(): void } | null = null;

  constructor(private readonly host: ControlHost) {
    this.limits = { ...STREAM_LIMITS, ...host.streams };
    this.places = new Places(this.limits, fullText);
    host.onStop(() => this.stop());
  }

  /**
   * Opens a stream of a world.
   * @param share the address whose share it is; undefined where there are no shares
   * @returns the reply that it is: its place is held from now on
   * @throws Problem `unavailable`, ControlProblem 429 when there are too many
   */
  open(world: World, share: string | undefined, last_event_id: string | undefined): Reply {
    if (this.host.health() === 'stopping')
      throw new Problem('unavailable', 'The sandbox is stopping; open the stream again.');
    const giveBack = this.places.take(world, share);
    const follow = (stream: EventStream): void => {
      void stream.closed.then(giveBack);
      this.add(stream, world, last_event_id);
    };
    return streamReply(HEADERS, follow, this.limits.waiting_bytes);
  }

  private add(stream: EventStream, world: World, last_event_id: string | undefined): void {
    const channel = this.channels.get(world) ?? this.openChannel(world);
    channel.lingering?.cancel();
    channel.lingering = null;
    const { resumed, number, frames } = channel.feed.since(last_event_id);
    const heartbeat_seconds = this.limits.heartbeat_ms / 1_000;
    const hello = { merchant_id: world.id, resumed, clock: showClock(world), heartbeat_seconds };
    stream.write(frame('hello', channel.feed.idOf(number), JSON.stringify(hello)) + frames);
    channel.readers.add(stream);
    if (this.heartbeat === null) this.beat();
    void stream.closed.then(() => this.left(channel, stream));
  }

  private openChannel(world: World): Channel {
    const feed = new Feed(world, this.limits.kept);
    const readers = new Set<EventStream>();
    const unsubscribe = this.host.onChange(world, (changed) => {
      if (this.host.worlds.get(world.id) !== world) this.dismiss(channel, 'merchant_deleted');
      else this.write(readers, feed.take(changed));
    });
    const channel: Channel = {
      feed,
      readers,
      lingering: null,
      closed: false,
      close: () => {
        channel.closed = true;
        unsubscribe();
        channel.lingering?.cancel();
        this.channels.delete(world);
      },
    };
    this.channels.set(world, channel);
    return channel;
  }

  /** Who was cut for not reading can come back with its Last-Event-ID. */
  private write(readers: ReadonlySet<EventStream>, text: string): void {
    if (text !== '') for (const stream of readers) stream.write(text);
  }

  private left(channel: Channel, stream: EventStream): void {
    if (!channel.readers.delete(stream)) return;
    if (channel.readers.size > 0) return;
    if (!channel.closed) this.linger(channel);
    if ([...this.channels.values()].some(({ readers }) => readers.size > 0)) return;
    this.heartbeat?.cancel();
    this.heartbeat = null;
  }

  private linger(channel: Channel): void {
    const timer = this.host.dispatcher.ports.timer(this.limits.linger_ms);
    channel.lingering = timer;
    void timer.done.then(() => {
      if (channel.lingering === timer) channel.close();
    });
  }

  private beat(): void {
    const timer = this.host.dispatcher.ports.timer(this.limits.heartbeat_ms);
    this.heartbeat = timer;
    void timer.done.then(() => {
      if (this.heartbeat !== timer) return;
      for (const [world, { readers }] of this.channels) {
        this.write(readers, comment(`alive at ${new Date(world.env.hostTime()).toISOString()}`));
      }
      this.beat();
    });
  }

  /** Says why, and ends every stream of a merchant. */
  private dismiss(channel: Channel, reason: 'merchant_deleted' | 'stopping'): void {
    const detail =
      reason === 'stopping' ? 'The sandbox is stopping.' : 'The merchant was deleted; there is nothing more to tell.';
    const text = frame('bye', channel.feed.idOf(channel.feed.latest), JSON.stringify({ reason, detail }));
    for (const stream of channel.readers) {
      stream.write(text);
      stream.end();
    }
    channel.close();
  }

  private stop(): void {
    for (const channel of [...this.channels.values()]) this.dismiss(channel, 'stopping');
    this.heartbeat?.cancel();
    this.heartbeat = null;
  }
}

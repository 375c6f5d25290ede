/** How one record stands, for scripts: as JSON, or as a stream that says each time that it has changed. */
import type { Call } from '../../api/call.js';
import { frame, streamReply } from '../../api/event-stream.js';
import { type EventStream, JSON_TYPE, Reply } from '../../api/reply.js';
import { Tally } from '../../api/tally.js';
import type { World } from '../../domain/world.js';
import type { PagesHost } from '../host.js';

/** Streams that are open at a time: in all, and where callers do not trust each other of a merchant and of an address. */
export const MOST_STREAMS = { total: 500, share: 100 };
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

/** What can be told of a record; undefined when it is gone. */
export type ReadStatus = () => object | undefined;

/** The streams of a sandbox. */
export class OpenStreams {
  private readonly all = new Set<EventStream>();
  private readonly shares = new Tally<World | string>();

  /** Ends all of them. */
  end(): void {
    for (const stream of this.all) stream.end();
  }

  /** Why there cannot be one more; undefined where there can. */
  refusal(holders: readonly (World | string)[]): Reply | undefined {
    const isShareTaken = holders.some((holder) => this.shares.of(holder) >= MOST_STREAMS.share);
    if (!isShareTaken && this.all.size < MOST_STREAMS.total) return undefined;
    const most = isShareTaken ? `${MOST_STREAMS.share} of this merchant or address` : 'All';
    const body = { error: `${most} streams are open; try again in a few seconds.` };
    return jsonReply(isShareTaken ? 429 : 503, body, { 'retry-after': '5' });
  }

  /** Counts one until it is over. */
  add(stream: EventStream, holders: readonly (World | string)[]): void {
    this.all.add(stream);
    const taken = holders.map((holder) => this.shares.add(holder));
    void stream.closed.then(() => {
      this.all.delete(stream);
      for (const giveBack of taken) giveBack();
    });
  }
}

const jsonReply = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Reply =>
  new Reply(status, { 'content-type': JSON_TYPE, ...HEADERS, ...headers }, JSON.stringify(body));

/** Replies how a record stands. */
export function statusReply(
  { host, streams }: { host: PagesHost; streams: OpenStreams },
  world: World,
  read: ReadStatus,
  { method, headers, peer: { share } }: Call,
): Reply {
  const asked = /\btext\/event-stream\b/.test(headers.accept ?? '');
  if (!asked || method !== 'GET') return jsonReply(200, host.turn(world, read) ?? {});
  const holders = share === undefined ? [] : [world, share];
  const follow = (stream: EventStream): void => {
    streams.add(stream, holders);
    tellChanges(host, world, read, stream);
  };
  return streams.refusal(holders) ?? streamReply(HEADERS, follow);
}

function tellChanges(host: PagesHost, world: World, read: ReadStatus, stream: EventStream): void {
  let said = '';
  const tell = (): void => {
    const status = host.worlds.get(world.id) === world ? read() : undefined;
    const text = JSON.stringify(status ?? { gone: true });
    if (text === said) return;
    stream.write(frame('status', '0', text));
    said = text;
    if (status === undefined) stream.end();
  };
  host.turn(world, tell);
  const unsubscribe = host.onChange(world, tell);
  void stream.closed.then(unsubscribe);
}

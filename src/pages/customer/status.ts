/** How one record stands, for scripts: as JSON, or as a stream that says each time that it has changed. */
import { type Call, type EventStream, frame, JSON_TYPE, Reply, streamReply } from '../../api/call.js';
import { Shares } from '../../api/shares.js';
import type { World } from '../../domain/world.js';
import type { PagesHost } from '../host.js';

/** Streams that are open at a time: in all, and where callers do not trust each other of a merchant and of an address. */
export const MOST_STREAMS = { total: 500, share: 100 };
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

/** What can be told of a record; undefined when it is gone. */
type ReadStatus = () => object | undefined;

/** The streams of a sandbox. */
export class OpenStreams {
  private readonly open = new Set<EventStream>();
  private readonly shares = new Shares<World>({
    per_merchant: MOST_STREAMS.share,
    per_address: MOST_STREAMS.share,
    total: MOST_STREAMS.total,
  });

  /** Ends all of them. */
  end(): void {
    for (const stream of this.open) stream.end();
  }

  /** Replies with a stream where there can be one more. */
  reply(world: World, address: string | undefined, tell: (stream: EventStream) => void): Reply {
    // Where callers trust each other, a merchant may have them all.
    const taken = this.shares.take(address === undefined ? undefined : world, address);
    if (typeof taken === 'string') {
      const most = taken === 'total' ? 'All' : `${MOST_STREAMS.share} of this merchant or address`;
      const body = { error: `${most} streams are open; try again in a few seconds.` };
      return jsonReply(taken === 'total' ? 503 : 429, body, { 'retry-after': '5' });
    }
    return streamReply(HEADERS, (stream) => {
      this.open.add(stream);
      void stream.closed.then(() => {
        this.open.delete(stream);
        taken();
      });
      tell(stream);
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
  return streams.reply(world, share, (stream) => tellChanges(host, world, read, stream));
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

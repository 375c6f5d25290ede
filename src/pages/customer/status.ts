/** How one record stands, for scripts: as JSON, or as a stream that says each time that it has changed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../../api/answer.js';
import { shareOf } from '../../api/caller.js';
import { beginEventStream, type EventStream, frame } from '../../api/event-stream.js';
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

interface OpenStreams {
  all: Set<EventStream>;
  shares: Tally<World | string>;
}

/** The streams of each sandbox; they end when it is told to stop. */
const streams = new WeakMap<PagesHost, OpenStreams>();

function streamsOf(host: PagesHost): OpenStreams {
  let open = streams.get(host);
  if (open === undefined) {
    const begun = { all: new Set<EventStream>(), shares: new Tally<World | string>() };
    host.onStop(() => {
      for (const stream of begun.all) stream.end();
    });
    streams.set(host, begun);
    open = begun;
  }
  return open;
}

/** Answers how a record stands. */
export function serveStatus(
  host: PagesHost,
  world: World,
  read: ReadStatus,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const asked = /\btext\/event-stream\b/.test(req.headers.accept ?? '');
  if (asked && req.method === 'GET') serveStream(host, world, read, shareOf(req, host.bound), res);
  else {
    const body = JSON.stringify(host.turn(world, read) ?? {});
    sendText(res, { status: 200, contentType: 'application/json; charset=utf-8', body, headers: HEADERS });
  }
}

function serveStream(
  host: PagesHost,
  world: World,
  read: ReadStatus,
  share: string | undefined,
  res: ServerResponse,
): void {
  const open = streamsOf(host);
  const holders = share === undefined ? [] : [world, share];
  const isShareTaken = holders.some((holder) => open.shares.of(holder) >= MOST_STREAMS.share);
  if (isShareTaken || open.all.size >= MOST_STREAMS.total) {
    const [status, most] = isShareTaken ? [429, `${MOST_STREAMS.share} of this merchant or address`] : [503, 'All'];
    const body = JSON.stringify({ error: `${most} streams are open; try again in a few seconds.` });
    const headers = { ...HEADERS, 'retry-after': '5' };
    sendText(res, { status, contentType: 'application/json; charset=utf-8', body, headers });
    return;
  }
  const stream = beginEventStream(res, HEADERS);
  open.all.add(stream);
  const taken = holders.map((holder) => open.shares.add(holder));
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
  void stream.closed.then(() => {
    unsubscribe();
    open.all.delete(stream);
    for (const giveBack of taken) giveBack();
  });
}

/** How one record stands, for scripts: as JSON, or as a stream that says each time that it has changed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '../../core/world.js';
import { sendText } from '../../wire/answer.js';
import { beginEventStream, type EventStream, frame } from '../../wire/event-stream.js';
import type { PagesHost } from '../host.js';

/** Streams that are open at a time, in all. */
export const MOST_STREAMS = 500;
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

/** What can be told of a record; undefined when it is gone. */
export type ReadStatus = () => object | undefined;

/** The streams of each sandbox; they end when it is told to stop. */
const streams = new WeakMap<PagesHost, Set<EventStream>>();

function streamsOf(host: PagesHost): Set<EventStream> {
  let open = streams.get(host);
  if (open === undefined) {
    const begun = new Set<EventStream>();
    host.onStop(() => {
      for (const stream of begun) stream.end();
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
  if (asked && req.method === 'GET') serveStream(host, world, read, res);
  else {
    const body = JSON.stringify(host.turn(world, read) ?? {});
    sendText(res, { status: 200, contentType: 'application/json; charset=utf-8', body, headers: HEADERS });
  }
}

function serveStream(host: PagesHost, world: World, read: ReadStatus, res: ServerResponse): void {
  const open = streamsOf(host);
  if (open.size >= MOST_STREAMS) {
    const body = JSON.stringify({ error: `All ${MOST_STREAMS} streams are open; try again in a few seconds.` });
    const headers = { ...HEADERS, 'retry-after': '5' };
    sendText(res, { status: 503, contentType: 'application/json; charset=utf-8', body, headers });
    return;
  }
  const stream = beginEventStream(res, HEADERS);
  open.add(stream);
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
    open.delete(stream);
  });
}

/** Server-sent events, as HTML's specification frames them. */
import { type EventStream, Reply } from './reply.js';

/** A client that has so many bytes still to take is cut, unless something else is said. */
export const MOST_WAITING_BYTES = 1024 * 1024;

/** Proxies would otherwise gather what is small, and it is always small. */
const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };

/**
 * A reply that does not end by itself.
 * @param headers beside those of every stream
 * @param follow called with the open stream
 */
export const streamReply = (
  headers: Readonly<Record<string, string>>,
  follow: (stream: EventStream) => void,
  most_waiting_bytes = MOST_WAITING_BYTES,
): Reply => new Reply(200, { ...headers, ...HEADERS }, { follow, most_waiting_bytes });

/** One message in the framing of server-sent events; `data` must hold no line break, as JSON on one line. */
export function frame(type: string, id: string, data: string): string {
  return `event: ${type}\nid: ${id}\ndata: ${data}\n\n`;
}

/** A line that receivers leave alone, which shows that the line is alive. */
export const comment = (text: string): string => `: ${text}\n\n`;

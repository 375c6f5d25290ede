/** Answers that do not end by themselves: server-sent events, as HTML's specification frames them. */
import type { ServerResponse } from 'node:http';
import { NO_SNIFFING } from './answer.js';

/** An answer that is written message by message. */
export interface EventStream {
  /** Writes a piece of text. Nothing happens once it has ended. Whoever does not read is cut: what waits for it would only grow. */
  write(text: string): void;
  /** Ends it after what was written. */
  end(): void;
  /** Resolves when it is over, whoever ended it. */
  readonly closed: Promise<void>;
}

/** A client that has so much still to take is cut, unless something else is said. */
export const MOST_WAITING_BYTES = 1024 * 1024;

/** The text that was written last: the same one goes to everybody who follows, and is in memory once for all. */
let last = { text: '', bytes: new Uint8Array(0) };

function bytesOf(text: string): Uint8Array {
  if (last.text !== text) last = { text, bytes: Buffer.from(text) };
  return last.bytes;
}

/**
 * Sends the head of a stream of server-sent events.
 * @param headers besides the content type
 * @param most_waiting_bytes what a client may leave unread
 */
export function beginEventStream(
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
  most_waiting_bytes = MOST_WAITING_BYTES,
): EventStream {
  // Proxies would otherwise gather what is small, and it is always small.
  const unbuffered = { 'x-accel-buffering': 'no' };
  const closed = new Promise<void>((resolve) => {
    res.once('close', () => resolve());
  });
  res.writeHead(200, { ...headers, ...NO_SNIFFING, ...unbuffered, 'content-type': 'text/event-stream; charset=utf-8' });
  res.socket?.setNoDelay(true);
  res.flushHeaders();
  return {
    write(text) {
      if (res.writableEnded || res.destroyed) return;
      if (res.writableLength > most_waiting_bytes) res.destroy();
      else res.write(bytesOf(text));
    },
    end: () => void res.end(),
    closed,
  };
}

/** One message in the framing of server-sent events; `data` must hold no line break, as JSON on one line. */
export function frame(type: string, id: string, data: string): string {
  return `event: ${type}\nid: ${id}\ndata: ${data}\n\n`;
}

/** A line that receivers leave alone, which shows that the line is alive. */
export const comment = (text: string): string => `: ${text}\n\n`;

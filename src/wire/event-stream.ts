/** Answers that do not end by themselves: server-sent events, as HTML's specification frames them. */
import type { ServerResponse } from 'node:http';
import { NO_SNIFFING } from './answer.js';

/** An answer that is written message by message. */
export interface EventStream {
  /** Writes a piece of text. Nothing happens once it has ended. */
  write(text: string): void;
  /** Bytes that the client has not taken yet. */
  readonly waiting_bytes: number;
  /** Ends it after what was written. */
  end(): void;
  /** Ends it at once, with what was written and not sent. */
  cut(): void;
  /** Resolves when it is over, whoever ended it. */
  readonly closed: Promise<void>;
}

/**
 * Sends the head of a stream of server-sent events.
 * @param headers besides the content type
 */
export function beginEventStream(res: ServerResponse, headers: Readonly<Record<string, string>>): EventStream {
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
      if (!res.writableEnded && !res.destroyed) res.write(text);
    },
    get waiting_bytes() {
      return res.writableLength;
    },
    end: () => void res.end(),
    cut: () => void res.destroy(),
    closed,
  };
}

/** One message in the framing of server-sent events; `data` must hold no line break, as JSON on one line. */
export function frame(type: string, id: string, data: string): string {
  return `event: ${type}\nid: ${id}\ndata: ${data}\n\n`;
}

/** A line that receivers leave alone, which shows that the line is alive. */
export const comment = (text: string): string => `: ${text}\n\n`;

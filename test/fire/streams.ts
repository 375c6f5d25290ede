/** Streams of the control API, each on a connection of its own, and what became of every one of them. */
import net from 'node:net';
import { bare } from './case.js';

/** Nothing that a server does with a stream takes so long. */
const HANGING_MS = 20_000;

/** So many at once: what goes beyond the queue of the system for new connections (511) is dropped there, and tries again after a second. */
const AT_ONCE = 250;

interface Stream {
  socket: net.Socket;
  status: number | undefined;
  received_bytes: number;
  closed: boolean;
  /** Why there never was a connection. */
  error: string | undefined;
}

/** How many streams came to what: `live` and `live, then closed`, `refused 429`, `closed without an answer` and whatever else there may be. */
export type Outcomes = Record<string, number>;

function outcomeOf({ status, closed, error }: Stream): string {
  if (status === 200) return closed ? 'live, then closed' : 'live';
  if (status !== undefined) return `refused ${status}`;
  if (!closed) return 'neither answered nor closed';
  return error === undefined || error === 'ECONNRESET' || error === 'EPIPE' ? 'closed without an answer' : error;
}

export class OpenStreams {
  private readonly streams: Stream[] = [];

  constructor(private readonly origin: string) {}

  /** Opens so many as one merchant; resolves when each was answered or closed. */
  async open(key: string, count: number): Promise<void> {
    for (let opened = 0; opened < count; opened += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - opened) }, () => this.openOne(key)));
  }

  private openOne(key: string): Promise<void> {
    const { hostname, port } = new URL(this.origin);
    const socket = net.connect(Number(port), hostname);
    const stream: Stream = { socket, status: undefined, received_bytes: 0, closed: false, error: undefined };
    this.streams.push(stream);
    socket.write(bare('GET /_sandbox/stream HTTP/1.1', ['Host: 127.0.0.1', `Authorization: Bearer ${key}`]));
    return new Promise((resolve) => {
      const late = setTimeout(resolve, HANGING_MS);
      const settle = (): void => {
        clearTimeout(late);
        resolve();
      };
      socket.on('data', (bytes) => {
        // The status stands within the first segment.
        stream.status ??= Number(bytes.toString('latin1', 9, 12));
        stream.received_bytes += bytes.length;
        settle();
      });
      socket.once('error', (error: NodeJS.ErrnoException) => {
        stream.error = error.code ?? error.message;
      });
      socket.once('close', () => {
        stream.closed = true;
        settle();
      });
    });
  }

  outcomes(): Outcomes {
    const counts: Outcomes = {};
    for (const stream of this.streams) {
      const outcome = outcomeOf(stream);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    return counts;
  }

  /** How many streams are told what `act` does, of those that are live. */
  async toldOf(act: () => Promise<void>): Promise<number> {
    const live = this.streams.filter((stream) => outcomeOf(stream) === 'live');
    const told = live.map(
      ({ socket }) =>
        new Promise<boolean>((resolve) => {
          const late = setTimeout(() => resolve(false), HANGING_MS);
          socket.once('data', () => {
            clearTimeout(late);
            resolve(true);
          });
        }),
    );
    await act();
    return (await Promise.all(told)).filter(Boolean).length;
  }

  close(): void {
    for (const { socket } of this.streams) socket.destroy();
  }
}

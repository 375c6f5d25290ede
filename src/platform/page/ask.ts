/** Calls to whoever has the engine, and what comes back: for the service worker, and for a frame or a page that has none. */
import { BODILESS } from '../fetch/response.js';
import { type Answering, type Asking, type EngineState, unavailable } from './wire.js';

/** How long a call waits for a page to start an engine. */
const PATIENCE_MS = 20_000;
const NOBODY = 'No page of this site is open that holds the sandbox. Open one, and send the call again.';

/** What is asked. */
interface AskedCall {
  method: string;
  /** Path and query in the sandbox. */
  url: string;
  headers: readonly [string, string][];
  body: ArrayBuffer | null;
  /** Aborted when nobody waits any more. */
  signal?: AbortSignal;
  /** Called when nothing more will come. */
  end?(): void;
}

interface Waiting {
  call: Omit<Extract<Asking, { kind: 'call' }>, 'engine'>;
  /** Whether an engine has got it: what was under way there is nobody else's. */
  taken: boolean;
  answer(response: Response): void;
  stream?: ReadableStreamDefaultController<Uint8Array>;
  end(): void;
}

/** A `BroadcastChannel` or a page's own worker, as far as it is used: their types differ between Node and browsers. */
interface Channel {
  postMessage(message: Asking): void;
  addEventListener(type: 'message', listen: (event: { data: Answering }) => void): void;
}

class Asker {
  private readonly waiting = new Map<string, Waiting>();
  private readonly own = String(crypto.getRandomValues(new Uint32Array(2)));
  private engine: string | undefined;
  /** Where the engine was heard. */
  private channel: Channel | undefined;
  private count = 0;

  constructor(private readonly channels: readonly Channel[]) {
    for (const channel of channels) {
      channel.addEventListener('message', ({ data }) => this.hear(data, channel));
      channel.postMessage({ kind: 'who' });
    }
  }

  ask({ signal, end, ...rest }: AskedCall): Promise<Response> {
    return new Promise((answer) => {
      this.count += 1;
      const id = `${this.own} ${this.count}`;
      const patience = setTimeout(() => {
        if (asked.taken) return;
        answer(unavailable(NOBODY));
        asked.end();
      }, PATIENCE_MS);
      const asked: Waiting = {
        ...{ call: { kind: 'call', id, ...rest }, answer, taken: false },
        end: () => {
          clearTimeout(patience);
          this.waiting.delete(id);
          end?.();
        },
      };
      this.waiting.set(id, asked);
      this.send(asked);
      signal?.addEventListener('abort', () => this.leave(id, signal.reason));
    });
  }

  private send({ call }: Waiting): void {
    if (this.engine !== undefined) this.channel?.postMessage({ ...call, engine: this.engine });
  }

  private hear(data: Answering, channel: Channel): void {
    if (data.kind === 'here' || data.kind === 'failed') this.meet(data.engine, channel);
    else this.take(this.waiting.get(data.id), data);
  }

  private take(asked: Waiting | undefined, data: Exclude<Answering, EngineState>): void {
    if (asked === undefined) return;
    if (data.kind === 'taken') asked.taken = true;
    else if (data.kind === 'reply') this.begin(asked, data);
    else if (data.kind === 'piece') asked.stream?.enqueue(data.bytes);
    else if (data.kind === 'cut') this.cut(data.id);
    else {
      asked.stream?.close();
      asked.end();
    }
  }

  private meet(engine: string, channel: Channel): void {
    const isKnown = engine === this.engine;
    if (!isKnown || channel === this.channels[0]) this.channel = channel;
    if (isKnown) return;
    this.engine = engine;
    for (const [id, asked] of [...this.waiting]) {
      if (asked.taken) this.cut(id);
      else this.send(asked);
    }
  }

  private begin(asked: Waiting, { id, status, headers, bytes, whole }: Extract<Answering, { kind: 'reply' }>): void {
    const init = { status, headers: [...headers] };
    if (whole || BODILESS.has(status)) {
      asked.answer(new Response(bytes as Uint8Array<ArrayBuffer> | null, init));
      asked.end();
      return;
    }
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        asked.stream = stream;
        if (bytes !== null) stream.enqueue(bytes);
      },
      cancel: () => this.leave(id),
    });
    asked.answer(new Response(body, init));
  }

  /** Whoever waits for it is told as of a connection that breaks. */
  private cut(id: string, why: unknown = new TypeError('The connection was cut.')): void {
    const { stream, answer, end } = this.waiting.get(id) ?? {};
    if (stream === undefined) answer?.(Response.error());
    else stream.error(why);
    end?.();
  }

  private leave(id: string, why?: unknown): void {
    this.channel?.postMessage({ kind: 'leave', id });
    this.cut(id, why);
  }
}

/** @param channels by which an engine may be heard, the shortest first: a worker that is the page's own, the channel of the site */
export function createAsk(...channels: Channel[]): (asked: AskedCall) => Promise<Response> {
  const asker = new Asker(channels);
  return (asked) => asker.ask(asked);
}

/** Calls to whoever has the engine, and what comes back: for the service worker, and for a frame that has none. */
import type { Answering, Asking } from './wire.js';

/** How long a call waits for a page to start an engine. */
const PATIENCE_MS = 20_000;
const NOBODY = 'No page of this site is open that holds the sandbox. Open one, and send the call again.';
const BODILESS = [204, 205, 304];

/** What is asked. */
export interface AskedCall {
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
  call: Extract<Asking, { kind: 'call' }>;
  /** Whether an engine has got it: what was under way there is nobody else's. */
  taken: boolean;
  answer(response: Response): void;
  stream?: ReadableStreamDefaultController<Uint8Array>;
  end(): void;
}

/** A `BroadcastChannel`, as far as it is used: its types differ between Node and browsers. */
interface Channel {
  postMessage(message: Asking): void;
  addEventListener(type: 'message', listen: (event: { data: Answering }) => void): void;
}

/** @param channel that of the site */
export function createAsk(channel: Channel): (asked: AskedCall) => Promise<Response> {
  const waiting = new Map<string, Waiting>();
  const own = String(crypto.getRandomValues(new Uint32Array(2)));
  let engine: string | undefined;
  let count = 0;
  const say = (message: Asking): void => channel.postMessage(message);
  /** The engine has gone with what was under way: whoever waits for it is told as of a connection that breaks. */
  const cut = (id: string): void => {
    const { stream, answer, end } = waiting.get(id) ?? {};
    if (stream === undefined) answer?.(Response.error());
    else stream.error(new TypeError('The connection was cut.'));
    end?.();
  };
  const leave = (id: string): void => {
    say({ kind: 'leave', id });
    waiting.get(id)?.end();
  };
  const met = (found: string): void => {
    if (found === engine) return;
    engine = found;
    for (const [id, { taken, call }] of [...waiting]) {
      if (taken) cut(id);
      else say(call);
    }
  };
  const begin = (asked: Waiting, reply: Extract<Answering, { kind: 'reply' }>): void => {
    const { id, status, headers, bytes, whole } = reply;
    const init = { status, headers: [...headers] };
    if (whole || BODILESS.includes(status)) {
      asked.answer(new Response(bytes as Uint8Array<ArrayBuffer> | null, init));
      asked.end();
      return;
    }
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        asked.stream = stream;
        if (bytes !== null) stream.enqueue(bytes);
      },
      cancel: () => leave(id),
    });
    asked.answer(new Response(body, init));
  };
  channel.addEventListener('message', ({ data }) => {
    if (data.kind === 'here') return met(data.engine);
    const asked = 'id' in data ? waiting.get(data.id) : undefined;
    if (asked === undefined || !('id' in data)) return;
    if (data.kind === 'taken') asked.taken = true;
    else if (data.kind === 'reply') begin(asked, data);
    else if (data.kind === 'piece') asked.stream?.enqueue(data.bytes);
    else if (data.kind === 'cut') cut(data.id);
    else if (data.kind === 'end') {
      asked.stream?.close();
      asked.end();
    }
  });
  say({ kind: 'who' });
  return ({ signal, end, ...rest }) =>
    new Promise((answer) => {
      count += 1;
      const id = `${own} ${count}`;
      const call = { kind: 'call', id, ...rest } as const;
      const asked: Waiting = {
        ...{ call, answer, taken: false },
        end() {
          waiting.delete(id);
          end?.();
        },
      };
      waiting.set(id, asked);
      if (engine !== undefined) say(call);
      setTimeout(() => {
        if (asked.taken || !waiting.has(id)) return;
        answer(new Response(JSON.stringify({ detail: NOBODY }), { status: 503 }));
        asked.end();
      }, PATIENCE_MS);
      signal?.addEventListener('abort', () => leave(id));
    });
}

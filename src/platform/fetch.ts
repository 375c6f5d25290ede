/** The program as `fetch`: a Request in, a Response out, wherever there are these two. What goes wrong goes wrong as over a network. */
import {
  type BodyRead,
  beginningOf,
  type Call,
  type Headers as CallHeaders,
  ClientGone,
  dripOf,
  type Events,
  isEvents,
  NO_SNIFFING,
  type Peer,
  type Reply,
  splitTarget,
} from '../api/call.js';
import type { Handle } from '../api/pipeline.js';

/** What is read of a Request, and how long its body is where that is known. Firefox has no `body`, but all of it at once. */
type Asked = Pick<Request, 'method' | 'url' | 'headers' | 'bodyUsed' | 'signal'> &
  Partial<Pick<Request, 'body' | 'arrayBuffer'>> & { length?: number };

/**
 * Answers in the place of the global `fetch`: any URL whose path is the sandbox's, or such a path alone. Redirects are handed back,
 * not followed. It is also what hosts call (`export default { fetch: box.fetch }`), which hand over more behind the request.
 */
export interface SandboxFetch {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>;
  (request: Request, ...ofHost: unknown[]): Promise<Response>;
}

/** A call that the sandbox makes to itself. */
interface OwnCall {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

interface FetchOptions {
  handle: Handle;
  /** Where the sandbox is: calls that no host has passed on are made there, whatever their URL names. */
  origin: string;
  /** Waits so many milliseconds of real time, or until the sandbox stops. */
  sleep(delay_ms: number): Promise<void>;
  /** Told of what must not happen: something that the program did not make a reply of. */
  onCrash(error: unknown, at: { method: string; path: string }): void;
}

const encoder = new TextEncoder();
const NOTHING = new Uint8Array(0);
/** What a Response may not have a body with. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);
/** What is about a connection, and there is none. */
const OF_CONNECTION: ReadonlySet<string> = new Set(['connection', 'keep-alive']);
/** Members by which the options of a call are told from what a host hands over. */
const OPTIONS = ['method', 'headers', 'body', 'signal'];

/** What `fetch` rejects with where a connection is cut; the cause says so, as that of Node's own does. */
class Cut extends TypeError {
  constructor(message: string) {
    super(message, { cause: Object.assign(new Error('The sandbox cut the connection.'), { code: 'ECONNRESET' }) });
  }
}

/** A call that came as a Request. */
class FetchCall implements Call {
  readonly method: string;
  readonly target: string;
  readonly headers: CallHeaders;
  readonly peer: Peer;
  readonly waitsForLeave = false;
  /** Nothing comes behind it. */
  readonly isWhole = true;
  readonly gone: Promise<void>;
  hasLeft = false;
  /** Why the body broke off. */
  broken: unknown;
  private tellGone = (): void => {};

  /** @param own where the sandbox is */
  constructor(
    private readonly asked: Asked,
    own: URL,
  ) {
    const url = new URL(asked.url);
    // A Response is compressed by whoever sends it on.
    const { 'accept-encoding': _, ...headers } = Object.fromEntries(asked.headers);
    this.method = asked.method;
    this.target = url.pathname + url.search;
    // Only what came over a network says to whom it was sent, and is judged by that as there.
    const length = asked.length === undefined ? {} : { 'content-length': String(asked.length) };
    this.headers = { host: own.host, ...length, ...headers };
    const { protocol } = headers.host === undefined ? own : url;
    const scheme = protocol === 'https:' ? 'https' : 'http';
    this.peer = { scheme, address: '127.0.0.1', share: undefined, hasSeveralHosts: false };
    this.gone = new Promise((resolve) => {
      this.tellGone = resolve;
    });
  }

  /** Nobody waits for the reply any more. */
  readonly leave = (): void => {
    this.hasLeft = true;
    this.tellGone();
  };

  get signal(): AbortSignal {
    return this.asked.signal;
  }

  body(limit: number): BodyRead | Promise<BodyRead> {
    const { body } = this.asked;
    return body === null ? { ok: true, bytes: NOTHING } : this.read(body ?? this.whole(), limit);
  }

  /** The body in one piece, where it cannot be had in several. */
  private whole(): ReadableStream<Uint8Array> {
    const { asked } = this;
    return new ReadableStream({
      async pull(controller) {
        controller.enqueue(new Uint8Array((await asked.arrayBuffer?.()) ?? NOTHING));
        controller.close();
      },
    });
  }

  private async read(body: ReadableStream<Uint8Array>, limit: number): Promise<BodyRead> {
    const reader = body.getReader();
    const pieces: Uint8Array[] = [];
    let length = 0;
    const cancel = (): Promise<void> => reader.cancel().catch(() => {});
    void this.gone.then(cancel);
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (this.hasLeft) throw new ClientGone();
        if (done) break;
        // Not by its class, which is another one where code runs in a context of its own.
        if (value[Symbol.toStringTag] !== 'Uint8Array')
          throw new TypeError('Each piece of a body must be a Uint8Array.');
        pieces.push(value);
        length += value.length;
        if (length > limit) break;
      }
    } catch (error) {
      void cancel();
      this.broken = error;
      throw new ClientGone();
    }
    const coding = this.headers['content-encoding'] ?? 'identity';
    if (coding !== 'identity' && length > 0) return { ok: false, fault: 'encoded' };
    return length > limit ? { ok: false, fault: 'too_large' } : { ok: true, bytes: joined(pieces, length) };
  }

  /** There are no strangers who leave unread what others have to keep. */
  count(): undefined {
    return undefined;
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** The program as what a test, a worker or a host calls. */
export function createFetch({ handle, origin, sleep, onCrash }: FetchOptions) {
  const own = new URL(origin);
  const answer = async (call: FetchCall): Promise<Response> => {
    try {
      return responseTo(call, await handle(call), sleep);
    } catch (error) {
      call.leave();
      if (error instanceof Cut) throw error;
      if (error instanceof ClientGone) throw new TypeError('fetch failed', { cause: call.broken ?? error });
      onCrash(error, { method: call.method, path: splitTarget(call.target).path });
      throw new Cut('fetch failed');
    }
  };
  /** One call. @throws TypeError where there is no answer, the reason of its signal where that is aborted */
  const ask = (asked: Asked): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal } = asked;
      signal.throwIfAborted();
      if (asked.bodyUsed)
        throw new TypeError('The body of this Request was read already; make a new one, or clone it.');
      const call = new FetchCall(asked, own);
      const abort = (): void => {
        call.leave();
        reject(signal.reason);
      };
      signal.addEventListener('abort', abort, { once: true });
      void call.gone.then(() => signal.removeEventListener('abort', abort));
      answer(call).then(resolve, reject);
    });
  const fetch: SandboxFetch = async (input: string | URL | Request, init?: unknown) => ask(requestOf(input, init, own));
  return {
    fetch,
    /** A call of the sandbox to itself. @returns the id of its answer, where there is one @throws TypeError for what is no header */
    async callOwn({ method, path, headers, body }: OwnCall): Promise<string | undefined> {
      const [sent, { signal }] = [new Headers(headers), new AbortController()];
      const asked = { method, headers: sent, body: new Response(body).body, bodyUsed: false, signal };
      const response = await ask({ ...asked, url: own.origin + path }).catch(() => undefined);
      return response?.headers.get('x-request-id') ?? undefined;
    },
  };
}

/** What is asked: a request of any realm as it is, unless options say otherwise. @throws TypeError as the constructor of Request does */
function requestOf(input: string | URL | Request, init: unknown, own: URL): Asked {
  const isRequest = typeof input === 'object' && 'url' in input;
  const isOptions = typeof init === 'object' && init !== null && OPTIONS.some((name) => name in init);
  if (isRequest && !isOptions) return input;
  const options = isOptions ? (init as RequestInit) : {};
  const length = typeof options.body === 'string' ? encoder.encode(options.body).length : undefined;
  return Object.assign(new Request(isRequest ? input : new URL(input, own), options), { length });
}

/** @throws Cut */
function responseTo(call: FetchCall, { status, headers: given, body, options }: Reply, sleep: Sleep): Response {
  const headers = new Headers(NO_SNIFFING);
  for (const [name, value] of Object.entries(given)) {
    if (!OF_CONNECTION.has(name.toLowerCase())) headers.append(name, value);
  }
  if (isEvents(body)) return new Response(eventsTo(call, body), { status, headers });
  const { fault } = options;
  if (status === 0 || fault?.kind === 'reset') throw new Cut('fetch failed');
  const pieces = typeof body === 'string' ? [encoder.encode(body)] : body;
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  headers.set('content-length', String(length));
  const [first = NOTHING] = pieces;
  if (call.method === 'HEAD' || length === 0 || BODILESS.has(status)) {
    call.leave();
    return new Response(null, { status, headers });
  }
  if (fault?.kind === 'truncate')
    return new Response(streamTo(call, truncated(call, first, fault.bytes)), { status, headers });
  if (fault?.kind === 'drip') {
    return new Response(streamTo(call, dripped(first, fault.bytes_per_second, sleep)), { status, headers });
  }
  if (pieces.length > 1) return new Response(streamTo(call, pieces.values()), { status, headers });
  call.leave();
  return new Response(first as Uint8Array<ArrayBuffer>, { status, headers });
}

type Sleep = FetchOptions['sleep'];

function* truncated(call: FetchCall, bytes: Uint8Array, length: number): Generator<Uint8Array> {
  const sent = beginningOf(bytes, length);
  if (sent.length > 0) yield sent;
  call.leave();
  throw new Cut('terminated');
}

async function* dripped(bytes: Uint8Array, bytes_per_second: number, sleep: Sleep): AsyncGenerator<Uint8Array> {
  const { drip_bytes, pause_ms } = dripOf(bytes_per_second);
  for (let at = 0; at < bytes.length; at += drip_bytes) {
    yield bytes.subarray(at, at + drip_bytes);
    await sleep(pause_ms);
  }
}

/** A body that is taken piece by piece. */
function streamTo(call: FetchCall, pieces: Iterator<Uint8Array> | AsyncIterator<Uint8Array>): ReadableStream {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      void call.gone.then(() => failWhereAborted(call, controller));
    },
    async pull(controller) {
      const { value, done } = await pieces.next();
      // Copied, because whoever reads it may write to it.
      if (done !== true) controller.enqueue(value.slice());
      else {
        controller.close();
        call.leave();
      }
    },
    cancel: call.leave,
  });
}

function failWhereAborted({ signal }: FetchCall, controller: ReadableStreamDefaultController): void {
  if (signal.aborted) controller.error(signal.reason);
}

/** A body that does not end by itself; who does not read it is cut. */
function eventsTo(call: FetchCall, { follow, most_waiting_bytes }: Events): ReadableStream {
  const strategy = { highWaterMark: most_waiting_bytes, size: (piece: Uint8Array) => piece.length };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        void call.gone.then(() => failWhereAborted(call, controller));
        follow({
          write(text) {
            if (call.hasLeft) return;
            if ((controller.desiredSize ?? 0) >= 0) controller.enqueue(encoder.encode(text));
            else {
              controller.error(new Cut('terminated'));
              call.leave();
            }
          },
          end() {
            if (call.hasLeft) return;
            controller.close();
            call.leave();
          },
          closed: call.gone,
        });
      },
      cancel: call.leave,
    },
    strategy,
  );
}

/** A Request as a call of the program. */
import {
  type BodyRead,
  type Call,
  type Headers as CallHeaders,
  ClientGone,
  type Peer,
  pathBelow,
} from '../../api/call.js';

/** What is read of a Request, and how long its body is where that is known. Firefox has no `body`, but all of it at once. */
export type Asked = Pick<Request, 'method' | 'url' | 'headers' | 'bodyUsed' | 'signal'> &
  Partial<Pick<Request, 'body' | 'arrayBuffer'>> & { length?: number };

/** Real milliseconds in which a body is to have come, as over a network. */
const BODY_MS = 30_000;
/** Resolves `done` after so many real milliseconds, unless it is cancelled first. */
export type Timer = (wait_ms: number) => { done: Promise<void>; cancel(): void };

const NOTHING = new Uint8Array(0);

/** A call that came as a Request. */
export class FetchCall implements Call {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly mount: string;
  readonly headers: CallHeaders;
  readonly peer: Peer;
  readonly waitsForLeave = false;
  /** Nothing comes behind it. */
  readonly isWhole = true;
  readonly gone: Promise<void>;
  hasLeft = false;
  /** Why the body broke off. */
  broken: unknown;
  private resolveGone = (): void => {};

  /** @param own where the sandbox is, with the path that it is below */
  constructor(
    private readonly asked: Asked,
    own: URL,
    private readonly timer: Timer,
  ) {
    const url = new URL(asked.url);
    // A Response is compressed by whoever sends it on.
    const { 'accept-encoding': _, ...headers } = Object.fromEntries(asked.headers);
    this.method = asked.method;
    this.mount = own.pathname.replace(/\/$/, '');
    this.path = pathBelow(url.pathname, this.mount);
    this.query = url.search.slice(1);
    // Only what came over a network says to whom it was sent, and is checked by that, as there.
    const length = asked.length === undefined ? {} : { 'content-length': String(asked.length) };
    this.headers = { host: own.host, ...length, ...headers };
    const { protocol } = headers.host === undefined ? own : url;
    const scheme = protocol === 'https:' ? 'https' : 'http';
    this.peer = { scheme, address: '127.0.0.1', share: undefined, hasSeveralHosts: false };
    this.gone = new Promise((resolve) => {
      this.resolveGone = resolve;
    });
  }

  /** Nobody waits for the reply any more. */
  readonly leave = (): void => {
    this.hasLeft = true;
    this.resolveGone();
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
    const limited = this.timer(BODY_MS);
    const late = limited.done.then(() => {
      throw new Error(`The body of this request did not end within ${BODY_MS / 1_000} s.`);
    });
    try {
      for (;;) {
        const { done, value } = await Promise.race([reader.read(), late]);
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
    } finally {
      limited.cancel();
    }
    const coding = this.headers['content-encoding'] ?? 'identity';
    if (coding !== 'identity' && length > 0) return { ok: false, reason: 'encoded' };
    return length > limit ? { ok: false, reason: 'too_large' } : { ok: true, bytes: joined(pieces, length) };
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

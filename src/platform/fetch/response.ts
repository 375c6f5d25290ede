/** A reply as a Response: whole, piece by piece, or broken off on purpose. */
import { beginningOf, dripOf, type Events, isEvents, NO_SNIFFING, type Reply } from '../../api/call.js';
import type { FetchCall } from './call.js';

const encoder = new TextEncoder();
const NOTHING = new Uint8Array(0);
/** What a Response may not have a body with. */
export const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);
/** What is about a connection, and there is none. */
const OF_CONNECTION: ReadonlySet<string> = new Set(['connection', 'keep-alive']);

/** What `fetch` rejects with where a connection is cut; the cause says so, as that of Node's own does. */
export class Cut extends TypeError {
  constructor(message: string) {
    super(message, { cause: Object.assign(new Error('The sandbox cut the connection.'), { code: 'ECONNRESET' }) });
  }
}

/** What workerd is given to send what it holds: it drops that where the body fails at once. */
const UNSENT_MS = 50;

/** Waits so many milliseconds of real time, or until the sandbox stops. */
export type Sleep = (delay_ms: number) => Promise<void>;

/** @throws Cut */
export function responseTo(call: FetchCall, { status, headers: given, body, options }: Reply, sleep: Sleep): Response {
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
    return new Response(streamTo(call, truncated(call, first, fault.bytes, sleep)), { status, headers });
  if (fault?.kind === 'drip') {
    return new Response(streamTo(call, dripped(first, fault.bytes_per_second, sleep)), { status, headers });
  }
  if (pieces.length > 1) return new Response(streamTo(call, pieces.values()), { status, headers });
  call.leave();
  return new Response(first as Uint8Array<ArrayBuffer>, { status, headers });
}

async function* truncated(
  call: FetchCall,
  bytes: Uint8Array,
  length: number,
  sleep: Sleep,
): AsyncGenerator<Uint8Array> {
  yield beginningOf(bytes, length);
  await sleep(UNSENT_MS);
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

/** The program as `fetch`: a Request in, a Response out, wherever there are these two. What goes wrong goes wrong as over a network. */
import { ClientGone } from '../../api/call.js';
import type { Handle } from '../../api/pipeline.js';
import { type Asked, FetchCall, type Timer } from './call.js';
import { Cut, responseTo, type Sleep } from './response.js';

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
  sleep: Sleep;
  timer: Timer;
  /** Told of what must not happen: something that the program did not make a reply of. */
  onCrash(error: unknown, at: { method: string; path: string }): void;
}

const encoder = new TextEncoder();
/** Members by which the options of a call are told from what a host hands over. */
const OPTIONS = ['method', 'headers', 'body', 'signal'];

/** The program as what a test, a worker or a host calls. */
export function createFetch({ handle, origin, sleep, timer, onCrash }: FetchOptions) {
  const own = new URL(origin);
  const answer = async (call: FetchCall): Promise<Response> => {
    try {
      return responseTo(call, await handle(call), sleep);
    } catch (error) {
      call.leave();
      if (error instanceof Cut) throw error;
      if (error instanceof ClientGone) throw new TypeError('fetch failed', { cause: call.broken ?? error });
      onCrash(error, { method: call.method, path: call.path });
      throw new Cut('fetch failed');
    }
  };
  /** One call. @throws TypeError where there is no answer, the reason of its signal where that is aborted */
  const ask = (asked: Asked): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal } = asked;
      signal.throwIfAborted();
      if (asked.bodyUsed || asked.body?.locked === true)
        throw new TypeError(
          'The body of this Request was read already, or is being read; make a new one, or clone it.',
        );
      const call = new FetchCall(asked, own, timer);
      const abort = (): void => {
        call.leave();
        reject(signal.reason);
      };
      signal.addEventListener('abort', abort, { once: true });
      void call.gone.then(() => signal.removeEventListener('abort', abort));
      answer(call).then(resolve, reject);
    });
  const fetch: SandboxFetch = async (input: string | URL | Request, init?: unknown) => {
    const asked = requestOf(input, init, own);
    // A Response that code makes is of no URL, and clients resolve what an answer names against where it came from.
    return Object.defineProperty(await ask(asked), 'url', { value: asked.url.replace(/#.*$/, '') });
  };
  return {
    fetch,
    /** A call of the sandbox to itself. @returns the id of its answer, where there is one @throws TypeError for what is no header */
    async callOwn({ method, path, headers, body }: OwnCall): Promise<string | undefined> {
      const [sent, { signal }] = [new Headers(headers), new AbortController()];
      const asked = { method, headers: sent, body: new Response(body).body, bodyUsed: false, signal };
      const response = await ask({ ...asked, url: own.href.replace(/\/$/, '') + path }).catch(() => undefined);
      return response?.headers.get('x-request-id') ?? undefined;
    },
  };
}

/** What is asked: a request of any realm as it is, unless options say otherwise. @throws TypeError as the constructor of Request does */
function requestOf(input: string | URL | Request, init: unknown, own: URL): Asked {
  const isRequest = typeof input === 'object' && input !== null && 'url' in input;
  const isOptions = typeof init === 'object' && init !== null && OPTIONS.some((name) => name in init);
  if (isRequest && !isOptions) return input;
  const options = isOptions ? (init as RequestInit) : {};
  const length = typeof options.body === 'string' ? encoder.encode(options.body).length : undefined;
  return Object.assign(new Request(isRequest ? input : new URL(input, own), options), { length });
}

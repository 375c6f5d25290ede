/** Calls that a command makes to a running sandbox. */
import { request as requestTls } from 'node:https';
import { text } from 'node:stream/consumers';

/** An HTTP answer, read to its end. */
export interface Answer {
  status: number;
  content_type: string;
  /** After how many seconds it may be asked again; NaN where it says a date. */
  retry_after_s: number;
  text: string;
}

/** No answer came. `code` is the system's or the TLS library's word for why. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Call {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** No limit without it: the sandbox answers some calls only after deliveries were attempted. */
  timeout_ms?: number;
}

/** Makes one call. Redirects are not followed, so that a key never travels to another host. @throws NoAnswer */
export async function request({ method, url, headers, body, timeout_ms }: Call): Promise<Answer> {
  const signal = timeout_ms === undefined ? undefined : AbortSignal.timeout(timeout_ms);
  try {
    const response = await fetchFor(url)(url, {
      method,
      headers: { ...headers },
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
    return {
      status: response.status,
      content_type: response.headers.get('content-type') ?? '',
      retry_after_s: Number(response.headers.get('retry-after') ?? 1),
      text: await response.text(),
    };
  } catch (error) {
    const cause = rootCause(signal?.aborted ? signal.reason : error);
    const code = (cause as NodeJS.ErrnoException).code;
    throw new NoAnswer(typeof code === 'string' ? code : cause.name, cause.message);
  }
}

type Read = Pick<Response, 'status' | 'headers' | 'text'>;
type Fetch = (url: string, init: Sent) => Promise<Read>;

interface Sent {
  method: string;
  headers: Record<string, string>;
  redirect: 'manual';
  body?: string;
  signal?: AbortSignal;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The `fetch` for a URL: a sandbox of this machine has a certificate that it signed itself, and nobody stands between the two. */
export function fetchFor(url: string): Fetch {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && LOOPBACK.test(hostname) ? fetchUnverified : fetch;
}

/** A call by Node's own client: `fetch` cannot be told to take such a certificate. */
function fetchUnverified(url: string, { method, headers, body, signal }: Sent): Promise<Read> {
  // Node tells the length of a body by itself only where a method usually has one.
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const options = { method, headers: { ...headers, ...length }, signal, agent: false, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const sent = requestTls(url, options, (answer) => {
      const head = { status: answer.statusCode ?? 0, headers: new Headers(answer.headers as Record<string, string>) };
      resolve(text(answer).then((read) => ({ ...head, text: async () => read })));
    });
    sent.on('error', reject);
    // An answer that switches to another protocol ends without an error; after any other answer this is too late to matter.
    sent.on('close', () => reject(Object.assign(new Error('closed without an answer'), { code: 'ECONNRESET' })));
    sent.end(body);
  });
}

/** fetch wraps what happened in one or two errors of its own, and a name with several addresses has an error for each. */
function rootCause(error: unknown): Error {
  const inner = error instanceof AggregateError ? error.errors[0] : (error as { cause?: unknown }).cause;
  if (inner instanceof Error) return rootCause(inner);
  return error instanceof Error ? error : new Error(String(error));
}

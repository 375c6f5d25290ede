/** Calls that a command makes to a running sandbox. */

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

export interface Call {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** No limit without it: the sandbox answers some calls only after deliveries were attempted. */
  timeout_ms?: number;
}

/** Makes one call. Redirects are not followed, so that a key never travels to another host. @throws NoAnswer */
export async function request({ method, url, headers, body, timeout_ms }: Call): Promise<Answer> {
  try {
    const send = await fetchFor(url);
    const response = await send(url, {
      method,
      headers: { ...headers },
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
      ...(timeout_ms === undefined ? {} : { signal: AbortSignal.timeout(timeout_ms) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      content_type: response.headers.get('content-type') ?? '',
      retry_after_s: Number(response.headers.get('retry-after') ?? 1),
      text,
    };
  } catch (error) {
    const cause = rootCause(error);
    const code = (cause as NodeJS.ErrnoException).code;
    throw new NoAnswer(typeof code === 'string' ? code : cause.name, cause.message);
  }
}

export type Fetch = (url: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'headers' | 'text'>>;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The `fetch` for a URL: a sandbox of this machine has a certificate that it signed itself, and nobody stands between the two. */
export async function fetchFor(url: string): Promise<Fetch> {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' || !LOOPBACK.test(hostname)) return fetch;
  // A CommonJS package: once it is bundled, `default` is all that a dynamic import of it has.
  const { default: undici } = await import('undici');
  const dispatcher = new undici.Agent({ connect: { rejectUnauthorized: false } });
  return (target, init) => undici.fetch(target, { ...init, dispatcher } as Parameters<typeof undici.fetch>[1]);
}

/** fetch wraps what happened in one or two errors of its own. */
function rootCause(error: unknown): Error {
  const inner = (error as { cause?: unknown }).cause;
  if (inner instanceof AggregateError && inner.errors[0] instanceof Error) return inner.errors[0];
  if (inner instanceof Error) return rootCause(inner);
  return error instanceof Error ? error : new Error(String(error));
}

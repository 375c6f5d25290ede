/** One attempt: one request, and its whole answer or the reason why there is none. */
import type { Outgoing } from './credentials.js';
import type { Machine } from './machine.js';

export interface Answered {
  readonly kind: 'answered';
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Unanswered {
  readonly kind: 'unanswered';
  readonly timed_out: boolean;
  readonly cause: unknown;
}

export type Outcome = Answered | Unanswered;

/**
 * Sends once and reads the answer to its end: an answer that breaks off is none.
 * @throws the reason of the caller's signal, when that was aborted
 */
export async function attempt(
  { method, url, headers, body }: Outgoing,
  timeout_ms: number,
  machine: Machine,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  // Made outside of what counts as the network: a header that cannot be sent is a mistake of the caller, and no retry mends it.
  const request = new Request(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    // A redirect would carry the credentials to another address, and a signature does not fit another path.
    redirect: 'manual',
    credentials: 'omit',
    signal: controller.signal,
  });
  const abort = (): void => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  let timed_out = false;
  const disarm = machine.after(timeout_ms, () => {
    timed_out = true;
    controller.abort(new Error(`No whole answer within ${timeout_ms} ms.`));
  });
  try {
    const response = await machine.fetch(request);
    return { kind: 'answered', status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    signal?.throwIfAborted();
    return { kind: 'unanswered', timed_out, cause };
  } finally {
    disarm();
    signal?.removeEventListener('abort', abort);
  }
}

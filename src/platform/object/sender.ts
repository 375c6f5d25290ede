/**
 * Webhooks of an object go out through `fetch`, to where the runtime lets them (deploy/README.md). It keeps connections as it likes, and
 * shows nothing of a body on its way: one that is to be slow is sent late, and one that is to be cut is not sent.
 */
import type { Exchange, OutboundRequest, OutboundResult, Sender } from '../../deliveries/attempt.js';

/** What is kept of an answer's body. */
const KEPT_BYTES = 16 * 1024;

class Cut extends Error {}

export class HttpSender implements Sender {
  send(request: OutboundRequest): Exchange {
    const abandoned = new AbortController();
    return { result: resultOf(request, abandoned.signal), abandon: () => abandoned.abort() };
  }

  close(): void {}
}

async function resultOf(request: OutboundRequest, abandoned: AbortSignal): Promise<OutboundResult> {
  const { timeout_ms, slow_ms = 0, cut } = request;
  const from_ms = performance.now();
  const late = AbortSignal.timeout(timeout_ms);
  const since = (): number => Math.round((performance.now() - from_ms) * 1000) / 1000;
  try {
    if (slow_ms > 0) await passed(slow_ms, AbortSignal.any([late, abandoned]));
    if (cut === true) throw new Cut('The connection was cut on purpose before the body.');
    const answer = await exchange(request, AbortSignal.any([late, abandoned]));
    return { kind: 'answered', ...answer, duration_ms: since() };
  } catch (error) {
    if (abandoned.aborted) return { kind: 'abandoned' };
    const why = late.aborted ? `No answer within ${timeout_ms / 1_000} s.` : (error as Error).message;
    return { kind: 'failed', error: why, duration_ms: since() };
  }
}

/** Resolves after so many milliseconds. @throws the reason of the signal */
function passed(duration_ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, duration_ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

async function exchange({ url, headers, body }: OutboundRequest, signal: AbortSignal) {
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  const { text, truncated } = await beginningOf(response.body);
  return { status: response.status, headers: Object.fromEntries(response.headers), body: text, truncated };
}

/** As much of a body as is kept. */
async function beginningOf(body: ReadableStream<Uint8Array> | null): Promise<{ text: string; truncated: boolean }> {
  const decoder = new TextDecoder();
  let [text, left, truncated] = ['', KEPT_BYTES, false];
  const reader = body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value.subarray(0, left), { stream: true });
    truncated = value.length > left;
    left -= Math.min(value.length, left);
    if (!truncated) continue;
    await reader.cancel();
    break;
  }
  return { text: text + decoder.decode(), truncated };
}

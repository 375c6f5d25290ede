/** How the inbox answers what never left the process: in real time, within the time-out, as a receiver behind a socket would. */
import type { OutboundRequest } from '../../deliveries/sender.js';
import type { Answer } from './read-answer.js';

const TEXTS: Readonly<Record<'status' | 'redirect', string>> = {
  status: '{"received":true}',
  redirect: '{"moved":true}',
};

/** What is under way, and can be ended before its time. */
export interface Endable {
  destroy(error?: Error): unknown;
}

/** Waits in real time, or until it is ended with an error. */
function wait(duration_ms: number, begun: (waiting: Endable) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, duration_ms);
    begun({
      destroy: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}

/**
 * The answer of an inbox.
 * @param begun is given what can be ended where the answer takes time
 * @throws Error that says why there is no answer
 */
export async function answerOfInbox(
  request: OutboundRequest,
  inbox: NonNullable<OutboundRequest['inbox']>,
  begun: (waiting: Endable) => void,
): Promise<Answer> {
  if ('error' in inbox) throw new Error(inbox.error);
  if (request.cut === true) throw new Error('The connection was cut on purpose in the middle of the body.');
  const { answer, status, delay_ms } = inbox;
  const { timeout_ms, slow_ms = 0 } = request;
  const needed_ms = answer === 'hang' ? Number.POSITIVE_INFINITY : delay_ms + slow_ms;
  if (needed_ms > 0) await wait(Math.min(needed_ms, timeout_ms), begun);
  if (needed_ms > timeout_ms) throw new Error(`No answer within ${timeout_ms / 1_000} s.`);
  if (answer === 'hang' || answer === 'close') throw new Error('The inbox closed the connection without an answer.');
  const location: Record<string, string> = answer === 'redirect' ? { location: new URL(request.url).pathname } : {};
  const headers = { 'content-type': 'application/json', ...location };
  return { status, headers, body: TEXTS[answer], truncated: false };
}

/** How the inbox answers what never left the process: in real time, within the time-out, as a receiver behind a socket would. */
import type { InboxBehaviour } from '../domain/types.js';
import type { DispatcherPorts, Exchange, OutboundRequest, OutboundResult } from './sender.js';

/** What an inbox does with a message, or why it does not take it. */
export type InboxReply = InboxBehaviour | { error: string };

const TEXTS: Readonly<Record<'status' | 'redirect', string>> = {
  status: '{"received":true}',
  redirect: '{"moved":true}',
};

/**
 * The exchange with an inbox.
 * @param hostTime real time in milliseconds
 */
export function exchangeWithInbox(
  request: OutboundRequest,
  inbox: InboxReply,
  { alarm, breathe }: Pick<DispatcherPorts, 'alarm' | 'breathe'>,
  hostTime: () => number,
): Exchange {
  const started_ms = hostTime();
  const needed_ms = timeNeeded(request, inbox);
  const waiting = needed_ms > 0 ? alarm(Math.min(needed_ms, request.timeout_ms)) : undefined;
  let abandon = (): void => undefined;
  const abandoned = new Promise<OutboundResult>((resolve) => {
    abandon = () => {
      waiting?.cancel();
      resolve({ kind: 'abandoned' });
    };
  });
  const answered = (waiting?.rang ?? breathe()).then((): OutboundResult => {
    const duration_ms = hostTime() - started_ms;
    const said = answerOf(request, inbox, needed_ms);
    if (typeof said === 'string') return { kind: 'failed', error: said, duration_ms };
    return { kind: 'answered', ...said, truncated: false, duration_ms };
  });
  return { result: Promise.race([answered, abandoned]), abandon };
}

/** Real milliseconds until it answers, or gives up. */
function timeNeeded({ slow_ms = 0, cut }: OutboundRequest, inbox: InboxReply): number {
  if ('error' in inbox || cut === true) return 0;
  return inbox.answer === 'hang' ? Number.POSITIVE_INFINITY : inbox.delay_ms + slow_ms;
}

/** What it says, or why it says nothing. */
function answerOf(
  { url, timeout_ms, cut }: OutboundRequest,
  inbox: InboxReply,
  needed_ms: number,
): { status: number; headers: Record<string, string>; body: string } | string {
  if ('error' in inbox) return inbox.error;
  if (cut === true) return 'The connection was cut on purpose in the middle of the body.';
  if (needed_ms > timeout_ms) return `No answer within ${timeout_ms / 1_000} s.`;
  const { answer, status } = inbox;
  if (answer === 'hang' || answer === 'close') return 'The inbox closed the connection without an answer.';
  const location: Record<string, string> = answer === 'redirect' ? { location: new URL(url).pathname } : {};
  return { status, headers: { 'content-type': 'application/json', ...location }, body: TEXTS[answer] };
}

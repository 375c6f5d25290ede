/** How an inbox answers what never left the process: in real time, within the time-out, as a receiver behind a socket would. */
import { getOrMake } from '../domain/collection.js';
import type { InboxBehaviour, WorldData } from '../domain/records.js';
import type { World } from '../domain/world.js';
import type { DispatcherPorts, Exchange, OutboundRequest, OutboundResult } from './attempt.js';

/** What an inbox does with a message, which has this number, or why it does not take it. */
export type InboxReply = (InboxBehaviour & { inbox: string; number: number }) | { error: string };

/** What somebody who listens to an inbox says that became of a message. */
export type Said = { status: number; headers: Record<string, string>; body: string; truncated: boolean } | string;

const TEXTS: Readonly<Record<'status' | 'redirect', string>> = {
  status: '{"received":true}',
  redirect: '{"moved":true}',
};

/** The exchange with an inbox. */
export function exchangeWithInbox(
  world: World,
  request: OutboundRequest,
  inbox: InboxReply,
  { timer, yieldToLoop }: Pick<DispatcherPorts, 'timer' | 'yieldToLoop'>,
): Exchange {
  const { hostTime } = world.env;
  const started_ms = hostTime();
  const needed_ms = timeNeeded(request, inbox);
  const waiting = needed_ms > 0 ? timer(Math.min(needed_ms, request.timeout_ms)) : undefined;
  let abandon = (): void => undefined;
  const abandoned = new Promise<OutboundResult>((resolve) => {
    abandon = () => {
      waiting?.cancel();
      resolve({ kind: 'abandoned' });
    };
  });
  const said = (waiting?.done ?? yieldToLoop()).then(() => answerOf(request, inbox, needed_ms));
  const heard = needed_ms === Number.POSITIVE_INFINITY ? listenersAnswer(world, inbox) : undefined;
  const answered = Promise.race([said, ...(heard === undefined ? [] : [heard.said])]).then((what): OutboundResult => {
    waiting?.cancel();
    const duration_ms = hostTime() - started_ms;
    if (typeof what === 'string') return { kind: 'failed', error: what, duration_ms };
    return { kind: 'answered', ...what, duration_ms };
  });
  const result = Promise.race([answered, abandoned]).finally(() => heard?.forget());
  return { result, abandon };
}

/** Who waits for the answer of somebody who listens, by the number of the message. */
const waiting = new WeakMap<WorldData, Map<number, (said: Said) => void>>();

const waitingIn = ({ data }: World): Map<number, (said: Said) => void> => getOrMake(waiting, data, () => new Map());

/** Whether a message waits for what somebody who listens says. */
export const isWaiting = (world: World, number: number): boolean => waitingIn(world).has(number);

/** Says what became of a message. @returns whether anybody waited for it */
export function say(world: World, number: number, said: Said): boolean {
  const resume = waitingIn(world).get(number);
  resume?.(said);
  return waitingIn(world).delete(number);
}

/** What is said by those who listen to the inbox, if they are to say anything. */
function listenersAnswer(world: World, reply: InboxReply) {
  if ('error' in reply || reply.answer !== 'listener') return undefined;
  const { inbox, number } = reply;
  const here = waitingIn(world);
  const said = new Promise<Said>((resolve) => here.set(number, resolve));
  world.changed('inbox', inbox);
  return { said, forget: () => void here.delete(number) };
}

/** Real milliseconds until it answers, or gives up. */
function timeNeeded({ slow_ms = 0, cut }: OutboundRequest, inbox: InboxReply): number {
  if ('error' in inbox || cut === true) return 0;
  return inbox.answer === 'hang' || inbox.answer === 'listener' ? Number.POSITIVE_INFINITY : inbox.delay_ms + slow_ms;
}

/** What it says, or why it says nothing. */
function answerOf({ url, timeout_ms, cut }: OutboundRequest, inbox: InboxReply, needed_ms: number): Said {
  if ('error' in inbox) return inbox.error;
  if (cut === true) return 'The connection was cut on purpose in the middle of the body.';
  if (inbox.answer === 'listener')
    return `Nobody who listens to this inbox answered within ${timeout_ms / 1_000} s; tenderbox listen does.`;
  if (needed_ms > timeout_ms) return `No answer within ${timeout_ms / 1_000} s.`;
  const { answer, status } = inbox;
  if (answer === 'hang' || answer === 'close') return 'The inbox closed the connection without an answer.';
  const location: Record<string, string> = answer === 'redirect' ? { location: new URL(url).pathname } : {};
  const headers = { 'content-type': 'application/json', ...location };
  return { status, headers, body: TEXTS[answer], truncated: false };
}

/**
 * The receiver that is built in. What the sandbox sends to an inbox never leaves the process: the attempt is made and recorded
 * as any other, and it is noted here which one came. Messages are not part of a world's data, because the history of deliveries
 * says the same: their text is read from there when somebody looks. How an inbox was told to answer is data.
 */
import { constantTimeEqual } from '../domain/bytes.js';
import { nowOf } from '../domain/clock.js';
import { getOrMake } from '../domain/collection.js';
import { countBeside } from '../domain/limits.js';
import type { Settings } from '../domain/merchants/settings.js';
import { Problem, requireFound } from '../domain/problems.js';
import type { DeliveryRecord, InboxBehaviour, WorldData } from '../domain/records.js';
import type { World } from '../domain/world.js';
import { SIGNATURE_HEADER, signatureHeader, signedTextOf } from '../variants/envelopes.js';
import type { OutboundRequest } from './attempt.js';
import { deliveryBody } from './enqueue.js';
import { type InboxReply, isWaiting, type Said, say } from './inbox-exchange.js';

/** Messages that an inbox keeps, and inboxes that a merchant has. */
export const MAX_MESSAGES = 200;
export const MAX_INBOXES = 64;
/** Where inboxes are on the sandbox's own origin. */
export const INBOX_PATH = '/_sandbox/inbox/';
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** A webhook as it came. */
export type InboxMessage = ReturnType<typeof messageOf>;

/** Which attempt came, and what it does not say by itself. */
interface Arrival {
  number: number;
  at_ms: number;
  delivery: DeliveryRecord;
  attempt: number;
  /** Those that its attempt is recorded with. */
  headers: Readonly<Record<string, string>>;
  complete: boolean;
  answered: InboxBehaviour;
  /** What it was to be signed with then; undefined where it was not to be. */
  secret: string | undefined;
  encoding: Settings['signature_encoding'];
}

/** What an arrival takes in memory, about: everything that is long belongs to others. */
const ARRIVAL_BYTES = 128;

/** What one inbox received since it was last emptied. */
interface Received {
  /** How many messages came, those that are not kept any more included. */
  total: number;
  /** The newest of them, oldest first. */
  kept: Arrival[];
}

interface Store {
  /** How many messages ever came. */
  count: number;
  inboxes: Map<string, Received>;
}

const stores = new WeakMap<WorldData, Store>();

const storeOf = ({ data }: World): Store => getOrMake(stores, data, () => ({ count: 0, inboxes: new Map() }));

/** The inbox that a URL of the sandbox's own origin names, if it names one. */
export function inboxNameIn(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { pathname } = new URL(url);
  // Where the sandbox is mounted below a path, that stands before it.
  const at = pathname.indexOf(INBOX_PATH);
  const name = at === -1 ? '' : pathname.slice(at + INBOX_PATH.length);
  return NAME.test(name) ? name : undefined;
}

/** How an inbox that nobody has told anything answers. */
const USUAL: InboxBehaviour = { answer: 'status', status: 200, delay_ms: 0 };

export function behaviourOf({ data }: World, name: string): InboxBehaviour {
  return Object.hasOwn(data.inboxes, name) ? (data.inboxes[name] as InboxBehaviour) : USUAL;
}

/** The names of the inboxes that were told something or have received something, in order. */
export function inboxNames(world: World): string[] {
  return [...new Set([...Object.keys(world.data.inboxes), ...storeOf(world).inboxes.keys()])].sort();
}

const isWithinLimit = (world: World, name: string): boolean => {
  const names = inboxNames(world);
  return names.length < MAX_INBOXES || names.includes(name);
};

const FULL = `A merchant has at most ${MAX_INBOXES} inboxes. Empty one with DELETE /_sandbox/inbox/NAME.`;

/**
 * Tells an inbox how to answer from now on.
 * @throws Problem `illegal_move` for an inbox more than a merchant may have
 */
export function setInbox(world: World, name: string, behaviour: Partial<InboxBehaviour>): void {
  if (!isWithinLimit(world, name)) throw new Problem('illegal_move', FULL);
  const { answer = 'status', status = answer === 'redirect' ? 302 : 200, delay_ms = 0 } = behaviour;
  world.data.inboxes[name] = { answer, status, delay_ms };
  world.changed('inbox', name);
}

/** What an inbox holds, newest first. Each message is printed and verified anew. */
export function messagesOf(world: World, name: string): InboxMessage[] {
  const kept = storeOf(world).inboxes.get(name)?.kept.toReversed() ?? [];
  return kept.map((arrival) => messageOf(world, arrival));
}

/** Messages that wait for an answer, oldest first. @param after the number of the last one that is known already */
export function waitingMessages(world: World, name: string, after: number): InboxMessage[] {
  const kept = storeOf(world).inboxes.get(name)?.kept ?? [];
  const waiting = kept.filter(({ number }) => number > after && isWaiting(world, number));
  return waiting.map((arrival) => messageOf(world, arrival));
}

/**
 * Says what became of a message that waits for an answer: it is recorded as the receiver's.
 * @returns the delivery that it is of
 * @throws Problem `illegal_move` when its attempt waits no more, `not_found` for one that never came
 */
export function answerMessage(world: World, name: string, number: number, said: Said): DeliveryRecord {
  const { kept } = storeOf(world).inboxes.get(name) ?? {};
  const found = kept?.find((each) => each.number === number);
  const arrival = requireFound(found, 'message', String(number));
  if (say(world, number, said)) return arrival.delivery;
  const message = `Message ${number} waits for no answer: it has one, or its time was up. Its delivery is ${arrival.delivery.id}.`;
  throw new Problem('illegal_move', message);
}

function messageOf(world: World, arrival: Arrival) {
  const { number, at_ms, delivery, attempt, headers, complete, answered } = arrival;
  const whole = deliveryBody(world, delivery);
  return {
    number,
    received_at_ms: at_ms,
    delivery_id: delivery.id,
    attempt,
    event_id: delivery.event_id,
    event_type: delivery.event_type,
    endpoint_id: delivery.endpoint_id,
    headers: { ...headers },
    body: complete ? whole : whole.slice(0, whole.length >> 1),
    complete,
    answered: { ...answered },
    verification: verify(world, arrival, complete ? whole : null),
  };
}

/** How many messages an inbox received since it was last emptied, how many of them it holds, and when the newest came. */
export function receivedBy(world: World, name: string): { total: number; kept: number; last_ms: number | null } {
  const { total = 0, kept = [] } = storeOf(world).inboxes.get(name) ?? {};
  return { total, kept: kept.length, last_ms: kept.at(-1)?.at_ms ?? null };
}

const countMessages = (world: World, name: string, messages: number): void =>
  countBeside(world, `inbox/${name}`, messages * ARRIVAL_BYTES);

/** Forgets what an inbox holds and how it answers. @returns how many messages it had */
export function emptyInbox(world: World, name: string): number {
  const { inboxes } = storeOf(world);
  const removed = inboxes.get(name)?.kept.length ?? 0;
  inboxes.delete(name);
  countMessages(world, name, 0);
  if (Object.hasOwn(world.data.inboxes, name)) delete world.data.inboxes[name];
  world.changed('inbox', name);
  return removed;
}

/**
 * Whether the signature of a message is right: as a receiver checks it with the secret that the endpoint had when the message came.
 * @param body null where it did not come whole
 */
function verify(world: World, { secret, encoding, headers }: Arrival, body: string | null) {
  /** The text that the signature is about; null where the body is no webhook. */
  const signed_string = body === null ? null : (signedTextOf(body) ?? null);
  const result = (
    verdict: 'valid' | 'invalid' | 'unsigned',
    sentence: string,
    expected_signature: string | null = null,
  ) => ({ verdict, sentence, signed_string, expected_signature });
  if (secret === undefined)
    return result('unsigned', 'The endpoint has no secret, so nothing is signed and nothing can be verified.');
  if (signed_string === null)
    return result('invalid', 'The body is not complete, so there is no text that a signature could be about.');
  const expected = signatureHeader(signed_string, secret, encoding, world.env.crypto.hmacSha256);
  const signature = headers[SIGNATURE_HEADER];
  if (signature !== undefined && constantTimeEqual(expected, signature))
    return result('valid', 'The signature is the one that the endpoint’s secret gives.', expected);
  const sentence =
    'The signature is not the one that the endpoint’s secret gives; a receiver must refuse this message.';
  return result('invalid', sentence, expected);
}

/**
 * Takes in what is sent to an inbox.
 * @returns how the inbox answers, or why it does not
 */
export function receiveInInbox(
  world: World,
  name: string,
  delivery: DeliveryRecord,
  request: OutboundRequest,
): InboxReply {
  if (!isWithinLimit(world, name)) return { error: FULL };
  const store = storeOf(world);
  const answered = behaviourOf(world, name);
  store.count += 1;
  const received = getOrMake(store.inboxes, name, () => ({ total: 0, kept: [] }));
  received.total += 1;
  received.kept.push({
    number: store.count,
    at_ms: nowOf(world),
    delivery,
    attempt: delivery.attempts.length + 1,
    headers: request.headers,
    complete: request.cut !== true,
    answered,
    secret: world.data.webhooks.find(({ id }) => id === delivery.endpoint_id)?.secret,
    encoding: world.data.settings.signature_encoding,
  });
  if (received.kept.length > MAX_MESSAGES) received.kept.shift();
  countMessages(world, name, received.kept.length);
  world.changed('inbox', name);
  return { ...answered, inbox: name, number: store.count };
}

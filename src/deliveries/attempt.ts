/** One attempt: prepared and recorded within turns; what lies between is the host's (docs/architecture.md). */

import { nowOf, showable } from '../domain/clock.js';
import { countDelivered } from '../domain/coverage.js';
import { schedule, scheduleAgain } from '../domain/jobs.js';
import { isFull } from '../domain/limits.js';
import type { AttemptRecord, DeliveryRecord, Job, WebhookRecord } from '../domain/records.js';
import { maskText } from '../domain/request-log.js';
import { isTaken } from '../domain/states.js';
import type { World } from '../domain/world.js';
import { reportedName, type SIGNATURE_HEADER } from '../variants/envelopes.js';
import { addDelivery, deliveryBody } from './enqueue.js';
import { cancelDeliveries, delayBefore, finish } from './in-flight.js';

// What delivery needs from the host: one way to send, and the passing of real time. Types only.

/** One HTTP POST. */
export interface OutboundRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Real milliseconds for the whole exchange, from the start of sending to the end of the answer. */
  timeout_ms: number;
  /** Real milliseconds over which the body is sent, piece by piece. */
  slow_ms?: number;
  /** The connection is cut on purpose in the middle of the body. */
  cut?: boolean;
}

/** What became of it. */
export type OutboundResult =
  | {
      kind: 'answered';
      status: number;
      headers: Record<string, string>;
      /** At most the first 16 KiB. */
      body: string;
      truncated: boolean;
      /** Real time. */
      duration_ms: number;
    }
  | {
      kind: 'failed';
      /** Why there is no answer, for the merchant to read. */
      error: string;
      duration_ms: number;
    }
  /** Nothing is recorded: nobody wants to know any longer, or the process is stopping and the exchange is made again later. */
  | { kind: 'abandoned' };

/** An exchange that has begun. */
export interface Exchange {
  /** Never rejects, and is there in a later turn of the event loop: thousands that go nowhere let others have their turns. */
  readonly result: Promise<OutboundResult>;
  /** Ends it as abandoned, unless it has ended. */
  abandon(): void;
}

export interface Sender {
  send(request: OutboundRequest): Exchange;
}

/** What a dispatcher is given by the composition root. */
export interface DispatcherPorts {
  sender: Sender;
  /** How many attempts are made at a time; `DELIVERY_LIMITS` unless it is given. */
  limits?: { per_endpoint?: number; total?: number };
  /** Told of every recorded attempt that its receiver did not take. */
  notTaken?(world: World, delivery: DeliveryRecord): void;
  /** Told of what went wrong around an attempt that nobody waits for, which is a bug. */
  failed?(world: World, error: unknown): void;
  /** The sandbox's version, for `User-Agent`. */
  version: string;
  /** Whether a URL is the sandbox's own, by any of its names. */
  isOwn(url: string): boolean;
  /** Lets other work of the process run, then resolves. */
  yieldToLoop(): Promise<void>;
  /** A timer in real time; `cancel` frees it. */
  timer(timeout_ms: number): { done: Promise<void>; cancel(): void };
}

// What a receiver said when it did not take a webhook, for the log and for lists.

const LONGEST = 120;

/** How the body of a rejection begins, on one line and without keys; undefined where the attempt was taken or nothing was said. */
export function rejectionText(attempt: Pick<AttemptRecord, 'status' | 'response_body'>): string | undefined {
  if (isTaken(attempt) || attempt.response_body === '') return undefined;
  // Masked before it is cut, because half a key does not look like one.
  const line = maskText(attempt.response_body).replace(/\s+/g, ' ').trim();
  if (line === '') return undefined;
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '')}…` : line;
}

/** An attempt between its preparation and its record. */
export interface Prepared {
  /** A record never leaves its world and never moves, and an attempt ends with its world: it need not be looked up again. */
  delivery: DeliveryRecord;
  /** The job that it stands for, due at the instant that the attempt was scheduled for. */
  job: Job;
  request: OutboundRequest;
}

const unsignedHeaders = (userAgent: string) => ({ 'Content-Type': 'application/json', 'User-Agent': userAgent });

/** Spelled at once: what is added to an object later lies beside it, in a list of its own, and every attempt keeps its headers. */
const signedHeaders = (userAgent: string, signature: string) =>
  ({
    'Content-Type': 'application/json',
    'User-Agent': userAgent,
    'Service-Signature': signature,
  }) satisfies Record<'Content-Type' | 'User-Agent' | typeof SIGNATURE_HEADER, string>;

const endpointOf = (world: World, { endpoint_id }: DeliveryRecord): WebhookRecord | undefined =>
  world.data.webhooks.find(({ id }) => id === endpoint_id);

/**
 * Prepares the attempt that a job stands for.
 * @param userAgent what the sandbox calls itself
 * @returns undefined when the delivery has moved on, or its endpoint is gone
 */
export function prepareAttempt(world: World, job: Job, userAgent: string): Prepared | undefined {
  const delivery = world.deliveries.get(job.subject);
  if (delivery?.status !== 'pending') return undefined;
  const endpoint = endpointOf(world, delivery);
  if (endpoint === undefined || endpoint.disabled === true) {
    finish(world, delivery, 'cancelled');
    return undefined;
  }
  const { signature } = delivery;
  const headers = signature === null ? unsignedHeaders(userAgent) : signedHeaders(userAgent, signature);
  const timeout_ms = world.data.settings.webhook_timeout * 1_000;
  const { slow_ms, cut } = delivery.behave ?? {};
  const request: OutboundRequest = {
    url: delivery.url,
    headers,
    body: deliveryBody(world, delivery),
    timeout_ms,
    ...(slow_ms === undefined ? {} : { slow_ms }),
    // Were every attempt cut, the event would never arrive, which is what dropping is for.
    ...(cut === true && delivery.attempts.length === 0 ? { cut } : {}),
  };
  return { delivery, job, request };
}

/** What an answer means beyond its status, for the merchant to read; null when the status says it all. */
function remarkOn(status: number): string | null {
  if (status === 410) return 'The receiver answered 410, so this endpoint is disabled: nothing is sent to it any more.';
  if (status >= 300 && status < 400) return `The receiver answered ${status}; redirects are not followed.`;
  return null;
}

/** What is recorded of an exchange. */
export type Outcome = Exclude<OutboundResult, { kind: 'abandoned' }>;

function attemptRecord(number: number, at_ms: number, prepared: Prepared, result: Outcome): AttemptRecord {
  const answered = result.kind === 'answered';
  return {
    number,
    scheduled_at_ms: prepared.job.due_ms,
    at_ms,
    url: prepared.request.url,
    request_headers: prepared.request.headers,
    status: answered ? result.status : null,
    response_headers: answered ? result.headers : {},
    response_body: answered ? result.body : '',
    response_truncated: answered && result.truncated,
    duration_ms: result.duration_ms,
    error: answered ? remarkOn(result.status) : result.error,
  };
}

/** The next attempt counts from the instant that this one was scheduled for, not from when it was made. */
function scheduleNext(world: World, delivery: DeliveryRecord, job: Job): void {
  const delay_ms = delayBefore(world.data.settings.retry_schedule, delivery.attempts.length + 1);
  if (delay_ms === null) {
    finish(world, delivery, 'failed');
    return;
  }
  delivery.next_attempt_at_ms = showable(job.due_ms + delay_ms);
  world.deliveries.reindex(delivery);
  scheduleAgain(world, job, job.due_ms + delay_ms);
}

/** The next copy of a delivery that is duplicated one after the other; none in a world that may not grow. */
function sendNextCopy(world: World, delivery: DeliveryRecord, endpoint: WebhookRecord): void {
  const { behave } = delivery;
  const event = world.events.get(delivery.event_id);
  if (behave === undefined || behave.parallel === true || (behave.duplicate ?? 1) <= 1 || event === undefined) return;
  if (isFull(world)) return;
  const copy = { ...behave, duplicate: (behave.duplicate ?? 1) - 1, delay_ms: 0, reorder: false };
  const sent = addDelivery(world, event, endpoint, { behave: copy });
  sent.misbehaviour = [...delivery.misbehaviour];
}

/** Lets a delivery go that was held back until this one, which is younger, has been sent. */
function releaseHeld(world: World, delivery: DeliveryRecord): void {
  const from = world.deliveries.positionOf(delivery.id) ?? 0;
  const [held] = world.deliveries.read(from, 'older', 1, `pending|${delivery.endpoint_id}`);
  if (held?.behave?.reorder !== true || held.attempts.length > 0) return;
  if (world.jobs.removeWhere((job) => job.kind === 'delivery.attempt' && job.subject === held.id) === 0) return;
  held.next_attempt_at_ms = nowOf(world);
  schedule(world, 'delivery.attempt', held.next_attempt_at_ms, held.id);
}

/** Most deliveries need one attempt, and a list that is made with its only member has no room for more. */
function addAttempt(delivery: DeliveryRecord, attempt: AttemptRecord): void {
  if (delivery.attempts.length === 0) delivery.attempts = [attempt];
  else delivery.attempts.push(attempt);
}

/**
 * Records what became of an attempt and decides what comes next.
 * @param at_ms the merchant's time when sending began
 */
export function recordAttempt(world: World, prepared: Prepared, at_ms: number, result: Outcome): void {
  const { delivery } = prepared;
  const attempt = attemptRecord(delivery.attempts.length + 1, at_ms, prepared, result);
  addAttempt(delivery, attempt);
  world.changed('delivery', delivery.id);
  if (delivery.status !== 'pending') return;
  const endpoint = endpointOf(world, delivery);
  if (attempt.status === 410 && endpoint !== undefined) {
    endpoint.disabled = true;
    world.env.changed?.(world, 'webhook', endpoint.id);
    finish(world, delivery, 'failed');
    cancelDeliveries(world, endpoint.id);
    return;
  }
  if (isTaken(attempt)) {
    finish(world, delivery, 'succeeded');
    countDelivered(world, reportedName(delivery.event_type, world.data.settings) ?? delivery.event_type);
  } else scheduleNext(world, delivery, prepared.job);
  if (delivery.attempts.length > 1) return;
  if (endpoint !== undefined) sendNextCopy(world, delivery, endpoint);
  releaseHeld(world, delivery);
}

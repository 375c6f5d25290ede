/** Holds what arrived against what happened, delivery by delivery. Every fault is one sentence; there must be none. */
import { type ActName, isTaken, recordedFor } from './acts.js';
import type { AttemptMade, DeliveryMade, EventMade } from './history.js';
import { SCHEDULES } from './plan.js';
import type { Arrival, FaultyReceiver } from './receivers.js';
import type { Order, Outcome } from './run.js';

/** What breaks a connection before there is an answer. */
const BREAKING: readonly ActName[] = ['reset', 'closed'];

/** What is recorded where a receiver goes away before it has read what came, or is away. */
const AWAY = /\[(ECONNREFUSED|ECONNRESET)\]/;

export interface Verdict {
  faults: string[];
  events: number;
  deliveries: number;
  attempts: number;
  arrivals: number;
  killed: number;
  stopped: number;
  /** Deliveries whose attempts were used up, and those of the endpoint that answered 410. */
  exhausted: number;
  cancelled: number;
  /** Arrivals without a record of their own: the process ended before it could write one. */
  repeatedByEnd: number;
  /** Arrivals of one attempt that was made once more, because a kept connection broke under it. */
  repeatedOnFreshConnection: number;
  /** Payment requests whose money came after they had expired. */
  paidLate: number;
  /** By how much an attempt was later than scheduled, in milliseconds of the merchant's clock. */
  latest_ms: number;
}

/** The events that a payment request must have (docs/service.md#payment-requests); `record` is what late money does. */
function eventsOf({ paid, asked }: Order): RegExp {
  if (paid === 'in time') return /^payment\.created payment\.pending payment\.succeeded$/;
  if (paid === 'never') return /^payment\.created payment\.expired$/;
  return new RegExp(`^payment\\.created payment\\.expired( payment\\.paid_late){1,${asked}}$`);
}

class Judge {
  readonly verdict: Verdict;
  private readonly events: Map<string, EventMade>;
  private readonly deliveries = new Map<string, DeliveryMade>();

  constructor(private readonly outcome: Outcome) {
    const { world, process, receivers } = outcome;
    const { events, deliveries } = world;
    this.events = new Map(events.map((event) => [event.id, event]));
    this.verdict = {
      faults: receivers.flatMap(({ wrong }) => wrong),
      events: events.length,
      deliveries: deliveries.length,
      attempts: deliveries.reduce((sum, { attempts }) => sum + attempts.length, 0),
      arrivals: receivers.reduce((sum, { arrivals }) => sum + arrivals.length, 0),
      killed: process.killed.size,
      stopped: process.life - process.killed.size - 1,
      exhausted: 0,
      cancelled: 0,
      repeatedByEnd: 0,
      repeatedOnFreshConnection: 0,
      paidLate: 0,
      latest_ms: 0,
    };
    for (const delivery of deliveries) {
      const key = `${delivery.endpoint_id} ${delivery.event_id}`;
      if (this.deliveries.has(key)) this.fault(`${delivery.id} is the second delivery of ${key}.`);
      this.deliveries.set(key, delivery);
    }
  }

  private fault(sentence: string): void {
    this.verdict.faults.push(sentence);
  }

  /** What was acknowledged must have happened, and nothing besides. */
  orders(): void {
    const types = new Map<string, string[]>();
    for (const { resource_id, type } of this.events.values())
      types.set(resource_id, [...(types.get(resource_id) ?? []), type]);
    for (const order of this.outcome.orders) {
      const found = (types.get(order.id) ?? []).join(' ');
      if (!eventsOf(order).test(found))
        this.fault(`${order.id} was acknowledged, paid ${order.paid}, and has the events ${found}.`);
      if (order.paid === 'late') this.verdict.paidLate += 1;
    }
    const payments = [...types.keys()].filter((id) => id.startsWith('pay_req_')).length;
    if (payments !== this.outcome.orders.length)
      this.fault(`There are ${payments} payment requests, and ${this.outcome.orders.length} were acknowledged.`);
  }

  receiver(receiver: FaultyReceiver): void {
    const { name, event_types } = receiver.character;
    const endpoint_id = this.outcome.endpoints.get(name);
    const arrivals = new Map<string, Arrival[]>();
    for (const arrival of receiver.arrivals) {
      const known = arrivals.get(arrival.event_id);
      if (known === undefined) arrivals.set(arrival.event_id, [arrival]);
      else known.push(arrival);
    }
    for (const event_id of arrivals.keys()) {
      const event = this.events.get(event_id);
      if (event === undefined || !event_types.includes(event.type))
        this.fault(`${name} was sent ${event_id}, unasked.`);
    }
    const isGone = receiver.arrivals.some(({ act }) => recordedFor(act) === 410);
    for (const event of this.events.values()) {
      if (!event_types.includes(event.type)) continue;
      const delivery = this.deliveries.get(`${endpoint_id} ${event.id}`);
      if (delivery !== undefined) this.delivery(delivery, arrivals.get(event.id) ?? [], receiver, isGone);
      else if (!isGone) this.fault(`${name} was never to get ${event.id} (${event.type}).`);
    }
  }

  private delivery(delivery: DeliveryMade, arrivals: Arrival[], receiver: FaultyReceiver, isGone: boolean): void {
    const { id, status, attempts } = delivery;
    const { name } = receiver.character;
    const taken = arrivals.some(({ act }) => isTaken(recordedFor(act)));
    if (status === 'succeeded') {
      if (!taken) this.fault(`${id} succeeded, and ${name} did not take it.`);
      const well = attempts.filter((attempt) => isTaken(attempt.status));
      if (well.length !== 1 || well[0] !== attempts.at(-1)) this.fault(`${id} went on after it had succeeded.`);
    } else if (status === 'failed' && attempts.at(-1)?.status === 410) this.verdict.exhausted += 1;
    else if (status === 'failed') {
      this.verdict.exhausted += 1;
      if (attempts.length !== SCHEDULES[this.outcome.clock].length)
        this.fault(`${id} failed after ${attempts.length} attempts.`);
    } else if (status === 'cancelled' && isGone) this.verdict.cancelled += 1;
    else this.fault(`${id} is ${status}.`);
    this.times(delivery);
    this.numbers(delivery, arrivals, receiver);
  }

  /** Each attempt at its own instant: exactly then on a clock that only moves when it is told to, else never before. */
  private times({ id, created_at_ms, attempts }: DeliveryMade): void {
    const { clock } = this.outcome;
    let scheduled_ms = created_at_ms;
    for (const [index, attempt] of attempts.entries()) {
      scheduled_ms += (SCHEDULES[clock][index] ?? Number.NaN) * 1000;
      if (attempt.number !== index + 1) this.fault(`Attempt ${index + 1} of ${id} has the number ${attempt.number}.`);
      if (attempt.scheduled_at_ms !== scheduled_ms)
        this.fault(
          `Attempt ${attempt.number} of ${id} was scheduled ${attempt.scheduled_at_ms - scheduled_ms} ms late.`,
        );
      const late_ms = attempt.at_ms - scheduled_ms;
      this.verdict.latest_ms = Math.max(this.verdict.latest_ms, late_ms);
      if (late_ms < 0 || (clock === 'frozen' && late_ms > 0))
        this.fault(`Attempt ${attempt.number} of ${id} was made ${late_ms} ms late.`);
    }
  }

  /**
   * Each attempt is an arrival, in order. Besides, something may have arrived last before a process ended, which nobody wrote down;
   * of an attempt whose receiver was away nothing may have arrived; and of one that was cut off by the time-out either nothing, or
   * something that its receiver read later than what came after it on another connection.
   */
  private numbers({ id, attempts }: DeliveryMade, arrivals: Arrival[], receiver: FaultyReceiver): void {
    const whole = this.withoutBroken(arrivals);
    const mayBeUnrecorded = whole.map(
      ({ life }, index) => life < this.outcome.process.life && whole[index + 1]?.life !== life,
    );
    const cutOff = attempts.map(({ error }) => error?.includes(' within ') === true);
    const isAway = attempts.map(({ error }) => receiver.character.away === true && error !== null && AWAY.test(error));
    // Its attempt was made once more on a fresh connection, and read after what came later.
    const mayBeBroken = whole.map(
      ({ act, reused, life }, index) =>
        cutOff.includes(true) &&
        reused &&
        BREAKING.includes(act) &&
        whole.slice(index + 1).some((later) => later.life === life && !later.reused),
    );
    // The same place is reached in many ways.
    const known = new Map<string, number | undefined>();
    const unrecorded = (attempt: number, arrival: number, late: number): number | undefined => {
      const place = `${attempt} ${arrival} ${late}`;
      if (!known.has(place)) known.set(place, search(attempt, arrival, late));
      return known.get(place);
    };
    const search = (attempt: number, arrival: number, late: number): number | undefined => {
      if (attempt === attempts.length && arrival === whole.length) return 0;
      const matched = attempt < attempts.length && arrival < whole.length;
      if (matched && fits(attempts[attempt] as AttemptMade, whole[arrival] as Arrival)) {
        const rest = unrecorded(attempt + 1, arrival + 1, late);
        if (rest !== undefined) return rest;
      }
      if (cutOff[attempt] === true || isAway[attempt] === true) {
        const rest = unrecorded(attempt + 1, arrival, late + Number(cutOff[attempt]));
        if (rest !== undefined) return rest;
      }
      if (arrival === whole.length) return undefined;
      const isExplained = mayBeBroken[arrival] === true ? unrecorded(attempt, arrival + 1, late) : undefined;
      const rest = isExplained ?? (late > 0 ? unrecorded(attempt, arrival + 1, late - 1) : undefined);
      if (rest !== undefined) return rest;
      const others = mayBeUnrecorded[arrival] === true ? unrecorded(attempt, arrival + 1, late) : undefined;
      return others === undefined ? undefined : others + 1;
    };
    const found = unrecorded(0, 0, 0);
    if (found !== undefined) this.verdict.repeatedByEnd += found;
    else this.fault(`${id} has attempts that are not what arrived: ${inWords(attempts, whole)}`);
  }

  /**
   * A kept connection that breaks before there is an answer says nothing about the receiver: the attempt is made once
   * more on a fresh one (docs/decisions/0005-webhooks-at-least-once.md). The two are one attempt.
   */
  private withoutBroken(arrivals: Arrival[]): Arrival[] {
    return arrivals.filter(({ act, reused, life }, index) => {
      const next = arrivals[index + 1];
      const again = reused && BREAKING.includes(act) && next?.life === life && !next.reused;
      if (again) this.verdict.repeatedOnFreshConnection += 1;
      return !again;
    });
  }
}

/** Whether an arrival can be what an attempt records. An answer that comes too late is none. */
const fits = ({ status, error }: AttemptMade, { act }: Arrival): boolean =>
  status === recordedFor(act) || (status === null && error?.includes(' within ') === true);

const inWords = (attempts: AttemptMade[], arrivals: Arrival[]): string =>
  [
    attempts.map(({ status, error }) => status ?? error).join(', '),
    arrivals.map(({ act, life, reused }) => `${act} (process ${life}${reused ? ', reused' : ''})`).join(', '),
  ].join(' / ');

/** @returns the faults, of which there must be none, and what was counted */
export function judge(outcome: Outcome): Verdict {
  const judged = new Judge(outcome);
  judged.orders();
  for (const receiver of outcome.receivers) judged.receiver(receiver);
  const { verdict } = judged;
  if (outcome.trapped > 0) verdict.faults.push(`${outcome.trapped} redirects were followed.`);
  if (outcome.exit_code !== 0) verdict.faults.push(`The last process ended with ${outcome.exit_code}.`);
  return verdict;
}

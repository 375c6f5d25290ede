/** Waiting for something to become true, and what can be waited for. */

import { type Full, type ShareLimits, Shares } from '../api/shares.js';
import type { ControlSchema } from '../contract/types.js';
import { EVENT_TYPES } from '../domain/event-types.js';
import { getInvoice } from '../domain/invoices/invoice-record.js';
import { getPayment, transactionsOf } from '../domain/payments/payment-record.js';
import { getPayout } from '../domain/payouts/payouts.js';
import { notFound, Problem } from '../domain/problems.js';
import type { JournalEntry } from '../domain/records.js';
import { deliveryState } from '../domain/states.js';
import type { World } from '../domain/world.js';
import { suggestWord } from '../words/nearest.js';
import type { ControlContext } from './host.js';
import { ControlProblem, invalid } from './problems.js';

type Criteria = ControlSchema<'RequestCriteria'> & { verdict?: string };

/** Whether a call fits all that is given. */
export function fitsRequest(entry: JournalEntry, wanted: Criteria): boolean {
  const { method, path, operation_id, status, verdict } = wanted;
  return (
    (method === undefined || entry.method === method) &&
    (path === undefined || entry.path === path) &&
    (operation_id === undefined || entry.operation_id === operation_id) &&
    (status === undefined || entry.status === status) &&
    (verdict === undefined || entry.verdict === verdict)
  );
}

// How many calls may wait at the same time: each of them holds a connection and looks again after every change.

/** Bounds of calls that wait; documented in docs/control-api.md. */
export type WaitLimits = ShareLimits;

export const WAIT_LIMITS: WaitLimits = { per_merchant: 100, per_address: 250, total: 1_000 };

export class WaitSlots {
  private readonly limits: WaitLimits;
  private readonly shares: Shares<World>;

  constructor(limits: Partial<WaitLimits> = {}) {
    this.limits = { ...WAIT_LIMITS, ...limits };
    this.shares = new Shares(this.limits);
  }

  /**
   * Holds a place while somebody waits.
   * @param share the address whose share it is; undefined where there are no shares
   * @throws Problem `unavailable`, ControlProblem 429 when too many wait already
   */
  async hold<T>(world: World, share: string | undefined, wait: () => Promise<T>): Promise<T> {
    const taken = this.shares.take(world, share);
    if (typeof taken === 'string') throw this.full(taken);
    try {
      return await wait();
    } finally {
      taken();
    }
  }

  private full(whose: Full): Error {
    const { per_merchant, per_address, total } = this.limits;
    if (whose === 'merchant') return tooMany('of this merchant', per_merchant);
    if (whose === 'address') return tooMany('from this address', per_address);
    const message = `${total} calls wait in this sandbox already; try again when one is answered.`;
    return new Problem('unavailable', message);
  }
}

function tooMany(whose: string, most: number): ControlProblem {
  const message = `${most} calls ${whose} wait already, and no more may at a time; try again when one of them is answered, or end one.`;
  return new ControlProblem(429, 'rate_limited', message, { rule: `max:${most}` });
}

// What can be waited for: how each condition is looked for, and what to say when it did not come true.

type Match = ControlSchema<'WaitMatch'>;
type Nearest = ControlSchema<'NearestMiss'>;
type Wanted = ControlSchema<'WaitCondition'>;

interface Condition {
  /** What makes it true now; undefined while it is not. */
  look(world: World): Match | undefined;
  nearest(world: World): Nearest;
}

const MOST_IDS = 100;

/** @throws ControlProblem for a type that no event can have */
export function requireEventType(type: string, parameter: string): void {
  const types: readonly string[] = EVENT_TYPES;
  if (types.includes(type)) return;
  const message = `There is no event type ${JSON.stringify(type)}. ${suggestWord(type, types)}`;
  throw invalid(parameter, type, `in:${types.join(',')}`, message);
}

function eventHappened(type: string): Condition {
  requireEventType(type, 'for.event');
  return {
    look: ({ events }) => {
      if (events.read(events.size, 'older', 1, type).length === 0) return undefined;
      const found = events.read(events.size, 'older', events.size, type);
      return { condition: 'event', ids: found.slice(0, MOST_IDS).map(({ id }) => id), count: found.length };
    },
    nearest: ({ events }) => {
      const happened = EVENT_TYPES.filter((each) => events.read(events.size, 'older', 1, each).length > 0);
      const others = happened.length === 0 ? 'No event was recorded yet.' : `Recorded so far: ${happened.join(', ')}.`;
      return { explanation: `There is no ${type}. ${others}`, count: 0 };
    },
  };
}

/** A resource in a state: it must exist when waiting begins, for nobody can know the id of one that does not. */
function resourceIs(
  condition: 'payment' | 'payout' | 'invoice',
  id: string,
  holds: (world: World) => boolean,
  nearest: (world: World) => Nearest,
): Condition {
  return { look: (world) => (holds(world) ? { condition, ids: [id], count: 1 } : undefined), nearest };
}

const gone = (id: string): Nearest => ({ explanation: `${id} is not there any more.`, id });

function paymentIs(world: World, { id, status, phase }: ControlSchema<'PaymentCondition'>): Condition {
  getPayment(world, id);
  const holds = ({ payments }: World): boolean => {
    const payment = payments.get(id);
    return (
      payment !== undefined &&
      (status ?? payment.status) === payment.status &&
      (phase ?? payment.phase) === payment.phase
    );
  };
  return resourceIs('payment', id, holds, (now) => {
    const payment = now.payments.get(id);
    if (payment === undefined) return gone(id);
    const counting = transactionsOf(now, payment).filter((transaction) => transaction.status !== 'failed');
    const least = counting.toSorted((a, b) => a.confirmations - b.confirmations)[0];
    const blocks =
      least === undefined ? '' : `, ${least.confirmations} of ${least.confirmations_required} confirmations`;
    const explanation = `${id} is ${payment.status} (${payment.phase}${blocks}).`;
    return { explanation, id, status: payment.status, phase: payment.phase };
  });
}

type Kind = 'payout' | 'invoice';

function statusIs(world: World, kind: Kind, { id, status }: { id: string; status?: string }): Condition {
  if (kind === 'payout') getPayout(world, id);
  else getInvoice(world, id);
  const find = (now: World) => (kind === 'payout' ? now.payouts.get(id) : now.invoices.get(id));
  const holds = (now: World): boolean => {
    const found = find(now);
    return found !== undefined && (status ?? found.status) === found.status;
  };
  return resourceIs(kind, id, holds, (now) => {
    const found = find(now);
    return found === undefined ? gone(id) : { explanation: `${id} is ${found.status}.`, id, status: found.status };
  });
}

const fitting = (count: number, wanted: number, what: string): string => `${count} of ${wanted} ${what} fit.`;

function deliveriesFit(wanted: ControlSchema<'DeliveryCondition'>): Condition {
  const { event_type, status, endpoint, count = 1 } = wanted;
  if (event_type !== undefined) requireEventType(event_type, 'for.delivery.event_type');
  const facet = [status, endpoint, event_type].filter((part) => part !== undefined).join('|') || undefined;
  const read = ({ deliveries }: World, most: number) => deliveries.read(deliveries.size, 'older', most, facet);
  return {
    look: (world) => {
      if (read(world, count).length < count) return undefined;
      const found = read(world, world.deliveries.size);
      return { condition: 'delivery', ids: found.slice(0, MOST_IDS).map(({ id }) => id), count: found.length };
    },
    nearest: (world) => {
      const found = read(world, count).length;
      const [last] = world.deliveries.read(world.deliveries.size, 'older', 1, event_type);
      const newest =
        last === undefined
          ? 'There is none at all'
          : `The newest${event_type === undefined ? '' : ` of ${event_type}`} is ${last.id}, ${deliveryState(last)}`;
      const known = last === undefined ? {} : { id: last.id, status: deliveryState(last) };
      return {
        explanation: `${fitting(found, count, 'deliveries')} ${newest}.`,
        count: found,
        ...known,
      };
    },
  };
}

function requestsFit({ count = 1, ...wanted }: ControlSchema<'RequestCondition'>): Condition {
  const find = ({ data }: World) => data.journal.filter((entry) => fitsRequest(entry, wanted));
  return {
    look: (world) => {
      const found = find(world);
      if (found.length < count) return undefined;
      const ids = found.toReversed().slice(0, MOST_IDS);
      return { condition: 'request', ids: ids.map(({ id }) => id), count: found.length };
    },
    nearest: (world) => {
      const found = find(world).length;
      const last = world.data.journal.at(-1);
      const newest =
        last === undefined
          ? 'The journal is empty'
          : `The newest call is ${last.method} ${last.path.slice(0, 200)}, answered ${last.status}`;
      return { explanation: `${fitting(found, count, 'calls')} ${newest}.`, count: found };
    },
  };
}

/**
 * Reads the one condition of a call.
 * @throws Problem `not_found` for a resource that is not there, ControlProblem for an event type that is none
 */
export function requireCondition(world: World, wanted: Wanted): Condition {
  if (wanted.event !== undefined) return eventHappened(wanted.event);
  if (wanted.payment !== undefined) return paymentIs(world, wanted.payment);
  if (wanted.payout !== undefined) return statusIs(world, 'payout', wanted.payout);
  if (wanted.invoice !== undefined) return statusIs(world, 'invoice', wanted.invoice);
  if (wanted.delivery !== undefined) return deliveriesFit(wanted.delivery);
  return requestsFit(wanted.request ?? {});
}

// Waiting for a world to change, without ever looking at a clock of its own.

/**
 * Resolves with what `look` finds: at once when it is there, else after the change that brings it.
 * @param timeout_ms real milliseconds
 * @returns undefined when the time is up, nobody waits any longer, or the sandbox stops
 * @throws Problem `not_found` when the merchant is deleted meanwhile
 */
export function waitUntil<T>(
  { host, world, gone }: ControlContext,
  timeout_ms: number,
  look: () => T | undefined,
): Promise<T | undefined> {
  const { id } = world;
  const present = look();
  if (present !== undefined) return Promise.resolve(present);
  const timer = host.dispatcher.ports.timer(timeout_ms);
  return new Promise((resolve, reject) => {
    let ended = false;
    let looking = false;
    const end = (settle: () => void): void => {
      if (ended) return;
      ended = true;
      unsubscribe();
      unstop();
      timer.cancel();
      settle();
    };
    const lookAgain = (): void => {
      looking = false;
      if (ended) return;
      try {
        if (host.worlds.get(id) !== world) throw notFound('merchant', id);
        const found = look();
        if (found !== undefined) end(() => resolve(found));
      } catch (error) {
        end(() => reject(error));
      }
    };
    // One look per turn: within it, a thousand changes may be reported and none of them is whole yet.
    const unsubscribe = host.changes.subscribe(world, () => {
      if (looking) return;
      looking = true;
      queueMicrotask(lookAgain);
    });
    const giveUp = (): void => end(() => resolve(undefined));
    void timer.done.then(giveUp);
    void gone.then(giveUp);
    const unstop = host.onStop(giveUp);
  });
}

/** Waiting for something to become true, and what can be waited for. */

import { type Full, type ShareLimits, Shares } from '../api/shares.js';
import type { ControlSchema } from '../contract/types.js';
import { EVENT_TYPES } from '../domain/event-types.js';
import { transactionsOf } from '../domain/payments/payments.js';
import { notFound, Problem } from '../domain/problems.js';
import type { PaymentRecord, RequestEntry } from '../domain/records.js';
import { RESOURCES } from '../domain/resources.js';
import { deliveryState } from '../domain/states.js';
import type { World } from '../domain/world.js';
import { suggestWord } from '../words/nearest.js';
import type { ControlContext } from './host.js';
import { ControlProblem, invalid } from './problems.js';

type Criteria = ControlSchema<'RequestCriteria'> & { verdict?: string };
const CRITERIA = ['method', 'path', 'operation_id', 'status', 'verdict'] as const;

/** Whether a call fits all that is given. */
export const fitsRequest = (entry: RequestEntry, wanted: Criteria): boolean =>
  CRITERIA.every((name) => wanted[name] === undefined || wanted[name] === entry[name]);

// How many may have what is open for long, such as a stream or a call that waits: each of them holds a connection.

/** What is said where a share is used up. */
type Words = (whose: Full, most: number) => string;

export class Places {
  private readonly shares: Shares<World>;

  constructor(
    private readonly limits: ShareLimits,
    private readonly words: Words,
  ) {
    this.shares = new Shares(limits);
  }

  /**
   * Takes a place.
   * @param share the address whose share it is; undefined where there are no shares
   * @returns gives it back
   * @throws Problem `unavailable`, ControlProblem 429 when there are too many already
   */
  take(world: World, share: string | undefined): () => void {
    const taken = this.shares.take(world, share);
    if (typeof taken !== 'string') return taken;
    const most = this.limits[taken === 'total' ? taken : (`per_${taken}` as const)];
    const message = this.words(taken, most);
    if (taken === 'total') throw new Problem('unavailable', message);
    throw new ControlProblem('rate_limited', message, { rule: `max:${most}` });
  }

  /** Holds a place, as `take` gives it, while somebody waits. */
  async hold<T>(world: World, share: string | undefined, wait: () => Promise<T>): Promise<T> {
    const giveBack = this.take(world, share);
    try {
      return await wait();
    } finally {
      giveBack();
    }
  }
}

/** Bounds of calls that wait, each of which looks again after every change; documented in docs/control-api.md. */
export const WAIT_LIMITS: ShareLimits = { per_merchant: 100, per_address: 250, total: 1_000 };

export const waitPlaces = (limits: Partial<ShareLimits> = {}): Places =>
  new Places({ ...WAIT_LIMITS, ...limits }, (whose, most) => {
    if (whose === 'total') return `${most} calls wait in this sandbox already; try again when one is answered.`;
    const of = whose === 'merchant' ? 'of this merchant' : 'from this address';
    return `${most} calls ${of} wait already, and no more may at a time; try again when one of them is answered, or end one.`;
  });

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

/**
 * So many records that fit.
 * @param read the newest first; no more than `most` are looked at
 */
function recordsFit(
  condition: Match['condition'],
  count: number,
  read: (world: World, most: number) => readonly { id: string }[],
  nearest: Condition['nearest'],
): Condition {
  const look = (world: World): Match | undefined => {
    if (read(world, count).length < count) return undefined;
    const found = read(world, Number.POSITIVE_INFINITY);
    return { condition, ids: found.slice(0, MOST_IDS).map(({ id }) => id), count: found.length };
  };
  return { look, nearest };
}

function eventHappened(type: string): Condition {
  requireEventType(type, 'for.event');
  const read = ({ events }: World, most: number, of = type) => events.read(events.size, 'older', most, of);
  return recordsFit('event', 1, read, (world) => {
    const happened = EVENT_TYPES.filter((each) => read(world, 1, each).length > 0);
    const others = happened.length === 0 ? 'No event was recorded yet.' : `Recorded so far: ${happened.join(', ')}.`;
    return { explanation: `There is no ${type}. ${others}`, count: 0 };
  });
}

/** A resource in a state: it must exist when waiting begins, for nobody can know the id of one that does not. */
function resourceIs(
  world: World,
  condition: 'payment' | 'payout' | 'invoice',
  { id, ...wanted }: { id: string; status?: string; phase?: string },
): Condition {
  const { list } = RESOURCES[condition];
  world[list].require(id);
  const find = (now: World) => now[list].get(id);
  return {
    look: (now) => {
      const found: { status: string; phase?: string } | undefined = find(now);
      if (found === undefined) return undefined;
      const { status = found.status, phase = found.phase } = wanted;
      return status === found.status && phase === found.phase ? { condition, ids: [id], count: 1 } : undefined;
    },
    nearest: (now) => {
      const found = find(now);
      if (found === undefined) return { explanation: `${id} is not there any more.`, id };
      const { status } = found;
      if (!('phase' in found)) return { explanation: `${id} is ${status}.`, id, status };
      const { phase } = found;
      return { explanation: `${id} is ${status} (${phase}${blocksOf(now, found)}).`, id, status, phase };
    },
  };
}

/** How far the transaction of a payment request is that has furthest to go. */
function blocksOf(world: World, payment: PaymentRecord): string {
  const counting = transactionsOf(world, payment).filter(({ status }) => status !== 'failed');
  const [least] = counting.toSorted((a, b) => a.confirmations - b.confirmations);
  return least === undefined ? '' : `, ${least.confirmations} of ${least.confirmations_required} confirmations`;
}

const fitting = (count: number, wanted: number, what: string): string => `${count} of ${wanted} ${what} fit.`;

function deliveriesFit(wanted: ControlSchema<'DeliveryCondition'>): Condition {
  const { event_type, status, endpoint, count = 1 } = wanted;
  if (event_type !== undefined) requireEventType(event_type, 'for.delivery.event_type');
  const facet = [status, endpoint, event_type].filter((part) => part !== undefined).join('|') || undefined;
  const read = ({ deliveries }: World, most: number) => deliveries.read(deliveries.size, 'older', most, facet);
  return recordsFit('delivery', count, read, (world) => {
    const found = read(world, count).length;
    const [last] = world.deliveries.read(world.deliveries.size, 'older', 1, event_type);
    const fits = fitting(found, count, 'deliveries');
    if (last === undefined) return { explanation: `${fits} There is none at all.`, count: found };
    const state = deliveryState(last);
    const of = event_type === undefined ? '' : ` of ${event_type}`;
    return {
      explanation: `${fits} The newest${of} is ${last.id}, ${state}.`,
      count: found,
      id: last.id,
      status: state,
    };
  });
}

function requestsFit({ count = 1, ...wanted }: ControlSchema<'RequestCondition'>): Condition {
  const read = ({ data }: World) => data.journal.filter((entry) => fitsRequest(entry, wanted)).reverse();
  return recordsFit('request', count, read, (world) => {
    const found = read(world).length;
    const last = world.data.journal.at(-1);
    const newest =
      last === undefined
        ? 'The journal is empty'
        : `The newest call is ${last.method} ${last.path.slice(0, 200)}, answered ${last.status}`;
    return { explanation: `${fitting(found, count, 'calls')} ${newest}.`, count: found };
  });
}

/**
 * Reads the one condition of a call.
 * @throws Problem `not_found` for a resource that is not there, ControlProblem for an event type that is none
 */
export function requireCondition(world: World, wanted: Wanted): Condition {
  if (wanted.event !== undefined) return eventHappened(wanted.event);
  if (wanted.payment !== undefined) return resourceIs(world, 'payment', wanted.payment);
  if (wanted.payout !== undefined) return resourceIs(world, 'payout', wanted.payout);
  if (wanted.invoice !== undefined) return resourceIs(world, 'invoice', wanted.invoice);
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
  { host, world, call }: ControlContext,
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
    const unsubscribe = host.onChange(world, () => {
      if (looking) return;
      looking = true;
      queueMicrotask(lookAgain);
    });
    const giveUp = (): void => end(() => resolve(undefined));
    void timer.done.then(giveUp);
    void call.gone.then(giveUp);
    const unstop = host.onStop(giveUp);
  });
}

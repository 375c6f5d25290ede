/** What a page shows of a world at a glance: told from indexes, from what is bounded, and from what has come since the last look. */
import type { ControlSchema } from '../../contract/types.js';
import { DAY_MS, nowOf } from '../../domain/clock.js';
import { convertUp, minorToNumber } from '../../domain/money.js';
import type { DeliveryRecord, RequestEntry } from '../../domain/records.js';
import { maskText } from '../../domain/request-log.js';
import { deliveryState, PAYMENT_TRANSITIONS } from '../../domain/states.js';
import type { World } from '../../domain/world.js';
import { at, atOrNull } from './clock.js';
import { aboutOf } from './deliveries.js';

type Overview = ControlSchema<'Overview'>;
type Activity = Overview['activity'][number];

/** Parts that a course is drawn in. */
const SLICES = 20;

/** How many payment requests there are, and in which phase. */
export function showPhases({ payments }: World): Overview['payments'] {
  const phases = Object.keys(PAYMENT_TRANSITIONS).map((phase) => [phase, payments.count(`|${phase}`)]);
  return { total: payments.size, phases: Object.fromEntries(phases) };
}

const MINUTE_MS = 60_000;
/** What was paid within a minute, in minor units of the account's display currency. */
interface Paid {
  at_ms: number;
  payments: number;
  amount: bigint;
}

interface Tally {
  generation: number;
  currency: string;
  /** When it was asked for the last time, on the merchant's clock. */
  at_ms: number;
  /** How many events were looked at. */
  seen: number;
  minutes: Paid[];
}

const tallies = new WeakMap<World, Tally>();

/** Looks at the events that have come since it was last asked for. */
function tallyOf(world: World, now_ms: number): Tally {
  const { events, merchant, rates } = world.data;
  const { generation } = world;
  const currency = merchant.settings.display_currency;
  let tally = tallies.get(world);
  // Days that are over are dropped; a clock that was put back may ask for them again.
  if (tally?.generation !== generation || tally.currency !== currency || now_ms < tally.at_ms) {
    tally = { generation, currency, at_ms: now_ms, seen: 0, minutes: [] };
    tallies.set(world, tally);
  }
  for (; tally.seen < events.length; tally.seen++) {
    const { type, resource_id, created_at_ms } = events[tally.seen] as (typeof events)[number];
    const payment = type === 'payment.succeeded' ? world.payments.get(resource_id ?? '') : undefined;
    if (payment === undefined) continue;
    const amount = convertUp(BigInt(payment.amount), payment.currency, currency, rates);
    const last = tally.minutes.at(-1);
    if (last !== undefined && created_at_ms - last.at_ms < MINUTE_MS) {
      last.payments += 1;
      last.amount += amount;
    } else tally.minutes.push({ at_ms: created_at_ms, payments: 1, amount });
  }
  tally.at_ms = now_ms;
  return tally;
}

/** Which of the slices of a time an instant lies in. */
function sliceOf(instant_ms: number, from_ms: number, until_ms: number): number {
  const part = (instant_ms - from_ms) / Math.max(1, until_ms - from_ms);
  return Math.max(0, Math.min(SLICES - 1, Math.floor(part * SLICES)));
}

/** What was paid within a day, and how that came together. */
export function showPaid(world: World): Overview['paid'] {
  const now_ms = nowOf(world);
  const { currency, minutes } = tallyOf(world, now_ms);
  const first = minutes.findIndex(({ at_ms }) => at_ms > now_ms - DAY_MS);
  if (first !== 0) minutes.splice(0, first === -1 ? minutes.length : first);
  const from_ms = minutes[0]?.at_ms ?? now_ms;
  const course = Array.from({ length: minutes.length === 0 ? 0 : SLICES }, () => 0n);
  for (const { at_ms, amount } of minutes) {
    const slice = sliceOf(at_ms, from_ms, now_ms);
    course[slice] = (course[slice] ?? 0n) + amount;
  }
  const number = (minor: bigint): number => minorToNumber(minor, currency);
  return {
    amount: number(course.reduce((sum, each) => sum + each, 0n)),
    currency: currency as Overview['paid']['currency'],
    payments: minutes.reduce((sum, { payments }) => sum + payments, 0),
    since: at(from_ms),
    course: course.map(number),
  };
}

/** Calls whose times are looked at. */
const TIMED = 100;

const realTime = ({ real_ms, at_ms }: RequestEntry): number => real_ms ?? at_ms;

/** The calls that the request log still has: it is bounded, so that all of it may be looked at. */
export function showTraffic({ data: { journal } }: World): Overview['requests'] {
  const [first, last] = [journal[0], journal.at(-1)];
  const course = Array.from({ length: last === undefined ? 0 : SLICES }, (): [accepted: number, rejected: number] => [
    0, 0,
  ]);
  for (const entry of journal) {
    const slice = course[sliceOf(realTime(entry), realTime(first ?? entry), realTime(last ?? entry))];
    if (slice !== undefined) slice[entry.verdict === 'accepted' ? 0 : 1] += 1;
  }
  const times = journal.slice(-TIMED).map(({ duration_ms }) => duration_ms);
  times.sort((one, other) => one - other);
  return {
    total: journal.length,
    rejected: course.reduce((sum, [, rejected]) => sum + rejected, 0),
    median_ms: times[times.length >> 1] ?? null,
    course,
  };
}

/** Deliveries whose outcome is drawn. */
const OUTCOMES = 200;

/** How many of the deliveries that were attempted have arrived, and how the newest of them fared. */
export function showArrivals({ deliveries }: World): Overview['deliveries'] {
  const succeeded = deliveries.count('succeeded');
  const attempted = succeeded + deliveries.count('failed') + deliveries.count('retrying');
  const newest = deliveries.read(deliveries.size, 'older', OUTCOMES).reverse();
  const outcomes = newest.filter(({ attempts }) => attempts.length > 0).map(({ status }) => status === 'succeeded');
  const group = Math.max(1, Math.ceil(outcomes.length / SLICES));
  const course: number[] = [];
  for (let i = 0; i < outcomes.length; i += group) {
    const some = outcomes.slice(i, i + group);
    course.push(some.filter(Boolean).length / some.length);
  }
  return { succeeded, attempted, course };
}

/** How the merchant API is called, and whether the first key still is what a new world prints. */
export function showAccess({ data: { keys, settings } }: World): Overview['access'] {
  const [first] = keys;
  return {
    auth: settings.auth,
    keys: keys.filter(({ revoked }) => !revoked).length,
    opening_key: first?.label === 'default' && !first.revoked,
  };
}

const NEWEST = 16;
const LONGEST_TITLE = 255;

function showAttempted(world: World, delivery: DeliveryRecord): (Activity & { at_ms: number })[] {
  const last = delivery.attempts.at(-1);
  if (last === undefined) return [];
  const { id, event_type, event_id, url, next_attempt_at_ms, attempts } = delivery;
  const { at_ms, status, duration_ms } = last;
  const next_attempt_at = atOrNull(next_attempt_at_ms);
  return [
    {
      ...{ kind: 'delivery', id, at: at(at_ms), at_ms, title: event_type, about: aboutOf(world, event_id) },
      ...{ url: maskText(url).slice(0, 2_048), state: deliveryState(delivery) },
      ...{ status, duration_ms, attempts: attempts.length, next_attempt_at },
    },
  ];
}

/** The newest of what happened, what was sent, and what was rejected, newest first. */
export function showActivity(world: World): Activity[] {
  const { deliveries, events, data } = world;
  const newest = (facet?: string) => deliveries.read(deliveries.size, 'older', NEWEST, facet);
  const sent = [...new Set([...newest(), ...newest('retrying')])].flatMap((each) => showAttempted(world, each));
  const happened = events.read(events.size, 'older', NEWEST).map(({ id, type, created_at_ms }) => ({
    ...{ kind: 'event', id, at: at(created_at_ms), at_ms: created_at_ms, title: type, about: aboutOf(world, id) },
  }));
  const rejected = data.journal
    .filter(({ verdict }) => verdict !== 'accepted')
    .slice(-NEWEST)
    .reverse()
    .map(({ id, at_ms, method, path, status }) => ({
      ...{ kind: 'request', id, at: at(at_ms), at_ms, title: `${method} ${path}`.slice(0, LONGEST_TITLE) },
      ...{ about: { id: null }, status },
    }));
  return [...sent, ...happened, ...rejected]
    .sort((one, other) => other.at_ms - one.at_ms)
    .slice(0, NEWEST)
    .map(({ at_ms: _, ...shown }) => shown as Activity);
}

/**
 * Subscriptions of the merchant dashboard (docs/service.md#products-of-the-dashboard): an invoice per interval of the
 * merchant's clock. The next invoice is a job, so that it survives export and restart and comes when a frozen clock is
 * advanced.
 */

import type { ControlSchema } from '../../contract/types.js';
import { DAY_MS, LAST_INSTANT_MS, nowOf } from '../clock.js';
import { newId } from '../ids.js';
import { createInvoice } from '../invoices/invoices.js';
import { schedule } from '../jobs.js';
import { isFull } from '../limits.js';
import { minorToNumber, readAmount, requireCurrency } from '../money.js';
import type { JobHandler } from '../ports.js';
import { invalidValue, Problem } from '../problems.js';
import { given, type Metadata, type SubscriptionRecord, type SubscriptionStatus } from '../records.js';
import { RESOURCES } from '../resources.js';
import { requires, type Transitions } from '../states.js';
import type { World } from '../world.js';

/**
 * Instants that come again in UTC. Months are counted from the anchor and not from the instant before, so that what began on
 * the 31st falls on the last day of a shorter month and on the 31st again after it.
 */
export type Interval = SubscriptionRecord['interval'];
type Rhythm = Pick<SubscriptionRecord, 'anchor_ms' | 'interval' | 'interval_count'>;

/** What an interval lasts: days, or months, which are not all as long. */
const LENGTHS: Readonly<Record<Interval, { days: number; months: number }>> = {
  day: { days: 1, months: 0 },
  week: { days: 7, months: 0 },
  month: { days: 0, months: 1 },
  year: { days: 0, months: 12 },
};

/** `months` later at the same time of day, on the same day or on the last one of a month that is shorter. */
function addMonths(anchor_ms: number, months: number): number {
  const anchor = new Date(anchor_ms);
  const month = anchor.getUTCMonth() + months;
  const last_day = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(anchor.getUTCDate(), last_day);
  return Date.UTC(anchor.getUTCFullYear(), month, day) + (((anchor_ms % DAY_MS) + DAY_MS) % DAY_MS);
}

/** The instant of one repetition, the first being 0. */
export function repetitionAt({ anchor_ms, interval, interval_count }: Rhythm, repetition: number): number {
  const { days, months } = LENGTHS[interval];
  const intervals = repetition * interval_count;
  return addMonths(anchor_ms, intervals * months) + intervals * days * DAY_MS;
}

/** The first repetition at or after an instant. */
export function repetitionFrom(rhythm: Rhythm, instant_ms: number): number {
  const { interval_count, anchor_ms } = rhythm;
  const { days, months } = LENGTHS[rhythm.interval];
  // No month is longer than 31 days, so this is never too far; from there it is a step or, after centuries, some more.
  const longest_ms = (days + months * 31) * DAY_MS;
  let repetition = Math.max(0, Math.floor((instant_ms - anchor_ms) / (longest_ms * interval_count)));
  while (repetitionAt(rhythm, repetition) < instant_ms) repetition += 1;
  return repetition;
}

/** Where the metadata of an invoice names the subscription that made it. */
const SUBSCRIPTION_KEY = 'subscription_id';

/** How far ahead the first invoice may lie. */
const MAX_START_MS = 366 * DAY_MS;
const DEFAULT_DAYS_UNTIL_DUE = 14;
/** The longest name that a line of an invoice may have, in whole characters. It is never empty, as a description may be. */
const LONGEST_NAME = 255;

export type NewSubscription = ControlSchema<'CreateSubscriptionRequest'>;

function readStart(world: World, start_at: string | undefined): number {
  const now_ms = nowOf(world);
  if (start_at === undefined) return now_ms;
  const start_ms = Date.parse(start_at);
  if (start_ms < now_ms) throw invalidValue('start_at', start_at, 'min:now', 'start_at must not be in the past.');
  if (start_ms > now_ms + MAX_START_MS) {
    throw invalidValue('start_at', start_at, 'max:366d', 'start_at must be at most 366 days ahead.');
  }
  return start_ms;
}

/**
 * Makes an active subscription. Its first invoice is made at once, or at `start_at`.
 * @param origin where the pages of its invoices are
 * @throws Problem `invalid_value`; `illegal_move` when there are too many
 */
export function createSubscription(world: World, body: NewSubscription, origin: string): SubscriptionRecord {
  const { currency, interval, interval_count = 1, days_until_due = DEFAULT_DAYS_UNTIL_DUE } = body;
  requireCurrency(currency);
  const amount = readAmount(body.amount, currency);
  const anchor_ms = readStart(world, body.start_at);
  const metadata = (body.metadata ?? {}) as Metadata;
  world.env.beforeCreate?.(world, 'invoice', metadata);
  if (world.subscriptions.size >= RESOURCES.subscription.most) {
    const message = `A merchant has at most ${RESOURCES.subscription.most} subscriptions, cancelled ones too; reset the merchant to begin anew.`;
    throw new Problem('illegal_move', message);
  }
  const { description, customer_name, customer_email } = body;
  const subscription: SubscriptionRecord = {
    id: newId(world, 'subscription'),
    created_at_ms: nowOf(world),
    amount: amount.toString(),
    currency,
    interval,
    interval_count,
    days_until_due,
    anchor_ms,
    repetition: 0,
    status: 'active',
    origin,
    ...given({ description, customer_name, customer_email }),
    metadata,
    next_invoice_at_ms: null,
    invoice_ids: [],
  };
  world.subscriptions.add(subscription);
  if (anchor_ms <= nowOf(world)) bill(world, subscription);
  else scheduleFrom(world, subscription, 0);
  world.changed('subscription', subscription.id);
  return subscription;
}

/** Puts the invoice of a repetition into the future. After the last instant there is none. */
function scheduleFrom(world: World, subscription: SubscriptionRecord, repetition: number): void {
  const due_ms = repetitionAt(subscription, repetition);
  subscription.repetition = repetition;
  subscription.next_invoice_at_ms = due_ms <= LAST_INSTANT_MS ? due_ms : null;
  if (due_ms <= LAST_INSTANT_MS) schedule(world, 'subscription.invoice', due_ms, subscription.id);
}

/** Takes what is to come out of the future. */
function unschedule(world: World, subscription: SubscriptionRecord): void {
  subscription.next_invoice_at_ms = null;
  world.jobs.removeWhere(({ kind, subject }) => kind === 'subscription.invoice' && subject === subscription.id);
}

/** The day on which an invoice that is made now is to be paid; none where the calendar ends before. */
function dueDate(world: World, days: number): string | undefined {
  const due_ms = nowOf(world) + days * DAY_MS;
  return due_ms > LAST_INSTANT_MS ? undefined : new Date(due_ms).toISOString().slice(0, 10);
}

/** Makes the invoice that is due, after the next one was put into the future: a rejection ends no subscription. */
function bill(world: World, subscription: SubscriptionRecord): void {
  const { id, currency, description, customer_name, customer_email, metadata, origin } = subscription;
  scheduleFrom(world, subscription, subscription.repetition + 1);
  const amount = minorToNumber(subscription.amount, currency);
  const name = [...(description || `Subscription ${id}`)].slice(0, LONGEST_NAME).join('');
  const body = {
    ...{ amount, currency, description, customer_name, customer_email },
    due_date: dueDate(world, subscription.days_until_due),
    items: [{ name, quantity: 1, unit_price: amount }],
    metadata: { ...metadata, [SUBSCRIPTION_KEY]: id },
  };
  try {
    subscription.invoice_ids.push(createInvoice(world, body, origin).id);
    delete subscription.failure;
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    // For example a scenario that its metadata asks for and that is gone since.
    subscription.failure = problem.message.slice(0, 1_000);
  }
  world.changed('subscription', subscription.id);
}

/**
 * Job: an interval has begun. Does nothing when the subscription was paused, cancelled or billed for it since. In a world
 * that may not grow it pauses, because it alone would go on making records for ever.
 */
export const onInvoiceDue: JobHandler = (world, job) => {
  const subscription = world.subscriptions.get(job.subject);
  if (subscription?.status !== 'active' || subscription.next_invoice_at_ms !== job.due_ms) return false;
  if (!isFull(world)) return bill(world, subscription);
  pauseSubscription(world, subscription.id).failure = 'The merchant has as many records as it may have.';
  return true;
};

type Action = 'pause' | 'resume' | 'cancel';

export const SUBSCRIPTION_TRANSITIONS: Transitions<SubscriptionStatus, Action> = {
  active: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  cancelled: [],
};
export const requireSubscriptionTransition = requires(
  'Subscription',
  ({ subscriptions }) => subscriptions,
  SUBSCRIPTION_TRANSITIONS,
);

function moved(world: World, id: string, action: Action, status: SubscriptionStatus): SubscriptionRecord {
  const subscription = requireSubscriptionTransition(world, id, action);
  subscription.status = status;
  world.subscriptions.reindex(subscription);
  unschedule(world, subscription);
  world.changed('subscription', subscription.id);
  return subscription;
}

/** No invoices are made until it is resumed. @throws Problem `not_found`, `illegal_move` */
export const pauseSubscription = (world: World, id: string): SubscriptionRecord => moved(world, id, 'pause', 'paused');

/** No invoices are made any more; those that were made stay as they are. @throws Problem `not_found`, `illegal_move` */
export const cancelSubscription = (world: World, id: string): SubscriptionRecord =>
  moved(world, id, 'cancel', 'cancelled');

/**
 * Invoices are made again, in the old rhythm: the next one when the next interval begins. Intervals that began meanwhile are
 * skipped, because nobody is billed for a time in which nothing was supplied.
 * @throws Problem `not_found`, `illegal_move`
 */
export function resumeSubscription(world: World, id: string): SubscriptionRecord {
  const subscription = moved(world, id, 'resume', 'active');
  const next = repetitionFrom(subscription, nowOf(world));
  scheduleFrom(world, subscription, Math.max(next, subscription.repetition));
  world.changed('subscription', subscription.id);
  return subscription;
}

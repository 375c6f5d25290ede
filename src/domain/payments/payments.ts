/** Payment requests (docs/service.md#payment-requests): creation, what confirmed money does to them, and ends without money. */

import type { Schema } from '../../contract/types.js';
import { nowOf, showable } from '../clock.js';
import { recordEvent } from '../events.js';
import { newId } from '../ids.js';
import { settleInvoice } from '../invoices/invoice-record.js';
import { schedule } from '../jobs.js';
import { readAmount, requireCurrency } from '../money.js';
import type { JobHandler } from '../ports.js';
import { publicPayment, succeededPayment } from '../present.js';
import { illegalMove, invalidValue } from '../problems.js';
import type { PaymentRecord, TransactionRecord } from '../records.js';
import type { World } from '../world.js';
import {
  confirmedSum,
  coversDue,
  dueIn,
  fullyDetected,
  GIVE_UP_MS,
  outlivesExpiry,
  possibleActions,
  requirePaymentTransition,
  setPhase,
  setStatus,
  transactionsOf,
} from './payment-record.js';
import { canRefund, failTransaction, refundTransaction } from './transactions.js';

const MAX_EXPIRY_MS = 30 * 24 * 3_600_000;

export type NewPayment = Schema<'CreatePaymentRequest'>;

function readExpiry(world: World, expires_at: string | undefined, now_ms: number): number {
  if (expires_at === undefined) return showable(now_ms + world.data.settings.payment_expiry * 1000);
  const expires_at_ms = Date.parse(expires_at);
  if (!(expires_at_ms > now_ms)) {
    throw invalidValue('expires_at', expires_at, 'after:now', 'expires_at must be later than now.');
  }
  if (expires_at_ms > now_ms + MAX_EXPIRY_MS) {
    throw invalidValue('expires_at', expires_at, 'max:30d', 'expires_at must be at most 30 days ahead.');
  }
  return expires_at_ms;
}

/** All payment requests have the same list before their first transaction: most that programs create are never paid. */
const NONE = Object.freeze<string[]>([]) as string[];

/**
 * Creates a payment request.
 * @param origin where its payment page is, for example `http://127.0.0.1:4020`
 * @throws Problem `invalid_value`
 */
export function createPayment(world: World, body: NewPayment, origin: string, invoice_id?: string): PaymentRecord {
  const created_at_ms = nowOf(world);
  const { currency, description, callback_url, metadata, customer_email } = body;
  requireCurrency(currency);
  const amount = readAmount(body.amount, currency);
  const expires_at_ms = readExpiry(world, body.expires_at, created_at_ms);
  world.env.beforeCreate?.(world, 'payment', metadata);
  const payment: PaymentRecord = {
    id: newId(world, 'payment'),
    created_at_ms,
    amount: amount.toString(),
    currency,
    status: 'pending',
    phase: 'awaiting',
    expires_at_ms,
    origin,
    transaction_ids: NONE,
  };
  if (description !== undefined) payment.description = description;
  if (callback_url !== undefined) payment.callback_url = callback_url;
  if (metadata !== undefined) payment.metadata = metadata;
  if (customer_email !== undefined) payment.customer_email = customer_email;
  if (invoice_id !== undefined) payment.invoice_id = invoice_id;
  world.payments.add(payment);
  schedule(world, 'payment.expire', expires_at_ms, payment.id);
  recordEvent(world, 'payment.created', payment, publicPayment(world, payment));
  return payment;
}

/** A payment request whose time can be up. @throws Problem `not_found`, `illegal_move` */
export function requireExpirable(world: World, id: string): PaymentRecord {
  const payment = requirePaymentTransition(world, id, 'expire');
  if (!outlivesExpiry(world, payment)) return payment;
  const from = `${payment.phase} (fully received)`;
  const allowed = possibleActions(world, payment);
  throw illegalMove('Payment request', id, from, 'expire while it is confirming', allowed);
}

/**
 * The time is up: what happens depends on how much was seen (docs/service.md#late-partial-and-double-payments).
 * @throws Problem `illegal_move` when it is not pending, or fully detected and the profile lets it wait for its
 * confirmations
 */
export function expirePayment(world: World, id: string): PaymentRecord {
  const payment = requireExpirable(world, id);
  if (payment.phase === 'underpaid') endUnderpaid(world, payment);
  else endUnpaid(world, payment);
  return payment;
}

/** Ends a pending payment request, also one whose invoice was withdrawn: what was paid in part is not accepted for it any more. */
export function endUnpaid(world: World, payment: PaymentRecord): void {
  setStatus(world, payment, 'expired', 'expired');
  recordEvent(world, 'payment.expired', payment, publicPayment(world, payment));
}

function endUnderpaid(world: World, payment: PaymentRecord): void {
  const policy = world.data.settings.underpayment;
  if (policy === 'wait') endUnpaid(world, payment);
  else if (policy === 'fail') fail(world, payment, 'underpaid');
  else {
    payment.accept_underpaid = true;
    world.changed('payment', payment.id);
    const waiting = transactionsOf(world, payment).some((transaction) => transaction.status === 'pending');
    if (!waiting && confirmedSum(world, payment) > 0n) settlePaid(world, payment);
  }
}

/** Told to fail, or unconfirmed for 24 h: what is still pending on the chain fails with it. */
export function failPayment(world: World, id: string, { reason = 'failed' }: { reason?: string } = {}): PaymentRecord {
  const payment = requirePaymentTransition(world, id, 'fail');
  fail(world, payment, reason);
  return payment;
}

function fail(world: World, payment: PaymentRecord, reason: string): void {
  for (const transaction of transactionsOf(world, payment)) {
    if (transaction.status === 'pending') failTransaction(world, transaction, reason);
  }
  payment.failure = reason;
  setStatus(world, payment, 'failed', 'failed');
  recordEvent(world, 'payment.failed', payment, publicPayment(world, payment));
}

/** Job: `expires_at` has come. A fully detected payment waits for its confirmations unless the profile says otherwise. */
export const onExpiryDue: JobHandler = (world, job) => {
  const payment = world.payments.get(job.subject);
  if (payment === undefined || payment.status !== 'pending' || payment.accept_underpaid === true) return false;
  if (outlivesExpiry(world, payment)) return false;
  return expirePayment(world, payment.id);
};

/** Job: 24 h after full detection. Does nothing when it was confirmed, dropped or detected anew since. */
export const onGiveUpDue: JobHandler = (world, job) => {
  const payment = world.payments.get(job.subject);
  if (payment === undefined || payment.status !== 'pending' || !fullyDetected(payment)) return false;
  if (payment.detected_at_ms === undefined || payment.detected_at_ms + GIVE_UP_MS !== job.due_ms) return false;
  return fail(world, payment, 'unconfirmed');
};

// What confirmed money does to its payment request: paid, overpaid, or too late.

/** The payment request is paid by what is confirmed so far; the last confirmed transaction completed it. */
function settlePaid(world: World, payment: PaymentRecord): void {
  const completing = transactionsOf(world, payment).findLast((transaction) => transaction.status === 'confirmed');
  if (completing === undefined) return;
  const paid = confirmedSum(world, payment);
  payment.paid_at_ms = nowOf(world);
  payment.paid_amount = paid.toString();
  payment.paid_currency = completing.crypto_currency;
  payment.transaction_id = completing.id;
  const overpaid = paid > dueIn(world, payment, completing.crypto_currency);
  setStatus(world, payment, 'paid', overpaid ? 'overpaid' : 'paid');
  if (overpaid) recordEvent(world, 'payment.overpaid', payment, publicPayment(world, payment));
  recordEvent(world, 'payment.succeeded', payment, succeededPayment(world, payment));
  settleInvoice(world, payment);
}

/** More money was confirmed after the payment request was paid: it is overpaid now, if it was not before. */
function settleExtra(world: World, payment: PaymentRecord): void {
  if (payment.phase !== 'paid') return;
  setPhase(world, payment, 'overpaid');
  recordEvent(world, 'payment.overpaid', payment, publicPayment(world, payment));
}

/** Says once that money came after the end; the public status stays expired. */
export function announceLate(world: World, payment: PaymentRecord): void {
  if (payment.phase === 'paid_late') return;
  setPhase(world, payment, 'paid_late');
  recordEvent(world, 'payment.paid_late', payment, publicPayment(world, payment));
}

type LatePolicy = (world: World, payment: PaymentRecord, transaction: TransactionRecord) => void;

/** What a confirmed transaction does to an expired payment request, by the setting `late_payment`. */
const LATE_POLICIES: Readonly<Record<'record' | 'accept' | 'refund', LatePolicy>> = {
  record: announceLate,
  accept: (world, payment) => {
    if (coversDue(world, payment)) settlePaid(world, payment);
    else announceLate(world, payment);
  },
  refund: (world, payment, transaction) => {
    if (canRefund(world, transaction)) refundTransaction(world, payment, transaction);
    else announceLate(world, payment);
  },
};

/** To be called when transactions have just been confirmed, with all of them at once. */
export function settleConfirmed(world: World, payment: PaymentRecord, confirmed: TransactionRecord[]): void {
  if (confirmed.length === 0) return;
  if (payment.status === 'paid') settleExtra(world, payment);
  else if (payment.status === 'expired') settleLate(world, payment, confirmed);
  else if (payment.status === 'pending') {
    const waiting = transactionsOf(world, payment).some(({ status }) => status === 'pending');
    if (coversDue(world, payment) || (payment.accept_underpaid === true && !waiting)) settlePaid(world, payment);
  }
}

/** Part of an underpaid request that is merely confirmed after the end is no late payment, and is left alone. */
function settleLate(world: World, payment: PaymentRecord, confirmed: TransactionRecord[]): void {
  const whole = coversDue(world, payment);
  for (const transaction of confirmed) {
    if (payment.status !== 'expired' || (transaction.late !== true && !whole)) continue;
    LATE_POLICIES[world.data.settings.late_payment](world, payment, transaction);
  }
}

/** What becomes of a payment request: paid by confirmed money, ended without it, or refunded. */
import type { ControlSchema } from '../../contract/types.js';
import { nowOf } from '../clock.js';
import { notePayment } from '../coverage.js';
import { recordEvent } from '../events.js';
import { settleInvoice } from '../invoices/invoices.js';
import { post } from '../ledger/ledger.js';
import { minorToDecimal, percentDown, readAmount, readPercent } from '../money.js';
import type { JobHandler } from '../ports.js';
import { illegalMove, invalidValue, Problem } from '../problems.js';
import type { PaymentRecord, TransactionRecord } from '../records.js';
import type { World } from '../world.js';
import {
  awaitConfirmations,
  confirmedSum,
  coversDue,
  dueIn,
  fullyDetected,
  GIVE_UP_MS,
  outlivesExpiry,
  possibleActions,
  publicPayment,
  requirePaymentTransition,
  setPhase,
  setStatus,
  succeededPayment,
  sum,
  transactionsOf,
} from './payments.js';
import { confirmTransaction, createTransaction, failTransaction, markRefunded } from './transactions.js';

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
    if (!waiting) settlePaid(world, payment);
    else if (payment.detected_at_ms === undefined) awaitConfirmations(world, payment);
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

/** Job: 24 h after full detection, or after less was accepted. Does nothing when it was confirmed, dropped or detected anew since. */
export const onGiveUpDue: JobHandler = (world, job) => {
  const payment = world.payments.get(job.subject);
  if (payment?.status !== 'pending' || !(fullyDetected(payment) || payment.accept_underpaid === true)) return false;
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
  const later = settleInvoice(world, payment);
  if (later !== undefined && !fullyDetected(later)) endUnpaid(world, later);
}

/** More money was confirmed after the payment request was paid: that was paid too, and it is overpaid now, if it was not before. */
function settleExtra(world: World, payment: PaymentRecord, confirmed: TransactionRecord[]): void {
  payment.paid_amount = (BigInt(payment.paid_amount ?? 0) + sum(confirmed)).toString();
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
  if (payment.status === 'paid') settleExtra(world, payment, confirmed);
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

// Refunds of paid payment requests, whole or in parts: a transaction of its own, out of the available balance (docs/service.md#refunds).

/** Whether the balance can return all that a transaction brought. */
function canRefund(world: World, transaction: TransactionRecord): boolean {
  return world.books.accounts(transaction.crypto_currency).available >= BigInt(transaction.crypto_amount);
}

/** Sends money back to the customer at once: refund.created, then refund.completed. */
function sendRefund(
  world: World,
  payment: PaymentRecord,
  paidBy: TransactionRecord,
  amount: bigint,
  crypto_amount: bigint,
): TransactionRecord {
  const { crypto_currency, network, address } = paidBy;
  const refund = createTransaction(world, {
    type: 'refund',
    payment_request_id: payment.id,
    amount,
    currency: payment.currency,
    crypto_amount,
    crypto_currency,
    network,
    address,
    fee: 0n,
    metadata: payment.metadata ?? {},
  });
  const movement = { currency: crypto_currency, amount: crypto_amount, reason: 'refund', resource_id: refund.id };
  post(world, { ...movement, from: 'available', to: 'external' });
  confirmTransaction(world, refund);
  return refund;
}

/** Returns one transaction whole. */
function refundTransaction(world: World, payment: PaymentRecord, transaction: TransactionRecord): void {
  sendRefund(world, payment, transaction, BigInt(transaction.amount), BigInt(transaction.crypto_amount));
  markRefunded(world, transaction);
}

export type RefundInput = ControlSchema<'RefundPaymentRequest'>;

type Remainder = ReturnType<typeof remainderOf>;

/** What is left to refund, and all that was confirmed. */
function remainderOf(payment: PaymentRecord, confirmed: TransactionRecord[]) {
  const whole = { amount: 0n, crypto_amount: sum(confirmed) };
  for (const transaction of confirmed) whole.amount += BigInt(transaction.amount);
  const refunded = payment.refunded ?? { amount: '0', crypto_amount: '0' };
  return {
    whole,
    amount: whole.amount - BigInt(refunded.amount),
    crypto_amount: whole.crypto_amount - BigInt(refunded.crypto_amount),
  };
}

/** A part in the cryptocurrency, at the rate of the whole; never more than is left, whatever was confirmed meanwhile. */
function partOf(left: Remainder, amount: bigint): bigint {
  const part = (amount * left.whole.crypto_amount) / left.whole.amount;
  return part < left.crypto_amount ? part : left.crypto_amount;
}

function readRefund(payment: PaymentRecord, left: Remainder, input: RefundInput): bigint {
  if (input.percent !== undefined) return percentDown(left.amount, readPercent(input.percent, 100));
  if (input.amount === undefined) return left.amount;
  const amount = readAmount(input.amount, payment.currency);
  if (amount <= left.amount) return amount;
  const most = minorToDecimal(left.amount, payment.currency);
  throw invalidValue('amount', input.amount, `max:${most}`, `At most ${most} ${payment.currency} is left to refund.`);
}

/**
 * Works out a refund; changes nothing.
 * @throws Problem `illegal_move`, `invalid_value`, `insufficient_balance`
 */
export function planRefund(world: World, id: string, input: RefundInput) {
  const payment = requirePaymentTransition(world, id, 'refund');
  const confirmed = transactionsOf(world, payment).filter(({ status }) => status === 'confirmed');
  const left = remainderOf(payment, confirmed);
  const amount = readRefund(payment, left, input);
  const whole = amount === left.amount;
  const crypto_amount = whole ? left.crypto_amount : partOf(left, amount);
  const paidBy = confirmed.at(-1);
  if (paidBy === undefined || crypto_amount <= 0n) {
    const message = 'The refund would be less than the smallest unit.';
    throw invalidValue('amount', input.amount ?? null, 'positive_numeric', message);
  }
  requireFunds(world, paidBy.crypto_currency, crypto_amount);
  return { payment, confirmed, left, amount, whole, crypto_amount, paidBy };
}

/**
 * Refunds all of a paid payment request, or a part of it. The last part marks its transactions as refunded.
 * @throws Problem `illegal_move`, `invalid_value`, `insufficient_balance`
 */
export function refund(world: World, id: string, input: RefundInput = {}): PaymentRecord {
  const { payment, confirmed, left, amount, whole, crypto_amount, paidBy } = planRefund(world, id, input);
  sendRefund(world, payment, paidBy, amount, crypto_amount);
  payment.refunded = {
    amount: (left.whole.amount - left.amount + amount).toString(),
    crypto_amount: (left.whole.crypto_amount - left.crypto_amount + crypto_amount).toString(),
  };
  setPhase(world, payment, whole ? 'refunded' : 'partly_refunded');
  notePayment(world, payment);
  if (whole) for (const transaction of confirmed) markRefunded(world, transaction);
  return payment;
}

function requireFunds(world: World, currency: string, amount: bigint): void {
  const { available } = world.books.accounts(currency);
  if (available >= amount) return;
  const message = `The refund needs ${minorToDecimal(amount, currency)} ${currency}, and ${minorToDecimal(available, currency)} is available. Add funds first (PUT /_sandbox/balance).`;
  throw new Problem('insufficient_balance', message, {
    detail: { parameter: 'amount', rule: `max:${minorToDecimal(available, currency)}` },
  });
}

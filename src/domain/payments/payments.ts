/** Payment requests (docs/service.md#payment-requests): creation, and ends without money, which is in receiving.ts. */
import type { Schema } from '../../contract/types.js';
import { nowOf, schedule, showable } from '../clock.js';
import { recordEvent } from '../events.js';
import { newId } from '../ids.js';
import { readAmount, requireCurrency } from '../money.js';
import type { JobHandler } from '../ports.js';
import { publicPayment } from '../present.js';
import { illegalMove, invalidValue } from '../problems.js';
import type { PaymentRecord } from '../types.js';
import type { World } from '../world.js';
import {
  confirmedSum,
  fullyDetected,
  GIVE_UP_MS,
  getPayment,
  movePayment,
  outlivesExpiry,
  possibleMoves,
  requirePaymentMove,
  transactionsOf,
} from './payment-record.js';
import { settlePaid } from './settling.js';
import { failTransaction } from './transactions.js';

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

/** Everything that the schema cannot say about a new payment request; changes nothing. */
function readPayment(world: World, body: NewPayment, now_ms: number) {
  requireCurrency(body.currency);
  return { amount: readAmount(body.amount, body.currency), expires_at_ms: readExpiry(world, body.expires_at, now_ms) };
}

/**
 * Creates a payment request.
 * @param origin where its payment page is, for example `http://127.0.0.1:4020`
 * @throws Problem `invalid_value`
 */
export function createPayment(world: World, body: NewPayment, origin: string, invoice_id?: string): PaymentRecord {
  const created_at_ms = nowOf(world);
  const { amount, expires_at_ms } = readPayment(world, body, created_at_ms);
  world.env.beforeCreate?.(world, 'payment', body.metadata);
  const { currency, description, callback_url, metadata, customer_email } = body;
  const payment: PaymentRecord = {
    id: newId(world, 'payment'),
    created_at_ms,
    amount: amount.toString(),
    currency,
    status: 'pending',
    phase: 'awaiting',
    expires_at_ms,
    origin,
    transaction_ids: [],
  };
  if (description !== undefined) payment.description = description;
  if (callback_url !== undefined) payment.callback_url = callback_url;
  if (metadata !== undefined) payment.metadata = metadata;
  if (customer_email !== undefined) payment.customer_email = customer_email;
  if (invoice_id !== undefined) payment.invoice_id = invoice_id;
  world.payments.add(payment);
  schedule(world, 'payment.expire', expires_at_ms, payment.id);
  recordEvent(world, 'payment.created', payment.id, publicPayment(world, payment));
  return payment;
}

/**
 * Whether the time of a payment request can be up; changes nothing.
 * @throws Problem `illegal_move`
 */
export function requireExpirable(world: World, payment: PaymentRecord): void {
  requirePaymentMove(world, payment, 'expire');
  if (!outlivesExpiry(world, payment)) return;
  const from = `${payment.phase} (fully received)`;
  const allowed = possibleMoves(world, payment);
  throw illegalMove('Payment request', payment.id, from, 'expire while it is confirming', allowed);
}

/**
 * The time is up: what happens depends on how much was seen (docs/service.md#late-partial-and-double-payments).
 * @throws Problem `illegal_move` when it is not pending, or fully detected and the profile lets it wait for its
 * confirmations
 */
export function expirePayment(world: World, id: string): PaymentRecord {
  const payment = getPayment(world, id);
  requireExpirable(world, payment);
  if (payment.phase === 'underpaid') endUnderpaid(world, payment);
  else expire(world, payment);
  return payment;
}

/** Ends a pending payment request whose invoice was withdrawn: what was paid in part is not accepted for it any more. */
export function withdrawPayment(world: World, payment: PaymentRecord): void {
  expire(world, payment);
}

function expire(world: World, payment: PaymentRecord): void {
  movePayment(world, payment, 'expired', 'expired');
  recordEvent(world, 'payment.expired', payment.id, publicPayment(world, payment));
}

function endUnderpaid(world: World, payment: PaymentRecord): void {
  const policy = world.data.settings.underpayment;
  if (policy === 'wait') expire(world, payment);
  else if (policy === 'fail') fail(world, payment, 'underpaid');
  else {
    payment.accept_underpaid = true;
    world.env.changed?.(world, 'payment', payment.id);
    world.env.touched(world);
    const waiting = transactionsOf(world, payment).some((transaction) => transaction.status === 'pending');
    if (!waiting && confirmedSum(world, payment) > 0n) settlePaid(world, payment);
  }
}

/** Told to fail, or unconfirmed for 24 h: what is still pending on the chain fails with it. */
export function failPayment(world: World, id: string, reason = 'failed'): PaymentRecord {
  const payment = getPayment(world, id);
  requirePaymentMove(world, payment, 'fail');
  fail(world, payment, reason);
  return payment;
}

function fail(world: World, payment: PaymentRecord, reason: string): void {
  for (const transaction of transactionsOf(world, payment)) {
    if (transaction.status === 'pending') failTransaction(world, transaction, reason);
  }
  payment.failure = reason;
  movePayment(world, payment, 'failed', 'failed');
  recordEvent(world, 'payment.failed', payment.id, publicPayment(world, payment));
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

/** What confirmed money does to its payment request: paid, overpaid, or too late (docs/service.md#payment-requests). */
import { nowOf } from '../clock.js';
import { recordEvent } from '../events.js';
import { settleInvoice } from '../invoices/invoice-record.js';
import { publicPayment, succeededPayment } from '../present.js';
import type { PaymentRecord, TransactionRecord } from '../types.js';
import type { World } from '../world.js';
import { confirmedSum, coversDue, dueIn, movePayment, transactionsOf } from './payment-record.js';
import { canRefund, refundTransaction } from './refunds.js';

/** The payment request is paid by what is confirmed so far; the last confirmed transaction completed it. */
export function settlePaid(world: World, payment: PaymentRecord): void {
  const completing = transactionsOf(world, payment).findLast((transaction) => transaction.status === 'confirmed');
  if (completing === undefined) return;
  const paid = confirmedSum(world, payment);
  payment.paid_at_ms = nowOf(world);
  payment.paid_amount = paid.toString();
  payment.paid_currency = completing.crypto_currency;
  payment.transaction_id = completing.id;
  const overpaid = paid > dueIn(world, payment, completing.crypto_currency);
  movePayment(world, payment, 'paid', overpaid ? 'overpaid' : 'paid');
  if (overpaid) recordEvent(world, 'payment.overpaid', payment.id, publicPayment(world, payment));
  recordEvent(world, 'payment.succeeded', payment.id, succeededPayment(world, payment));
  settleInvoice(world, payment);
}

/** More money was confirmed after the payment request was paid: it is overpaid now, if it was not before. */
function settleExtra(world: World, payment: PaymentRecord): void {
  if (payment.phase !== 'paid') return;
  payment.phase = 'overpaid';
  recordEvent(world, 'payment.overpaid', payment.id, publicPayment(world, payment));
}

/** Says once that money came after the end; the public status stays expired. */
export function announceLate(world: World, payment: PaymentRecord): void {
  if (payment.phase === 'paid_late') return;
  payment.phase = 'paid_late';
  recordEvent(world, 'payment.paid_late', payment.id, publicPayment(world, payment));
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

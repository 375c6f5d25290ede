/** Refunds of paid payment requests, whole or in parts (docs/service.md#refunds). */
import { notePayment } from '../coverage.js';
import { post } from '../ledger/ledger.js';
import { minorToDecimal, percentDown, readAmount, readPercent } from '../money.js';
import { invalidValue, Problem } from '../problems.js';
import type { PaymentRecord, TransactionRecord } from '../types.js';
import type { World } from '../world.js';
import { getPayment, requirePaymentMove, transactionsOf } from './payment-record.js';
import { confirmTransaction, createTransaction, markRefunded } from './transactions.js';

// The movement of a refund: a transaction of its own, out of the available balance (docs/service.md#refunds).

/** Whether the balance can return all that a transaction brought. */
export function canRefund(world: World, transaction: TransactionRecord): boolean {
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
  post(world, {
    currency: crypto_currency,
    from: 'available',
    to: 'external',
    amount: crypto_amount,
    reason: 'refund',
    resource_id: refund.id,
  });
  confirmTransaction(world, refund);
  return refund;
}

/** Returns one transaction whole. */
export function refundTransaction(world: World, payment: PaymentRecord, transaction: TransactionRecord): void {
  sendRefund(world, payment, transaction, BigInt(transaction.amount), BigInt(transaction.crypto_amount));
  markRefunded(world, transaction);
}

export interface RefundInput {
  /** In the currency of the payment request. */
  amount?: number;
  /** Of what is left to refund. */
  percent?: number;
}

/** What is left to refund, and all that was confirmed. */
export interface Remainder {
  amount: bigint;
  crypto_amount: bigint;
  whole: { amount: bigint; crypto_amount: bigint };
}

function remainderOf(payment: PaymentRecord, confirmed: TransactionRecord[]): Remainder {
  const whole = { amount: 0n, crypto_amount: 0n };
  for (const transaction of confirmed) {
    whole.amount += BigInt(transaction.amount);
    whole.crypto_amount += BigInt(transaction.crypto_amount);
  }
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
export function planRefund(world: World, payment: PaymentRecord, input: RefundInput) {
  requirePaymentMove(world, payment, 'refund');
  const confirmed = transactionsOf(world, payment).filter(({ status }) => status === 'confirmed');
  const left = remainderOf(payment, confirmed);
  const amount = readRefund(payment, left, input);
  const whole = amount === left.amount;
  const crypto_amount = whole ? left.crypto_amount : partOf(left, amount);
  const paidBy = confirmed.at(-1);
  if (paidBy === undefined || crypto_amount <= 0n) {
    throw invalidValue(
      'amount',
      input.amount ?? null,
      'positive_numeric',
      'The refund would be less than the smallest unit.',
    );
  }
  requireFunds(world, paidBy.crypto_currency, crypto_amount);
  return { confirmed, left, amount, whole, crypto_amount, paidBy };
}

/**
 * Refunds all of a paid payment request, or a part of it. The last part marks its transactions as refunded.
 * @throws Problem `illegal_move`, `invalid_value`, `insufficient_balance`
 */
export function refund(world: World, id: string, input: RefundInput = {}): PaymentRecord {
  const payment = getPayment(world, id);
  const { confirmed, left, amount, whole, crypto_amount, paidBy } = planRefund(world, payment, input);
  sendRefund(world, payment, paidBy, amount, crypto_amount);
  payment.refunded = {
    amount: (left.whole.amount - left.amount + amount).toString(),
    crypto_amount: (left.whole.crypto_amount - left.crypto_amount + crypto_amount).toString(),
  };
  payment.phase = whole ? 'refunded' : 'partly_refunded';
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

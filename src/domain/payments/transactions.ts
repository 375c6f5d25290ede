/** Transactions: what moved on a chain, and what it does to the books (docs/service.md#transactions); refunds among them. */
import type { ControlSchema } from '../../contract/types.js';
import { nowOf } from '../clock.js';
import { notePayment } from '../coverage.js';
import { recordEvent } from '../events.js';
import { derivedBytes, newId } from '../ids.js';
import { post } from '../ledger/ledger.js';
import { currencyOf, minorToDecimal, percentDown, readAmount, readPercent } from '../money.js';
import { publicTransaction } from '../present.js';
import { invalidValue, Problem } from '../problems.js';
import type { PaymentRecord, TransactionRecord, TransactionStatus } from '../records.js';
import { TRANSACTION_TRANSITIONS } from '../states.js';
import type { World } from '../world.js';
import { requirePaymentTransition, setPhase, transactionsOf } from './payment-record.js';

/** 32 bytes are enough for a hash on every chain. */
const HASH_BYTES = 32;

type Given = 'type' | 'payment_request_id' | 'payout_id' | 'currency' | 'crypto_currency';
type NewTransaction = Pick<TransactionRecord, Given | 'network' | 'address' | 'metadata'> &
  Record<'amount' | 'crypto_amount' | 'fee', bigint>;

/** Records a transaction as seen (pending) and reports it as `created`: transaction.created or refund.created. */
export function createTransaction(world: World, made: NewTransaction): TransactionRecord {
  const now_ms = nowOf(world);
  const id = newId(world, 'transaction');
  // Every member by its name: Node 20 is slow at members that are written after a spread.
  const record: TransactionRecord = {
    type: made.type,
    payment_request_id: made.payment_request_id,
    currency: made.currency,
    crypto_currency: made.crypto_currency,
    network: made.network,
    address: made.address,
    metadata: made.metadata,
    id,
    created_at_ms: now_ms,
    updated_at_ms: now_ms,
    amount: made.amount.toString(),
    crypto_amount: made.crypto_amount.toString(),
    fee: made.fee.toString(),
    fee_currency: made.crypto_currency,
    status: 'pending',
    hash: world.env.chains.transactionHash(made.network, derivedBytes(world.data, `hash/${id}`, HASH_BYTES)),
    confirmations: 0,
    confirmations_required: currencyOf(made.crypto_currency).confirmations,
    ...(made.payout_id === undefined ? {} : { payout_id: made.payout_id }),
  };
  world.transactions.add(record);
  const event = made.type === 'refund' ? 'refund.created' : 'transaction.created';
  recordEvent(world, event, record, publicTransaction(world, record));
  return record;
}

/** Moves a transaction on and reports it; the books are the caller's. */
function move(world: World, record: TransactionRecord, to: TransactionStatus): void {
  if (!TRANSACTION_TRANSITIONS[record.status].includes(to)) {
    throw new Problem('illegal_move', `Transaction ${record.id} is ${record.status} and cannot become ${to}.`);
  }
  record.status = to;
  record.updated_at_ms = nowOf(world);
  world.transactions.reindex(record);
}

/** The transaction has all its confirmations. Incoming money becomes available, less the service fee. */
export function confirmTransaction(world: World, record: TransactionRecord): void {
  move(world, record, 'confirmed');
  record.confirmations = Math.max(record.confirmations, record.confirmations_required);
  if (record.type === 'payment') creditDeposit(world, record);
  const event = record.type === 'refund' ? 'refund.completed' : 'transaction.confirmed';
  recordEvent(world, event, record, publicTransaction(world, record));
}

function creditDeposit(world: World, record: TransactionRecord): void {
  const fee = BigInt(record.fee);
  const amount = BigInt(record.crypto_amount) - fee;
  const { crypto_currency: currency, id: resource_id } = record;
  post(world, { currency, from: 'pending', to: 'available', amount, reason: 'credit', resource_id });
  post(world, { currency, from: 'pending', to: 'service_fees', amount: fee, reason: 'service_fee', resource_id });
}

/** The transaction will never confirm. Incoming money that was pending is gone again. */
export function failTransaction(world: World, record: TransactionRecord, failure: string): void {
  move(world, record, 'failed');
  record.failure = failure;
  if (record.type === 'payment') {
    const amount = BigInt(record.crypto_amount);
    const { crypto_currency: currency, id: resource_id } = record;
    post(world, { currency, from: 'pending', to: 'external', amount, reason: 'deposit_dropped', resource_id });
  }
  recordEvent(world, 'transaction.failed', record, publicTransaction(world, record));
}

/** Everything that the transaction brought has been returned. */
export function markRefunded(world: World, record: TransactionRecord): void {
  move(world, record, 'refunded');
  recordEvent(world, 'transaction.refunded', record, publicTransaction(world, record));
}

/** Service fee on what a customer sent, in the same currency. */
export function serviceFee(world: World, crypto_amount: bigint): bigint {
  return percentDown(crypto_amount, world.data.settings.fee_percent);
}

// Refunds of paid payment requests, whole or in parts: a transaction of its own, out of the available balance (docs/service.md#refunds).

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
  const movement = { currency: crypto_currency, amount: crypto_amount, reason: 'refund', resource_id: refund.id };
  post(world, { ...movement, from: 'available', to: 'external' });
  confirmTransaction(world, refund);
  return refund;
}

/** Returns one transaction whole. */
export function refundTransaction(world: World, payment: PaymentRecord, transaction: TransactionRecord): void {
  sendRefund(world, payment, transaction, BigInt(transaction.amount), BigInt(transaction.crypto_amount));
  markRefunded(world, transaction);
}

export type RefundInput = ControlSchema<'RefundPaymentRequest'>;

type Remainder = ReturnType<typeof remainderOf>;

/** What is left to refund, and all that was confirmed. */
function remainderOf(payment: PaymentRecord, confirmed: TransactionRecord[]) {
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

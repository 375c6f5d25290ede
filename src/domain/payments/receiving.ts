/** The customer's and the chain's side: money seen, confirmed, dropped (docs/service.md#payment-requests). */

import { nowOf } from '../clock.js';
import { notePayment } from '../coverage.js';
import { recordEvent } from '../events.js';
import { derivedBytes } from '../ids.js';
import { post } from '../ledger/ledger.js';
import { CRYPTO_CODES, minorToDecimal, percentUp, readAmount, readPercent, requireCurrency } from '../money.js';
import { invalidValue, notFound, Problem } from '../problems.js';
import type { PaymentRecord, TransactionRecord } from '../records.js';
import type { World } from '../world.js';
import { announceLate, expirePayment, settleConfirmed } from './outcomes.js';
import {
  awaitConfirmations,
  dueIn,
  paidIn,
  pendingPhase,
  possibleActions,
  publicPayment,
  requirePaymentTransition,
  seenSum,
  setPhase,
  transactionsOf,
  worthOf,
} from './payments.js';
import { confirmTransaction, createTransaction, failTransaction, serviceFee } from './transactions.js';

/** How much is received at once at most, as the contract of the control API has it. */
const MOST_PERCENT = 10_000;

export interface ReceiveInput {
  /** In the cryptocurrency. */
  amount?: number;
  /** Of the whole amount due, at most 10,000, rounded up. */
  percent?: number;
  currency?: string;
  network?: string;
  confirmations?: number;
}

interface Receipt {
  currency: string;
  network: string;
  crypto_amount: bigint;
}

type Target = Pick<PaymentRecord, 'amount' | 'currency' | 'transaction_ids'>;

/** Works out what a customer would send; changes nothing. Without amount or percent it is what is missing. */
export function planReceipt(world: World, target: Target, input: ReceiveInput): Receipt {
  const begun = paidIn(world, target);
  const currency = input.currency ?? begun ?? (CRYPTO_CODES.includes(target.currency) ? target.currency : 'BTC');
  requireCurrency(currency, CRYPTO_CODES);
  if (begun !== undefined && begun !== currency) {
    const detail = { parameter: 'currency', value: currency, rule: `in:${begun}` };
    const message = `The customer has begun to pay in ${begun}; the rest is taken in ${begun} only, not in ${currency}.`;
    throw new Problem('illegal_move', message, { detail });
  }
  const networks = world.env.chains.networksOf(currency);
  const network = input.network ?? networks[0] ?? '';
  if (!networks.includes(network)) {
    const message = `${currency} is received on ${networks.join(', ')}.`;
    throw invalidValue('network', network, `in:${networks.join(',')}`, message);
  }
  const due = dueIn(world, target, currency);
  const missing = due - seenSum(world, target);
  let crypto_amount = missing > 0n ? missing : due;
  if (input.amount !== undefined) crypto_amount = readAmount(input.amount, currency);
  else if (input.percent !== undefined) {
    crypto_amount = percentUp(due, readPercent(input.percent, MOST_PERCENT));
    // Each part was rounded up by less than a unit, and parts of the whole together are the whole.
    const excess = crypto_amount - missing;
    if (missing > 0n && excess > 0n && excess <= target.transaction_ids.length) crypto_amount = missing;
  }
  return { currency, network, crypto_amount };
}

/** The deposit address of a payment request: it depends on the seed and the id alone, so looking at it changes nothing. */
export function depositAddress(world: World, payment_id: string, currency: string, network: string): string {
  const bytes = derivedBytes(world.data, `deposit/${payment_id}/${network}`, 32);
  return world.env.chains.depositAddress(currency, network, bytes);
}

/** A transaction of the customer is seen on the chain. */
export function receive(world: World, id: string, input: ReceiveInput = {}): PaymentRecord {
  const payment = requirePaymentTransition(world, id, 'receive');
  const transaction = takeIn(world, payment, planReceipt(world, payment, input));
  if (input.confirmations !== undefined && input.confirmations > 0)
    confirmEach(world, payment, [transaction], input.confirmations);
  return payment;
}

function takeIn(world: World, payment: PaymentRecord, receipt: Receipt): TransactionRecord {
  const { currency, network, crypto_amount } = receipt;
  const transaction = createTransaction(world, {
    type: 'payment',
    payment_request_id: payment.id,
    amount: worthOf(world, payment, currency, crypto_amount),
    currency: payment.currency,
    crypto_amount,
    crypto_currency: currency,
    network,
    address: depositAddress(world, payment.id, currency, network),
    fee: serviceFee(world, crypto_amount),
    metadata: payment.metadata ?? {},
  });
  payment.transaction_ids = [...payment.transaction_ids, transaction.id];
  const [amount, resource_id] = [crypto_amount, transaction.id];
  post(world, { currency, from: 'external', to: 'pending', amount, reason: 'deposit', resource_id });
  if (payment.status === 'expired') {
    transaction.late = true;
    if (world.data.settings.late_payment === 'record') announceLate(world, payment);
  } else {
    detect(world, payment);
  }
  return transaction;
}

/** Says what the sum seen so far makes of a pending payment request: underpaid, or fully detected (once). */
function detect(world: World, payment: PaymentRecord): void {
  const before = payment.phase;
  setPhase(world, payment, pendingPhase(world, payment));
  if (payment.phase === 'underpaid') {
    recordEvent(world, 'payment.underpaid', payment, publicPayment(world, payment));
  } else if (before === 'awaiting' || before === 'underpaid') {
    awaitConfirmations(world, payment);
    recordEvent(world, 'payment.pending', payment, publicPayment(world, payment));
  }
}

/** The transactions that wait for confirmations. @throws Problem `not_found`, `illegal_move` when none does */
export function pendingOf(world: World, payment: PaymentRecord, transaction_id?: string): TransactionRecord[] {
  const all = transactionsOf(world, payment);
  if (transaction_id !== undefined && !all.some(({ id }) => id === transaction_id)) {
    throw notFound(`transaction of ${payment.id}`, transaction_id);
  }
  const waiting = all.filter(({ id, status }) => status === 'pending' && (transaction_id ?? id) === id);
  if (waiting.length > 0) return waiting;
  const allowed = possibleActions(world, payment);
  const advice = allowed.includes('receive') ? ' Let the customer send something first (receive).' : '';
  const message = `${payment.id} has no transaction that waits for confirmations.${advice}`;
  throw new Problem('illegal_move', message, { allowed });
}

/**
 * Blocks are found: `confirmations` more for each waiting transaction, or for the named one; without a number, all that are
 * missing. The payment request is paid as soon as what is confirmed covers what is due.
 */
export function confirm(
  world: World,
  id: string,
  input: { confirmations?: number; transaction_id?: string } = {},
): PaymentRecord {
  const payment = requirePaymentTransition(world, id, 'confirm');
  confirmEach(world, payment, pendingOf(world, payment, input.transaction_id), input.confirmations);
  return payment;
}

function confirmEach(world: World, payment: PaymentRecord, transactions: TransactionRecord[], blocks?: number): void {
  const confirmed: TransactionRecord[] = [];
  for (const transaction of transactions) {
    const { confirmations, confirmations_required } = transaction;
    transaction.confirmations = blocks === undefined ? confirmations_required : confirmations + blocks;
    world.env.changed?.(world, 'transaction', transaction.id);
    if (transaction.confirmations < confirmations_required) {
      noteBlocks(world, transaction);
      continue;
    }
    confirmTransaction(world, transaction);
    confirmed.push(transaction);
  }
  settleConfirmed(world, payment, confirmed);
  if (payment.status === 'pending') setPhase(world, payment, pendingPhase(world, payment));
  notePayment(world, payment);
  world.changed('payment', payment.id);
}

/** No event tells of a confirmation before the last one; the timeline does. */
function noteBlocks(world: World, transaction: TransactionRecord): void {
  const { confirmations } = transaction;
  const cause = world.cause === null ? {} : { cause: world.cause };
  transaction.blocks ??= [];
  transaction.blocks.push({ at_ms: nowOf(world), confirmations, ...cause });
}

/** The customer pays and the chain confirms: receive, then confirm. */
export function pay(world: World, id: string, input: Omit<ReceiveInput, 'confirmations'> = {}): PaymentRecord {
  const payment = requirePaymentTransition(world, id, 'pay');
  takeIn(world, payment, planReceipt(world, payment, input));
  confirmEach(world, payment, pendingOf(world, payment));
  return payment;
}

/** The chain forgets a transaction, or another one spent the same coins: the last that waits, or the named one. */
export function drop(
  world: World,
  id: string,
  input: { transaction_id?: string; reason?: 'dropped' | 'double_spent' } = {},
): PaymentRecord {
  const payment = requirePaymentTransition(world, id, 'drop');
  const transaction = pendingOf(world, payment, input.transaction_id).at(-1) as TransactionRecord;
  failTransaction(world, transaction, input.reason ?? 'dropped');
  if (payment.status !== 'pending') return payment;
  const before = payment.phase;
  setPhase(world, payment, pendingPhase(world, payment));
  if (payment.phase === 'awaiting' || payment.phase === 'underpaid') {
    // The day that an accepted part has to be confirmed in goes on.
    if (before !== 'underpaid') delete payment.detected_at_ms;
    // Its time was up before, and only the transaction that is gone now had kept it waiting.
    if (payment.accept_underpaid === true || nowOf(world) >= payment.expires_at_ms) expirePayment(world, id);
  }
  return payment;
}

// Where and how much a customer can pay: what the control API and the checkout show of it.

/** One way to pay. */
interface Deposit {
  currency: string;
  network: string;
  address: string;
  /** Still to be paid, in minor units of the currency. */
  missing: bigint;
  /** For wallets: asks for what is missing, as a plain decimal. */
  uri: string;
}

/** What is still to be paid in a cryptocurrency; nothing once the request is paid or has failed. */
export function missingIn(world: World, payment: PaymentRecord, currency: string): bigint {
  if (payment.status === 'paid' || payment.status === 'failed') return 0n;
  const seen = paidIn(world, payment) === currency ? seenSum(world, payment) : 0n;
  const missing = dueIn(world, payment, currency) - seen;
  return missing > 0n ? missing : 0n;
}

/** The ways to pay in a currency, one per network, the usual network first. Looking at them changes nothing. */
export function depositsIn(world: World, payment: PaymentRecord, currency: string): Deposit[] {
  return world.env.chains.networksOf(currency).map((network) => depositOn(world, payment, currency, network));
}

/** One way to pay. The network is one that the currency is sent on. */
export function depositOn(world: World, payment: PaymentRecord, currency: string, network: string): Deposit {
  const missing = missingIn(world, payment, currency);
  const address = depositAddress(world, payment.id, currency, network);
  const uri = world.env.chains.paymentUri(currency, network, address, minorToDecimal(missing, currency));
  return { currency, network, address, missing, uri };
}

/** What the files about payment requests share: finding one, moving one, and how much of it was seen and confirmed. */
import { convertUp, mulDivRound } from '../money.js';
import { illegalMove } from '../problems.js';
import type { PaymentPhase, PaymentRecord, PaymentStatus, TransactionRecord } from '../records.js';
import { PAYMENT_TRANSITIONS, type PaymentAction } from '../states.js';
import type { World } from '../world.js';

/** How long a fully detected payment may stay unconfirmed before it fails (docs/service.md#payment-requests). */
export const GIVE_UP_MS = 24 * 3_600_000;

/** Verbs about a transaction that waits for its confirmations. */
const OF_WAITING: readonly PaymentAction[] = ['confirm', 'drop'];

/** Whether a payment request waits for its confirmations beyond its time. */
export const outlivesExpiry = (world: World, payment: PaymentRecord): boolean =>
  fullyDetected(payment) && !world.data.settings.expire_while_confirming;

/** What the phase of a payment request allows, less what its transactions do not. */
export function possibleActions(world: World, payment: PaymentRecord): PaymentAction[] {
  const waits = transactionsOf(world, payment).some(({ status }) => status === 'pending');
  return PAYMENT_TRANSITIONS[payment.phase].filter((action) =>
    action === 'expire' ? !outlivesExpiry(world, payment) : waits || !OF_WAITING.includes(action),
  );
}

/** A payment request that may do an action. @throws Problem `not_found`, `illegal_move` */
export function requirePaymentTransition(world: World, id: string, action: PaymentAction): PaymentRecord {
  const payment = world.payments.require(id);
  const { phase } = payment;
  if (PAYMENT_TRANSITIONS[phase].includes(action)) return payment;
  throw illegalMove('Payment request', id, phase, action, possibleActions(world, payment));
}

/** Moves a payment request to a public status and phase; its transactions and books are the caller's. */
export function setStatus(world: World, payment: PaymentRecord, status: PaymentStatus, phase: PaymentPhase): void {
  payment.status = status;
  setPhase(world, payment, phase);
}

/** Moves a payment request within its status. */
export function setPhase(world: World, payment: PaymentRecord, phase: PaymentPhase): void {
  payment.phase = phase;
  world.payments.reindex(payment);
}

export const fullyDetected = (payment: PaymentRecord): boolean =>
  payment.phase === 'detected' || payment.phase === 'confirming';

/** The customer's transactions of a payment request, oldest first. */
export function transactionsOf(world: World, payment: Pick<PaymentRecord, 'transaction_ids'>): TransactionRecord[] {
  return payment.transaction_ids
    .map((id) => world.transactions.get(id))
    .filter((transaction) => transaction !== undefined);
}

/** What is to be paid in a cryptocurrency, in its minor units, at the fixed rates and rounded up. */
export function dueIn(world: World, payment: Pick<PaymentRecord, 'amount' | 'currency'>, currency: string): bigint {
  return convertUp(BigInt(payment.amount), payment.currency, currency, world.data.rates);
}

/** The currency that the customer pays in: that of the first transaction that did not fail. */
export function paidIn(world: World, payment: Pick<PaymentRecord, 'transaction_ids'>): string | undefined {
  return transactionsOf(world, payment).find((transaction) => transaction.status !== 'failed')?.crypto_currency;
}

const sum = (transactions: TransactionRecord[]): bigint =>
  transactions.reduce((total, transaction) => total + BigInt(transaction.crypto_amount), 0n);

/** Transactions whose money is here or on its way: neither failed nor returned. */
const standing = (world: World, payment: Pick<PaymentRecord, 'transaction_ids'>): TransactionRecord[] =>
  transactionsOf(world, payment).filter(({ status }) => status === 'pending' || status === 'confirmed');

/** What was seen and is neither gone nor returned, confirmed or not. */
export function seenSum(world: World, payment: Pick<PaymentRecord, 'transaction_ids'>): bigint {
  return sum(standing(world, payment));
}

/**
 * What `crypto_amount` more is worth in the currency of the payment request. The sum of all parts is rounded and not each
 * part, so that parts which cover what is due are together worth what was asked for, to the last unit.
 */
export function worthOf(world: World, payment: PaymentRecord, currency: string, crypto_amount: bigint): bigint {
  const before = standing(world, payment).reduce((total, { amount }) => total + BigInt(amount), 0n);
  const seen = seenSum(world, payment) + crypto_amount;
  const worth = mulDivRound(BigInt(payment.amount), seen, dueIn(world, payment, currency)) - before;
  return worth > 0n ? worth : 0n;
}

/** What has all its confirmations and was not returned. */
export function confirmedSum(world: World, payment: Pick<PaymentRecord, 'transaction_ids'>): bigint {
  return sum(transactionsOf(world, payment).filter((transaction) => transaction.status === 'confirmed'));
}

/** Whether the confirmed money covers what is due. */
export function coversDue(world: World, payment: PaymentRecord): boolean {
  const currency = paidIn(world, payment);
  return currency !== undefined && confirmedSum(world, payment) >= dueIn(world, payment, currency);
}

/** The phase of a payment request that is still pending, from what was seen so far. */
export function pendingPhase(world: World, payment: PaymentRecord): PaymentPhase {
  const currency = paidIn(world, payment);
  if (currency === undefined) return 'awaiting';
  if (seenSum(world, payment) < dueIn(world, payment, currency)) return 'underpaid';
  const begun = transactionsOf(world, payment).some(
    ({ status, confirmations }) => status !== 'failed' && confirmations > 0,
  );
  return begun ? 'confirming' : 'detected';
}

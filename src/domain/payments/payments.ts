/** Payment requests (docs/service.md#payment-requests): how one is made, found, moved and shown, and how much of it was seen and confirmed. */
import type { Schema } from '../../contract/types.js';
import { nowOf, showable, timeOf } from '../clock.js';
import { recordEvent } from '../events.js';
import { newId, pageId } from '../ids.js';
import { schedule } from '../jobs.js';
import { convertUp, minorToNumber, mulDivRound, readAmount, requireCurrency } from '../money.js';
import { illegalMove, invalidValue } from '../problems.js';
import type { JsonObject, PaymentPhase, PaymentRecord, PaymentStatus, TransactionRecord } from '../records.js';
import { PAYMENT_TRANSITIONS, type PaymentAction } from '../states.js';
import type { World } from '../world.js';

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

/** How long a fully detected payment may stay unconfirmed before it fails (docs/service.md#payment-requests). */
export const GIVE_UP_MS = 24 * 3_600_000;

/** What was seen is enough from now on, once it is confirmed. */
export function awaitConfirmations(world: World, payment: PaymentRecord): void {
  payment.detected_at_ms = nowOf(world);
  schedule(world, 'payment.give_up', payment.detected_at_ms + GIVE_UP_MS, payment.id);
}

/** Actions on a transaction that waits for its confirmations. */
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

/** What transactions of one cryptocurrency come to. */
export const sum = (transactions: TransactionRecord[]): bigint =>
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

// As the public API shows it.

/** What the URLs of payment pages begin with, put together once: each event that is kept has such a URL, and holds one text less. */
let pages = { origin: '', begin: '' };

export function paymentUrl(world: World, { origin, id }: PaymentRecord): string {
  if (origin !== pages.origin) pages = { origin, begin: `${origin}/pay/` };
  return pages.begin + pageId(world, id);
}

/** What a payment request has once it is paid, and only then. */
function paidFields(world: World, payment: PaymentRecord) {
  if (payment.status !== 'paid') return {};
  const { paid_at_ms = 0, paid_amount = '0', paid_currency = '', transaction_id = '' } = payment;
  return {
    paid_at: timeOf(world, paid_at_ms),
    paid_amount: minorToNumber(paid_amount, paid_currency),
    paid_currency: paid_currency as Schema<'CryptoCurrency'>,
    transaction_id,
  };
}

export function paymentItem(world: World, payment: PaymentRecord): Schema<'PaymentRequestListItem'> {
  return {
    id: payment.id,
    amount: minorToNumber(payment.amount, payment.currency),
    currency: payment.currency as Schema<'Currency'>,
    status: payment.status,
    payment_url: paymentUrl(world, payment),
    created_at: timeOf(world, payment.created_at_ms),
    expires_at: timeOf(world, payment.expires_at_ms),
  };
}

export function publicPayment(world: World, payment: PaymentRecord): Schema<'PaymentRequest'> {
  const shown: Schema<'PaymentRequest'> = paymentItem(world, payment);
  if (payment.description !== undefined) shown.description = payment.description;
  if (payment.callback_url !== undefined) shown.callback_url = payment.callback_url;
  if (payment.metadata !== undefined) shown.metadata = payment.metadata;
  if (payment.customer_email !== undefined) shown.customer_email = payment.customer_email;
  return Object.assign(shown, paidFields(world, payment));
}

/** `data` of payment.succeeded: exactly ten fields (docs/service.md#event-data). */
export function succeededPayment(world: World, payment: PaymentRecord): JsonObject {
  const { id, amount, currency, status, payment_url, created_at } = paymentItem(world, payment);
  return { id, amount, currency, status, payment_url, created_at, ...paidFields(world, payment) } as JsonObject;
}

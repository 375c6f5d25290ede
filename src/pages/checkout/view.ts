/** What a checkout page is about: facts from the books, in no language yet. Looking changes nothing. */

import { movesOf } from '../../domain/actions.js';
import { nowOf } from '../../domain/clock.js';
import { pageId } from '../../domain/ids.js';
import { CRYPTO_CODES, convertUp, currencyOf } from '../../domain/money.js';
import { confirmedSum, dueIn, paidIn, seenSum, transactionsOf } from '../../domain/payments/payments.js';
import { depositOn } from '../../domain/payments/receiving.js';
import type { PaymentRecord } from '../../domain/records.js';
import type { PaymentAction } from '../../domain/states.js';
import type { World } from '../../domain/world.js';
import { brandOf } from '../customer/brand.js';
import { safeHref } from '../customer/html.js';
import type { Money, Query } from '../customer/language.js';

/** The way to pay that the customer looks at. */
export type Chosen = NonNullable<ReturnType<typeof chosenOf>>;

/** What was seen of the customer's money, and how far the network is with it. */
export type Confirmations = NonNullable<ReturnType<typeof confirmationsOf>>;

export type CheckoutView = ReturnType<typeof checkoutView>;

/** A payment request as its customer sees it. */
export function checkoutView(world: World, payment: PaymentRecord, query: Query) {
  const { clock } = world.data;
  const { moves } = movesOf(world, payment.id);
  const payable = payment.status === 'pending' && (payment.phase === 'awaiting' || payment.phase === 'underpaid');
  const callback = callbackOf(payment);
  const ended = ['paid', 'overpaid', 'failed'].includes(payment.phase);
  return {
    id: payment.id,
    status: payment.status,
    phase: payment.phase,
    brand: brandOf(world),
    amount: { minor: payment.amount, currency: payment.currency },
    description: payment.description,
    /** The merchant's own number for it, where its metadata has one. */
    reference: referenceOf(payment),
    now_ms: nowOf(world),
    created_at_ms: payment.created_at_ms,
    expires_at_ms: payment.expires_at_ms,
    /** The merchant's seconds per real second; 0 where the clock stands. */
    speed: clock.mode === 'frozen' ? 0 : clock.speed,
    /** Whether the customer still has something to send. */
    payable,
    coins: CRYPTO_CODES.map((code) => ({ code, due: { minor: dueIn(world, payment, code), currency: code } })),
    /** null: the customer has not chosen yet. */
    chosen: payable ? chosenOf(world, payment, query) : null,
    /** Money was seen, so that the rest is taken in the same currency only. */
    begun: paidIn(world, payment) !== undefined,
    confirmations: confirmationsOf(world, payment),
    /** A transaction that had been seen is gone. */
    dropped: payable && transactionsOf(world, payment).some(({ status }) => status === 'failed'),
    extra: extraOf(world, payment),
    refunded: payment.refunded === undefined ? null : { minor: payment.refunded.amount, currency: payment.currency },
    receipt: receiptOf(world, payment),
    /** Where the customer came from; null where nothing was said, or nothing that can be followed. */
    callback,
    /** Whether the customer is taken there without being asked (description: after completion or failure). */
    leaves: ended && callback !== null && !query.stay,
    invoice_path: payment.invoice_id === undefined ? null : `/invoices/${pageId(world, payment.invoice_id)}`,
    moves: moves.filter(({ allowed }) => allowed).map(({ verb }) => verb as PaymentAction),
    /** By action, why it is rejected now. */
    reasons: new Map(moves.map(({ verb, reason }) => [verb, reason ?? ''])),
    /** Changes with everything that a form's meaning depends on. */
    version: versionOf(world, payment),
  };
}

/** Says in few letters how far a payment request has come. */
export function versionOf(world: World, payment: PaymentRecord): string {
  const parts = transactionsOf(world, payment).map(({ status, confirmations }) => `${status[0]}${confirmations}`);
  return [payment.phase, payment.refunded?.amount ?? '0', ...parts].join('.');
}

/** What the customer chose, as far as there is such a thing; what the payment was begun in comes first. */
function chosenOf(world: World, payment: PaymentRecord, { coin, network }: Query) {
  const begun = paidIn(world, payment);
  const currency = begun ?? coin;
  if (currency === undefined || !CRYPTO_CODES.includes(currency)) return null;
  const { chains } = world.env;
  const ids = chains.networksOf(currency);
  const used = transactionsOf(world, payment).find(({ status }) => status !== 'failed')?.network;
  const on = [network, used, ids[0]].find((id) => id !== undefined && ids.includes(id)) ?? '';
  return {
    ...depositOn(world, payment, currency, on),
    networkName: chains.networkName(on),
    networks: ids.map((id) => ({ id, name: chains.networkName(id) })),
    received: begun === undefined ? 0n : seenSum(world, payment),
    /** What one coin is worth; null where the price is in that coin. */
    rate: rateOf(world, payment, currency),
  };
}

function rateOf({ data }: World, { currency }: PaymentRecord, coin: string): Money | null {
  if (coin === currency) return null;
  const one = 10n ** BigInt(currencyOf(coin).decimals);
  return { minor: convertUp(one, coin, currency, data.rates), currency };
}

function confirmationsOf(world: World, payment: PaymentRecord) {
  const counting = transactionsOf(world, payment).filter(({ status }) => status !== 'failed');
  const [first] = counting;
  if (first === undefined) return null;
  const needed = first.confirmations_required;
  return {
    done: Math.min(needed, ...counting.map(({ confirmations }) => confirmations)),
    needed,
    seen: counting.map(({ crypto_amount: minor, crypto_currency: currency, network, hash, created_at_ms }) => ({
      ...{ amount: { minor, currency }, network, networkName: world.env.chains.networkName(network) },
      ...{ hash, seen_at_ms: created_at_ms },
    })),
  };
}

function extraOf(world: World, payment: PaymentRecord): Money | null {
  const { paid_currency: currency } = payment;
  if (payment.phase !== 'overpaid' || currency === undefined) return null;
  return { minor: confirmedSum(world, payment) - dueIn(world, payment, currency), currency };
}

function receiptOf(world: World, payment: PaymentRecord) {
  const { paid_at_ms, paid_amount, paid_currency, transaction_id } = payment;
  if (paid_at_ms === undefined || paid_amount === undefined || paid_currency === undefined) return null;
  const transaction = world.transactions.get(transaction_id ?? '');
  return {
    paid_at_ms,
    paid: { minor: paid_amount, currency: paid_currency },
    networkName: transaction === undefined ? '' : world.env.chains.networkName(transaction.network),
    hash: transaction?.hash ?? '',
  };
}

function callbackOf({ callback_url }: PaymentRecord) {
  const href = safeHref(callback_url);
  return href === undefined || href.startsWith('/') ? null : { href, host: new URL(href).host };
}

function referenceOf({ metadata, invoice_id }: PaymentRecord): string | undefined {
  const order = metadata?.order_id;
  if (typeof order === 'string' || typeof order === 'number') return String(order);
  return invoice_id;
}

/** Payouts (docs/service.md#payouts): held, sent, completed, or failed and returned. */
import type { Schema } from '../../contract/types.js';
import { nowOf, timeOf } from '../clock.js';
import { recordEvent } from '../events.js';
import { derivedBytes, newId } from '../ids.js';
import { schedule } from '../jobs.js';
import { post } from '../ledger/ledger.js';
import {
  CRYPTO_CODES,
  convertUp,
  currencyOf,
  minorOf,
  minorToDecimal,
  minorToNumber,
  readAmount,
  requireCurrency,
} from '../money.js';
import { confirmTransaction, createTransaction, failTransaction } from '../payments/transactions.js';
import type { JobHandler } from '../ports.js';
import { illegalMove, invalidValue, Problem } from '../problems.js';
import type { FeeLevel, Job, PayoutRecord, PayoutStatus } from '../records.js';
import type { JobKind } from '../resources.js';
import { requirePayoutTransition } from '../states.js';
import type { World } from '../world.js';

export type NewPayout = Schema<'CreatePayoutRequest'>;

/** One step that a payout takes by itself: what, and how long after the state before. */
type Step = { kind: JobKind; after_ms: number } | undefined;
interface Path {
  pending: Step;
  processing: Step;
}

const REVIEW_MS = 5_000;
const BROADCAST_MS = 30_000;
const REVIEW: Step = { kind: 'payout.process', after_ms: REVIEW_MS };
const AUTO_PATH: Path = { pending: REVIEW, processing: { kind: 'payout.complete', after_ms: BROADCAST_MS } };

/** Magic addresses by the byte that fills them (docs/service.md#magic-addresses). */
const MAGIC_PATHS: Readonly<Record<number, Path>> = {
  17: { pending: { kind: 'payout.process', after_ms: 0 }, processing: { kind: 'payout.complete', after_ms: 0 } },
  34: { pending: { kind: 'payout.fail', after_ms: REVIEW_MS }, processing: undefined },
  51: { pending: REVIEW, processing: { kind: 'payout.fail', after_ms: BROADCAST_MS } },
  68: { pending: undefined, processing: undefined },
  85: { pending: REVIEW, processing: undefined },
};

function magicPath(world: World, address: string): Path | undefined {
  const byte = world.env.chains.magicOf(address);
  return byte === undefined ? undefined : MAGIC_PATHS[byte];
}

/** What a payout in its present state does by itself. */
function nextStep(world: World, payout: PayoutRecord): Step {
  if (payout.progress === 'manual' || (payout.status !== 'pending' && payout.status !== 'processing')) return undefined;
  const path = payout.progress === 'magic' ? magicPath(world, payout.address) : AUTO_PATH;
  return path?.[payout.status];
}

/** What the payout does next by itself, if anything. */
function scheduleNext(world: World, payout: PayoutRecord): void {
  const step = nextStep(world, payout);
  if (step !== undefined) schedule(world, step.kind, nowOf(world) + step.after_ms, payout.id);
}

/** What the schema cannot say, in the order of docs/service.md#payouts: amount, address, balance. Changes nothing. */
function readPayout(world: World, body: NewPayout) {
  const { currency, address } = body;
  requireCurrency(currency, CRYPTO_CODES);
  const amount = readAmount(body.amount, currency);
  const { minimum_withdrawal, network_fee } = currencyOf(currency);
  if (amount < minorOf(minimum_withdrawal, currency)) {
    const message = `amount is below the minimum withdrawal of ${minimum_withdrawal} ${currency}.`;
    throw invalidValue('amount', body.amount, `min:${minimum_withdrawal}`, message);
  }
  const verdict = world.env.chains.checkAddress(currency, address);
  if (!verdict.ok) {
    const detail = { parameter: 'address', value: address, rule: 'format:address', reason: verdict.message };
    throw new Problem('invalid_address', `address is not a valid ${currency} address: ${verdict.message}`, { detail });
  }
  const fee_level: FeeLevel = body.fee_level ?? 'medium';
  const fee_estimate = minorOf(network_fee?.[fee_level] ?? '0', currency);
  requireBalance(world, body, amount, fee_estimate);
  return { amount, fee_level, fee_estimate, network: verdict.chain };
}

function requireBalance(world: World, body: NewPayout, amount: bigint, fee: bigint): void {
  const { currency } = body;
  const { available } = world.books.accounts(currency);
  if (available >= amount + fee) return;
  const most = available > fee ? available - fee : 0n;
  const [needed, there] = [minorToDecimal(amount + fee, currency), minorToDecimal(available, currency)];
  const message = `The payout needs ${needed} ${currency} with its network fee, and ${there} ${currency} is available.`;
  const detail = { parameter: 'amount', value: body.amount, rule: `max:${minorToDecimal(most, currency)}` };
  throw new Problem('insufficient_balance', message, { detail });
}

/**
 * Creates a payout and holds its amount and estimated fee.
 * @param by who asked for it: a withdrawal is a payout that the merchant made in the dashboard
 * @throws Problem `invalid_value`, `invalid_address`, `insufficient_balance`
 */
export function createPayout(world: World, body: NewPayout, by: 'api' | 'merchant' = 'api'): PayoutRecord {
  const { amount, fee_level, fee_estimate, network } = readPayout(world, body);
  world.env.beforeCreate?.(world, 'payout', body.metadata);
  const { currency, address, description } = body;
  const automatic = world.data.settings.payout_progress === 'auto' ? 'auto' : 'manual';
  const now_ms = nowOf(world);
  const payout: PayoutRecord = {
    id: newId(world, 'payout'),
    created_at_ms: now_ms,
    updated_at_ms: now_ms,
    amount: amount.toString(),
    currency,
    status: 'pending',
    address,
    network,
    fee_level,
    metadata: body.metadata ?? {},
    ...(description === undefined ? {} : { description }),
    fee_estimate: fee_estimate.toString(),
    progress: magicPath(world, address) === undefined ? automatic : 'magic',
    ...(by === 'merchant' ? { withdrawal: true } : {}),
  };
  world.payouts.add(payout);
  const held = amount + fee_estimate;
  post(world, { currency, from: 'available', to: 'held', amount: held, reason: 'payout_hold', resource_id: payout.id });
  scheduleNext(world, payout);
  recordEvent(world, 'payout.created', payout, publicPayout(world, payout));
  return payout;
}

function setStatus(world: World, payout: PayoutRecord, status: PayoutStatus): void {
  payout.status = status;
  payout.updated_at_ms = nowOf(world);
  world.payouts.reindex(payout);
}

/** The payout passes its review and is sent: transaction.created, payout.processing. */
export function processPayout(world: World, id: string): PayoutRecord {
  const payout = requirePayoutTransition(world, id, 'process');
  const transaction = createTransaction(world, {
    type: 'payout',
    payment_request_id: null,
    payout_id: id,
    ...worthOf(world, payout),
    crypto_amount: BigInt(payout.amount),
    crypto_currency: payout.currency,
    network: payout.network,
    address: payout.address,
    fee: BigInt(payout.fee_estimate),
    metadata: payout.metadata,
  });
  payout.transaction_id = transaction.id;
  setStatus(world, payout, 'processing');
  scheduleNext(world, payout);
  recordEvent(world, 'payout.processing', payout, publicPayout(world, payout));
  return payout;
}

/** Amount and currency of a payout's transaction, by the setting `payout_amounts`. */
function worthOf(world: World, payout: PayoutRecord): { amount: bigint; currency: string } {
  const amount = BigInt(payout.amount);
  if (world.data.settings.payout_amounts === 'crypto') return { amount, currency: payout.currency };
  const currency = world.data.merchant.settings.display_currency;
  return { amount: convertUp(amount, payout.currency, currency, world.data.rates), currency };
}

/** The fee that the network took: between four fifths of the estimate and all of it, and at least one unit. */
function paidFee(world: World, payout: PayoutRecord): bigint {
  const [byte = 0] = derivedBytes(world.data, `fee/${payout.id}`, 1);
  const estimate = BigInt(payout.fee_estimate);
  const saved = (estimate * BigInt(byte)) / (5n * 256n);
  return estimate - saved;
}

/** The payout is final: the amount and the fee leave, what the fee was less than estimated returns. */
export function completePayout(world: World, id: string): PayoutRecord {
  const payout = requirePayoutTransition(world, id, 'complete');
  if (payout.status === 'pending') processPayout(world, id);
  const fee = paidFee(world, payout);
  const movement = { currency: payout.currency, from: 'held' as const, resource_id: id };
  post(world, { ...movement, to: 'external', amount: BigInt(payout.amount), reason: 'payout_sent' });
  post(world, { ...movement, to: 'network_fees', amount: fee, reason: 'network_fee' });
  post(world, { ...movement, to: 'available', amount: BigInt(payout.fee_estimate) - fee, reason: 'fee_difference' });
  payout.fee_paid = fee.toString();
  const transaction = world.transactions.get(payout.transaction_id ?? '');
  if (transaction !== undefined) {
    transaction.fee = fee.toString();
    confirmTransaction(world, transaction);
  }
  setStatus(world, payout, 'completed');
  recordEvent(world, 'payout.completed', payout, publicPayout(world, payout));
  return payout;
}

/**
 * The payout fails and everything held returns.
 * @param input.stage `review` fails a pending payout; `broadcast` sends it first when it is pending
 */
export function failPayout(
  world: World,
  id: string,
  input: { stage?: 'review' | 'broadcast'; reason?: string } = {},
): PayoutRecord {
  const payout = requirePayoutTransition(world, id, 'fail');
  const stage = input.stage ?? (payout.status === 'pending' ? 'review' : 'broadcast');
  if (stage === 'review' && payout.status === 'processing') {
    throw illegalMove('Payout', id, 'processing', 'be rejected in review', ['complete', 'fail at broadcast']);
  }
  if (stage === 'broadcast' && payout.status === 'pending') processPayout(world, id);
  const transaction = world.transactions.get(payout.transaction_id ?? '');
  const reason = input.reason ?? (stage === 'review' ? 'rejected in review' : 'failed at broadcast');
  if (transaction !== undefined) failTransaction(world, transaction, reason);
  const { currency } = payout;
  const amount = BigInt(payout.amount) + BigInt(payout.fee_estimate);
  post(world, { currency, from: 'held', to: 'available', amount, reason: 'payout_returned', resource_id: id });
  payout.failure = { stage, reason };
  setStatus(world, payout, 'failed');
  recordEvent(world, 'payout.failed', payout, publicPayout(world, payout));
  return payout;
}

/** Job: the payout moves on by itself, unless it has moved already or somebody drives it. */
function whenDue(from: PayoutStatus, action: typeof processPayout) {
  return (world: World, job: Job) => {
    const payout = world.payouts.get(job.subject);
    return payout?.status === from && payout.progress !== 'manual' && action(world, payout.id);
  };
}

export const onProcessDue = whenDue('pending', processPayout);
export const onCompleteDue = whenDue('processing', completePayout);

/** Job: a magic address fails in the state that its path names, and in no other that somebody moved it to. */
export const onFailDue: JobHandler = (world, job) => {
  const payout = world.payouts.get(job.subject);
  return payout !== undefined && nextStep(world, payout)?.kind === 'payout.fail' && failPayout(world, payout.id);
};

export function payoutItem(world: World, payout: PayoutRecord): Schema<'PayoutListItem'> {
  return {
    id: payout.id,
    amount: minorToNumber(payout.amount, payout.currency),
    currency: payout.currency as Schema<'CryptoCurrency'>,
    status: payout.status,
    address: payout.address,
    created_at: timeOf(world, payout.created_at_ms),
  };
}

function payoutCommon(world: World, payout: PayoutRecord) {
  const described = payout.description === undefined ? {} : { description: payout.description };
  // Added and not spread: Node 20 is slow at members that are written after a spread.
  return Object.assign(payoutItem(world, payout), {
    fee_level: payout.fee_level,
    metadata: payout.metadata,
    ...described,
  });
}

/** A payout as its creation answers it: without the fields of the single retrieval. */
export function createdPayout(world: World, payout: PayoutRecord): Schema<'PayoutCreated'> {
  return { ...payoutCommon(world, payout), status: 'pending' };
}

export function publicPayout(world: World, payout: PayoutRecord): Schema<'Payout'> {
  const updated_at = timeOf(world, payout.updated_at_ms);
  const shown: Schema<'Payout'> = Object.assign(payoutCommon(world, payout), { updated_at });
  if (payout.fee_paid !== undefined) {
    shown.fee_paid = minorToNumber(payout.fee_paid, payout.currency);
    shown.fee_currency = payout.currency as Schema<'CryptoCurrency'>;
  }
  if (payout.transaction_id !== undefined) shown.transaction_id = payout.transaction_id;
  return shown;
}

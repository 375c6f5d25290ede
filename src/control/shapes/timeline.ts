/** What happened to a resource, in sentences: its events, and between them what the chain did. */
import type { ControlSchema } from '../../contract/types.js';
import { sentenceOf } from '../../domain/event-types.js';
import { minorToDecimal } from '../../domain/money.js';
import { dueIn } from '../../domain/payments/payments.js';
import type { EventRecord, PayoutRecord, TransactionRecord } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import { at } from './clock.js';

type Entry = ControlSchema<'TimelineEntry'>;

const LONGEST_TIMELINE = 10_000;
const LONGEST_DETAIL = 2_048;

const money = (minor: bigint | string, code: string): string => `${minorToDecimal(BigInt(minor), code)} ${code}`;

function payoutSentence(type: string, payout: PayoutRecord): string | undefined {
  const { amount, fee_estimate, fee_paid = fee_estimate, currency, failure } = payout;
  const held = money(BigInt(amount) + BigInt(fee_estimate), currency);
  if (type === 'payout.created') return `The payout was created; ${held} are held.`;
  if (type === 'payout.completed') {
    const returned = money(BigInt(fee_estimate) - BigInt(fee_paid), currency);
    return `The payout was completed; ${returned} are available again.`;
  }
  if (type !== 'payout.failed') return undefined;
  const how = failure?.stage === 'broadcast' ? 'failed at broadcast' : 'was rejected in review';
  const why = failure === undefined || how.includes(failure.reason) ? '' : ` (${failure.reason})`;
  return `The payout ${how}${why}; ${held} are available again.`;
}

/** What an event says of its resource. */
export function sentence(world: World, { type, resource_id }: EventRecord): string {
  const id = resource_id ?? '';
  const payout = world.payouts.get(id);
  const transaction = world.transactions.get(id);
  const failure = type === 'payment.failed' ? world.payments.get(id)?.failure : undefined;
  if (failure !== undefined && failure !== 'failed') return `The payment request failed: ${failure}`;
  if (payout !== undefined) return payoutSentence(type, payout) ?? sentenceOf(type);
  if (type === 'refund.created' && transaction !== undefined) {
    return `A refund of ${money(transaction.crypto_amount, transaction.crypto_currency)} was created.`;
  }
  return sentenceOf(type);
}

/** What the chain did just before the event that reports it. */
export function chainEntry(
  world: World,
  event: EventRecord,
  transaction: TransactionRecord,
): Omit<Entry, 'at'> | undefined {
  const { crypto_amount, crypto_currency, confirmations, confirmations_required, failure, type } = transaction;
  if (type !== 'payment') return undefined;
  if (event.type === 'transaction.created') {
    const payment = world.payments.get(transaction.payment_request_id ?? '');
    const due = payment && dueIn(world, payment, crypto_currency);
    const share = due === BigInt(crypto_amount) ? 'all that is due' : `of ${money(due ?? 0n, crypto_currency)} due`;
    return { kind: 'received', detail: `${money(crypto_amount, crypto_currency)} were seen on the chain, ${share}.` };
  }
  if (event.type === 'transaction.confirmed') {
    const reached = Math.max(confirmations, confirmations_required);
    return { kind: 'confirmed', detail: `${reached} of ${confirmations_required} confirmations were reached.` };
  }
  if (event.type !== 'transaction.failed') return undefined;
  if (failure === 'double_spent') return { kind: 'dropped', detail: 'The transaction was double-spent.' };
  return failure === 'dropped' ? { kind: 'dropped', detail: 'The transaction was dropped from the chain.' } : undefined;
}

/** The course of events of some resources, oldest first. */
export function timelineOf(world: World, ids: ReadonlySet<string>): Entry[] {
  const entries: Entry[] = [];
  for (const event of world.related.events.ofAll(ids)) {
    const transaction = world.transactions.get(event.resource_id ?? '');
    const before = transaction && chainEntry(world, event, transaction);
    if (before !== undefined) entries.push({ at: at(event.created_at_ms), ...before });
    const detail = sentence(world, event).slice(0, LONGEST_DETAIL);
    entries.push({ at: at(event.created_at_ms), kind: 'event', event_type: event.type, detail });
  }
  return entries.slice(0, LONGEST_TIMELINE);
}

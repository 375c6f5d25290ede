import type { EventType } from '../../../domain/events.js';

/** Every type of event, by the sandbox's own names, which a profile may report under others. */
const ALL = {
  'payment.created': true,
  'payment.pending': true,
  'payment.underpaid': true,
  'payment.overpaid': true,
  'payment.succeeded': true,
  'payment.expired': true,
  'payment.paid_late': true,
  'payment.failed': true,
  'transaction.created': true,
  'transaction.confirmed': true,
  'transaction.failed': true,
  'transaction.refunded': true,
  'refund.created': true,
  'refund.completed': true,
  'invoice.created': true,
  'invoice.opened': true,
  'invoice.paid': true,
  'invoice.past_due': true,
  'invoice.voided': true,
  'payout.created': true,
  'payout.processing': true,
  'payout.completed': true,
  'payout.failed': true,
} as const satisfies Record<EventType, true>;

export const EVENT_TYPES = Object.keys(ALL) as EventType[];

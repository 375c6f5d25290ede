/** The registry of events: every type, in the order of docs/service.md#event-types, with what it says of its resource. */
const EVENTS = {
  'payment.created': 'The payment request was created.',
  'payment.pending': 'The payment was detected in full.',
  'payment.underpaid': 'Less was detected than is due.',
  'payment.overpaid': 'More was paid than was due.',
  'payment.succeeded': 'The payment request was paid.',
  'payment.expired': 'The payment request expired.',
  'payment.paid_late': 'Money arrived after the payment request had expired.',
  'payment.failed': 'The payment request failed.',
  'transaction.created': 'The transaction was created.',
  'transaction.confirmed': 'The transaction was confirmed.',
  'transaction.failed': 'The transaction failed.',
  'transaction.refunded': 'The transaction was refunded in full.',
  'refund.created': 'The refund was created.',
  'refund.completed': 'The refund was completed.',
  'invoice.created': 'The invoice was created.',
  'invoice.opened': 'The invoice was opened.',
  'invoice.paid': 'The invoice was paid.',
  'invoice.past_due': 'The invoice is past due.',
  'invoice.voided': 'The invoice was voided.',
  'payout.created': 'The payout was created.',
  'payout.processing': 'The payout passed review and was broadcast.',
  'payout.completed': 'The payout was completed.',
  'payout.failed': 'The payout failed.',
} as const;

export type EventType = keyof typeof EVENTS;

export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[];

/** The sentence of a type. @param type may be one that a later version recorded */
export const sentenceOf = (type: string): string => (EVENTS as Readonly<Record<string, string>>)[type] ?? type;

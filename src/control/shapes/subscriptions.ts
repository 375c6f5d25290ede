import type { ControlSchema } from '../../contract/types.js';
import { minorToNumber } from '../../domain/money.js';
import type { SubscriptionRecord } from '../../domain/types.js';
import { at, atOrNull } from './time.js';

/** How many of its invoices a subscription shows. */
const SHOWN_INVOICES = 100;

export function showSubscription(subscription: SubscriptionRecord): ControlSchema<'Subscription'> {
  const { id, status, amount, currency, interval, interval_count, days_until_due, metadata } = subscription;
  const { description, customer_name, customer_email, failure, invoice_ids } = subscription;
  return {
    id,
    status,
    amount: minorToNumber(amount, currency),
    currency: currency as ControlSchema<'Currency'>,
    interval,
    interval_count,
    days_until_due,
    description: description ?? null,
    customer_name: customer_name ?? null,
    customer_email: customer_email ?? null,
    metadata,
    created_at: at(subscription.created_at_ms),
    start_at: at(subscription.anchor_ms),
    next_invoice_at: atOrNull(subscription.next_invoice_at_ms),
    invoices: invoice_ids.length,
    invoice_ids: invoice_ids.slice(-SHOWN_INVOICES).reverse(),
    failure: failure ?? null,
  };
}

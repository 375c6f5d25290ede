import type { ControlSchema } from '../../contract/types.js';
import { paymentLinkUrl } from '../../domain/billing/payment-links.js';
import { minorToNumber } from '../../domain/money.js';
import { publicInvoice, publicPayment } from '../../domain/present.js';
import type { InvoiceRecord, PaymentLinkRecord, SubscriptionRecord } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import { at, atOrNull } from './clock.js';
import { timelineOf } from './timeline.js';

/** An invoice with its payment request. */
export function showInvoiceDetail(world: World, invoice: InvoiceRecord): ControlSchema<'InvoiceDetail'> {
  const payment = world.payments.get(invoice.payment_request_id ?? '');
  return {
    invoice: publicInvoice(world, invoice),
    payment: payment === undefined ? null : publicPayment(world, payment),
    timeline: timelineOf(world, new Set([invoice.id])),
  };
}

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

/** How many of its payment requests a link shows. */
const SHOWN_PAYMENTS = 100;

export function showPaymentLink(world: World, link: PaymentLinkRecord): ControlSchema<'PaymentLink'> {
  const { id, amount, currency, status, description, callback_url, metadata, created_at_ms } = link;
  return {
    id,
    url: paymentLinkUrl(world, link),
    active: status === 'active',
    amount: amount === null ? null : minorToNumber(amount, currency),
    currency: currency as ControlSchema<'Currency'>,
    description: description ?? null,
    callback_url: callback_url ?? null,
    metadata,
    created_at: at(created_at_ms),
    uses: link.payment_request_ids.length,
    payment_request_ids: link.payment_request_ids.slice(-SHOWN_PAYMENTS).reverse(),
  };
}

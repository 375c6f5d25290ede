/** What asks for payments beside the API: subscriptions and payment links, as they are shown and what can be done with them. */
import type { ControlSchema } from '../../contract/types.js';
import * as links from '../../domain/billing/payment-links.js';
import * as subscriptions from '../../domain/billing/subscriptions.js';
import { minorToNumber } from '../../domain/money.js';
import { publicPayment } from '../../domain/payments/payments.js';
import type { PaymentLinkRecord, SubscriptionRecord } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import type { Handlers } from '../host.js';
import { byStatus, foundPage } from '../search.js';
import { at, atOrNull } from '../shapes/clock.js';

/** How many of its invoices a subscription shows. */
const SHOWN_INVOICES = 100;

function showSubscription(subscription: SubscriptionRecord): ControlSchema<'Subscription'> {
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

function showPaymentLink(world: World, link: PaymentLinkRecord): ControlSchema<'PaymentLink'> {
  const { id, amount, currency, status, description, callback_url, metadata, created_at_ms } = link;
  return {
    id,
    url: links.paymentLinkUrl(world, link),
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

/** The products of the dashboard by their ids. Each throws a Problem where there is no such record. */
export const SHOW_PRODUCT = {
  subscription: (world: World, id: string) => showSubscription(world.subscriptions.require(id)),
  payment_link: (world: World, id: string) => showPaymentLink(world, world.payment_links.require(id)),
};

export const productsOperations = {
  /** Subscriptions make an invoice per interval of the merchant's clock. */
  listSubscriptions: ({ query }, { world }) => {
    const show = (_world: World, subscription: SubscriptionRecord) => showSubscription(subscription);
    return foundPage(world, query, { name: 'subscriptions', of: world.subscriptions, ...byStatus(query), show });
  },

  createSubscription: ({ body }, { world, origin }) =>
    showSubscription(subscriptions.createSubscription(world, body, origin)),

  getSubscription: ({ path }, { world }) => SHOW_PRODUCT.subscription(world, path.id),

  /** Payment links are reusable addresses that make payment requests. */
  listPaymentLinks: ({ query }, { world }) => {
    const { active } = query;
    const facet = active === undefined ? undefined : active ? 'active' : 'inactive';
    const which = { filters: { active: active?.toString() }, facet };
    return foundPage(world, query, { name: 'payment-links', of: world.payment_links, ...which, show: showPaymentLink });
  },

  createPaymentLink: ({ body }, { world, origin }) =>
    showPaymentLink(world, links.createPaymentLink(world, body, origin)),

  getPaymentLink: ({ path }, { world }) => SHOW_PRODUCT.payment_link(world, path.id),

  openPaymentLink: ({ path, body }, { world, origin }) =>
    publicPayment(world, links.openPaymentLink(world, path.id, body, origin)),
} satisfies Handlers;

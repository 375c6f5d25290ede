/** Payment requests and their transactions, and what asks for payments: invoices, subscriptions, payment links. */

import * as links from '../../domain/billing/payment-links.js';
import * as subscriptions from '../../domain/billing/subscriptions.js';
import * as invoices from '../../domain/invoices/invoices.js';
import * as payments from '../../domain/payments/payments.js';
import * as transactions from '../../domain/payments/transactions.js';
import { publicInvoice, publicPayment } from '../../domain/present.js';
import { Problem } from '../../domain/problems.js';
import type { PaymentRecord, SubscriptionRecord } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import type { Handlers } from '../host.js';
import { rejectBoth } from '../inputs.js';
import { byStatus, facetOf, foundPage } from '../search.js';
import {
  showExported,
  showInvoiceDetail,
  showPaymentDetail,
  showPaymentLink,
  showPaymentSummary,
  showSubscription,
  showTransactionDetail,
} from '../shapes/payments.js';

/** More than is left is a conflict with what was refunded before, not a malformed amount. */
function exceedsRest(error: unknown): error is Problem {
  return error instanceof Problem && error.kind === 'invalid_value' && /^max:/.test(error.extras.detail?.rule ?? '');
}

export const paymentsOperations = {
  listPayments: ({ query }, { world }) => {
    const { status, phase } = query;
    const which = { filters: { status, phase }, facet: facetOf(status, phase) };
    const show = (_world: World, payment: PaymentRecord) => showPaymentSummary(payment);
    return foundPage(world, query, { name: 'payments', of: world.payments, ...which, show });
  },

  createPayment: ({ body }, { world, origin }) => showPaymentDetail(world, payments.createPayment(world, body, origin)),

  getPaymentDetail: ({ path }, { world }) => showPaymentDetail(world, world.payments.require(path.id)),

  refundPayment: ({ path, body }, { world }) => {
    rejectBoth(body ?? {});
    try {
      return showPaymentDetail(world, transactions.refund(world, path.id, body));
    } catch (error) {
      throw exceedsRest(error) ? new Problem('illegal_move', error.message, error.extras) : error;
    }
  },

  // What moved on the chains.
  listTransactions: ({ query }, { world }) => {
    const { status, type } = query;
    const which = { filters: { status, type }, facet: facetOf(status, type) };
    return foundPage(world, query, { name: 'transactions', of: world.transactions, ...which, show: showExported });
  },

  getTransactionDetail: ({ path }, { world }) => showTransactionDetail(world, world.transactions.require(path.id)),

  // Invoices.
  listInvoices: ({ query }, { world }) =>
    foundPage(world, query, { name: 'invoices', of: world.invoices, ...byStatus(query), show: publicInvoice }),

  createInvoice: ({ body }, { world, origin }) => showInvoiceDetail(world, invoices.createInvoice(world, body, origin)),

  getInvoiceDetail: ({ path }, { world }) => showInvoiceDetail(world, world.invoices.require(path.id)),

  /** Subscriptions make an invoice per interval of the merchant's clock. */
  listSubscriptions: ({ query }, { world }) => {
    const show = (_world: World, subscription: SubscriptionRecord) => showSubscription(subscription);
    return foundPage(world, query, { name: 'subscriptions', of: world.subscriptions, ...byStatus(query), show });
  },

  createSubscription: ({ body }, { world, origin }) =>
    showSubscription(subscriptions.createSubscription(world, body, origin)),

  getSubscription: ({ path }, { world }) => showSubscription(world.subscriptions.require(path.id)),

  /** Payment links are reusable addresses that make payment requests. */
  listPaymentLinks: ({ query }, { world }) => {
    const { active } = query;
    const facet = active === undefined ? undefined : active ? 'active' : 'inactive';
    const which = { filters: { active: active?.toString() }, facet };
    return foundPage(world, query, { name: 'payment-links', of: world.payment_links, ...which, show: showPaymentLink });
  },

  createPaymentLink: ({ body }, { world, origin }) =>
    showPaymentLink(world, links.createPaymentLink(world, body, origin)),

  getPaymentLink: ({ path }, { world }) => showPaymentLink(world, world.payment_links.require(path.id)),

  openPaymentLink: ({ path, body }, { world, origin }) =>
    publicPayment(world, links.openPaymentLink(world, path.id, body, origin)),
} satisfies Handlers;

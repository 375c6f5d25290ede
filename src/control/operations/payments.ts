/** Payment requests and their transactions; what asks for payments: invoices, subscriptions and payment links. */

import * as links from '../../domain/billing/payment-links.js';
import * as subscriptions from '../../domain/billing/subscriptions.js';
import * as invoices from '../../domain/invoices/invoices.js';
import { byStatus } from '../../domain/pages.js';
import { getPayment } from '../../domain/payments/payment-record.js';
import * as payments from '../../domain/payments/payments.js';
import * as transactions from '../../domain/payments/transactions.js';
import { publicInvoice, publicPayment } from '../../domain/present.js';
import { Problem } from '../../domain/problems.js';
import type { PaymentRecord } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import type { Handlers } from '../host.js';
import { rejectBoth } from '../inputs.js';
import { foundPage } from '../search.js';
import { SHOW_DETAIL } from '../shapes/details.js';
import {
  showExported,
  showInvoiceDetail,
  showPaymentDetail,
  showPaymentLink,
  showPaymentSummary,
  showSubscription,
  showTransactionDetail,
} from '../shapes/payments.js';

const shown = (world: World, payment: PaymentRecord) =>
  ({ status: 200, body: showPaymentDetail(world, payment) }) as const;

/** More than is left is a conflict with what was refunded before, not a malformed amount. */
function exceedsRest(error: unknown): error is Problem {
  return error instanceof Problem && error.kind === 'invalid_value' && /^max:/.test(error.extras.detail?.rule ?? '');
}

export const paymentsOperations = {
  listPayments: ({ query }, { world }) => {
    const { status, phase } = query;
    // Payment requests are indexed under `<status>`, `|<phase>` and `<status>|<phase>`.
    const facet = phase === undefined ? status : `${status ?? ''}|${phase}`;
    const options = {
      path: '/_sandbox/payments',
      filters: { status, phase },
      facet,
      precision: 'milliseconds',
    } as const;
    return { status: 200, body: foundPage(world, world.payments, query, options, showPaymentSummary) };
  },

  createPayment: ({ body }, { world, origin }) => ({
    status: 201,
    body: showPaymentDetail(world, payments.createPayment(world, body, origin)),
  }),

  getPaymentDetail: ({ path }, { world }) => shown(world, getPayment(world, path.id)),

  refundPayment: ({ path, body }, { world }) => {
    rejectBoth(body ?? {});
    try {
      return shown(world, transactions.refund(world, path.id, body));
    } catch (error) {
      throw exceedsRest(error) ? new Problem('illegal_move', error.message, error.extras) : error;
    }
  },

  // What moved on the chains.
  listTransactions: ({ query }, { world }) => {
    const { status, type } = query;
    // Transactions are indexed under `<status>`, `|<type>` and `<status>|<type>`.
    const facet = type === undefined ? status : `${status ?? ''}|${type}`;
    const options = {
      path: '/_sandbox/transactions',
      filters: { status, type },
      facet,
      precision: 'milliseconds',
    } as const;
    return {
      status: 200,
      body: foundPage(world, world.transactions, query, options, (record) => showExported(world, record)),
    };
  },

  getTransactionDetail: ({ path }, { world }) => ({
    status: 200,
    body: showTransactionDetail(world, transactions.getTransaction(world, path.id)),
  }),
} satisfies Handlers;

export const billingOperations = {
  listInvoices: ({ query }, { world }) => {
    const options = byStatus('/_sandbox/invoices', query.status, 'milliseconds');
    return {
      status: 200,
      body: foundPage(world, world.invoices, query, options, (invoice) => publicInvoice(world, invoice)),
    };
  },

  createInvoice: ({ body }, { world, origin }) => ({
    status: 201,
    body: showInvoiceDetail(world, invoices.createInvoice(world, body, origin)),
  }),

  getInvoiceDetail: ({ path }, { world }) => ({
    status: 200,
    body: SHOW_DETAIL.invoice(world, path.id),
  }),

  /** Subscriptions make an invoice per interval of the merchant's clock. */
  listSubscriptions: ({ query }, { world }) => {
    const options = byStatus('/_sandbox/subscriptions', query.status, 'milliseconds');
    return { status: 200, body: foundPage(world, world.subscriptions, query, options, showSubscription) };
  },

  createSubscription: ({ body }, { world, origin }) => ({
    status: 201,
    body: showSubscription(subscriptions.createSubscription(world, body, origin)),
  }),

  getSubscription: ({ path }, { world }) => ({
    status: 200,
    body: SHOW_DETAIL.subscription(world, path.id),
  }),

  /** Payment links are reusable addresses that make payment requests. */
  listPaymentLinks: ({ query }, { world }) => {
    const { active } = query;
    const path = '/_sandbox/payment-links';
    const options = { path, filters: { active: active?.toString() }, precision: 'milliseconds' } as const;
    const facet = active === undefined ? {} : { facet: active ? 'active' : 'inactive' };
    return {
      status: 200,
      body: foundPage(world, world.payment_links, query, { ...options, ...facet }, (link) =>
        showPaymentLink(world, link),
      ),
    };
  },

  createPaymentLink: ({ body }, { world, origin }) => ({
    status: 201,
    body: showPaymentLink(world, links.createPaymentLink(world, body, origin)),
  }),

  getPaymentLink: ({ path }, { world }) => ({
    status: 200,
    body: SHOW_DETAIL.payment_link(world, path.id),
  }),

  openPaymentLink: ({ path, body }, { world, origin }) => ({
    status: 201,
    body: publicPayment(world, links.openPaymentLink(world, path.id, body, origin)),
  }),
} satisfies Handlers;

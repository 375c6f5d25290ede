/** Invoices, subscriptions and payment links. */

import * as links from '../../domain/billing/payment-links.js';
import * as subscriptions from '../../domain/billing/subscriptions.js';
import * as invoices from '../../domain/invoices/invoices.js';
import { byStatus } from '../../domain/pages.js';
import { publicInvoice, publicPayment } from '../../domain/present.js';
import type { Handlers } from '../host.js';
import { foundPage } from '../search.js';
import { showInvoiceDetail, showPaymentLink, showSubscription } from '../shapes/billing.js';
import { SHOW_DETAIL } from '../shapes/details.js';

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

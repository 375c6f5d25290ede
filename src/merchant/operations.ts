/** A handler for every operation of the contract: unpack, call one function of the core, pack. Leaving one out does not compile. */
import type { OperationHandlers } from '../contract/types.js';
import { createWebhook, deleteWebhook, getWebhook, listWebhooks } from '../domain/endpoints/webhooks.js';
import { getInvoice } from '../domain/invoices/invoice-record.js';
import { createInvoice } from '../domain/invoices/invoices.js';
import { byStatus, listPage } from '../domain/pages.js';
import { getPayment } from '../domain/payments/payment-record.js';
import { createPayment } from '../domain/payments/payments.js';
import { getTransaction } from '../domain/payments/transactions.js';
import { createPayout, getPayout } from '../domain/payouts/payouts.js';
import * as show from '../domain/present.js';
import type { World } from '../domain/world.js';
import { subscribedNames, subscribedTypes } from '../variants/envelopes.js';
import type { OperationContext } from './call.js';

/** How a list is read that is filtered by status alone. */
const listed = (world: World, path: string, status: string | undefined) =>
  byStatus(`/v1/${path}`, status, world.data.settings.timestamps);

/** The same endpoint with its types by the names that this profile gives them. */
function named<Shown extends { event_types: string[] }>(world: World, shown: Shown): Shown {
  return { ...shown, event_types: subscribedNames(shown.event_types, world.data.settings) };
}

export const OPERATIONS: OperationHandlers<OperationContext> = {
  createPayment: ({ body }, { world, origin }) => ({
    status: 201,
    body: show.publicPayment(world, createPayment(world, body, origin)),
  }),
  getPayment: ({ path }, { world }) => ({
    status: 200,
    body: show.publicPayment(world, getPayment(world, path.payment_request_id)),
  }),
  listPayments: ({ query }, { world }) => {
    const options = listed(world, 'payments', query.status);
    return { status: 200, body: listPage(world.payments, query, options, (one) => show.paymentItem(world, one)) };
  },

  getTransaction: ({ path }, { world }) => ({
    status: 200,
    body: show.publicTransaction(world, getTransaction(world, path.transaction_id)),
  }),
  listTransactions: ({ query }, { world }) => {
    const { status, type } = query;
    // Transactions are indexed under `<status>`, `|<type>` and `<status>|<type>`.
    const facet = type === undefined ? status : `${status ?? ''}|${type}`;
    const options = { ...listed(world, 'transactions', status), filters: { status, type }, facet };
    return {
      status: 200,
      body: listPage(world.transactions, query, options, (one) => show.transactionItem(world, one)),
    };
  },

  createInvoice: ({ body }, { world, origin }) => ({
    status: 201,
    body: show.publicInvoice(world, createInvoice(world, body, origin)),
  }),
  getInvoice: ({ path }, { world }) => ({
    status: 200,
    body: show.publicInvoice(world, getInvoice(world, path.invoice_id)),
  }),
  listInvoices: ({ query }, { world }) => {
    const options = listed(world, 'invoices', query.status);
    return { status: 200, body: listPage(world.invoices, query, options, (one) => show.invoiceItem(world, one)) };
  },

  createPayout: ({ body }, { world }) => ({ status: 201, body: show.createdPayout(world, createPayout(world, body)) }),
  getPayout: ({ path }, { world }) => ({
    status: 200,
    body: show.publicPayout(world, getPayout(world, path.payout_id)),
  }),
  listPayouts: ({ query }, { world }) => {
    const options = listed(world, 'payouts', query.status);
    return { status: 200, body: listPage(world.payouts, query, options, (one) => show.payoutItem(world, one)) };
  },

  createWebhook: ({ body }, { world }) => {
    const event_types = subscribedTypes(body.event_types, world.data.settings);
    return {
      status: 201,
      body: named(world, show.publicWebhook(world, createWebhook(world, { ...body, event_types }))),
    };
  },
  getWebhook: ({ path }, { world }) => ({
    status: 200,
    body: named(world, show.publicWebhook(world, getWebhook(world, path.webhook_id))),
  }),
  /** All endpoints at once: there are at most 16 (docs/service.md#lists). */
  listWebhooks: (_request, { world }) => {
    const data = listWebhooks(world).map((webhook) => named(world, show.webhookItem(world, webhook)));
    return { status: 200, body: { data, has_more: false, url: '/v1/webhooks' } };
  },
  deleteWebhook: ({ path }, { world }) => ({
    status: 200,
    body: { id: deleteWebhook(world, path.webhook_id).id, deleted: true },
  }),

  getBalance: (_request, { world }) => ({ status: 200, body: show.publicBalance(world) }),
  getAccount: (_request, { world }) => ({ status: 200, body: show.publicAccount(world, world.data.merchant) }),
};

/** Payment requests and their transactions; invoices. */

import { getInvoice } from '../../domain/invoices/invoice-record.js';
import * as invoices from '../../domain/invoices/invoices.js';
import { byStatus } from '../../domain/pages.js';
import { getPayment } from '../../domain/payments/payment-record.js';
import * as payments from '../../domain/payments/payments.js';
import * as transactions from '../../domain/payments/transactions.js';
import { publicInvoice } from '../../domain/present.js';
import { Problem } from '../../domain/problems.js';
import type { Handlers } from '../host.js';
import { rejectBoth } from '../inputs.js';
import { foundPage } from '../search.js';
import {
  showExported,
  showInvoiceDetail,
  showPaymentDetail,
  showPaymentSummary,
  showTransactionDetail,
} from '../shapes/payments.js';

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
    return foundPage(world, world.payments, query, options, showPaymentSummary);
  },

  createPayment: ({ body }, { world, origin }) => showPaymentDetail(world, payments.createPayment(world, body, origin)),

  getPaymentDetail: ({ path }, { world }) => showPaymentDetail(world, getPayment(world, path.id)),

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
    // Transactions are indexed under `<status>`, `|<type>` and `<status>|<type>`.
    const facet = type === undefined ? status : `${status ?? ''}|${type}`;
    const options = {
      path: '/_sandbox/transactions',
      filters: { status, type },
      facet,
      precision: 'milliseconds',
    } as const;
    return foundPage(world, world.transactions, query, options, (record) => showExported(world, record));
  },

  getTransactionDetail: ({ path }, { world }) =>
    showTransactionDetail(world, transactions.getTransaction(world, path.id)),
} satisfies Handlers;

export const invoicesOperations = {
  listInvoices: ({ query }, { world }) => {
    const options = byStatus('/_sandbox/invoices', query.status, 'milliseconds');
    return foundPage(world, world.invoices, query, options, (invoice) => publicInvoice(world, invoice));
  },

  createInvoice: ({ body }, { world, origin }) => showInvoiceDetail(world, invoices.createInvoice(world, body, origin)),

  getInvoiceDetail: ({ path }, { world }) => showInvoiceDetail(world, getInvoice(world, path.id)),
} satisfies Handlers;

/** Payment requests and their transactions; invoices. */

import * as invoices from '../../domain/invoices/invoices.js';
import * as outcomes from '../../domain/payments/outcomes.js';
import * as payments from '../../domain/payments/payments.js';
import { Problem } from '../../domain/problems.js';
import type { PaymentRecord } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import type { Handlers } from '../host.js';
import { rejectBoth } from '../inputs.js';
import { byStatus, facetOf, foundPage } from '../search.js';
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
    const which = { filters: { status, phase }, facet: facetOf(status, phase) };
    const show = (_world: World, payment: PaymentRecord) => showPaymentSummary(payment);
    return foundPage(world, query, { name: 'payments', of: world.payments, ...which, show });
  },

  createPayment: ({ body }, { world, origin }) => showPaymentDetail(world, payments.createPayment(world, body, origin)),

  getPaymentDetail: ({ path }, { world }) => showPaymentDetail(world, world.payments.require(path.id)),

  refundPayment: ({ path, body }, { world }) => {
    rejectBoth(body ?? {});
    try {
      return showPaymentDetail(world, outcomes.refund(world, path.id, body));
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
    foundPage(world, query, { name: 'invoices', of: world.invoices, ...byStatus(query), show: invoices.publicInvoice }),

  createInvoice: ({ body }, { world, origin }) => showInvoiceDetail(world, invoices.createInvoice(world, body, origin)),

  getInvoiceDetail: ({ path }, { world }) => showInvoiceDetail(world, world.invoices.require(path.id)),
} satisfies Handlers;

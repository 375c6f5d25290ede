/** A handler for every operation of the contract; leaving one out does not compile. */
import type { OperationHandlers } from '../../contract/types.js';
import type { OperationContext } from '../host.js';
import { createInvoice, getInvoice, listInvoices } from './invoices.js';
import { getAccount, getBalance } from './merchant.js';
import { createPayment, getPayment, listPayments } from './payments.js';
import { createPayout, getPayout, listPayouts } from './payouts.js';
import { getTransaction, listTransactions } from './transactions.js';
import { createWebhook, deleteWebhook, getWebhook, listWebhooks } from './webhooks.js';

export const OPERATIONS: OperationHandlers<OperationContext> = {
  createPayment,
  getPayment,
  listPayments,
  getTransaction,
  listTransactions,
  createInvoice,
  getInvoice,
  listInvoices,
  createPayout,
  getPayout,
  listPayouts,
  createWebhook,
  getWebhook,
  listWebhooks,
  deleteWebhook,
  getBalance,
  getAccount,
};

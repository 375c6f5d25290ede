import type { OperationHandler } from '../../contract/types.js';
import { getInvoice as find } from '../../domain/invoices/invoice-record.js';
import { createInvoice as create } from '../../domain/invoices/invoices.js';
import { listPage } from '../../domain/pages.js';
import { invoiceItem, publicInvoice } from '../../domain/present.js';
import type { OperationContext } from '../host.js';

export const createInvoice: OperationHandler<'createInvoice', OperationContext> = ({ body }, { world, origin }) => {
  return { status: 201, body: publicInvoice(world, create(world, body, origin)) };
};

export const getInvoice: OperationHandler<'getInvoice', OperationContext> = ({ path }, { world }) => {
  return { status: 200, body: publicInvoice(world, find(world, path.invoice_id)) };
};

export const listInvoices: OperationHandler<'listInvoices', OperationContext> = ({ query }, { world }) => {
  const { status } = query;
  const options = {
    path: '/v1/invoices',
    filters: { status },
    facet: status,
    precision: world.data.settings.timestamps,
  };
  return { status: 200, body: listPage(world.invoices, query, options, (invoice) => invoiceItem(world, invoice)) };
};

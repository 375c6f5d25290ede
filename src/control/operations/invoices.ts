/** What happens to an invoice outside the merchant API. */
import type { ControlHandler, ControlOperationId } from '../../contract/types.js';
import { getInvoice } from '../../domain/invoices/invoice-record.js';
import * as invoices from '../../domain/invoices/invoices.js';
import { listPage } from '../../domain/pages.js';
import { publicInvoice } from '../../domain/present.js';
import type { InvoiceRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import type { ControlContext } from '../host.js';
import { showInvoiceDetail } from '../shapes/invoices.js';

type Handler<Id extends ControlOperationId> = ControlHandler<Id, ControlContext>;

const shown = (world: World, invoice: InvoiceRecord) =>
  ({ status: 200, body: showInvoiceDetail(world, invoice) }) as const;

export const listInvoices: Handler<'listInvoices'> = ({ query }, { world }) => {
  const { status } = query;
  const path = '/_sandbox/invoices';
  const options = { path, filters: { status }, facet: status, precision: 'milliseconds' } as const;
  return { status: 200, body: listPage(world.invoices, query, options, (invoice) => publicInvoice(world, invoice)) };
};

export const createInvoice: Handler<'createInvoice'> = ({ body }, { world, origin }) => ({
  status: 201,
  body: showInvoiceDetail(world, invoices.createInvoice(world, body, origin)),
});

export const getInvoiceDetail: Handler<'getInvoiceDetail'> = ({ path }, { world }) =>
  shown(world, getInvoice(world, path.id));

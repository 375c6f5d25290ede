/** What happens to an invoice outside the merchant API. */
import type { ControlHandler, ControlOperationId } from '../../contract/types.js';
import * as invoices from '../../core/invoices.js';
import type { InvoiceRecord } from '../../core/types.js';
import type { World } from '../../core/world.js';
import type { ControlContext } from '../context.js';
import { invalid } from '../problems.js';
import { showInvoiceDetail } from '../shapes/invoices.js';

type Handler<Id extends ControlOperationId> = ControlHandler<Id, ControlContext>;

const shown = (world: World, invoice: InvoiceRecord) =>
  ({ status: 200, body: showInvoiceDetail(world, invoice) }) as const;

export const openInvoice: Handler<'openInvoice'> = ({ path }, { world }) =>
  shown(world, invoices.openInvoice(world, path.id));

export const payInvoice: Handler<'payInvoice'> = ({ path, body }, { world }) => {
  if (body.amount !== undefined && body.percent !== undefined) {
    throw invalid(
      'percent',
      body.percent,
      'without:amount',
      'percent cannot be combined with amount; give one of them.',
    );
  }
  return shown(world, invoices.payInvoice(world, path.id, body));
};

export const voidInvoice: Handler<'voidInvoice'> = ({ path }, { world }) =>
  shown(world, invoices.voidInvoice(world, path.id));

export const markInvoicePastDue: Handler<'markInvoicePastDue'> = ({ path }, { world }) =>
  shown(world, invoices.markPastDue(world, path.id));

/** The hosted invoice: shown by GET; opened and paid by forms. */
import type { Request, Response, Router } from 'express';
import { invoicePayment, openInvoice } from '../../domain/invoices/invoices.js';
import { Problem } from '../../domain/problems.js';
import { requireRoomIn } from '../../domain/state/room.js';
import type { InvoiceRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { type CustomerContext, refusalStatus, seeOther, sendMissing, voiceOf } from '../customer/context.js';
import { readForm } from '../customer/forms.js';
import { sendCustomerPage } from '../customer/layout.js';
import { readQuery, withQuery } from '../customer/query.js';
import { reasonOf } from '../customer/refusals.js';
import { serveStatus } from '../customer/status.js';
import { invoicePage } from './render.js';

interface Found {
  world: World;
  invoice: InvoiceRecord;
  path: string;
}

function find({ host }: CustomerContext, id: string): Found | undefined {
  const world = host.worlds.findByRecord(id);
  const invoice = world?.invoices.get(id);
  return world === undefined || invoice === undefined ? undefined : { world, invoice, path: `/invoices/${invoice.id}` };
}

/** Adds the paths below `/invoices`. */
export function addInvoices(router: Router, context: CustomerContext): void {
  const withInvoice =
    (serve: (found: Found, req: Request, res: Response) => unknown) => (req: Request, res: Response) => {
      const found = find(context, String(req.params.id));
      return found === undefined ? sendMissing(context, req, res) : serve(found, req, res);
    };
  router.get(
    '/invoices/:id',
    withInvoice((found, req, res) => show(context, found, req, res)),
  );
  router.get(
    '/invoices/:id/status',
    withInvoice((found, req, res) => status(context, found, req, res)),
  );
  router.post(
    '/invoices/:id/open',
    withInvoice((found, req, res) => open(context, found, req, res)),
  );
  router.post(
    '/invoices/:id/pay',
    withInvoice((found, req, res) => pay(context, found, req, res)),
  );
}

async function show(
  { host, assets }: CustomerContext,
  { world, invoice, path }: Found,
  req: Request,
  res: Response,
  refusal?: Problem,
) {
  const voice = voiceOf(req, world, path);
  // That it was paid or withdrawn meanwhile, the page says itself.
  const notice =
    refusal === undefined || refusal.kind === 'illegal_move'
      ? undefined
      : { text: voice.strings.bar.notDone, reason: reasonOf(refusal, voice.strings, voice.format) };
  const page = host.turn(world, () => invoicePage(world, invoice, voice, notice));
  await sendCustomerPage(assets, res, refusal === undefined ? 200 : refusalStatus(refusal), voice, page);
}

function status({ host }: CustomerContext, { world, invoice }: Found, req: Request, res: Response): void {
  const read = () => {
    const current = world.invoices.get(invoice.id);
    return current === undefined ? undefined : { id: current.id, status: current.status };
  };
  serveStatus(host, world, read, req, res);
}

/** The page was shown. Only a draft is opened by that; any other is left as it is. */
async function open(
  { host }: CustomerContext,
  { world, invoice, path }: Found,
  req: Request,
  res: Response,
): Promise<void> {
  await readForm(req, host.bound);
  host.turn(world, () => {
    if (invoice.status === 'draft') openInvoice(world, invoice.id);
  });
  seeOther(res, withQuery(path, readQuery(req.originalUrl)));
}

/** Sends the customer to the checkout of the invoice: sent twice, it is the same one. */
async function pay(context: CustomerContext, found: Found, req: Request, res: Response): Promise<void> {
  const { host } = context;
  await readForm(req, host.bound);
  const { lang, clean } = readQuery(req.originalUrl);
  try {
    const payment = host.turn(found.world, () => {
      requireRoomIn(found.world);
      return invoicePayment(found.world, found.invoice.id);
    });
    seeOther(res, withQuery(`/pay/${payment.id}`, { lang, clean, stay: false }));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await show(context, found, req, res, error);
  }
}

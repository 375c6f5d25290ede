/** Payment links: shown by GET; a form makes the payment request. */
import type { Request, Response, Router } from 'express';
import { openPaymentLink } from '../../domain/billing/payment-links.js';
import { currencyOf } from '../../domain/currencies.js';
import { invalidInput, Problem } from '../../domain/problems.js';
import { requireRoomIn } from '../../domain/state/room.js';
import type { PaymentLinkRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { readNumber } from '../checkout/moves.js';
import { type CustomerContext, refusalStatus, seeOther, sendMissing, voiceOf } from '../customer/context.js';
import { readForm } from '../customer/forms.js';
import { sendCustomerPage } from '../customer/layout.js';
import { readQuery, withQuery } from '../customer/query.js';
import { reasonOf } from '../customer/refusals.js';
import { linkPage, type Refused } from './render.js';

interface Found {
  world: World;
  link: PaymentLinkRecord;
  path: string;
}

/** Forms that were taken, by a digest of link and token, with the payment request that each made: the last ones, for who clicks twice. */
const MOST_TAKEN = 10_000;
const MOST_EMAIL = 254;

function find({ host }: CustomerContext, id: string): Found | undefined {
  const world = host.worlds.findByRecord(id);
  const link = world?.payment_links.get(id);
  return world === undefined || link === undefined ? undefined : { world, link, path: `/l/${link.id}` };
}

/** Adds the paths below `/l`. */
export function addLinks(router: Router, context: CustomerContext): void {
  const taken = new Map<string, string>();
  const withLink = (serve: (found: Found, req: Request, res: Response) => unknown) => (req: Request, res: Response) => {
    const found = find(context, String(req.params.id));
    return found === undefined ? sendMissing(context, req, res) : serve(found, req, res);
  };
  router.get(
    '/l/:id',
    withLink((found, req, res) => show(context, found, req, res, 200)),
  );
  router.post(
    '/l/:id/open',
    withLink((found, req, res) => open(context, taken, found, req, res)),
  );
}

async function show(
  { host, assets }: CustomerContext,
  { world, link, path }: Found,
  req: Request,
  res: Response,
  status: number,
  refused?: Refused,
): Promise<void> {
  const voice = voiceOf(req, world, path);
  await sendCustomerPage(assets, res, status, voice, linkPage(world, link, voice, host.drawToken(), refused));
}

async function open(
  context: CustomerContext,
  taken: Map<string, string>,
  found: Found,
  req: Request,
  res: Response,
): Promise<void> {
  const { host } = context;
  const { world, link } = found;
  const form = await readForm(req, host.bound);
  const { lang, clean } = readQuery(req.originalUrl);
  const to = (id: string): void => seeOther(res, withQuery(`/pay/${id}`, { lang, clean, stay: false }));
  const token = form.get('token') ?? '';
  // By digest, so that finding a token takes no longer the more of it is right.
  const slot = world.env.crypto.sha256Hex(`${link.id}/${token}`);
  const before = token === '' ? undefined : taken.get(slot);
  if (before !== undefined && world.payments.get(before) !== undefined) return to(before);
  try {
    const payment = host.turn(world, () => {
      requireRoomIn(world);
      return openPaymentLink(world, link.id, readChoice(form));
    });
    if (taken.size >= MOST_TAKEN) taken.delete(taken.keys().next().value ?? '');
    if (token !== '') taken.set(slot, payment.id);
    to(payment.id);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await show(context, found, req, res, refusalStatus(error), faultOf(found, req, form, error));
  }
}

const isEmail = (text: string): boolean => text.length <= MOST_EMAIL && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** @throws Problem */
function readChoice(form: URLSearchParams): { amount?: number; customer_email?: string } {
  const amount = readNumber(form, 'amount');
  const customer_email = form.get('customer_email')?.trim() || undefined;
  // The contract of payment requests would refuse it, and browsers do.
  if (customer_email !== undefined && !isEmail(customer_email)) {
    const message = `customer_email must be an e-mail address of at most ${MOST_EMAIL} characters.`;
    throw invalidInput('customer_email', customer_email.slice(0, MOST_EMAIL), 'format:email', message);
  }
  return { ...(amount === undefined ? {} : { amount }), ...(customer_email === undefined ? {} : { customer_email }) };
}

function faultOf({ world, link, path }: Found, req: Request, form: URLSearchParams, error: Problem): Refused {
  const { strings, format } = voiceOf(req, world, path);
  const decimals = format.number(currencyOf(link.currency).decimals);
  const written = {
    amount: form.get('amount')?.slice(0, 100) ?? '',
    email: form.get('customer_email')?.slice(0, MOST_EMAIL) ?? '',
  };
  switch (error.extras.detail?.parameter) {
    case 'amount':
      return { ...written, amountFault: strings.link.wrongAmount(link.currency, decimals) };
    case 'customer_email':
      return { ...written, emailFault: strings.refusals.email };
    default:
      return { ...written, otherFault: reasonOf(error, strings, format) };
  }
}

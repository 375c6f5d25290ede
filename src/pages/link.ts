/** Payment links: what is to be paid, shown by GET, and a form that makes a payment request of it. */
import type { Call, Reply } from '../api/call.js';
import { openPaymentLink } from '../domain/billing/payment-links.js';
import { pageId } from '../domain/ids.js';
import { requireBelowLimit } from '../domain/limits.js';
import { currencyOf } from '../domain/money.js';
import { invalidInput, Problem } from '../domain/problems.js';
import type { PaymentLinkRecord } from '../domain/records.js';
import type { World } from '../domain/world.js';
import { brandOf } from './customer/brand.js';
import { html, type Markup, readForm, readNumber } from './customer/html.js';
import { type Reason, readQuery, reasonOf, reasonText, rejectionStatus, withQuery } from './customer/language.js';
import {
  type CustomerContext,
  type CustomerPage,
  customerReply,
  type Found,
  type Locale,
  localeOf,
  merchantHead,
  recordPages,
} from './customer/page.js';
import { type PageRoute, seeOther } from './document.js';

type Linked = Found<PaymentLinkRecord>;

/** Forms that were taken, by a digest of link and form, with the payment request that each made: the last ones, for who clicks twice. */
const MOST_TAKEN = 10_000;
const MOST_EMAIL = 254;

/** The pages below `/l`. */
export function linkPages(context: CustomerContext): PageRoute[] {
  const taken = new Map<string, string>();
  return recordPages(context, '/l', (world, id) => world.payment_links.get(id), [
    ['GET', '', (own, found, call) => show(own, found, call, 200)],
    ['POST', '/open', (own, found, call) => open(own, taken, found, call)],
  ]);
}

function show(
  context: CustomerContext,
  { world, record, path }: Linked,
  call: Call,
  status: number,
  rejected?: Rejected,
): Promise<Reply> {
  const locale = localeOf(call, world, path);
  return customerReply(context, status, locale, linkPage(world, record, locale, context.host.drawToken(), rejected));
}

async function open(context: CustomerContext, taken: Map<string, string>, found: Linked, call: Call): Promise<Reply> {
  const { host } = context;
  const { world, record } = found;
  const form = await readForm(call, host.bound);
  const { lang, clean } = readQuery(call.query);
  const to = (id: string): Reply => seeOther(withQuery(`/pay/${pageId(world, id)}`, { lang, clean, stay: false }));
  const token = form.get('token') ?? '';
  // By digest, so that finding a token takes no longer the more of it is right. Who goes back and chooses otherwise means another one.
  const slot = world.env.crypto.sha256Hex(`${record.id}/${form}`);
  const before = token === '' ? undefined : taken.get(slot);
  if (before !== undefined && world.payments.get(before) !== undefined) return to(before);
  try {
    const payment = host.turn(world, () => {
      requireBelowLimit(world);
      return openPaymentLink(world, record.id, readChoice(form));
    });
    if (taken.size >= MOST_TAKEN) taken.delete(taken.keys().next().value ?? '');
    if (token !== '') taken.set(slot, payment.id);
    return to(payment.id);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return await show(context, found, call, rejectionStatus(error), faultOf(found, call, form, error));
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

function faultOf({ world, record: link, path }: Linked, call: Call, form: URLSearchParams, error: Problem): Rejected {
  const { strings, format } = localeOf(call, world, path);
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

/** What the customer wrote into the form that was refused. */
interface Rejected {
  amount: string;
  email: string;
  /** What is wrong, at the field that it is wrong in. */
  amountFault?: string;
  emailFault?: string;
  otherFault?: Reason;
}

function amountField(
  { currency }: PaymentLinkRecord,
  { strings, format }: Locale,
  rejected: Rejected | undefined,
): Markup {
  const { link } = strings;
  const fault = rejected?.amountFault;
  const value = rejected?.amount ?? '';
  const decimals = format.number(currencyOf(currency).decimals);
  const hint = html`<small id="amount-hint">${fault ?? (decimals === '0' ? '' : link.amountHint)}</small>`;
  const shown =
    fault === undefined
      ? hint
      : html`<small id="amount-hint" class="fault" data-testid="amount-fault">${fault}</small>`;
  return html`<div class="field"><label for="amount">${link.amount}</label><div class="with-unit"><input id="amount" name="amount" value="${value}" inputmode="decimal" autocomplete="off" required aria-describedby="amount-hint" aria-invalid="${String(fault !== undefined)}" data-testid="amount-field"><span class="unit">${currency}</span></div>${shown}</div>`;
}

function emailField({ strings }: Locale, rejected: Rejected | undefined): Markup {
  const fault = rejected?.emailFault;
  const said =
    fault === undefined ? null : html`<small id="email-fault" class="fault" data-testid="email-fault">${fault}</small>`;
  const described = fault === undefined ? '' : 'email-fault';
  return html`<div class="field"><label for="email">${strings.link.email}</label><input id="email" name="customer_email" type="email" maxlength="254" autocomplete="email" value="${rejected?.email ?? ''}" aria-describedby="${described}" aria-invalid="${String(fault !== undefined)}" data-testid="email-field">${said}</div>`;
}

function linkForm(link: PaymentLinkRecord, locale: Locale, token: string, rejected: Rejected | undefined): Markup {
  const { strings, query, path } = locale;
  const other =
    rejected?.otherFault === undefined
      ? null
      : html`<p class="note warn" role="alert" data-testid="notice">${reasonText(rejected.otherFault)}</p>`;
  return html`<form method="post" action="${withQuery(`${path}/open`, query)}" class="link-form">${other}
<input type="hidden" name="token" value="${token}">
${link.amount === null ? amountField(link, locale, rejected) : null}
${emailField(locale, rejected)}
<button class="button primary wide" data-testid="continue">${strings.link.continue}</button></form>`;
}

/** The page of a payment link. @param token to know its form again when it is sent twice */
function linkPage(
  world: World,
  link: PaymentLinkRecord,
  locale: Locale,
  token: string,
  rejected?: Rejected,
): CustomerPage {
  const { strings, format } = locale;
  const brand = brandOf(world);
  const amount =
    link.amount === null
      ? null
      : html`<p class="amount" data-testid="amount">${format.money({ minor: link.amount, currency: link.currency })}</p>`;
  const { heading, text } = strings.link.inactive;
  const rest =
    link.status === 'active'
      ? linkForm(link, locale, token, rejected)
      : html`<div class="state bad"><div><h2 data-testid="status">${heading}</h2><p>${text}</p></div></div>`;
  return {
    title: strings.pay(brand.name),
    brand,
    content: html`<main class="link" data-testid="payment-link" data-status="${link.status}"><div class="card">
${merchantHead(brand, strings)}
${amount}
${link.description === undefined ? null : html`<p class="described" data-testid="description">${link.description}</p>`}
${rest}
</div></main>`,
  };
}

/** Payment links: what is to be paid, shown by GET, and a form that makes a payment request of it. */
import { openPaymentLink } from '../domain/billing/payment-links.js';
import { pageId } from '../domain/ids.js';
import { requireBelowLimit } from '../domain/limits.js';
import { currencyOf } from '../domain/money.js';
import { invalidInput, type Problem } from '../domain/problems.js';
import type { PaymentLinkRecord } from '../domain/records.js';
import type { World } from '../domain/world.js';
import { brandOf } from './customer/brand.js';
import { html, type Markup, readNumber } from './customer/html.js';
import { onward, type Reason, reasonOf, reasonText, withQuery } from './customer/language.js';
import type { Strings } from './customer/languages/en.js';
import { type CustomerPage, type Locale, merchantHead, type RecordPages, type Rejection } from './customer/page.js';

/** Forms that were taken are kept, by a digest of link and form, with the payment request that each made: the last ones, for who clicks twice. */
const MOST_TAKEN = 10_000;
const MOST_EMAIL = 254;

/** The pages below `/l`. */
export function linkPages(): RecordPages<PaymentLinkRecord> {
  const taken = new Map<string, string>();
  return {
    prefix: '/l',
    find: (world, id) => world.payment_links.get(id),
    page: (host, { world, record }, locale, rejection) => linkPage(world, record, locale, host.drawToken(), rejection),
    forms: {
      open({ world, record }, form, query) {
        const to = (id: string): string => onward(`/pay/${pageId(world, id)}`, query);
        const token = form.get('token') ?? '';
        // By digest, so that finding a token takes no longer the more of it is right. Who goes back and chooses otherwise means another one.
        const slot = world.env.crypto.sha256Hex(`${record.id}/${form}`);
        const before = token === '' ? undefined : taken.get(slot);
        if (before !== undefined && world.payments.get(before) !== undefined) return to(before);
        requireBelowLimit(world);
        const { id } = openPaymentLink(world, record.id, readChoice(form, currencyOf(record.currency).decimals));
        if (taken.size >= MOST_TAKEN) taken.delete(taken.keys().next().value ?? '');
        if (token !== '') taken.set(slot, id);
        return to(id);
      },
    },
  };
}

const isEmail = (text: string): boolean => text.length <= MOST_EMAIL && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** @throws Problem */
function readChoice(form: URLSearchParams, decimals: number): { amount?: number; customer_email?: string } {
  const amount = readNumber(form, 'amount', decimals);
  const customer_email = form.get('customer_email')?.trim() || undefined;
  // The contract of payment requests would reject it, and browsers do.
  if (customer_email !== undefined && !isEmail(customer_email)) {
    const message = `customer_email must be an e-mail address of at most ${MOST_EMAIL} characters.`;
    throw invalidInput('customer_email', customer_email.slice(0, MOST_EMAIL), 'format:email', message);
  }
  return { ...(amount === undefined ? {} : { amount }), ...(customer_email === undefined ? {} : { customer_email }) };
}

/** What is wrong with a form, at the field that it is wrong in. */
interface Issues {
  amount?: string;
  email?: string;
  other?: Reason;
}

function issuesOf({ currency }: PaymentLinkRecord, { strings, format }: Locale, problem: Problem): Issues {
  switch (problem.extras.detail?.parameter) {
    case 'amount':
      return { amount: strings.link.wrongAmount(currency, format.number(currencyOf(currency).decimals)) };
    case 'customer_email':
      return { email: strings.rejections.email };
    default:
      return { other: reasonOf(problem, strings, format) };
  }
}

function amountField({ currency }: PaymentLinkRecord, { link }: Strings, written: string, issue?: string): Markup {
  const hint = currencyOf(currency).decimals === 0 ? '' : link.amountHint;
  const shown =
    issue === undefined
      ? html`<small id="amount-hint">${hint}</small>`
      : html`<small id="amount-hint" class="fault" data-testid="amount-fault">${issue}</small>`;
  return html`<div class="field"><label for="amount">${link.amount}</label><div class="with-unit"><input id="amount" name="amount" value="${written}" inputmode="decimal" autocomplete="off" required aria-describedby="amount-hint" aria-invalid="${String(issue !== undefined)}" data-testid="amount-field"><span class="unit">${currency}</span></div>${shown}</div>`;
}

function emailField({ link }: Strings, written: string, issue?: string): Markup {
  const said = issue && html`<small id="email-fault" class="fault" data-testid="email-fault">${issue}</small>`;
  const described = issue === undefined ? '' : 'email-fault';
  return html`<div class="field"><label for="email">${link.email}</label><input id="email" name="customer_email" type="email" maxlength="254" autocomplete="email" value="${written}" aria-describedby="${described}" aria-invalid="${String(issue !== undefined)}" data-testid="email-field">${said}</div>`;
}

function linkForm(link: PaymentLinkRecord, locale: Locale, token: string, rejection: Rejection | undefined): Markup {
  const { strings, query, path } = locale;
  const issues: Issues = rejection === undefined ? {} : issuesOf(link, locale, rejection.problem);
  const written = (name: string, most: number): string => rejection?.form.get(name)?.slice(0, most) ?? '';
  const other =
    issues.other && html`<p class="note warn" role="alert" data-testid="notice">${reasonText(issues.other)}</p>`;
  return html`<form method="post" action="${withQuery(`${path}/open`, query)}" class="link-form">${other}
<input type="hidden" name="token" value="${token}">
${link.amount === null && amountField(link, strings, written('amount', 100), issues.amount)}
${emailField(strings, written('customer_email', MOST_EMAIL), issues.email)}
<button class="button primary wide" data-testid="continue">${strings.link.continue}</button></form>`;
}

/** The page of a payment link. @param token to know its form again when it is sent twice */
function linkPage(
  world: World,
  link: PaymentLinkRecord,
  locale: Locale,
  token: string,
  rejection?: Rejection,
): CustomerPage {
  const { strings, format } = locale;
  const brand = brandOf(world);
  const amount =
    link.amount !== null &&
    html`<p class="amount" data-testid="amount">${format.money({ minor: link.amount, currency: link.currency })}</p>`;
  const { heading, text } = strings.link.inactive;
  const rest =
    link.status === 'active'
      ? linkForm(link, locale, token, rejection)
      : html`<div class="state bad"><div><h2 data-testid="status">${heading}</h2><p>${text}</p></div></div>`;
  return {
    title: strings.pay(brand.name),
    brand,
    content: html`<main class="link" data-testid="payment-link" data-status="${link.status}"><div class="card">
${merchantHead(brand, strings)}
${amount}
${link.description !== undefined && html`<p class="described" data-testid="description">${link.description}</p>`}
${rest}
</div></main>`,
  };
}

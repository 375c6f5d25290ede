/** The page of a payment link: what is to be paid, and a button that makes a payment request of it. */
import { currencyOf } from '../../domain/currencies.js';
import type { PaymentLinkRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { html, type Markup } from '../customer/html.js';
import type { CustomerPage, Voice } from '../customer/layout.js';
import { withQuery } from '../customer/query.js';
import { type Reason, reasonText } from '../customer/refusals.js';

/** What the customer wrote into the form that was refused. */
export interface Refused {
  amount: string;
  email: string;
  /** What is wrong, at the field that it is wrong in. */
  amountFault?: string;
  emailFault?: string;
  otherFault?: Reason;
}

function amountField(
  { currency }: PaymentLinkRecord,
  { strings, format }: Voice,
  refused: Refused | undefined,
): Markup {
  const { link } = strings;
  const fault = refused?.amountFault;
  const value = refused?.amount ?? '';
  const decimals = format.number(currencyOf(currency).decimals);
  const hint = html`<small id="amount-hint">${fault ?? (decimals === '0' ? '' : link.amountHint)}</small>`;
  const shown =
    fault === undefined
      ? hint
      : html`<small id="amount-hint" class="fault" data-testid="amount-fault">${fault}</small>`;
  return html`<div class="field"><label for="amount">${link.amount}</label><div class="with-unit"><input id="amount" name="amount" value="${value}" inputmode="decimal" autocomplete="off" required aria-describedby="amount-hint" aria-invalid="${String(fault !== undefined)}" data-testid="amount-field"><span class="unit">${currency}</span></div>${shown}</div>`;
}

function emailField({ strings }: Voice, refused: Refused | undefined): Markup {
  const fault = refused?.emailFault;
  const said =
    fault === undefined ? null : html`<small id="email-fault" class="fault" data-testid="email-fault">${fault}</small>`;
  const described = fault === undefined ? '' : 'email-fault';
  return html`<div class="field"><label for="email">${strings.link.email}</label><input id="email" name="customer_email" type="email" maxlength="254" autocomplete="email" value="${refused?.email ?? ''}" aria-describedby="${described}" aria-invalid="${String(fault !== undefined)}" data-testid="email-field">${said}</div>`;
}

function form(link: PaymentLinkRecord, voice: Voice, token: string, refused: Refused | undefined): Markup {
  const { strings, query, path } = voice;
  const other =
    refused?.otherFault === undefined
      ? null
      : html`<p class="note warn" role="alert" data-testid="notice">${reasonText(refused.otherFault)}</p>`;
  return html`<form method="post" action="${withQuery(`${path}/open`, query)}" class="link-form">${other}
<input type="hidden" name="token" value="${token}">
${link.amount === null ? amountField(link, voice, refused) : null}
${emailField(voice, refused)}
<button class="button primary wide" data-testid="continue">${strings.link.continue}</button></form>`;
}

/** The page of a payment link. @param token to know its form again when it is sent twice */
export function linkPage(
  world: World,
  link: PaymentLinkRecord,
  voice: Voice,
  token: string,
  refused?: Refused,
): CustomerPage {
  const { strings, format } = voice;
  const { business_name } = world.data.merchant;
  const initial = [...business_name.trim()][0]?.toUpperCase() ?? '';
  const amount =
    link.amount === null
      ? null
      : html`<p class="amount" data-testid="amount">${format.money({ minor: link.amount, currency: link.currency })}</p>`;
  const { heading, text } = strings.link.inactive;
  const rest =
    link.status === 'active'
      ? form(link, voice, token, refused)
      : html`<div class="state bad"><div><h2 data-testid="status">${heading}</h2><p>${text}</p></div></div>`;
  return {
    title: strings.pay(business_name),
    content: html`<main class="link" data-testid="payment-link" data-status="${link.status}"><div class="card">
<div class="merchant"><span class="initial" aria-hidden="true">${initial}</span><h1><span class="unseen">${strings.payTo}: </span><span data-testid="merchant">${business_name}</span></h1></div>
${amount}
${link.description === undefined ? null : html`<p class="described" data-testid="description">${link.description}</p>`}
${rest}
</div></main>`,
  };
}

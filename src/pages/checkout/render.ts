/** The checkout: what is to be paid, and on the other side how, or how it stands. */

import { html, type Markup } from '../customer/html.js';
import { type Money, type Notice, noticeBox, onward, withQuery } from '../customer/language.js';
import {
  type CustomerPage,
  coinMark,
  copyButton,
  fact,
  instant,
  type Locale,
  merchantHead,
  sign,
} from '../customer/page.js';
import { chooseCoin, payPanel, ring, sandboxBar, timeLeft, timeRing } from './pay-panel.js';
import type { CheckoutView, Confirmations } from './view.js';

/** How often a page without scripts looks again, in seconds. */
const LOOKS_AGAIN = { waiting: 15, moving: 5 };
/** How long a receipt is shown before the customer is taken back, in seconds. */
const LEAVES_AFTER = 6;

const TONES = {
  awaiting: 'calm',
  underpaid: 'warn',
  detected: 'calm',
  confirming: 'calm',
  paid: 'good',
  overpaid: 'good',
  expired: 'neutral',
  paid_late: 'warn',
  failed: 'bad',
  partly_refunded: 'calm',
  refunded: 'calm',
} as const;

const SIGNS = {
  calm: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 3.5V12l3 2',
  warn: 'M12 4 2.5 20h19L12 4Zm0 6v5m0 2.5v.1',
  good: 'm5 12.5 4.5 4.5L19 7.5',
  bad: 'M7 7l10 10M17 7 7 17',
  neutral: 'M7 12h10',
} as const;

/** All of the money was seen, and the network is confirming it. */
const isMoving = ({ phase }: CheckoutView): boolean => phase === 'detected' || phase === 'confirming';

/** Says how it stands, with the amounts that belong to it. */
function stateText(view: CheckoutView, { strings, format }: Locale) {
  const money = (amount: Money | null): string => (amount === null ? '' : format.money(amount));
  const missing = view.chosen === null ? null : { minor: view.chosen.missing, currency: view.chosen.currency };
  return strings.states[view.phase]({
    missing: money(missing),
    extra: money(view.extra),
    refunded: money(view.refunded),
    done: format.number(view.confirmations?.done ?? 0),
    needed: format.number(view.confirmations?.needed ?? 0),
  });
}

function summary(view: CheckoutView, { strings, format }: Locale): Markup {
  const { brand, amount, description, reference, chosen } = view;
  return html`<section class="summary" data-part="summary">
${merchantHead(brand, strings)}
<p class="amount" data-testid="amount">${format.money(amount)}</p>
${view.payable && timeRing(view)}
<dl class="facts">
${description !== undefined && fact(strings.description, description, 'description')}
${reference !== undefined && fact(strings.reference, reference, 'reference')}
${chosen?.rate && fact(strings.rate, `1\u00a0${chosen.currency} = ${format.money(chosen.rate)}`, 'rate')}
</dl></section>`;
}

function head(view: CheckoutView, locale: Locale): Markup {
  const tone = TONES[view.phase];
  const { heading, text } = stateText(view, locale);
  const { done, needed } = view.confirmations ?? { done: 0, needed: 1 };
  const drawn = view.payable
    ? timeRing(view)
    : isMoving(view)
      ? ring(done / needed, `${done}/${needed}`, 'blocks')
      : html`<span class="state-sign">${sign(SIGNS[tone])}</span>`;
  return html`<div class="state ${tone}">${drawn}
<div><h2 data-testid="status" data-status="${view.status}" data-phase="${view.phase}">${heading}</h2><p data-testid="status-text">${text}</p>${view.payable && timeLeft(view, locale)}</div></div>`;
}

/** So many blocks are drawn one by one; of more a bar is. */
const MOST_BLOCKS = 12;

function blocks(done: number, needed: number): Markup | null {
  if (needed > MOST_BLOCKS) return null;
  const each = Array.from({ length: needed }, (_, i) =>
    i < done ? html`<li class="done">${sign(SIGNS.good)}</li>` : html`<li>${String(i + 1)}</li>`,
  );
  return html`<ol class="blocks" aria-hidden="true">${each}</ol>`;
}

/** What was seen, how far the network is with it, and what comes then. */
function progress({ done, needed, seen }: Confirmations, locale: Locale): Markup {
  const { strings, format } = locale;
  const label = strings.confirmations(format.number(done), format.number(needed));
  const drawn = blocks(done, needed);
  const found = seen.map(
    ({ amount, network, networkName, hash, seen_at_ms }) =>
      html`<p class="seen"><strong class="number">${format.money(amount)}</strong>${coinMark(amount.currency, network)}<span class="soft">${networkName}, ${instant(seen_at_ms, locale)}</span></p>
<p class="seen"><span class="soft">${strings.transaction}</span> <code>${hash}</code>${copyButton(hash, strings.copyHash, strings, 'copy-hash')}</p>`,
  );
  return html`<ol class="steps" data-testid="confirmations">
<li class="done"><span class="node">${sign(SIGNS.good)}</span><div><h3>${strings.steps.seen}</h3>${found}</div></li>
<li class="now"><span class="node"></span><div><h3>${label}</h3><progress class="${drawn === null ? 'bar-of-blocks' : 'unseen'}" max="${needed}" value="${done}" aria-label="${label}"></progress>${drawn}</div></li>
<li><span class="node"></span><div><h3>${strings.steps.paid}</h3><p class="soft">${strings.steps.after}</p></div></li>
</ol>`;
}

function receipt(view: CheckoutView, locale: Locale): Markup | null {
  const { strings, format } = locale;
  if (view.receipt === null) return null;
  const { paid, paid_at_ms, networkName, hash } = view.receipt;
  return html`<section class="receipt" aria-label="${strings.receipt}" data-testid="receipt"><dl class="facts">
${fact(strings.amount, format.money(view.amount), 'receipt-amount')}
${fact(strings.paidWith, format.money(paid), 'paid-amount')}
${fact(strings.paidOn, instant(paid_at_ms, locale), 'paid-at')}
${networkName && fact(strings.network, networkName, 'paid-network')}
${hash && fact(strings.transaction, html`<code>${hash}</code>`, 'transaction')}
</dl></section>`;
}

function ways({ callback, leaves, invoice_path }: CheckoutView, { strings, query, path }: Locale): Markup | null {
  if (callback === null && invoice_path === null) return null;
  const back =
    callback &&
    html`<a class="button primary wide" href="${callback.href}" rel="noreferrer" data-testid="return">${strings.back(callback.host)}</a>`;
  const leaving =
    callback &&
    leaves &&
    html`<p class="soft centred" data-leave="${callback.href}" data-leave-after="${LEAVES_AFTER}" data-testid="leaving"><span>${strings.leaving(callback.host)}</span> <a href="${withQuery(path, query, { stay: true })}" data-testid="stay">${strings.stay}</a></p>`;
  const invoice =
    invoice_path &&
    html`<a class="button wide" href="${onward(invoice_path, query)}" data-testid="invoice-link">${strings.showInvoice}</a>`;
  return html`<div class="ways">${back}${leaving}${invoice}</div>`;
}

function panel(view: CheckoutView, locale: Locale): Markup {
  const { strings } = locale;
  const dropped = view.dropped && html`<p class="note warn" data-testid="dropped">${strings.dropped}</p>`;
  const moving = isMoving(view) && view.confirmations && progress(view.confirmations, locale);
  const pay = view.payable && (view.chosen === null ? chooseCoin(view, locale) : payPanel(view, view.chosen, locale));
  const { callback } = view;
  const away =
    callback &&
    html`<p class="centred"><a href="${callback.href}" rel="noreferrer" data-testid="leave">${strings.back(callback.host)}</a></p>`;
  return html`<section class="panel card" data-part="panel">
${head(view, locale)}${dropped}${moving}${receipt(view, locale)}${pay}${view.status === 'pending' ? away : ways(view, locale)}
</section>`;
}

function refreshOf(view: CheckoutView): CustomerPage['refresh'] {
  const { status, leaves, callback } = view;
  if (leaves && callback !== null) return { seconds: LEAVES_AFTER, to: callback.href };
  if (status !== 'pending') return undefined;
  return { seconds: isMoving(view) ? LOOKS_AGAIN.moving : LOOKS_AGAIN.waiting };
}

/** The page of a payment request. */
export function checkoutPage(view: CheckoutView, locale: Locale, notice?: Notice): CustomerPage {
  const { strings, query, path } = locale;
  const said = stateText(view, locale).heading;
  return {
    title: `${said} · ${strings.pay(view.brand.name)}`,
    brand: view.brand,
    refresh: refreshOf(view),
    stream: `${path}/status`,
    content: html`<main class="checkout" tabindex="-1" data-testid="checkout" data-version="${view.version}">
${noticeBox(notice)}
<p class="unseen" role="status" data-said>${said}</p>
${summary(view, locale)}
${panel(view, locale)}
</main>
${!query.clean && sandboxBar(view, locale)}`,
  };
}

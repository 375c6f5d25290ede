/** The hosted invoice: a sheet that can be paid, printed, or kept as PDF. Shown by GET; opened and paid by forms. */
import { pageId } from '../domain/ids.js';
import { invoiceUrl, itemWorths, openInvoice } from '../domain/invoices/invoices.js';
import { invoicePayment } from '../domain/invoices/outcomes.js';
import { requireBelowLimit } from '../domain/limits.js';
import { currencyOf, decimalToMinor, plainDecimal } from '../domain/money.js';
import type { InvoiceRecord } from '../domain/records.js';
import { INVOICE_TRANSITIONS } from '../domain/states.js';
import type { World } from '../domain/world.js';
import { brandOf, logoOf } from './customer/brand.js';
import { html, type Markup } from './customer/html.js';
import { type Format, type Notice, noticeBox, onward, withQuery } from './customer/language.js';
import { type CustomerPage, fact, type Locale, type RecordPages, rejectionNotice } from './customer/page.js';

/** The pages below `/invoices`. */
export const INVOICES: RecordPages<InvoiceRecord> = {
  prefix: '/invoices',
  find: (world, id) => world.invoices.get(id),
  page(host, { world, record }, locale, rejection) {
    // That it was paid or withdrawn meanwhile, the page says itself.
    const isSaid = rejection === undefined || rejection.problem.kind === 'illegal_move';
    const notice = isSaid ? undefined : rejectionNotice(rejection.problem, locale);
    return host.turn(world, () => invoicePage(world, record, locale, notice));
  },
  status: (_world, { id, status }) => ({ id, status }),
  forms: {
    /** The page was shown. Only a draft is opened by that; any other is left as it is. */
    open({ world, record, path }, _form, query) {
      if (record.status === 'draft') openInvoice(world, record.id);
      return withQuery(path, query);
    },
    /** Sends the customer to the checkout of the invoice: sent twice, it is the same one. */
    pay({ world, record }, _form, query) {
      requireBelowLimit(world);
      return onward(`/pay/${pageId(world, invoicePayment(world, record.id).id)}`, query);
    },
  },
};

const TONES = { open: 'info', paid: 'good', past_due: 'warn', void: 'bad' } as const;
/** How often a page without scripts looks again, in seconds. */
const LOOKS_AGAIN = 30;

const party = (label: string, [first, ...rest]: readonly string[], testId: string): Markup =>
  html`<div class="party"><p class="soft">${label}</p><p data-testid="${testId}"><strong>${first}</strong></p>${rest.map((line) => html`<p class="soft">${line}</p>`)}</div>`;

/** The price of one; prices can be finer than the currency's own units. */
function priceOf(unit_price: number, currency: string, format: Format): string {
  const minor = decimalToMinor(plainDecimal(unit_price), currencyOf(currency).decimals);
  return minor === undefined ? format.number(unit_price) : format.money({ minor, currency });
}

function items(invoice: InvoiceRecord, { strings, format }: Locale): Markup | null {
  const { currency } = invoice;
  if (invoice.items.length === 0) return null;
  const { lines, sum } = itemWorths(invoice);
  const rows = invoice.items.map(
    ({ name, quantity, unit_price }, i) =>
      html`<tr><th scope="row">${name}</th><td class="numeric"><span class="narrow soft">${strings.invoice.quantity} </span>${format.number(quantity)}</td><td class="numeric"><span class="narrow soft">${strings.invoice.unitPrice} </span>${priceOf(unit_price, currency, format)}</td><td class="numeric">${format.money({ minor: lines[i] ?? 0n, currency })}</td></tr>`,
  );
  const differs =
    sum !== BigInt(invoice.amount) &&
    html`<tr><th scope="row" colspan="3">${strings.invoice.itemsSum}</th><td class="numeric" data-testid="items-sum">${format.money({ minor: sum, currency })}</td></tr>`;
  const { item, quantity, unitPrice } = strings.invoice;
  return html`<table class="items" data-testid="items"><thead><tr><th scope="col">${item}</th><th scope="col" class="numeric">${quantity}</th><th scope="col" class="numeric">${unitPrice}</th><th scope="col" class="numeric">${strings.invoice.sum}</th></tr></thead><tbody>${rows}</tbody><tfoot>${differs}</tfoot></table>`;
}

function dates(invoice: InvoiceRecord, { strings, format }: Locale): Markup {
  const { issued, due, paidOn } = strings.invoice;
  return html`<dl class="facts">
${fact(strings.reference, invoice.id, 'invoice-id')}
${fact(issued, format.day(invoice.created_at_ms), 'issued')}
${invoice.due_date !== undefined && fact(due, format.date(invoice.due_date), 'due-date')}
${invoice.paid_at_ms !== undefined && fact(paidOn, format.time(invoice.paid_at_ms), 'paid-at')}
</dl>`;
}

const isPayable = ({ status }: InvoiceRecord): boolean => INVOICE_TRANSITIONS[status].includes('pay');

function acts(invoice: InvoiceRecord, { strings, query, path }: Locale): Markup {
  const pay =
    isPayable(invoice) &&
    html`<form method="post" action="${withQuery(`${path}/pay`, query)}"><button class="button primary wide" data-testid="pay">${strings.invoice.pay}</button></form>`;
  return html`<div class="acts">${pay}<button type="button" class="button script-only" data-print data-testid="print">${strings.invoice.print}</button></div>`;
}

/** Paper has no button: where it can be paid stands there as text. */
const onPaper = (world: World, invoice: InvoiceRecord): Markup | false =>
  isPayable(invoice) && html`<p class="paper-only" data-testid="paper-address">${invoiceUrl(world, invoice)}</p>`;

/** The page of an invoice. */
function invoicePage(world: World, invoice: InvoiceRecord, locale: Locale, notice?: Notice): CustomerPage {
  const { strings, format, path, query } = locale;
  const brand = brandOf(world);
  const { email } = world.data.merchant;
  const { status, customer_name, customer_email, description, amount, currency } = invoice;
  // What is still a draft is opened by being shown.
  const shown = status === 'draft' ? 'open' : status;
  const { badge, heading, text } = strings.invoice.states[shown];
  const customer = [customer_name, customer_email].filter((line) => line !== undefined);
  const to = customer.length > 0 && party(strings.invoice.to, customer, 'customer');
  // The first showing opens a draft, and no GET changes anything: so the page itself says that it was shown.
  const opens = status === 'draft' ? withQuery(`${path}/open`, query) : '';
  return {
    title: `${strings.invoice.title} · ${brand.name}`,
    brand,
    stream: `${path}/status`,
    refresh: status === 'paid' || status === 'void' ? undefined : { seconds: LOOKS_AGAIN },
    content: html`<main class="invoice" data-testid="invoice" data-opens="${opens}">
${noticeBox(notice)}
<p class="unseen" role="status" data-said>${heading}</p>
<div class="card sheet" data-part="sheet">
<div class="sheet-head">${logoOf(brand)}<h1>${strings.invoice.title}</h1><p class="badge ${TONES[shown]}" data-testid="status" data-status="${status}">${badge}</p></div>
<div class="parties">${party(strings.invoice.from, [brand.name, email], 'merchant')}${to}</div>
${dates(invoice, locale)}
${description !== undefined && html`<p class="described" data-testid="description">${description}</p>`}
${items(invoice, locale)}
<div class="total"><p>${strings.invoice.total}</p><p class="amount" data-testid="amount">${format.money({ minor: amount, currency })}</p></div>
<div class="sheet-state"><h2>${heading}</h2><p data-testid="status-text">${text}</p>${onPaper(world, invoice)}</div>
${acts(invoice, locale)}
</div></main>`,
  };
}

/** What a customer does who has still to pay: choose a currency, then send. */
import { encodeQR } from 'qr';
import { COINS } from '../../chains/networks.js';
import { getOrMake } from '../../domain/collection.js';
import { minorToDecimal } from '../../domain/money.js';
import type { PaymentAction } from '../../domain/states.js';
import { html, type Markup } from '../customer/html.js';
import { countdown, shortCountdown, withQuery } from '../customer/language.js';
import { coinMark, copyButton, instant, type Locale, sign } from '../customer/page.js';
import type { CheckoutView, Chosen } from './view.js';

// The sandbox's bar: buttons that play the customer and the chain, with the actions of the control API.

interface Move {
  verb: PaymentAction;
  text: string;
  testId: string;
  /** What the form says beside the way to pay. */
  fields?: Readonly<Record<string, string>>;
}

export function sandboxBar(view: CheckoutView, locale: Locale): Markup {
  const { bar } = locale.strings;
  const one = (move: Move): Markup => button(move, view, locale);
  const customer: Move[] = [
    { verb: 'pay', text: bar.pay, testId: 'move-pay' },
    { verb: 'receive', text: bar.receive, testId: 'move-receive' },
    { verb: 'receive', text: bar.over, testId: 'move-over', fields: { percent: '110' } },
  ];
  const chain: Move[] = [
    { verb: 'confirm', text: bar.confirmOne, testId: 'move-confirm-one', fields: { confirmations: '1' } },
    { verb: 'confirm', text: bar.confirmAll, testId: 'move-confirm-all' },
    { verb: 'drop', text: bar.drop, testId: 'move-drop' },
  ];
  const ends: Move[] = [
    { verb: 'expire', text: bar.expire, testId: 'move-expire' },
    { verb: 'fail', text: bar.fail, testId: 'move-fail' },
  ];
  return html`<aside class="bar sand" aria-label="${bar.title}" data-part="bar" data-testid="sandbox-bar">
<div class="bar-head"><h2>${bar.title}</h2><p class="soft">${bar.hint}</p><a href="${withQuery(locale.path, locale.query, { clean: true })}" data-testid="hide-bar">${bar.hide}</a></div>
<div class="bar-group"><h3>${bar.customer}</h3><div>${customer.map(one)}${part(view, locale)}</div></div>
<div class="bar-group"><h3>${bar.chain}</h3><div>${chain.map(one)}</div></div>
<div class="bar-group"><h3>${bar.ends}</h3><div>${ends.map(one)}</div></div>
</aside>`;
}

/** Hidden fields that every form of the bar has: how far the page had come, and the way to pay that it showed. */
function hidden({ version, chosen }: CheckoutView, verb: PaymentAction, fields: Move['fields'] = {}): Markup[] {
  const sends = verb === 'pay' || verb === 'receive';
  const way = sends && chosen !== null ? { currency: chosen.currency, network: chosen.network } : {};
  return Object.entries({ version, ...way, ...fields }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
}

function button({ verb, text, testId, fields }: Move, view: CheckoutView, { query, path }: Locale): Markup {
  const action = withQuery(`${path}/${verb}`, query);
  const pressed = view.moves.includes(verb)
    ? html`<button class="button sand" data-testid="${testId}">${text}</button>`
    : html`<button class="button sand" data-testid="${testId}" title="${view.reasons.get(verb)}" disabled>${text}</button>`;
  return html`<form method="post" action="${action}">${hidden(view, verb, fields)}${pressed}</form>`;
}

function part(view: CheckoutView, { strings, query, path }: Locale): Markup {
  const { bar } = strings;
  const currency = view.chosen?.currency;
  const may = view.moves.includes('receive');
  const fields = html`<input name="size" id="size" value="50" inputmode="decimal" autocomplete="off" size="6" aria-label="${bar.size}" data-testid="part-size"><select name="unit" id="unit" aria-label="${bar.unit}" data-testid="part-unit"><option value="percent">${bar.percent}</option>${currency && html`<option value="amount">${currency}</option>`}</select><button class="button sand" data-testid="move-part">${bar.sendPart}</button>`;
  const group = may
    ? html`<fieldset class="part">${fields}</fieldset>`
    : html`<fieldset class="part" title="${view.reasons.get('receive')}" disabled>${fields}</fieldset>`;
  return html`<form method="post" action="${withQuery(`${path}/receive`, query)}" aria-label="${bar.part}">${hidden(view, 'receive')}${group}</form>`;
}

/** What people call a coin. */
const coinName = (code: string): string => COINS[code]?.name ?? code;

/** One button per currency, each with its price. */
export function chooseCoin(view: CheckoutView, locale: Locale): Markup {
  const { strings, format, query, path } = locale;
  const coins = view.coins.map(
    ({ code, due }) =>
      html`<li><button class="coin" name="coin" value="${code}" data-testid="coin-${code}">${coinMark(code)}<span class="coin-name">${coinName(code)}</span><span class="soft number">${format.money(due)}</span></button></li>`,
  );
  return html`<form method="post" action="${withQuery(`${path}/coin`, query)}" class="choose">
<h3>${strings.choose}</h3><p class="soft">${strings.chooseHint}</p>
<ul class="coins">${coins}</ul></form>`;
}

const WARNING = 'M12 4 2.5 20h19L12 4Zm0 6v5m0 2.5v.1';

/** How much of an address people compare: its first and its last characters. */
const COMPARED = 6;

function shownAddress(address: string): Markup {
  const middle = address.slice(COMPARED, -COMPARED);
  return html`<code class="address" data-testid="address"><b>${address.slice(0, COMPARED)}</b>${middle}<b>${address.slice(-COMPARED)}</b></code>`;
}

/** Amount, address and code of the way that was chosen. */
export function payPanel(view: CheckoutView, chosen: Chosen, locale: Locale): Markup {
  const { strings, format, query, path } = locale;
  const { currency, missing, address, uri, network, networkName, received } = chosen;
  const amount = minorToDecimal(missing, currency);
  const change = view.begun
    ? html`<span class="soft" data-testid="only">${strings.only(currency)}</span>`
    : html`<a href="${withQuery(path, query, { coin: undefined, network: undefined })}" data-testid="change-coin">${strings.change}</a>`;
  const soFar =
    received !== 0n &&
    html`<dl class="facts so-far"><div><dt>${strings.received}</dt><dd class="number" data-testid="received">${format.money({ minor: received, currency })}</dd></div><div><dt>${strings.missingAmount}</dt><dd class="number" data-testid="missing">${format.money({ minor: missing, currency })}</dd></div></dl>`;
  return html`${soFar}<div class="chosen">${coinMark(currency, network)}<p><strong>${coinName(currency)}</strong>${networkName !== coinName(currency) && html`<span class="soft">${networkName}</span>`}</p>${change}</div>
${networks(chosen, locale)}
<div class="pay">
${qrCode(uri, strings.qr(coinName(currency)))}
<div class="pay-facts">
<div><p class="soft">${strings.send}</p>
<p class="due number" data-testid="amount-due" data-value="${amount}">${format.money({ minor: missing, currency })}</p></div>
${copyButton(amount, strings.copyAmount, strings, 'copy-amount')}
<div><p class="soft">${strings.to(networkName)}</p>
${shownAddress(address)}</div>
${copyButton(address, strings.copyAddress, strings, 'copy-address')}
</div></div>
<p class="note warn" data-testid="wrong-network">${sign(WARNING)}<span><strong>${strings.sendOnly(currency, networkName)}</strong> ${strings.elsewhere}</span></p>
<a class="button primary wide" href="${uri}" data-testid="payment-uri">${strings.openWallet}</a>
<p class="soft centred">${strings.exactly}</p>`;
}

function networks({ currency, network, networks: all }: Chosen, { strings, query, path }: Locale): Markup | null {
  if (all.length < 2) return null;
  const buttons = all.map(
    ({ id, name }) =>
      html`<button class="network" name="network" value="${id}" aria-pressed="${String(id === network)}" data-testid="network-${id}">${name}</button>`,
  );
  return html`<form method="post" action="${withQuery(`${path}/coin`, query)}" class="networks"><input type="hidden" name="coin" value="${currency}"><fieldset><legend class="soft">${strings.network}</legend>${buttons}</fieldset></form>`;
}

/** How long there is time, with what is odd about the clock. The ring draws what is left; those who cannot see it are told. */
export function timeLeft(view: CheckoutView, locale: Locale): Markup {
  const { expires_at_ms, now_ms, created_at_ms, speed } = view;
  const { strings, format } = locale;
  const left_ms = expires_at_ms - now_ms;
  const odd = speed === 0 ? strings.frozen : strings.scaled(format.number(speed));
  return html`<p class="time-left"><span class="unseen">${strings.timeLeft} <strong role="timer" data-left-ms="${left_ms}" data-total-ms="${expires_at_ms - created_at_ms}" data-speed="${speed}" data-testid="countdown">${countdown(left_ms)}</strong></span> <span>${strings.until} ${instant(expires_at_ms, locale)}</span>${speed !== 1 && html` <span data-testid="clock-note">${odd}</span>`}</p>`;
}

/** A ring of which a share is drawn; what it says stands beside it in words. */
export const ring = (share: number, text: string, kind: 'time' | 'blocks'): Markup =>
  html`<svg class="ring ${kind}" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="21"/><circle class="share" cx="24" cy="24" r="21" pathLength="1" stroke-dasharray="${Math.min(1, Math.max(0, share)).toFixed(3)} 1" transform="rotate(-90 24 24)"/><text x="24" y="28">${text}</text></svg>`;

/** The ring of the time that is left. */
export const timeRing = ({ expires_at_ms, now_ms, created_at_ms }: CheckoutView): Markup =>
  ring((expires_at_ms - now_ms) / (expires_at_ms - created_at_ms), shortCountdown(expires_at_ms - now_ms), 'time');

/** The quiet zone that readers need, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** Drawing one takes some milliseconds, and a page is drawn anew with each change. */
const drawn = new Map<string, { path: string; size: number }>();

function draw(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { border: QUIET, ecc: 'medium' });
  const runs = rows.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { path: runs.join(''), size: rows.length };
}

/** Where dark modules stand side by side. */
function runsOf(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}

/** A QR code as a path of an SVG: every row of dark modules is a few rectangles. @param label what the code is for, for those who cannot see it */
function qrCode(text: string, label: string): Markup {
  if (drawn.size >= 100 && !drawn.has(text)) drawn.clear();
  const code = getOrMake(drawn, text, () => draw(text));
  const box = `0 0 ${code.size} ${code.size}`;
  return html`<svg class="qr" viewBox="${box}" role="img" aria-label="${label}" shape-rendering="crispEdges" data-testid="qr"><path class="qr-ground" d="M0 0h${code.size}v${code.size}H0z"/><path d="${code.path}"/></svg>`;
}

/** The sandbox's bar: buttons that play the customer and the chain, with the verbs of the control API. */
import type { PaymentVerb } from '../../domain/states.js';
import { html, type Markup } from '../customer/html.js';
import type { Voice } from '../customer/page.js';
import { withQuery } from '../customer/query.js';
import type { CheckoutView } from './view.js';

interface Move {
  verb: PaymentVerb;
  text: string;
  testId: string;
  /** What the form says beside the way to pay. */
  fields?: Readonly<Record<string, string>>;
}

export function sandboxBar(view: CheckoutView, voice: Voice): Markup {
  const { bar } = voice.strings;
  const one = (move: Move): Markup => button(move, view, voice);
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
  return html`<aside class="bar" aria-label="${bar.title}" data-part="bar" data-testid="sandbox-bar">
<div class="bar-head"><h2>${bar.title}</h2><p class="soft">${bar.hint}</p><a href="${withQuery(voice.path, voice.query, { clean: true })}" data-testid="hide-bar">${bar.hide}</a></div>
<div class="bar-group"><h3>${bar.customer}</h3><div>${customer.map(one)}${part(view, voice)}</div></div>
<div class="bar-group"><h3>${bar.chain}</h3><div>${chain.map(one)}</div></div>
<div class="bar-group"><h3>${bar.ends}</h3><div>${ends.map(one)}</div></div>
</aside>`;
}

/** Hidden fields that every form of the bar has: how far the page had come, and the way to pay that it showed. */
function hidden({ version, chosen }: CheckoutView, verb: PaymentVerb, fields: Move['fields'] = {}): Markup[] {
  const sends = verb === 'pay' || verb === 'receive';
  const way = sends && chosen !== null ? { currency: chosen.currency, network: chosen.network } : {};
  return Object.entries({ version, ...way, ...fields }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
}

function button({ verb, text, testId, fields }: Move, view: CheckoutView, { query, path }: Voice): Markup {
  const action = withQuery(`${path}/${verb}`, query);
  const pressed = view.moves.includes(verb)
    ? html`<button class="button" data-testid="${testId}">${text}</button>`
    : html`<button class="button" data-testid="${testId}" title="${view.reasons.get(verb)}" disabled>${text}</button>`;
  return html`<form method="post" action="${action}">${hidden(view, verb, fields)}${pressed}</form>`;
}

function part(view: CheckoutView, { strings, query, path }: Voice): Markup {
  const { bar } = strings;
  const currency = view.chosen?.currency;
  const may = view.moves.includes('receive');
  const units =
    currency === undefined
      ? html`<option value="percent">${bar.percent}</option>`
      : html`<option value="percent">${bar.percent}</option><option value="amount">${currency}</option>`;
  const fields = html`<input name="size" id="size" value="50" inputmode="decimal" autocomplete="off" size="6" aria-label="${bar.size}" data-testid="part-size"><select name="unit" id="unit" aria-label="${bar.unit}" data-testid="part-unit">${units}</select><button class="button" data-testid="move-part">${bar.sendPart}</button>`;
  const group = may
    ? html`<fieldset class="part">${fields}</fieldset>`
    : html`<fieldset class="part" title="${view.reasons.get('receive')}" disabled>${fields}</fieldset>`;
  return html`<form method="post" action="${withQuery(`${path}/receive`, query)}" aria-label="${bar.part}">${hidden(view, 'receive')}${group}</form>`;
}

/** The checkout: shown by GET, moved by forms, which are actions of a payment request with what was written into them. */
import { ACTIONS, type Action } from '../../domain/actions.js';
import { requireBelowLimit } from '../../domain/limits.js';
import { CRYPTO_CODES } from '../../domain/money.js';
import type { ReceiveInput } from '../../domain/payments/receiving.js';
import { invalidInput } from '../../domain/problems.js';
import type { PaymentRecord } from '../../domain/records.js';
import { readNumber } from '../customer/html.js';
import { type Query, withQuery } from '../customer/language.js';
import { type Found, type RecordForm, type RecordPages, rejectionNotice } from '../customer/page.js';
import { checkoutPage } from './render.js';
import { checkoutView, versionOf } from './view.js';

/** What is read of the form for each action that is offered. */
const INPUTS = {
  pay: readSent,
  receive: (form) => ({ ...readSent(form), confirmations: readCount(form) }),
  confirm: (form) => ({ confirmations: readCount(form) }),
  drop: () => ({}),
  expire: () => ({}),
  fail: () => ({}),
} satisfies Partial<Record<keyof (typeof ACTIONS)['payment'], (form: URLSearchParams) => object>>;

/** The pages below `/pay`. */
export const CHECKOUT: RecordPages<PaymentRecord> = {
  prefix: '/pay',
  find: (world, id) => world.payments.get(id),
  page(host, { world, record }, locale, rejection) {
    const view = host.turn(world, () => checkoutView(world, record, locale.query));
    const stale = locale.query.note === 'stale' ? { text: locale.strings.bar.stale } : undefined;
    return checkoutPage(view, locale, rejection ? rejectionNotice(rejection.problem, locale) : stale);
  },
  status(world, payment) {
    const { id, status, phase } = payment;
    // The clock stands here because its change moves the time that is left.
    return { id, status, phase, version: versionOf(world, payment), clock: { ...world.data.clock } };
  },
  forms: {
    coin: choose,
    ...Object.fromEntries(Object.entries(INPUTS).map(([action, read]) => [action, carryOut(action, read)])),
  },
};

/** The customer's choice is in the address alone: it binds nobody before money is seen, and two tabs may choose differently. */
function choose({ world, path }: Found<PaymentRecord>, form: URLSearchParams, query: Query): string {
  const coin = form.get('coin') ?? '';
  const network = form.get('network') ?? '';
  const known = CRYPTO_CODES.includes(coin);
  return withQuery(path, query, {
    coin: known ? coin : undefined,
    network: known && world.env.chains.networksOf(coin).includes(network) ? network : undefined,
  });
}

function carryOut(action: string, read: (form: URLSearchParams) => object): RecordForm<PaymentRecord> {
  const { run } = ACTIONS.payment[action as keyof typeof INPUTS] as Action;
  return ({ world, record, path }, form, query) => {
    const version = form.get('version');
    // Sent twice, or from a page that another tab has overtaken: what was meant then is not done now.
    if (version !== null && version !== versionOf(world, record)) return withQuery(path, query, { note: 'stale' });
    requireBelowLimit(world);
    run(world, record.id, read(form) as never);
    return withQuery(path, query);
  };
}

/** What the customer sends; fields that are empty were not filled in. */
function readSent(form: URLSearchParams): ReceiveInput {
  const sent: ReceiveInput = {
    amount: readNumber(form, 'amount'),
    percent: readNumber(form, 'percent'),
    currency: form.get('currency') || undefined,
    network: form.get('network') || undefined,
  };
  const isSaid = (sent.amount ?? sent.percent) !== undefined;
  if ((sent.amount !== undefined && sent.percent !== undefined) || (isSaid && form.has('size'))) {
    throw invalidInput('percent', sent.percent, 'without:amount', 'Give an amount or a percentage, not both.');
  }
  if (form.has('size')) sent[unitOf(form)] = sizeOf(form);
  return sent;
}

/** How much a part is; of one that is not written nobody knows. */
function sizeOf(form: URLSearchParams): number {
  const size = readNumber(form, 'size');
  if (size !== undefined) return size;
  throw invalidInput('size', '', 'numeric', 'size must be a number such as 50 or 0.25.');
}

function unitOf(form: URLSearchParams): 'amount' | 'percent' {
  const unit = form.get('unit') ?? 'percent';
  if (unit === 'amount' || unit === 'percent') return unit;
  throw invalidInput('unit', unit.slice(0, 100), 'in:percent,amount', 'unit must be percent or amount.');
}

function readCount(form: URLSearchParams): number | undefined {
  const count = readNumber(form, 'confirmations');
  if (count === undefined || (Number.isInteger(count) && count >= 1 && count <= 1_000)) return count;
  throw invalidInput('confirmations', count, 'max:1000', 'confirmations must be a whole number from 1 to 1000.');
}

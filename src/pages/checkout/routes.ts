/** The checkout: shown by GET, moved by forms, which are actions of a payment request with what was written into them. */
import type { Call, Reply } from '../../api/call.js';
import { ACTIONS, type Action } from '../../domain/actions.js';
import { requireBelowLimit } from '../../domain/limits.js';
import { CRYPTO_CODES } from '../../domain/money.js';
import type { ReceiveInput } from '../../domain/payments/receiving.js';
import { invalidInput, Problem } from '../../domain/problems.js';
import type { PaymentRecord } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import { readForm, readNumber } from '../customer/html.js';
import { type Notice, type Query, readQuery, reasonOf, rejectionStatus, withQuery } from '../customer/language.js';
import {
  type CustomerContext,
  customerReply,
  type Found,
  localeOf,
  type RecordPage,
  recordPages,
  statusReply,
} from '../customer/page.js';
import { type PageRoute, seeOther } from '../document.js';
import { checkoutPage } from './render.js';
import { checkoutView, versionOf } from './view.js';

type Checkout = Found<PaymentRecord>;

/** What is read of the form for each action that is offered. */
const INPUTS: Readonly<Partial<Record<keyof (typeof ACTIONS)['payment'], (form: URLSearchParams) => object>>> = {
  pay: readSent,
  receive: (form) => ({ ...readSent(form), confirmations: readCount(form) }),
  confirm: (form) => ({ confirmations: readCount(form) }),
  drop: () => ({}),
  expire: () => ({}),
  fail: () => ({}),
};

type Move = (world: World, id: string, form: URLSearchParams) => unknown;

/** By the last segment of the path. */
const MOVES: ReadonlyMap<string, Move> = new Map(
  Object.entries(INPUTS).map(([action, read]): [string, Move] => {
    const { run } = ACTIONS.payment[action as keyof typeof INPUTS] as Action;
    return [action, (world, id, form) => run(world, id, read(form) as never)];
  }),
);

/** The pages below `/pay`. */
export const checkoutPages = (context: CustomerContext): PageRoute[] =>
  recordPages(context, '/pay', (world, id) => world.payments.get(id), [
    ['GET', '', (own, found, call) => show(own, found, call)],
    ['GET', '/status', status],
    ['POST', '/coin', choose],
    ...[...MOVES].map(
      ([action, act]): RecordPage<PaymentRecord> => [
        'POST',
        `/${action}`,
        (own, found, call) => move(own, found, call, act),
      ],
    ),
  ]);

function show(context: CustomerContext, found: Checkout, call: Call, rejection?: Problem): Promise<Reply> {
  const { world, record, path } = found;
  const locale = localeOf(call, world, path);
  const { bar } = locale.strings;
  const stale: Notice | undefined = locale.query.note === 'stale' ? { text: bar.stale } : undefined;
  const notice =
    rejection === undefined ? stale : { text: bar.notDone, reason: reasonOf(rejection, locale.strings, locale.format) };
  const view = context.host.turn(world, () => checkoutView(world, record, locale.query));
  const status = rejection === undefined ? 200 : rejectionStatus(rejection);
  return customerReply(context, status, locale, checkoutPage(view, locale, notice));
}

function status(context: CustomerContext, { world, record }: Checkout, call: Call): Reply {
  const read = () => {
    const current = world.payments.get(record.id);
    if (current === undefined) return undefined;
    const { id, status, phase } = current;
    // The clock stands here because its change moves the time that is left.
    return { id, status, phase, version: versionOf(world, current), clock: { ...world.data.clock } };
  };
  return statusReply(context, world, read, call);
}

/** The customer's choice is in the address alone: it binds nobody before money is seen, and two tabs may choose differently. */
async function choose({ host }: CustomerContext, { world, path }: Checkout, call: Call): Promise<Reply> {
  const form = await readForm(call, host.bound);
  const coin = form.get('coin') ?? '';
  const network = form.get('network') ?? '';
  const known = CRYPTO_CODES.includes(coin);
  const chosen: Partial<Query> = {
    coin: known ? coin : undefined,
    network: known && world.env.chains.networksOf(coin).includes(network) ? network : undefined,
  };
  return seeOther(withQuery(path, readQuery(call.query), chosen));
}

async function move(context: CustomerContext, found: Checkout, call: Call, act: Move): Promise<Reply> {
  const { host } = context;
  const { world, record, path } = found;
  const form = await readForm(call, host.bound);
  try {
    const note = host.turn(world, () => {
      const version = form.get('version');
      // Sent twice, or from a page that another tab has overtaken: what was meant then is not done now.
      if (version !== null && version !== versionOf(world, record)) return 'stale' as const;
      requireBelowLimit(world);
      act(world, record.id, form);
      return undefined;
    });
    return seeOther(withQuery(path, readQuery(call.query), { note }));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return await show(context, found, call, error);
  }
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

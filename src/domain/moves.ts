/**
 * What can be done with a record now, and why not the rest: asked of the very checks that the verbs make before they change
 * anything, so that the two cannot disagree.
 */

import { getPaymentLink, requireLinkMove } from './billing/payment-links.js';
import { getSubscription, requireSubscriptionMove } from './billing/subscriptions.js';
import { kindOf } from './ids.js';
import { getInvoice, requireInvoiceMove } from './invoices/invoice-record.js';
import { requireVoidable } from './invoices/invoices.js';
import { getPayment, requirePaymentMove } from './payments/payment-record.js';
import { requireExpirable } from './payments/payments.js';
import { pendingOf } from './payments/receiving.js';
import { planRefund } from './payments/refunds.js';
import { getPayout, requirePayoutMove } from './payouts/payouts.js';
import { notFound, Problem } from './problems.js';
import type { World } from './world.js';

/** Throws the Problem that the verb would throw. */
type Check = (world: World, id: string) => unknown;

const payment =
  (verb: Parameters<typeof requirePaymentMove>[2]): Check =>
  (world, id) =>
    requirePaymentMove(world, getPayment(world, id), verb);
const waiting =
  (verb: 'confirm' | 'drop'): Check =>
  (world, id) => {
    const found = getPayment(world, id);
    requirePaymentMove(world, found, verb);
    pendingOf(world, found);
  };
const invoice =
  (verb: Parameters<typeof requireInvoiceMove>[1]): Check =>
  (world, id) =>
    requireInvoiceMove(getInvoice(world, id), verb);
const payout =
  (verb: Parameters<typeof requirePayoutMove>[1]): Check =>
  (world, id) =>
    requirePayoutMove(getPayout(world, id), verb);
const subscription =
  (verb: Parameters<typeof requireSubscriptionMove>[1]): Check =>
  (world, id) =>
    requireSubscriptionMove(getSubscription(world, id), verb);
const link =
  (verb: Parameters<typeof requireLinkMove>[1]): Check =>
  (world, id) =>
    requireLinkMove(getPaymentLink(world, id), verb);

/** The verbs of each kind as the control API calls them, in the order in which they are shown. */
const CHECKS = {
  payment: {
    receive: payment('receive'),
    confirm: waiting('confirm'),
    pay: payment('pay'),
    drop: waiting('drop'),
    expire: (world, id) => requireExpirable(world, getPayment(world, id)),
    fail: payment('fail'),
    refund: (world, id) => planRefund(world, getPayment(world, id), {}),
  },
  invoice: {
    open: invoice('open'),
    pay: invoice('pay'),
    void: (world, id) => requireVoidable(world, getInvoice(world, id)),
    'past-due': invoice('mark past due'),
  },
  payout: { process: payout('process'), complete: payout('complete'), fail: payout('fail') },
  subscription: {
    pause: subscription('pause'),
    resume: subscription('resume'),
    cancel: subscription('cancel'),
  },
  payment_link: {
    open: link('make a payment request'),
    deactivate: link('be deactivated'),
    activate: link('be activated'),
  },
} as const satisfies Record<string, Record<string, Check>>;

export type MovingKind = keyof typeof CHECKS;

export interface Move {
  verb: string;
  allowed: boolean;
  /** Why it is refused, in the words of the refusal; null where it is allowed. */
  reason: string | null;
}

function judge(world: World, id: string, verb: string, check: Check): Move {
  try {
    check(world, id);
    return { verb, allowed: true, reason: null };
  } catch (error) {
    if (!(error instanceof Problem) || error.kind === 'not_found') throw error;
    return { verb, allowed: false, reason: error.message };
  }
}

/**
 * Every verb of the record's kind, with whether it is allowed as things are.
 * @throws Problem `not_found` for an id of which nothing can be moved
 */
export function movesOf(world: World, id: string): { kind: MovingKind; moves: Move[] } {
  const kind = kindOf(id) as MovingKind | undefined;
  const checks: Record<string, Check> | undefined = kind === undefined ? undefined : CHECKS[kind];
  if (kind === undefined || checks === undefined) throw notFound('record that can be moved', id);
  const moves = Object.entries(checks).map(([verb, check]) => judge(world, id, verb, check));
  return { kind, moves };
}

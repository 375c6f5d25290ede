/**
 * The registry of actions: what can be done to a record from outside of the merchant API, and what is done when a job falls due. The
 * control API, commands, scenario steps, code and the checkout carry them out; `movesOf` says which are allowed, by the very checks
 * that they make before they change anything, so that the two cannot disagree. Each is named as scenario files name it.
 */

import * as links from './billing/payment-links.js';
import * as subscriptions from './billing/subscriptions.js';
import { requireWaiting, retry } from './endpoints/deliveries.js';
import { kindOf } from './ids.js';
import * as invoices from './invoices/invoices.js';
import { payInvoice, requireVoidable, voidInvoice } from './invoices/outcomes.js';
import * as outcomes from './payments/outcomes.js';
import { requirePaymentTransition } from './payments/payments.js';
import * as receiving from './payments/receiving.js';
import * as payouts from './payouts/payouts.js';
import type { Env } from './ports.js';
import { notFound, Problem } from './problems.js';
import type { RecordKind } from './resources.js';
import { requireInvoiceTransition, requirePayoutTransition } from './states.js';
import type { World } from './world.js';

/** Throws the Problem that the action would throw. */
type Check = (world: World, id: string) => unknown;

export interface Action {
  /** The operation of the control API that carries it out. */
  operation: string;
  check: Check;
  /** Carries it out. The input was checked against that operation, or against the schema of scenario files. @throws Problem */
  run(world: World, id: string, input: never): unknown;
}

/** Checks by the transition that an action is. */
const checks =
  <Name>(requireTransition: (world: World, id: string, action: Name) => unknown) =>
  (action: Name): Check =>
  (world, id) =>
    requireTransition(world, id, action);
const payment = checks(requirePaymentTransition);
const waiting = checks((world, id, action: 'confirm' | 'drop') =>
  receiving.pendingOf(world, requirePaymentTransition(world, id, action)),
);
const invoice = checks(requireInvoiceTransition);
const payout = checks(requirePayoutTransition);
const subscription = checks(subscriptions.requireSubscriptionTransition);
const link = checks(links.requireLinkTransition);

/** The actions of each kind, in the order in which they are shown. */
export const ACTIONS = {
  payment: {
    receive: { operation: 'receivePayment', check: payment('receive'), run: receiving.receive },
    confirm: { operation: 'confirmPayment', check: waiting('confirm'), run: receiving.confirm },
    pay: { operation: 'payPayment', check: payment('pay'), run: receiving.pay },
    drop: { operation: 'dropPayment', check: waiting('drop'), run: receiving.drop },
    expire: { operation: 'expirePayment', check: outcomes.requireExpirable, run: outcomes.expirePayment },
    fail: { operation: 'failPayment', check: payment('fail'), run: outcomes.failPayment },
    refund: {
      operation: 'refundPayment',
      check: (world, id) => outcomes.planRefund(world, id, {}),
      run: outcomes.refund,
    },
  },
  invoice: {
    open: { operation: 'openInvoice', check: invoice('open'), run: invoices.openInvoice },
    pay: { operation: 'payInvoice', check: invoice('pay'), run: payInvoice },
    void: { operation: 'voidInvoice', check: requireVoidable, run: voidInvoice },
    past_due: { operation: 'markInvoicePastDue', check: invoice('mark past due'), run: invoices.markPastDue },
  },
  payout: {
    process: { operation: 'processPayout', check: payout('process'), run: payouts.processPayout },
    complete: { operation: 'completePayout', check: payout('complete'), run: payouts.completePayout },
    fail: { operation: 'failPayout', check: payout('fail'), run: payouts.failPayout },
  },
  subscription: {
    pause: { operation: 'pauseSubscription', check: subscription('pause'), run: subscriptions.pauseSubscription },
    resume: { operation: 'resumeSubscription', check: subscription('resume'), run: subscriptions.resumeSubscription },
    cancel: { operation: 'cancelSubscription', check: subscription('cancel'), run: subscriptions.cancelSubscription },
  },
  payment_link: {
    open: { operation: 'openPaymentLink', check: link('make a payment request'), run: links.openPaymentLink },
    deactivate: { operation: 'deactivatePaymentLink', check: link('be deactivated'), run: links.deactivatePaymentLink },
    activate: { operation: 'activatePaymentLink', check: link('be activated'), run: links.activatePaymentLink },
  },
  delivery: {
    retry: { operation: 'retryDelivery', check: requireWaiting, run: retry },
  },
} as const satisfies Partial<Record<RecordKind, Record<string, Action>>>;

/** The kinds of record to which something can be done. */
export type ActedKind = keyof typeof ACTIONS;

type OperationOf<Row> = Row extends { operation: infer Name } ? Name : never;

/** The operations of the control API that carry out an action. */
export type ActionOperation = {
  [K in ActedKind]: OperationOf<(typeof ACTIONS)[K][keyof (typeof ACTIONS)[K]]>;
}[ActedKind];

/** How an action is written in a path of the control API. */
export const pathOf = (action: string): string => action.replaceAll('_', '-');

/** Whether an action is allowed, and why not, in the words of the rejection. */
function possibleNow(world: World, id: string, action: string, check: Check) {
  try {
    check(world, id);
    return { verb: pathOf(action), allowed: true, reason: null };
  } catch (error) {
    if (!(error instanceof Problem) || error.kind === 'not_found') throw error;
    return { verb: pathOf(action), allowed: false, reason: error.message };
  }
}

/**
 * Every action of the record's kind, with whether it is allowed as things are.
 * @throws Problem `not_found` for an id of which nothing can be moved
 */
export function movesOf(world: World, id: string) {
  const kind = kindOf(id) as ActedKind | undefined;
  const actions: Record<string, Action> | undefined = kind === undefined ? undefined : ACTIONS[kind];
  if (kind === undefined || actions === undefined) throw notFound('record that can be moved', id);
  const moves = Object.entries(actions).map(([action, { check }]) => possibleNow(world, id, action, check));
  return { kind, moves };
}

/** What happens when a job falls due. Delivery and scenarios add theirs where everything is put together. */
export const CORE_JOB_HANDLERS: Env['handlers'] = {
  'payment.expire': outcomes.onExpiryDue,
  'payment.give_up': outcomes.onGiveUpDue,
  'invoice.open': invoices.onOpenDue,
  'invoice.past_due': invoices.onPastDue,
  'payout.process': payouts.onProcessDue,
  'payout.complete': payouts.onCompleteDue,
  'payout.fail': payouts.onFailDue,
  'subscription.invoice': subscriptions.onInvoiceDue,
};

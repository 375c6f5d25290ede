/** The verbs of a step as calls of the core, one row per kind of resource. */
import { markPastDue, openInvoice, payInvoice, voidInvoice } from '../domain/invoices/invoices.js';
import { expirePayment, failPayment } from '../domain/payments/payments.js';
import { confirm, drop, pay, receive } from '../domain/payments/receiving.js';
import { refund } from '../domain/payments/refunds.js';
import { completePayout, failPayout, processPayout } from '../domain/payouts/payouts.js';
import type { JsonObject } from '../domain/types.js';
import type { World } from '../domain/world.js';
import { install, readRespond } from './respond.js';
import type { ResourceKind, Verb } from './vocabulary.js';

type CoreVerb = (world: World, id: string, input: JsonObject) => unknown;

/** Verbs that concern the merchant as a whole and live in other rooms; the composition root hands them in. */
export interface FreeVerbs {
  replay_failed(world: World): void;
}

/** The inputs were checked against the schema when the scenario was read. */
const CORE_VERBS: Readonly<Record<ResourceKind, Partial<Record<Verb, CoreVerb>>>> = {
  payment: {
    receive,
    confirm,
    pay,
    drop,
    expire: (world, id) => expirePayment(world, id),
    fail: (world, id, input) => failPayment(world, id, input.reason as string | undefined),
    refund,
  },
  invoice: {
    open: openInvoice,
    pay: payInvoice,
    void: voidInvoice,
    past_due: markPastDue,
  },
  payout: { process: processPayout, complete: completePayout, fail: failPayout },
  webhook: {},
};

/**
 * Runs one verb on one resource.
 * @throws Problem when the core refuses it
 */
export function runVerb(
  world: World,
  free: FreeVerbs,
  step: { verb: Verb; input: JsonObject; scenario: string },
  resource: { kind: ResourceKind; id: string } | null,
): void {
  if (step.verb === 'replay_failed') {
    free.replay_failed(world);
    return;
  }
  if (step.verb === 'respond') {
    install(world, step.scenario, readRespond(step.input), resource?.id ?? null);
    return;
  }
  if (resource === null) return;
  CORE_VERBS[resource.kind][step.verb]?.(world, resource.id, step.input);
}

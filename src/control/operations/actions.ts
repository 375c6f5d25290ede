/** The actions of the registry as operations: each is carried out and answers the record as it is then. */
import type { ControlHandlers } from '../../contract/types.js';
import { ACTIONS, type ActedKind, type Action, type ActionOperation } from '../../domain/actions.js';
import type { World } from '../../domain/world.js';
import { refuseBoth } from '../amounts.js';
import type { ControlContext } from '../host.js';
import { showInvoiceDetail } from '../shapes/invoices.js';
import { showPaymentLink } from '../shapes/payment-links.js';
import { showPaymentDetail } from '../shapes/payments.js';
import { showPayoutDetail } from '../shapes/payouts.js';
import { showSubscription } from '../shapes/subscriptions.js';

const SHOW: Readonly<Record<ActedKind, (world: World, record: never) => object>> = {
  payment: showPaymentDetail,
  invoice: showInvoiceDetail,
  payout: showPayoutDetail,
  subscription: (_world, record) => showSubscription(record),
  payment_link: (_world, record) => showPaymentLink(record),
};

const handlerOf =
  (kind: ActedKind, { run }: Action) =>
  ({ path, body = {} }: { path: { id: string }; body?: object }, { world }: ControlContext) => {
    refuseBoth(body);
    return { status: 200, body: SHOW[kind](world, run(world, path.id, body as never) as never) };
  };

/** Those that answer something else have a handler of their own. */
export const ACTION_OPERATIONS = Object.fromEntries(
  (Object.keys(ACTIONS) as ActedKind[]).flatMap((kind) =>
    Object.values<Action>(ACTIONS[kind]).map((action) => [action.operation, handlerOf(kind, action)]),
  ),
) as unknown as Pick<ControlHandlers<ControlContext>, Exclude<ActionOperation, 'refundPayment' | 'openPaymentLink'>>;

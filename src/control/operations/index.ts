/** The operations of the control API, each with its handler, and a record as those show it that act on it. */
import { ACTIONS, type ActedKind, type Action, type ActionOperation, movesOf } from '../../domain/actions.js';
import { RESOURCES } from '../../domain/resources.js';
import type { World } from '../../domain/world.js';
import type { AllHandlers, ControlContext } from '../host.js';
import { rejectBoth } from '../inputs.js';
import { showDelivery } from '../shapes/deliveries.js';
import { showInvoiceDetail, showPaymentDetail } from '../shapes/payments.js';
import { showPayoutDetail } from '../shapes/payouts.js';
import { clockOperations } from './clock.js';
import { deliveriesOperations } from './deliveries.js';
import { eventsOperations } from './events.js';
import { inboxOperations } from './inbox.js';
import { merchantsOperations } from './merchants.js';
import { overviewOperations } from './overview.js';
import { paymentsOperations } from './payments.js';
import { payoutsOperations } from './payouts.js';
import { productsOperations, SHOW_PRODUCT } from './products.js';
import { requestsOperations } from './requests.js';
import { scenariosOperations } from './scenarios.js';

/**
 * A record with everything that belongs to it, as the operations of the control API and the methods of a sandbox in code answer it.
 * Each throws a Problem where there is no such record.
 */
export const SHOW_DETAIL = {
  payment: (world, id) => showPaymentDetail(world, world.payments.require(id)),
  invoice: (world, id) => showInvoiceDetail(world, world.invoices.require(id)),
  payout: (world, id) => showPayoutDetail(world, world.payouts.require(id)),
  delivery: (world, id) => showDelivery(world, world.deliveries.require(id)),
  ...SHOW_PRODUCT,
} satisfies Record<ActedKind, (world: World, id: string) => object>;

/** An action of the registry as an operation: it is carried out, and answers the record as it is then. */
const handlerOf =
  (kind: ActedKind, { run }: Action) =>
  ({ path, body = {} }: { path: { id: string }; body?: object }, { world }: ControlContext) => {
    rejectBoth(body);
    run(world, path.id, body as never);
    return SHOW_DETAIL[kind](world, path.id);
  };

/** Those that answer something else have a handler of their own. */
const ACTION_OPERATIONS = Object.fromEntries(
  (Object.keys(ACTIONS) as ActedKind[]).flatMap((kind) =>
    Object.values<Action>(ACTIONS[kind]).map((action) => [action.operation, handlerOf(kind, action)]),
  ),
) as unknown as Pick<AllHandlers, Exclude<ActionOperation, 'refundPayment' | 'openPaymentLink'>>;

/** All of them by operationId; leaving one out does not compile. */
export const OPERATIONS: AllHandlers = {
  ...ACTION_OPERATIONS,

  /** What can be done with a record now. */
  getMoves: ({ path }, { world }) => {
    const { kind, moves } = movesOf(world, path.id);
    const list = RESOURCES[kind].list.replace('_', '-');
    const shown = moves.map(({ verb, allowed, reason }) => ({
      verb,
      path: `/_sandbox/${list}/${path.id}/${verb}`,
      allowed,
      reason: reason?.slice(0, 2_048) ?? null,
    }));
    return { id: path.id, kind, moves: shown };
  },

  ...overviewOperations,
  ...merchantsOperations,
  ...clockOperations,
  ...paymentsOperations,
  ...productsOperations,
  ...payoutsOperations,
  ...scenariosOperations,
  ...eventsOperations,
  ...deliveriesOperations,
  ...inboxOperations,
  ...requestsOperations,
};

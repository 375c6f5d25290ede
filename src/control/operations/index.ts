/** The operations of the control API, each with its handler. */
import type { ControlHandlers } from '../../contract/types.js';
import { ACTIONS, type ActedKind, type Action, type ActionOperation, movesOf } from '../../domain/actions.js';
import { RESOURCES } from '../../domain/resources.js';
import type { ControlContext, Handlers } from '../host.js';
import { rejectBoth } from '../inputs.js';
import { clockOperations } from './clock.js';
import { deliveriesOperations } from './deliveries.js';
import { SHOW_DETAIL } from './details.js';
import { eventsOperations } from './events.js';
import { inboxOperations } from './inbox.js';
import { merchantsOperations, snapshotsOperations } from './merchants.js';
import { overviewOperations } from './overview.js';
import { invoicesOperations, paymentsOperations } from './payments.js';
import { payoutsOperations } from './payouts.js';
import { productsOperations } from './products.js';
import { requestsOperations } from './requests.js';
import { scenariosOperations } from './scenarios.js';

/** An action of the registry as an operation: it is carried out, and answers the record as it is then. */
const handlerOf =
  (kind: ActedKind, { run }: Action) =>
  ({ path, body = {} }: { path: { id: string }; body?: object }, { world }: ControlContext) => {
    rejectBoth(body);
    run(world, path.id, body as never);
    return { status: 200, body: SHOW_DETAIL[kind](world, path.id) };
  };

/** Those that answer something else have a handler of their own. */
const ACTION_OPERATIONS = Object.fromEntries(
  (Object.keys(ACTIONS) as ActedKind[]).flatMap((kind) =>
    Object.values<Action>(ACTIONS[kind]).map((action) => [action.operation, handlerOf(kind, action)]),
  ),
) as unknown as Pick<ControlHandlers<ControlContext>, Exclude<ActionOperation, 'refundPayment' | 'openPaymentLink'>>;

/** What can be done with a record now. */
const movesOperations = {
  getMoves: ({ path }, { world }) => {
    const { kind, moves } = movesOf(world, path.id);
    const shown = moves.map(({ verb, allowed, reason }) => ({
      verb,
      path: `/_sandbox/${RESOURCES[kind].list.replace('_', '-')}/${path.id}/${verb}`,
      allowed,
      reason: reason?.slice(0, 2_048) ?? null,
    }));
    return { status: 200, body: { id: path.id, kind, moves: shown } };
  },
} satisfies Handlers;

/** All of them by operationId; leaving one out does not compile. */
export const OPERATIONS: ControlHandlers<ControlContext> = {
  ...ACTION_OPERATIONS,
  ...movesOperations,
  ...overviewOperations,
  ...merchantsOperations,
  ...snapshotsOperations,
  ...clockOperations,
  ...paymentsOperations,
  ...invoicesOperations,
  ...productsOperations,
  ...payoutsOperations,
  ...scenariosOperations,
  ...eventsOperations,
  ...deliveriesOperations,
  ...inboxOperations,
  ...requestsOperations,
};

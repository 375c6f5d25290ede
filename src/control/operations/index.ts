/** Every operation of the control API by its operationId; leaving one out does not compile. */
import type { ControlHandlers } from '../../contract/types.js';
import type { ControlContext } from '../host.js';
import { ACTION_OPERATIONS, actionsOperations } from './actions.js';
import { billingOperations } from './billing.js';
import { clockOperations } from './clock.js';
import { deliveriesOperations } from './deliveries.js';
import { eventsOperations } from './events.js';
import { inboxOperations } from './inbox.js';
import { merchantsOperations } from './merchants.js';
import { overviewOperations } from './overview.js';
import { paymentsOperations } from './payments.js';
import { payoutsOperations } from './payouts.js';
import { requestsOperations } from './requests.js';
import { scenariosOperations } from './scenarios.js';
import { snapshotsOperations } from './snapshots.js';

export const OPERATIONS: ControlHandlers<ControlContext> = {
  ...ACTION_OPERATIONS,
  ...actionsOperations,
  ...overviewOperations,
  ...merchantsOperations,
  ...snapshotsOperations,
  ...clockOperations,
  ...paymentsOperations,
  ...billingOperations,
  ...payoutsOperations,
  ...scenariosOperations,
  ...eventsOperations,
  ...deliveriesOperations,
  ...inboxOperations,
  ...requestsOperations,
};

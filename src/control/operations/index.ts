/** Every operation of the control API by its operationId; leaving one out does not compile. */
import type { ControlHandlers } from '../../contract/types.js';
import type { ControlContext } from '../host.js';
import { ACTION_OPERATIONS } from './actions.js';
import * as audit from './audit.js';
import * as clock from './clock.js';
import * as coverage from './coverage.js';
import * as deliveries from './deliveries.js';
import * as diagnose from './diagnose.js';
import * as endpoints from './endpoints.js';
import * as events from './events.js';
import * as faults from './faults.js';
import * as inbox from './inbox.js';
import * as invoices from './invoices.js';
import * as jobs from './jobs.js';
import * as keys from './keys.js';
import * as merchants from './merchants.js';
import * as money from './money.js';
import * as moves from './moves.js';
import * as paymentLinks from './payment-links.js';
import * as payments from './payments.js';
import * as payouts from './payouts.js';
import * as profile from './profile.js';
import * as requests from './requests.js';
import * as resend from './resend.js';
import * as scenarios from './scenarios.js';
import * as server from './server.js';
import * as stream from './stream.js';
import * as subscriptions from './subscriptions.js';
import * as timeline from './timeline.js';
import * as transactions from './transactions.js';
import * as withdrawals from './withdrawals.js';
import * as world from './world.js';

export const OPERATIONS: ControlHandlers<ControlContext> = {
  ...ACTION_OPERATIONS,
  ...server,
  ...merchants,
  ...world,
  ...profile,
  ...clock,
  ...keys,
  ...money,
  ...transactions,
  ...payments,
  ...invoices,
  ...payouts,
  ...paymentLinks,
  ...subscriptions,
  ...withdrawals,
  ...scenarios,
  ...events,
  ...deliveries,
  ...endpoints,
  ...inbox,
  ...requests,
  ...resend,
  ...coverage,
  ...audit,
  ...faults,
  ...stream,
  ...timeline,
  ...moves,
  ...diagnose,
  ...jobs,
};

/** The delivery room's front door. */
export { type Advanced, advance, settle } from './advance.js';
export type { DispatcherPorts, Exchange, OutboundRequest, OutboundResult, Sender } from './attempt.js';
export { refusalText } from './attempt.js';
export { DELIVERY_LIMITS, Dispatcher } from './dispatcher.js';
export {
  deliveryBody,
  deliveryBytes,
  enqueueDeliveries,
  isReported,
  replay,
  replayFailed,
  reportOf,
  subscribableNames,
  subscribedAs,
  typesNamed,
} from './enqueue.js';
export { cancelDeliveries, reviveDeliveries } from './in-flight.js';
export {
  behaviourOf,
  emptyInbox,
  INBOX_PATH,
  type InboxMessage,
  inboxNameIn,
  inboxNames,
  messagesOf,
  receivedBy,
  tellInbox,
} from './inbox.js';

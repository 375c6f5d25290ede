/** The delivery room's front door. */
export { type Advanced, advance, settle } from './advance.js';
export { DELIVERY_LIMITS, Dispatcher } from './dispatcher.js';
export {
  deliveryBody,
  deliveryBytes,
  enqueueDeliveries,
  isReported,
  reportOf,
  subscribableNames,
  subscribedAs,
  typesNamed,
} from './enqueue.js';
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
export { cancelDeliveries, reviveDeliveries } from './queue.js';
export { refusalText } from './refusal.js';
export { replay, replayFailed } from './replay.js';
export type { DispatcherPorts, Exchange, OutboundRequest, OutboundResult, Sender } from './sender.js';

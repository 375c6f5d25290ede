/** What other modules use of deliveries. */
export { advance, settle } from './advance.js';
export type { DispatcherPorts, Sender } from './attempt.js';
export { isTaken, rejectionText } from './attempt.js';
export { Dispatcher } from './dispatcher.js';
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
  answerMessage,
  behaviourOf,
  emptyInbox,
  INBOX_PATH,
  type InboxMessage,
  inboxNameIn,
  inboxNames,
  messagesOf,
  receivedBy,
  setInbox,
  waitingMessages,
} from './inbox.js';

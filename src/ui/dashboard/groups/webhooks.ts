/** The screens of one group, fetched together: each alone compresses worse, and whoever opens one opens the next. */

export { default as deliveries } from '../screens/deliveries.js';
export { default as delivery } from '../screens/delivery.js';
export { default as endpoints } from '../screens/endpoints.js';
export { default as events, EventScreen as event } from '../screens/events.js';
export { default as inbox, InboxesScreen as inboxes } from '../screens/inbox.js';

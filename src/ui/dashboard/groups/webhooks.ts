/** The screens of one group, fetched together: each alone compresses worse, and whoever opens one opens the next. */

export { default as deliveries } from '../screens/deliveries.js';
export { default as delivery } from '../screens/delivery.js';
export { default as endpoints } from '../screens/endpoints.js';
export { default as event } from '../screens/event.js';
export { default as events } from '../screens/events.js';
export { default as inbox } from '../screens/inbox.js';
export { default as inboxes } from '../screens/inboxes.js';

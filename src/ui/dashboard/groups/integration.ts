/** The screens of one group of the navigation, fetched together: each alone compresses worse, and whoever opens one opens the next. */

export { default as audit } from '../screens/audit.js';
export { default as coverage } from '../screens/coverage.js';
export { default as deliveries } from '../screens/deliveries.js';
export { default as delivery } from '../screens/delivery.js';
export { default as endpoints } from '../screens/endpoints.js';
export { default as events, EventScreen as event } from '../screens/events.js';
export { default as inbox, InboxesScreen as inboxes } from '../screens/inbox.js';
export { default as request } from '../screens/request.js';
export { default as requests } from '../screens/requests.js';

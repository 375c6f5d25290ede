/** The screens of one group, fetched together: each alone compresses worse, and whoever opens one opens the next. */

export { default as audit } from '../screens/audit.js';
export { default as coverage } from '../screens/coverage.js';
export { default as keys } from '../screens/keys.js';
export { default as request } from '../screens/request.js';
export { default as requests } from '../screens/requests.js';

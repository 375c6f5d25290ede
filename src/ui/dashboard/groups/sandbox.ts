/** The screens of one group of the navigation, fetched together: each alone compresses worse, and whoever opens one opens the next. */

export { default as clock } from '../screens/clock.js';
export { default as faults } from '../screens/faults.js';
export { default as keys } from '../screens/keys.js';
export { default as merchants } from '../screens/merchants.js';
export { default as profile } from '../screens/profile.js';
export { default as scenarios } from '../screens/scenarios.js';

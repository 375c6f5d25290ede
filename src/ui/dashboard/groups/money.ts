/** The screens of one group, fetched together: each alone compresses worse, and whoever opens one opens the next. */

export { default as balance } from '../screens/balance.js';
export { default as invoice } from '../screens/invoice.js';
export { default as invoices } from '../screens/invoices.js';
export { default as payment } from '../screens/payment.js';
export { default as paymentLink } from '../screens/payment-link.js';
export { default as paymentLinks } from '../screens/payment-links.js';
export { default as payments } from '../screens/payments.js';
export { default as payout } from '../screens/payout.js';
export { default as payouts } from '../screens/payouts.js';
export { default as subscription } from '../screens/subscription.js';
export { default as subscriptions } from '../screens/subscriptions.js';
export { default as transaction } from '../screens/transaction.js';
export { default as transactions } from '../screens/transactions.js';
export { default as withdrawals } from '../screens/withdrawals.js';

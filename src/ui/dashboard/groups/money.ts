/** The screens of one group of the navigation, fetched together: each alone compresses worse, and whoever opens one opens the next. */

export { default as balance } from '../screens/balance.js';
export { default as invoice } from '../screens/invoice.js';
export { default as invoices } from '../screens/invoices.js';
export { default as payment } from '../screens/payment.js';
export { default as paymentLinks, PaymentLinkScreen as paymentLink } from '../screens/payment-links.js';
export { default as payments } from '../screens/payments.js';
export { default as payout } from '../screens/payout.js';
export { default as payouts, WithdrawalsScreen as withdrawals } from '../screens/payouts.js';
export { default as subscriptions, SubscriptionScreen as subscription } from '../screens/subscriptions.js';
export { default as transactions, TransactionScreen as transaction } from '../screens/transactions.js';

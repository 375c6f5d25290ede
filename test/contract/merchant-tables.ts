/**
 * The tables of docs/service.md as data, so that the contract document is held against them and not against
 * itself. `always` are fields that every instance has, `sometimes` those that it has when given or when they exist.
 */

interface Fields {
  readonly always: string;
  readonly sometimes?: string;
}

export const fields: Record<string, Fields> = {
  PaymentRequest: {
    always: 'id amount currency status payment_url created_at expires_at',
    sometimes: 'description callback_url metadata customer_email paid_at paid_amount paid_currency transaction_id',
  },
  PaymentRequestListItem: { always: 'id amount currency status payment_url created_at expires_at' },
  Transaction: {
    always:
      'id payment_request_id amount currency crypto_amount crypto_currency status type created_at updated_at fee fee_currency metadata',
  },
  TransactionListItem: {
    always: 'id payment_request_id amount currency crypto_amount crypto_currency status type created_at updated_at',
  },
  Invoice: {
    always: 'id amount currency status invoice_url created_at items metadata',
    sometimes: 'description customer_name customer_email due_date paid_at payment_request_id transaction_id',
  },
  InvoiceListItem: {
    always: 'id amount currency status created_at',
    sometimes: 'description customer_email due_date',
  },
  LineItem: { always: 'name quantity unit_price' },
  PayoutCreated: {
    always: 'id amount currency status address created_at fee_level metadata',
    sometimes: 'description',
  },
  Payout: {
    always: 'id amount currency status address created_at fee_level metadata updated_at',
    sometimes: 'description fee_paid fee_currency transaction_id',
  },
  PayoutListItem: { always: 'id amount currency status address created_at' },
  WebhookEndpoint: { always: 'id url secret_provided event_types created_at' },
  WebhookEndpointListItem: { always: 'id url event_types created_at' },
  WebhookDeletion: { always: 'id deleted' },
  Balance: { always: 'available pending currency_details' },
  CryptoCurrencyDetails: { always: 'minimum_withdrawal network_fee_estimate' },
  FiatCurrencyDetails: { always: 'minimum_withdrawal' },
  Account: { always: 'id email business_name created_at settings' },
  PaymentRequestList: { always: 'data has_more url' },
  TransactionList: { always: 'data has_more url' },
  InvoiceList: { always: 'data has_more url' },
  PayoutList: { always: 'data has_more url' },
  WebhookEndpointList: { always: 'data has_more url' },
  CreatePaymentRequest: {
    always: 'amount currency',
    sometimes: 'description callback_url metadata customer_email expires_at',
  },
  CreateInvoiceRequest: {
    always: 'amount currency',
    sometimes: 'description customer_name customer_email due_date items metadata',
  },
  CreatePayoutRequest: { always: 'amount currency address', sometimes: 'description metadata fee_level' },
  CreateWebhookRequest: { always: 'url event_types', sometimes: 'secret' },
  PaymentSucceededData: {
    always: 'id amount currency status payment_url created_at paid_at paid_amount paid_currency transaction_id',
  },
};

export const enums: Record<string, string> = {
  PaymentStatus: 'pending paid expired failed',
  TransactionStatus: 'pending confirmed failed refunded',
  TransactionType: 'payment payout refund',
  InvoiceStatus: 'draft open paid past_due void',
  PayoutStatus: 'pending processing completed failed',
  FeeLevel: 'low medium high',
};

interface OperationRow {
  readonly call: string;
  readonly scope: string;
  readonly answers: readonly [status: string, schema: string];
  readonly body?: string;
  /** Query and path parameters, in any order. */
  readonly parameters?: string;
}

const list = 'limit starting_after ending_before status created_after created_before';

export const operations: Record<string, OperationRow> = {
  createPayment: {
    call: 'post /payments',
    scope: 'payments:write',
    answers: ['201', 'PaymentRequest'],
    body: 'CreatePaymentRequest',
  },
  getPayment: {
    call: 'get /payments/{payment_request_id}',
    scope: 'payments:read',
    answers: ['200', 'PaymentRequest'],
    parameters: 'payment_request_id',
  },
  listPayments: {
    call: 'get /payments',
    scope: 'payments:read',
    answers: ['200', 'PaymentRequestList'],
    parameters: list,
  },
  getTransaction: {
    call: 'get /transactions/{transaction_id}',
    scope: 'transactions:read',
    answers: ['200', 'Transaction'],
    parameters: 'transaction_id',
  },
  listTransactions: {
    call: 'get /transactions',
    scope: 'transactions:read',
    answers: ['200', 'TransactionList'],
    parameters: `${list} type`,
  },
  createInvoice: {
    call: 'post /invoices',
    scope: 'invoices:write',
    answers: ['201', 'Invoice'],
    body: 'CreateInvoiceRequest',
  },
  getInvoice: {
    call: 'get /invoices/{invoice_id}',
    scope: 'invoices:read',
    answers: ['200', 'Invoice'],
    parameters: 'invoice_id',
  },
  listInvoices: { call: 'get /invoices', scope: 'invoices:read', answers: ['200', 'InvoiceList'], parameters: list },
  createPayout: {
    call: 'post /payouts',
    scope: 'payouts:write',
    answers: ['201', 'PayoutCreated'],
    body: 'CreatePayoutRequest',
  },
  getPayout: {
    call: 'get /payouts/{payout_id}',
    scope: 'payouts:read',
    answers: ['200', 'Payout'],
    parameters: 'payout_id',
  },
  listPayouts: { call: 'get /payouts', scope: 'payouts:read', answers: ['200', 'PayoutList'], parameters: list },
  createWebhook: {
    call: 'post /webhooks',
    scope: 'webhooks:write',
    answers: ['201', 'WebhookEndpoint'],
    body: 'CreateWebhookRequest',
  },
  getWebhook: {
    call: 'get /webhooks/{webhook_id}',
    scope: 'webhooks:read',
    answers: ['200', 'WebhookEndpoint'],
    parameters: 'webhook_id',
  },
  listWebhooks: { call: 'get /webhooks', scope: 'webhooks:read', answers: ['200', 'WebhookEndpointList'] },
  deleteWebhook: {
    call: 'delete /webhooks/{webhook_id}',
    scope: 'webhooks:write',
    answers: ['200', 'WebhookDeletion'],
    parameters: 'webhook_id',
  },
  getBalance: { call: 'get /balance', scope: 'balance:read', answers: ['200', 'Balance'] },
  getAccount: { call: 'get /account', scope: 'account:read', answers: ['200', 'Account'] },
};

/** The codes of error set `endpoint`, by status; where an operation has codes of its own, under `status operationId`. */
export const errorCodes: Record<string, string> = {
  '400': 'INVALID_PARAMETER',
  '401': 'UNAUTHENTICATED',
  '403': 'PERMISSION_DENIED',
  '404': 'RESOURCE_NOT_FOUND',
  '405': 'METHOD_NOT_ALLOWED',
  '409': 'IDEMPOTENCY_KEY_IN_USE',
  '409 createWebhook': 'DUPLICATE_WEBHOOK IDEMPOTENCY_KEY_IN_USE',
  '422': 'IDEMPOTENCY_KEY_REUSED',
  '422 createPayout': 'INSUFFICIENT_BALANCE INVALID_ADDRESS IDEMPOTENCY_KEY_REUSED',
  '429': 'RATE_LIMITED',
  '500': 'INTERNAL_SERVER_ERROR',
  '503': 'SERVICE_UNAVAILABLE',
};

const payment = 'PaymentRequest';

/** What `data` is, by event type. */
export const events: Record<string, string> = {
  'payment.created': payment,
  'payment.pending': payment,
  'payment.underpaid': payment,
  'payment.overpaid': payment,
  'payment.succeeded': 'PaymentSucceededData',
  'payment.expired': payment,
  'payment.paid_late': payment,
  'payment.failed': payment,
  'transaction.created': 'Transaction',
  'transaction.confirmed': 'Transaction',
  'transaction.failed': 'Transaction',
  'transaction.refunded': 'Transaction',
  'refund.created': 'Transaction',
  'refund.completed': 'Transaction',
  'invoice.created': 'Invoice',
  'invoice.opened': 'Invoice',
  'invoice.paid': 'Invoice',
  'invoice.past_due': 'Invoice',
  'invoice.voided': 'Invoice',
  'payout.created': 'Payout',
  'payout.processing': 'Payout',
  'payout.completed': 'Payout',
  'payout.failed': 'Payout',
};

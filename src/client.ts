/**
 * `tenderbox/client`: a typed client of the merchant API that does what the service's guidance asks of clients. It runs in Node
 * and in browsers, and works against the service as it does against a sandbox: `createClient(box)`.
 */
export { createClient } from './client/client.js';
export { ApiError, ConnectionError, type ErrorDetails } from './client/errors.js';
export type { Auth, ClientOptions } from './client/options.js';
export type {
  Account,
  Balance,
  Body,
  CallOptions,
  Client,
  CreateOptions,
  Filter,
  Invoice,
  Item,
  OperationId,
  Payment,
  Payout,
  Result,
  Transaction,
  Webhook,
} from './client/types.js';

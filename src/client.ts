/**
 * `tenderbox/client`: a typed client of the merchant API that does what the service's guidance asks of clients. It runs in Node
 * and in browsers, and works against the service as it does against a sandbox: `createClient(box)`.
 */
import { type ClientOptions, readOptions } from './client/options.js';
import { openClient } from './client/resources.js';
import type { Client } from './client/types.js';
import { webMachine } from './host/web.js';

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

/** The options that are read from a target: a sandbox has many members more, and most of them are no own properties. */
const NAMES = [
  ...['url', 'apiKey', 'publicKey', 'secretKey', 'auth', 'retries', 'timeoutMs', 'deadlineMs', 'backoffMs'],
  ...['maxBackoffMs', 'maxRetryAfterMs', 'fetch', 'sleep', 'random', 'now'],
] as (keyof ClientOptions)[];

/**
 * Makes a client. Nothing is sent before its first call.
 * @param target where the API is and with which credentials: a sandbox, or options
 * @param changes options that differ from those of the target: `createClient(box, { auth: 'signed' })`
 * @throws TypeError that says which option is wrong and what would be right
 */
export function createClient(target: ClientOptions, changes: Partial<ClientOptions> = {}): Client {
  refuseUnknown(changes);
  // A sandbox is the instance of a class, and has members that are not for here.
  if (typeof target === 'object' && target !== null && Object.getPrototypeOf(target) === Object.prototype)
    refuseUnknown(target);
  const given = Object.fromEntries(NAMES.map((name) => [name, changes?.[name] ?? target?.[name]]));
  return openClient(readOptions(given as unknown as ClientOptions, webMachine));
}

function refuseUnknown(options: object): void {
  const unknown = Object.keys(options ?? {}).find((name) => !(NAMES as string[]).includes(name));
  if (unknown === undefined) return;
  throw new TypeError(`createClient knows no option ${JSON.stringify(unknown)}. It knows ${NAMES.join(', ')}.`);
}

import { webMachine } from '../platform/web.js';
import { type ClientOptions, readOptions } from './options.js';
import { openClient } from './resources.js';
import type { Client } from './types.js';

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
  if (typeof target !== 'object' || target === null) {
    throw new TypeError('createClient takes an object, such as { url: box.url, apiKey: box.apiKey }.');
  }
  rejectUnknown(changes);
  // A sandbox is the instance of a class, and has members that are not for here.
  if (Object.getPrototypeOf(target) === Object.prototype) rejectUnknown(target);
  const given = Object.fromEntries(NAMES.map((name) => [name, changes?.[name] ?? target[name]]));
  return openClient(readOptions(given as unknown as ClientOptions, webMachine));
}

function rejectUnknown(options: object): void {
  const unknown = Object.keys(options ?? {}).find((name) => !(NAMES as string[]).includes(name));
  if (unknown === undefined) return;
  throw new TypeError(`createClient knows no option ${JSON.stringify(unknown)}. It knows ${NAMES.join(', ')}.`);
}

/**
 * `tenderbox/control`: a typed client of a running sandbox, with the members of the one that `createTenderbox` starts. It runs in Node
 * and in browsers: `const box = await connectTenderbox({ url, apiKey })`.
 */
import { callOperation } from './call.js';
import { type ConnectOptions, readOptions } from './options.js';
import { RemoteSandbox } from './sandbox.js';

export type { ControlSchema as Schema } from '../../contract/types.js';
export type { Answer, CallInput, Condition, Filter, Input, Operation } from './call.js';
export { ControlError, type Problem, UnreachableError } from './errors.js';
export type { ConnectOptions } from './options.js';
export { type NewMerchant, RemoteMerchant, RemoteSandbox, type Resources } from './sandbox.js';

/** How long is waited for the first answer. */
const CONNECT_MS = 10_000;

/**
 * Connects to a running sandbox, after asking it once.
 * @throws UnreachableError where no sandbox answers, ControlError where it knows no such key, TypeError for options that cannot be
 */
export async function connectTenderbox(options: ConnectOptions): Promise<RemoteSandbox> {
  const setup = readOptions(options);
  await callOperation({ ...setup, timeout_ms: CONNECT_MS }, 'getClock');
  return new RemoteSandbox(setup);
}

/**
 * `tenderbox/control`: a typed client of a running sandbox, with the members of the one that `createTenderbox` starts. It runs in Node
 * and in browsers: `const box = await connectTenderbox({ url, apiKey })`.
 */
export type { ControlSchema as Schema } from '../contract/types.js';
export type { Answer, CallInput, Condition, Filter, Input, Operation } from './call.js';
export { ControlError, type Problem, UnreachableError } from './errors.js';
export type { ConnectOptions } from './options.js';
export {
  type Actions,
  connectTenderbox,
  type NewMerchant,
  RemoteMerchant,
  RemoteSandbox,
} from './sandbox.js';

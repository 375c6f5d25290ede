/** Tenderbox from code: `const box = await createTenderbox({ clock: 'frozen', seed: 1 })`. */

export type { Settings } from './domain/merchants/settings.js';
export { Problem } from './domain/problems.js';
export type { SandboxFetch } from './platform/fetch/fetch.js';
export type { NodeHandler } from './platform/node/http/send.js';
export { type FaultInput, Merchant } from './sdk/box.js';
export { createTenderbox, type Interceptor, Sandbox, type TenderboxOptions } from './sdk/create.js';
export type { NewMerchantOptions } from './sdk/merchant.js';
export type { Duration } from './sdk/time.js';

/** What validators that were compiled ahead of time call: ajv's own helpers, and the one set of format functions. */
import equalModule from 'ajv/dist/runtime/equal.js';
import ucs2lengthModule from 'ajv/dist/runtime/ucs2length.js';

export { formats } from './formats.js';

/** The packages are CommonJS; whether their default export is the function or holds it depends on who loads them. */
const functionIn = <F>(module: { default: F }): F => (typeof module === 'function' ? (module as F) : module.default);

export const equal = functionIn(equalModule);
export const ucs2length = functionIn(ucs2lengthModule);

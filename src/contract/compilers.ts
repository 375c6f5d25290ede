/** What compiles validators at run time. */
export { createAjv, documentId } from './ajv.js';
export { createEngine } from './engine.js';

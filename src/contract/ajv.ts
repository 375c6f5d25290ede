import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Contract } from './contract.js';
import { formats } from './formats.js';

/** The name under which the document stands, for `$ref`s from outside. */
export const documentId = 'contract:';

/** The ajv of a contract's answers and webhooks, which knows its document by the name `documentId`. */
export function createAjv(contract: Contract): Ajv2020 {
  // The document holds OpenAPI's keywords besides those of JSON Schema, so neither `strict` nor `validateSchema` fits.
  // Without the meta-schema, which nothing asks for then, the first answer comes 2 to 4 ms earlier.
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    meta: false,
    verbose: true,
    formats: { ...formats },
  });
  ajv.addSchema(contract.document as object, documentId);
  return ajv;
}

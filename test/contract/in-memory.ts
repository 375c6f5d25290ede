/** A contract of any document, compiled where it is asked for: for tests. */
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { printValidators } from '../../src/contract/build/validators.js';
import { type CompiledValidators, type Contract, readContract, validatorsFrom } from '../../src/contract/contract.js';
import { BASE_VARIANTS } from '../../src/contract/overlay.js';
import * as helpers from '../../src/contract/validator-helpers.js';

/** Reads a document into a contract whose validators are compiled as the build compiles those of the program's own. */
export function compileContract(document: OpenAPIObject): Contract {
  const code = printValidators(document, []);
  const make = new Function(...Object.keys(helpers), `${code}return compiled;`);
  const compiled: CompiledValidators = make(...Object.values(helpers));
  return readContract(document, validatorsFrom(compiled, BASE_VARIANTS));
}

import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { compiledUnder } from './compiled.js';
import type { Contract } from './contract.js';
import merchantDocument from './generated/merchant.json' with { type: 'json' };
import sandboxDocument from './generated/sandbox.json' with { type: 'json' };
import { compileContract } from './read-contract.js';

/** The documents that are part of the program. */
export type ContractName = 'merchant' | 'sandbox';

const documents: Record<ContractName, unknown> = { merchant: merchantDocument, sandbox: sandboxDocument };
const cache = new Map<string, Contract>();

/** One of the program's own contracts, compiled once per process. */
export function loadContract(name: ContractName): Contract {
  let contract = cache.get(name);
  if (contract === undefined) {
    contract = compileContract(documents[name] as OpenAPIObject, name === 'merchant' ? compiledUnder([]) : undefined);
    cache.set(name, contract);
  }
  return contract;
}

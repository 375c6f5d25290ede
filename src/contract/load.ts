import type { OpenAPIObject } from 'openapi3-ts/oas31';
import type { Contract } from './contract.js';
import merchantDocument from './generated/merchant.json' with { type: 'json' };
import sandboxDocument from './generated/sandbox.json' with { type: 'json' };
import { BASE_VARIANTS } from './overlay.js';
import { readContract } from './read-contract.js';
import { validatorsOf } from './validators.js';

/** The documents that are part of the program. */
export type ContractName = 'merchant' | 'sandbox';

const documents: Record<ContractName, unknown> = { merchant: merchantDocument, sandbox: sandboxDocument };
const cache = new Map<string, Contract>();

/** One of the program's own contracts, read once per process. */
export function loadContract(name: ContractName): Contract {
  let contract = cache.get(name);
  if (contract === undefined) {
    contract = readContract(documents[name] as OpenAPIObject, validatorsOf(name, BASE_VARIANTS));
    cache.set(name, contract);
  }
  return contract;
}

import type { OpenAPIObject } from 'openapi3-ts/oas31';
import type { CompiledValidators, Contract } from './contract.js';
import merchantDocument from './generated/merchant.json' with { type: 'json' };
import { compiled } from './generated/merchant-validators.js';
import { BASE_VARIANTS } from './overlay.js';
import { readContract } from './read-contract.js';
import { validatorsFrom } from './validators.js';

/** The documents that are part of the program. */
export type ContractName = 'merchant' | 'sandbox';

interface Source {
  document: unknown;
  compiled: CompiledValidators;
}

const sources: { merchant: Source; sandbox?: Source } = { merchant: { document: merchantDocument, compiled } };
const cache = new Map<string, Contract>();
let loading: Promise<void> | undefined;

/** Loads the contract of the control API, which is the larger part of all: many processes never have a call for it. */
export function loadControlContract(): Promise<void> {
  loading ??= Promise.all([
    import('./generated/sandbox.json', { with: { type: 'json' } }),
    import('./generated/sandbox-validators.js'),
  ]).then(([{ default: document }, validators]) => {
    sources.sandbox = { document, compiled: validators.compiled };
  });
  return loading;
}

/** One of the program's own contracts, read once per process; that of the control API only after `loadControlContract`. */
export function loadContract(name: ContractName): Contract {
  let contract = cache.get(name);
  if (contract === undefined) {
    const source = sources[name];
    if (source === undefined) throw new Error(`The contract of ${name} was not loaded.`);
    contract = readContract(source.document as OpenAPIObject, validatorsFrom(source.compiled, BASE_VARIANTS));
    cache.set(name, contract);
  }
  return contract;
}

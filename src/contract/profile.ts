/** The contracts that are part of the program, and that of each profile. */
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { type CompiledValidators, type Contract, readContract, validatorsFrom } from './contract.js';
import merchantDocument from './generated/merchant.json' with { type: 'json' };
import { applyOverlays, BASE_VARIANTS, type ContractSettings, inForce, type ResolvedOverlay } from './overlay.js';
import { variants } from './variants.js';

const read = (document: unknown, compiled: CompiledValidators): Contract =>
  readContract(document as OpenAPIObject, validatorsFrom(compiled, BASE_VARIANTS));

const contracts: { merchant: Contract; sandbox?: Contract } = { merchant: read(merchantDocument, variants().compiled) };
let loading: Promise<void> | undefined;

/** Loads the contract of the control API, which is the larger part of all: many processes never have a call for it. */
export function loadControlContract(): Promise<void> {
  loading ??= Promise.all([
    import('./generated/sandbox.json', { with: { type: 'json' } }),
    import('./generated/sandbox-validators.js'),
  ]).then(([{ default: document }, { compiled }]) => {
    contracts.sandbox = read(document, compiled);
  });
  return loading;
}

/** One of the program's own contracts; that of the control API only after `loadControlContract`. */
export function loadContract(name: keyof typeof contracts): Contract {
  const contract = contracts[name];
  if (contract === undefined) throw new Error(`The contract of ${name} was not loaded.`);
  return contract;
}

const names = Object.keys(BASE_VARIANTS) as (keyof typeof BASE_VARIANTS)[];
const keyOf = (settings: ContractSettings): string => names.map((name) => settings[name]).join(' ');
const baseKey = keyOf(BASE_VARIANTS);

/** Profiles come from callers, and each contract holds its validators, so those that nobody asks for any more are let go. */
const MAX_KEPT = 64;
const kept = new Map<string, Contract>();

/**
 * The contract of a profile: the base document with the overlays of its variants. It is made when it is first asked for,
 * once for all merchants whose variants are the same; where no variant differs from the base, it is the base contract.
 */
export function profileContract(settings: ContractSettings): Contract {
  if (latest?.settings === settings) return latest.contract;
  latest = { settings, contract: findContract(settings) };
  return latest.contract;
}

/** Nearly every call is of the merchant of the call before, whose settings are the same object until they are replaced. */
let latest: { settings: ContractSettings; contract: Contract } | undefined;

function findContract(settings: ContractSettings): Contract {
  const key = keyOf(settings);
  if (key === baseKey) return loadContract('merchant');
  const found = kept.get(key);
  // Setting it anew makes it the youngest: a Map keeps the order of insertion.
  if (found !== undefined) kept.delete(key);
  const contract = found ?? makeContract(settings);
  kept.set(key, contract);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value as string);
  return contract;
}

function makeContract(settings: ContractSettings): Contract {
  const document = structuredClone(loadContract('merchant').document);
  applyOverlays(document, overlaysOf(settings));
  return readContract(document, validatorsFrom(variants().compiled, settings));
}

/** The overlays in force, those that build on fewer settings first. */
export const overlaysOf = (settings: ContractSettings): ResolvedOverlay[] => inForce(variants().overlays, settings);

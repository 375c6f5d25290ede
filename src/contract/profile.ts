import type { Contract } from './contract.js';
import { compiled } from './generated/merchant-validators.js';
import overlayDocuments from './generated/overlays.json' with { type: 'json' };
import { loadContract } from './load.js';
import { applyOverlays, BASE_VARIANTS, type ContractSettings, inForce, type ResolvedOverlay } from './overlay.js';
import { readContract } from './read-contract.js';
import { validatorsFrom } from './validators.js';

export { BASE_VARIANTS, type ContractSettings } from './overlay.js';

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
  return readContract(document, validatorsFrom(compiled, settings));
}

/** The overlays in force, those that build on fewer settings first. */
export const overlaysOf = (settings: ContractSettings): ResolvedOverlay[] =>
  inForce(overlayDocuments.overlays as unknown as ResolvedOverlay[], settings);

/** Which settings change which schema, and the distinct schemas that come of it. */
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import type { Contract, Operation, PlaceVersions, Validators } from '../contract.js';
import { applyOverlays, BASE_VARIANTS, type ContractSettings, inForce, type ResolvedOverlay } from '../overlay.js';
import { readContract } from '../read-contract.js';
import { webhookPointers } from '../responses.js';
import { requestDocument } from './requests.js';
import { Fingerprints } from './schemas.js';

/** What is read here only finds out which validators are needed. */
const none = (): never => {
  throw new Error('Nothing is validated while validators are compiled.');
};
const noValidators: Validators = { request: none, schema: none };

/** The contract of one combination of settings. */
export class Variant {
  readonly contract: Contract;
  readonly fingerprints: Fingerprints;
  private readonly operations: ReadonlyMap<string, Operation>;
  private readonly requests = new Map<string, string>();

  constructor(base: OpenAPIObject, overlays: readonly ResolvedOverlay[]) {
    const document = structuredClone(base);
    applyOverlays(document, overlays);
    this.contract = readContract(document, noValidators);
    this.fingerprints = new Fingerprints(document);
    this.operations = new Map(this.contract.operations.map((operation) => [operation.operationId, operation]));
  }

  /** What is validated: the requests of an operation by its id, bodies of answers and webhooks by the pointer of their schema. */
  places(): Set<string> {
    const { operations } = this.contract;
    const answers = operations.flatMap(({ responses }) =>
      [...responses.values()].flatMap((each) => each.schemaPointer ?? []),
    );
    return new Set([...this.operations.keys(), ...answers, ...webhookPointers(this.contract)]);
  }

  /** Tells the versions of a place apart; undefined where this contract does not have it. */
  fingerprint(place: string): string | undefined {
    if (place.startsWith('#')) return this.fingerprints.of(place);
    const operation = this.operations.get(place);
    if (operation === undefined) return undefined;
    const known = this.requests.get(place) ?? JSON.stringify(requestDocument(operation).document);
    this.requests.set(place, known);
    return known;
  }
}

/**
 * Everything that any combination of settings validates: of each place the settings that change it, and a name for each version.
 * @param nameOf takes a version, and answers the name of its validator; what is the same has the same name
 */
export function versionsOf(
  base: OpenAPIObject,
  overlays: readonly ResolvedOverlay[],
  nameOf: (variant: Variant, place: string) => string,
): Record<string, PlaceVersions> {
  const reaching = reachingSettings(base, overlays);
  const variants = new Map<string, Variant>();
  const keyOf = (settings: ContractSettings): string => reaching.map((name) => settings[name]).join(' ');
  const all = combinations(reaching, overlays);
  for (const settings of all) variants.set(keyOf(settings), new Variant(base, inForce(overlays, settings)));
  const variantOf = (settings: ContractSettings): Variant => variants.get(keyOf(settings)) as Variant;
  const found: Record<string, PlaceVersions> = {};
  for (const place of new Set([...variants.values()].flatMap((variant) => [...variant.places()]))) {
    const fingerprint = (settings: ContractSettings): string | undefined => variantOf(settings).fingerprint(place);
    const by = reaching.filter((name) =>
      all.some((settings) => fingerprint(settings) !== fingerprint({ ...settings, [name]: BASE_VARIANTS[name] })),
    );
    const of: Record<string, string> = {};
    for (const settings of all) {
      const key = by.map((name) => settings[name]).join(' ');
      if (of[key] !== undefined || fingerprint(settings) === undefined) continue;
      of[key] = nameOf(variantOf(settings), place);
    }
    found[place] = { by, of };
  }
  return found;
}

type SettingName = keyof ContractSettings;

/** The settings of which a value has an overlay that changes a schema; most only change texts, headers or examples. */
function reachingSettings(base: OpenAPIObject, overlays: readonly ResolvedOverlay[]): SettingName[] {
  const reaching = new Set<string>();
  for (const overlay of overlays) {
    const together = inForce(overlays, { ...BASE_VARIANTS, ...overlay.when });
    const before = new Variant(
      base,
      together.filter((other) => other !== overlay),
    );
    const after = new Variant(base, together);
    const places = new Set([...before.places(), ...after.places()]);
    if ([...places].every((place) => before.fingerprint(place) === after.fingerprint(place))) continue;
    for (const name of Object.keys(overlay.when)) reaching.add(name);
  }
  return (Object.keys(BASE_VARIANTS) as SettingName[]).filter((name) => reaching.has(name));
}

/** Every combination of values of some settings; the others are as the base document has them. */
function combinations(names: readonly SettingName[], overlays: readonly ResolvedOverlay[]): ContractSettings[] {
  let found: ContractSettings[] = [BASE_VARIANTS];
  for (const name of names) {
    const values = new Set([BASE_VARIANTS[name], ...overlays.flatMap(({ when }) => when[name] ?? [])]);
    found = found.flatMap((settings) => [...values].map((value) => ({ ...settings, [name]: value })));
  }
  return found;
}

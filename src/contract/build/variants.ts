/** Which settings change which schema, and the distinct schemas that come of it. */
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { type Contract, type PlaceVersions, readContract, remembered, type Validators } from '../contract.js';
import { applyOverlays, BASE_VARIANTS, type ContractSettings, inForce, type ResolvedOverlay } from '../overlay.js';
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

  constructor(base: OpenAPIObject, overlays: readonly ResolvedOverlay[]) {
    const document = structuredClone(base);
    applyOverlays(document, overlays);
    this.contract = readContract(document, noValidators);
    this.fingerprints = new Fingerprints(document);
  }

  /** What is validated: requests by the id of the operation, answers and webhooks by the pointer of their schema. */
  places(): Set<string> {
    const { operations, document, webhook } = this.contract;
    const webhooks = Object.keys(document.webhooks ?? {}).flatMap((type) => webhook(type) ?? []);
    const answers = operations.flatMap(({ details }) =>
      [...details.responses.values()].flatMap((each) => each.schemaPointer ?? []),
    );
    return new Set([...operations.map(({ operationId }) => operationId), ...answers, ...webhooks]);
  }

  /** Tells the versions of a place apart; undefined where this contract does not have it. */
  readonly fingerprint = remembered((place): string | undefined => {
    if (place.startsWith('#')) return this.fingerprints.of(place);
    const operation = this.contract.operations.find(({ operationId }) => operationId === place);
    return operation && JSON.stringify(requestDocument(operation).document);
  });
}

/**
 * Everything that any combination of settings validates: of each place the settings that change it, and a name for each
 * version.
 * @param nameOf takes a version, and answers the name of its validator; what is the same has the same name
 */
export function versionsOf(
  base: OpenAPIObject,
  overlays: readonly ResolvedOverlay[],
  nameOf: (variant: Variant, place: string) => string,
): Record<string, PlaceVersions> {
  const ground = new Variant(base, []);
  const found: Record<string, PlaceVersions> = {};
  for (const place of ground.places()) found[place] = { by: [], of: { '': nameOf(ground, place) } };
  for (const names of settingsTogether(base, overlays)) {
    const variants = combinations(names, overlays).map((settings) => ({
      settings,
      variant: new Variant(base, inForce(overlays, settings)),
    }));
    for (const place of new Set(variants.flatMap(({ variant }) => [...variant.places()]))) {
      const by = names.filter((name) => changes(variants, names, name, place));
      if (by.length === 0) continue;
      const there = variants.filter(({ variant }) => variant.fingerprint(place) !== undefined);
      const of = there.map(({ settings, variant }) => [keyOf(settings, by), nameOf(variant, place)]);
      found[place] = { by, of: Object.fromEntries(of) };
    }
  }
  return found;
}

type SettingName = keyof ContractSettings;

const keyOf = (settings: ContractSettings, names: readonly SettingName[]): string =>
  names.map((name) => settings[name]).join(' ');

interface Choice {
  readonly settings: ContractSettings;
  readonly variant: Variant;
}

/** Whether there are two combinations that differ in one setting alone and have different versions of a place. */
function changes(choices: readonly Choice[], names: readonly SettingName[], name: SettingName, place: string): boolean {
  const others = names.filter((each) => each !== name);
  const seen = new Map<string, string | undefined>();
  return choices.some(({ settings, variant }) => {
    const key = keyOf(settings, others);
    const version = variant.fingerprint(place);
    if (seen.has(key)) return seen.get(key) !== version;
    seen.set(key, version);
    return false;
  });
}

/**
 * The settings that change schemas, together with those that change the same ones: most only change texts, headers or
 * examples, and which event a webhook tells of has nothing to do with which codes an error has.
 */
function settingsTogether(base: OpenAPIObject, overlays: readonly ResolvedOverlay[]): SettingName[][] {
  let groups: { readonly settings: ReadonlySet<string>; readonly places: ReadonlySet<string> }[] = [];
  for (const overlay of overlays) {
    const together = inForce(overlays, { ...BASE_VARIANTS, ...overlay.when });
    const before = new Variant(
      base,
      together.filter((other) => other !== overlay),
    );
    const after = new Variant(base, together);
    const all = [...new Set([...before.places(), ...after.places()])];
    const places = new Set(all.filter((place) => before.fingerprint(place) !== after.fingerprint(place)));
    if (places.size === 0) continue;
    const own = { settings: new Set(Object.keys(overlay.when)), places };
    const met = groups.filter((other) => overlap(other.settings, own.settings) || overlap(other.places, own.places));
    const joined = {
      settings: new Set([own, ...met].flatMap(({ settings }) => [...settings])),
      places: new Set([own, ...met].flatMap((each) => [...each.places])),
    };
    groups = [...groups.filter((other) => !met.includes(other)), joined];
  }
  const names = Object.keys(BASE_VARIANTS) as SettingName[];
  return groups.map(({ settings }) => names.filter((name) => settings.has(name)));
}

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((each) => b.has(each));

/** Every combination of values of some settings; the others are as the base document has them. */
function combinations(names: readonly SettingName[], overlays: readonly ResolvedOverlay[]): ContractSettings[] {
  let found: ContractSettings[] = [BASE_VARIANTS];
  for (const name of names) {
    const values = new Set([BASE_VARIANTS[name], ...overlays.flatMap(({ when }) => when[name] ?? [])]);
    found = found.flatMap((settings) => [...values].map((value) => ({ ...settings, [name]: value })));
  }
  return found;
}

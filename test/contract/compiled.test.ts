/** Whatever any combination of settings validates, the build has compiled, of the very schema that holds there. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { expect, test } from 'vitest';
import { compilerOptions, print, withoutUnused } from '../../src/contract/build/code.js';
import { Variant, versionsOf } from '../../src/contract/build/variants.js';
import type { PlaceVersions } from '../../src/contract/contract.js';
import { compiled as merchant } from '../../src/contract/generated/merchant-validators.js';
import overlayDocuments from '../../src/contract/generated/overlays.json' with { type: 'json' };
import { compiled as sandbox } from '../../src/contract/generated/sandbox-validators.js';
import { loadContract } from '../../src/contract/index.js';
import { BASE_VARIANTS, type ContractSettings, inForce, type ResolvedOverlay } from '../../src/contract/overlay.js';
import { SETTINGS } from '../../src/domain/merchants/settings.js';
import { every } from '../support/combinations.js';

const overlays = overlayDocuments.overlays as unknown as ResolvedOverlay[];
const base: OpenAPIObject = loadContract('merchant').document;
const names = Object.keys(BASE_VARIANTS) as (keyof ContractSettings)[];
/** Of the others no value but the base one has an overlay that reaches a schema; the last test says so. */
const reaching = ['auth_error_body', 'error_codes', 'error_details', 'semantic_status', 'envelope', 'events'] as const;

const nameIn = ({ by, of }: PlaceVersions, settings: ContractSettings): string | undefined =>
  of[by.map((name) => settings[name as keyof ContractSettings]).join(' ')];

test('under every combination of settings, each schema that is validated is one of the compiled ones', () => {
  const compiled = versionsOf(base, overlays, (variant, place) => variant.fingerprint(place) as string);
  // What is shipped was made by the same function, only with shorter names.
  const shape = (places: Readonly<Record<string, PlaceVersions>>) =>
    Object.entries(places).map(([place, { by, of }]) => [place, by, Object.keys(of)]);
  expect(shape(merchant.places)).toEqual(shape(compiled));
  const others = every(Object.fromEntries(reaching.map((name) => [name, SETTINGS[name].values])));
  expect(others).toHaveLength(96);
  for (const chosen of others) {
    const settings = { ...BASE_VARIANTS, ...chosen } as ContractSettings;
    const variant = new Variant(base, inForce(overlays, settings));
    for (const place of variant.places()) {
      const used = nameIn(compiled[place] as PlaceVersions, settings);
      expect(used === variant.fingerprint(place), `${place} under ${JSON.stringify(settings)}`).toBe(true);
    }
  }
});

test('no other setting reaches a schema', () => {
  for (const name of names.filter((each) => !(reaching as readonly string[]).includes(each))) {
    for (const value of SETTINGS[name].values) {
      for (const ground of [BASE_VARIANTS, { ...BASE_VARIANTS, envelope: 'form2', events: 'named' }]) {
        const before = new Variant(base, inForce(overlays, ground));
        const after = new Variant(base, inForce(overlays, { ...ground, [name]: value }));
        expect(after.places(), `${name} ${value}`).toEqual(before.places());
        for (const place of after.places()) {
          expect(after.fingerprint(place) === before.fingerprint(place), `${place}, ${name} ${value}`).toBe(true);
        }
      }
    }
  }
});

/** The distinct validators of the places that a test picks. */
const count = (places: Readonly<Record<string, PlaceVersions>>, pick: (place: string) => boolean): number =>
  new Set(Object.entries(places).flatMap(([place, { of }]) => (pick(place) ? Object.values(of) : []))).size;

test('there are so many', () => {
  const isEvent = (place: string): boolean => place.startsWith('#/components/schemas/Event');
  const isSchema = (place: string): boolean => place.startsWith('#');
  expect({
    requests: count(merchant.places, (place) => !isSchema(place)),
    answers: count(merchant.places, (place) => isSchema(place) && !isEvent(place)),
    webhooks: count(merchant.places, isEvent),
    control_requests: count(sandbox.places, (place) => !isSchema(place)),
    control_answers: count(sandbox.places, isSchema),
  }).toEqual({ requests: 20, answers: 95, webhooks: 46, control_requests: 117, control_answers: 77 });
});

test('operations that ask for the same share what validates it', () => {
  const generalOf = (operationId: string) =>
    sandbox.requests[nameIn(sandbox.places[operationId] as PlaceVersions, {} as never) as string]?.().general;
  expect(generalOf('getHealth')).toBe(generalOf('getMode'));
  expect(generalOf('getHealth')).not.toBe(generalOf('getPaymentDetail'));
});

test('a validator that stops at the first error counts none, and one that finds all does', () => {
  const $defs = { word: { type: 'string' } };
  const schema = { $defs, type: 'array', items: { $ref: '#/$defs/word' } };
  const printed = (allErrors: boolean): string => {
    const ajv = withoutUnused(new Ajv2020({ ...compilerOptions, allErrors } as never));
    return print({ ajv, what: ajv.compile(schema), places: new WeakMap(), components: {} }).statements;
  };
  expect(printed(false)).not.toMatch(/\berrors = 0|_errs|\bvalid\d/);
  expect(printed(true)).toMatch(/vErrors\.concat/);
});

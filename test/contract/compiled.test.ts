/** Validators compiled ahead of time hold for exactly the profiles that they are used for. */

import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { expect, test } from 'vitest';
import { compiledUnder } from '../../src/contract/compiled.js';
import { loadContract } from '../../src/contract/index.js';
import { BASE_VARIANTS, type ContractSettings, overlaysOf, profileContract } from '../../src/contract/profile.js';
import { fingerprints } from '../../tools/compiled-validators.js';

const values = {
  auth: ['any', 'bearer', 'signed', 'key'],
  auth_error_body: ['error', 'status'],
  error_codes: ['endpoint', 'catalog', 'overview'],
  error_details: ['object', 'string'],
  semantic_status: ['400', '422'],
  envelope: ['form1', 'form2'],
  events: ['extended', 'named'],
} as const satisfies Partial<Record<keyof ContractSettings, readonly string[]>>;

/** Every combination of the settings that could change a schema. */
function combinations(): ContractSettings[] {
  let found: ContractSettings[] = [BASE_VARIANTS];
  for (const [name, each] of Object.entries(values)) {
    found = found.flatMap((settings) => each.map((value) => ({ ...settings, [name]: value })));
  }
  return found;
}

const answersOf = (contract = loadContract('merchant')): string[] => [
  ...new Set(
    contract.operations.flatMap(({ responses }) => [...responses.values()].flatMap((each) => each.schemaPointer ?? [])),
  ),
];

test('the base contract has a validator for everything', () => {
  const { compiled, operations } = loadContract('merchant');
  expect(compiled?.complete).toBe(true);
  for (const { operationId } of operations) expect(compiled?.request(operationId), operationId).toBeDefined();
  for (const pointer of answersOf()) expect(compiled?.answer(pointer), pointer).toBeDefined();
});

test('under every profile, what is used was made from the same schemas', { timeout: 300_000 }, () => {
  const pointers = answersOf();
  const base = fingerprints(loadContract('merchant').document, pointers);
  const profiles = combinations();
  for (const settings of profiles) {
    const contract = profileContract(settings);
    const compiled = compiledUnder(overlaysOf(settings).map(({ name }) => name));
    const now = fingerprints(contract.document as OpenAPIObject, answersOf(contract));
    for (const [name, text] of now) {
      const used = name.startsWith('#') ? compiled.answer(name) : compiled.request(name);
      if (used !== undefined) expect(text === base.get(name), `${name} under ${JSON.stringify(settings)}`).toBe(true);
      else expect(compiled.complete, `${name} under ${JSON.stringify(settings)}`).toBe(false);
    }
  }
  expect(profiles).toHaveLength(384);
});

/** The contract as tools want it that read less than OpenAPI 3.1. */
import SwaggerParser from '@apidevtools/swagger-parser';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { describe, expect, test } from 'vitest';
import { contractShown } from '../../src/app/contract.js';
import { portable } from '../../src/contract/portable.js';
import { defaultSettings, type Settings } from '../../src/domain/merchants/settings.js';
import { PRESETS } from '../../src/variants/presets.js';

const NOW = Date.parse('2026-11-20T17:00:00Z');
const PLAIN = { openapi: '3.1', dereferenced: false, without_sandbox: false } as const;

type Node = Record<string, unknown>;
const shownIn = (settings: Partial<Settings>): OpenAPIObject =>
  contractShown({ ...defaultSettings(), ...settings }, NOW);

/** Every combination of the flags but none at all. */
const FORMS = (['3.1', '3.0'] as const).flatMap((openapi) =>
  [false, true].flatMap((dereferenced) =>
    [false, true].map((without_sandbox) => ({ openapi, dereferenced, without_sandbox })),
  ),
);

describe.each([...Object.entries(PRESETS), ['form2', { settings: { envelope: 'form2' } }] as const])(
  '%s',
  (_, preset) => {
    const document = shownIn((preset.settings ?? {}) as Partial<Settings>);

    test.each(FORMS)(
      'is valid with $openapi, dereferenced $dereferenced, without_sandbox $without_sandbox',
      async (form) => {
        const before = JSON.stringify(document);
        const made = portable(document, form);
        expect(JSON.stringify(document)).toBe(before);
        const text = JSON.stringify(made);
        expect((made as OpenAPIObject).openapi).toBe(form.openapi === '3.0' ? '3.0.3' : '3.1.0');
        if (form.dereferenced) expect(text).not.toContain('"$ref"');
        if (form.without_sandbox) {
          expect(text).not.toMatch(/x-tenderbox|"Prefer"|Preference|sandbox|magic address/i);
          expect(text.replaceAll(/"(merchant@tenderbox\.example|Tenderbox Demo Store)"/g, '')).not.toMatch(
            /tenderbox/i,
          );
        }
        if (form.openapi === '3.0') {
          expect(text).not.toMatch(/"(if|then|else|const|propertyNames|patternProperties|webhooks)":/);
          expect(text).not.toMatch(/"type":(\[|"null")/);
        }
        await SwaggerParser.validate(JSON.parse(text));
      },
    );

    test('a downgrade names all operations, properties and events of the contract', () => {
      const made = portable(document, { ...PLAIN, openapi: '3.0' }) as Node & OpenAPIObject;
      const operations = (of: object): string[] => JSON.stringify(of).match(/"operationId":"\w+"/g) ?? [];
      expect(operations(made)).toEqual(operations(document));
      expect(Object.keys(made['x-webhooks'] as Node)).toEqual(Object.keys(document.webhooks ?? {}));
      for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
        const lowered = made.components?.schemas?.[name] as { properties?: Node };
        expect(Object.keys(lowered.properties ?? {}), name).toEqual(
          Object.keys((schema as { properties?: Node }).properties ?? {}),
        );
      }
    });
  },
);

/** The same schema as 3.0 has it. */
function lowered(schema: unknown, form: object = {}): unknown {
  const document = {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    paths: {},
    components: { schemas: { It: schema, Other: { type: 'string' } } },
  };
  const made = portable(document as unknown as OpenAPIObject, { ...PLAIN, openapi: '3.0', ...form }) as OpenAPIObject;
  return made.components?.schemas?.It;
}

const OTHER = { $ref: '#/components/schemas/Other' };

test.each<[string, unknown, unknown]>([
  ['a type or null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
  ['several types', { type: ['string', 'number'] }, { anyOf: [{ type: 'string' }, { type: 'number' }] }],
  [
    'several types or null',
    { type: ['string', 'number', 'null'] },
    {
      anyOf: [
        { type: 'string', nullable: true },
        { type: 'number', nullable: true },
      ],
    },
  ],
  ['nothing but null', { type: 'null' }, { type: 'string', nullable: true, enum: [null] }],
  [
    'a choice with null',
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    { anyOf: [{ type: 'string', nullable: true }] },
  ],
  ['a constant', { const: 'v1' }, { enum: ['v1'] }],
  ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
  ['an exclusive bound', { exclusiveMinimum: 0 }, { minimum: 0, exclusiveMinimum: true }],
  ['an exclusive bound below another', { minimum: 1, exclusiveMinimum: 0 }, { minimum: 1 }],
  ['an exclusive bound above', { maximum: 5, exclusiveMaximum: 4 }, { maximum: 4, exclusiveMaximum: true }],
  ['a condition', JSON.parse('{"type":"object","if":{"required":["a"]},"then":true,"else":false}'), { type: 'object' }],
  ['names and what is left over', { propertyNames: { maxLength: 4 }, unevaluatedProperties: false }, {}],
  [
    'properties by pattern',
    { additionalProperties: false, patternProperties: { '^x': { type: 'string' } } },
    { additionalProperties: { anyOf: [{ type: 'string' }] } },
  ],
  ['a tuple', { prefixItems: [{ const: 1 }], items: false }, { items: { anyOf: [{ enum: [1] }] } }],
  ['base64', { type: 'string', contentEncoding: 'base64' }, { type: 'string', format: 'byte' }],
  ['a reference with words beside it', { ...OTHER, description: 'It.' }, { description: 'It.', allOf: [OTHER] }],
  ['a reference alone', OTHER, OTHER],
  ['true and false', { properties: { a: true, b: false } }, { properties: { a: {}, b: { not: {} } } }],
  [
    'a property that is called like a keyword',
    { properties: { const: { const: 1 } } },
    { properties: { const: { enum: [1] } } },
  ],
])('3.0: %s', (_, schema, expected) => {
  expect(lowered(schema)).toEqual(expected);
});

test('dereferenced: words beside a reference go before its own, rules are added to its own, and a circle ends', () => {
  const form = { openapi: '3.1', dereferenced: true };
  expect(lowered({ ...OTHER, description: 'It.' }, form)).toEqual({ type: 'string', description: 'It.' });
  expect(lowered({ ...OTHER, maxLength: 3 }, form)).toEqual({ maxLength: 3, allOf: [{ type: 'string' }] });
  const circle = { type: 'object', properties: { next: { $ref: '#/components/schemas/It' }, value: OTHER } };
  expect(lowered(circle, form)).toEqual({
    type: 'object',
    properties: {
      next: {
        type: 'object',
        properties: { next: { description: 'The same again: It.' }, value: { type: 'string' } },
      },
      value: { type: 'string' },
    },
  });
});

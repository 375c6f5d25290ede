/** What generators, importers and testers of other makers trip over stands in no document of any profile. */
import { describe, expect, it } from 'vitest';
import { loadContract, loadControlContract, validateRequest } from '../../src/contract/index.js';
import { BASE_VARIANTS, type ContractSettings } from '../../src/contract/overlay.js';
import { profileContract } from '../../src/contract/profile.js';
import { defaultSettings, SETTINGS } from '../../src/domain/merchants/settings.js';
import { CRYPTO_CODES, CURRENCIES, CURRENCY_CODES } from '../../src/domain/money.js';
import { singles } from '../support/combinations.js';
import { follow, type Node, nameOf, operationsOf, walk } from './merchant-document.js';

await loadControlContract();

const names = Object.keys(BASE_VARIANTS) as (keyof typeof BASE_VARIANTS)[];
const profiles = singles(Object.fromEntries(names.map((name) => [name, SETTINGS[name].values]))) as ContractSettings[];
const documents = [loadContract('sandbox'), ...profiles.map(profileContract)].map(
  ({ document }) => document as unknown as Node,
);
const merchant = loadContract('merchant').document as unknown as Record<string, Record<string, Node>>;
const components = (document: Node): Record<string, Node> => document.components as Record<string, Node>;
const schemaOf = (name: string): Node => merchant.components?.schemas?.[name] as Node;

describe('the documents', () => {
  it('A2: no example makes a call other than the plain one', () => {
    for (const document of documents) {
      const parameters = Object.values(components(document).parameters ?? {}) as Node[];
      const headers = parameters.filter(
        (parameter) => parameter.in === 'header' && parameter.name !== 'Service-Signature',
      );
      expect(headers.filter((header) => 'example' in header || 'examples' in header)).toEqual([]);
      for (const { schema } of headers) expect(schema).not.toHaveProperty('default');
    }
  });

  it('B1: names every currency, and has no patterns of names', () => {
    for (const document of documents) {
      expect([...walk(document)].filter(({ node }) => 'patternProperties' in node)).toEqual([]);
    }
    const details = schemaOf('CurrencyDetails').properties as Node;
    const kinds = Object.fromEntries(Object.entries(details).map(([code, schema]) => [code, nameOf(schema)]));
    const kindOf = (code: string): string => (CURRENCIES.get(code)?.kind === 'crypto' ? 'Crypto' : 'Fiat');
    expect(kinds).toEqual(Object.fromEntries(CURRENCY_CODES.map((code) => [code, `${kindOf(code)}CurrencyDetails`])));
    expect(Object.keys(schemaOf('AmountPerCurrency').properties as Node)).toEqual(CURRENCY_CODES);
    for (const name of ['CurrencyDetails', 'AmountPerCurrency']) {
      expect(schemaOf(name)).toMatchObject({ additionalProperties: false });
    }
    expect(CRYPTO_CODES.length).toBeGreaterThan(0);
  });

  it('B2: bounds a text only where nothing but a text may stand', () => {
    const ofTexts = ['minLength', 'maxLength', 'pattern', 'format'];
    for (const document of documents) {
      const mixed = [...walk(document)].filter(
        ({ node }) =>
          Array.isArray(node.type) &&
          node.type.filter((type) => type !== 'null').length > 1 &&
          ofTexts.some((keyword) => keyword in node),
      );
      expect(mixed.map(({ pointer }) => pointer)).toEqual([]);
    }
  });

  it('B3: has no schema that is a mere true or false', () => {
    for (const document of documents) {
      for (const { pointer, node } of walk(document)) {
        if (pointer.includes('/example')) continue;
        for (const keyword of ['if', 'then', 'else', 'not', 'items', 'schema', 'unevaluatedProperties']) {
          expect(typeof node[keyword], `${pointer}/${keyword}`).not.toBe('boolean');
        }
        const mere = Object.entries((node.properties ?? {}) as Node).filter(
          ([, schema]) => typeof schema === 'boolean',
        );
        expect(mere, pointer).toEqual([]);
      }
    }
  });

  it('B5: writes each slash of a pattern in brackets', () => {
    for (const document of documents) {
      const bare = [...walk(document)].filter(
        ({ node }) => typeof node.pattern === 'string' && /\/(?![^[]*\])/.test(node.pattern),
      );
      expect(bare.map(({ pointer }) => pointer)).toEqual([]);
    }
  });

  it('B5: gives no parameter the name of a schema', () => {
    for (const document of documents) {
      const { parameters = {}, schemas = {} } = components(document) as Record<string, Node>;
      expect(Object.keys(parameters).filter((name) => Object.hasOwn(schemas, name))).toEqual([]);
    }
  });

  it('B5: has no default in the body of a request, which generators take for a field that is always there', () => {
    const requests = Object.keys(merchant.components?.schemas as Node).filter((name) => name.startsWith('Create'));
    expect(requests).toHaveLength(4);
    for (const name of requests) {
      for (const [field, schema] of Object.entries(schemaOf(name).properties as Node)) {
        expect(schema, `${name}.${field}`).not.toHaveProperty('default');
        expect(follow(schema), `${name}.${field}`).not.toHaveProperty('default');
      }
    }
    expect(defaultSettings()).not.toHaveProperty('fee_level');
  });
});

describe('B6: events', () => {
  const both = [...profiles, { ...BASE_VARIANTS, envelope: 'form2', events: 'named' }] as ContractSettings[];

  it.each(both.map((settings) => [names.map((name) => settings[name]).join(' '), settings] as const))(
    'B6: with %s there is a union of them, told apart by their name',
    (_, settings) => {
      const { webhooks, components } = profileContract(settings).document as unknown as Record<
        string,
        Record<string, Node>
      >;
      const union = components?.schemas?.Event as { oneOf: Node[]; discriminator: { mapping: object } };
      const bodies = Object.entries(webhooks ?? {}).map(([type, { post }]) => [
        type,
        (((post as Node).requestBody as Node).content as Record<string, Node>)['application/json']?.schema,
      ]);
      expect(union.oneOf).toEqual(bodies.map(([, schema]) => schema));
      expect(union.discriminator).toEqual({
        propertyName: settings.envelope === 'form2' ? 'event' : 'event_type',
        mapping: Object.fromEntries(bodies.map(([type, schema]) => [type, (schema as Node).$ref])),
      });
    },
  );

  it('B6: registering an endpoint says what will be called back, with the union', () => {
    const { post } = (merchant.paths as Record<string, Record<string, Node>>)['/webhooks'] as Record<string, Node>;
    const called = [...walk(post?.callbacks)].filter(({ node }) => 'schema' in node);
    expect(called.map(({ node }) => nameOf(node.schema))).toEqual(['Event']);
    expect(post?.callbacks).toHaveProperty(['event', '{$request.body#/url}']);
  });

  it('B6: no object inside another is without a name, but for the error in its envelope', () => {
    const inline = Object.entries(merchant.components?.schemas as Node).flatMap(([name, schema]) =>
      [...walk(schema)].filter(({ pointer, node }) => pointer !== '' && node.type === 'object').map(() => name),
    );
    expect(inline.filter((name) => !/^Error/.test(name))).toEqual([]);
  });

  it('B6: every rejection is one common Error, which the schema of its status narrows', () => {
    const refusals = operationsOf('paths').flatMap(({ operation }) =>
      Object.entries(operation.responses as Record<string, Node>)
        .filter(([status]) => status >= '400')
        .map(([, response]) => [...walk(follow(response))].find(({ node }) => 'schema' in node)?.node.schema),
    );
    const bases = refusals.map((schema) => (follow(schema) as { allOf?: Node[] }).allOf?.[0]);
    expect(refusals.length).toBeGreaterThan(100);
    expect(new Set(bases.map((base) => base?.$ref))).toEqual(new Set(['#/components/schemas/Error']));
  });
});

describe('C: the contract tells', () => {
  const ruleWords = ['exists', 'without:<parameter>', 'max_digits:15', 'max:30d', 'after:now', 'format:<name>'];
  it.each(ruleWords)('C: the rule %s', (word) => {
    const { rule } = schemaOf('ErrorDetails').properties as Record<string, Node>;
    expect(rule?.description).toContain(word);
  });

  it('C: 15 digits of quantities, unit prices and numbers of metadata', () => {
    const { quantity, unit_price } = schemaOf('LineItem').properties as Record<string, Node>;
    for (const { description } of [quantity, unit_price, schemaOf('Metadata')] as Node[]) {
      expect(description).toContain('15 significant digits');
    }
  });

  it('C: what a rejected request counts for, and which methods a key is for', () => {
    expect(merchant.components?.responses?.RateLimited).toHaveProperty(
      'description',
      expect.stringMatching(/count.*hour and the day/s),
    );
    expect(merchant.info?.description).toContain('DELETE takes none');
  });
});

describe('B2: what is rejected of metadata', () => {
  const types = 'a string, a number, true or false or null';
  const long = 'x'.repeat(41);
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, n]));
  const refused: [metadata: unknown, parameter: string, rule: string, sentence: string][] = [
    [{ a: {} }, 'metadata.a', 'string', `metadata.a must be ${types}.`],
    [{ a: [1] }, 'metadata.a', 'string', `metadata.a must be ${types}.`],
    [{ a: 'x'.repeat(501) }, 'metadata.a', 'max_length:500', 'metadata.a must have at most 500 characters.'],
    [{ '': 1 }, 'metadata.', 'min_length:1', 'A name in metadata must not be empty.'],
    [{ [long]: 1 }, `metadata.${long}`, 'max_length:40', 'A name in metadata must have at most 40 characters.'],
    [[], 'metadata', 'object', 'metadata must be an object.'],
    [many, 'metadata', 'max_items:50', 'metadata must have at most 50 entries.'],
  ];
  const judge = (metadata: unknown) =>
    validateRequest(loadContract('merchant').operation('createPayment'), {
      ...{ query: {}, path: {}, headers: {} },
      body: { amount: 1, currency: 'EUR', metadata },
    });

  it.each(refused)('B2: %j', (metadata, parameter, rule, message) => {
    expect(judge(metadata)).toMatchObject({ ok: false, violation: { parameter, rule, message } });
  });

  it('B2: numbers of any size, flags and nulls are taken', () => {
    expect(judge({ a: 501, b: 1e15, c: true, d: null, e: 'x'.repeat(500) })).toMatchObject({ ok: true });
  });
});

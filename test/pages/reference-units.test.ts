/** What the reference is made of, without a browser: the reading of contracts and links, and the table of what settings change. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadContract, loadControlContract, profileContract } from '../../src/contract/index.js';
import { defaultSettings, SETTING_NAMES } from '../../src/domain/merchants/settings.js';
import { Contract, type Schema } from '../../src/ui/api/contract.js';
import { bodyOf, hintOf, initialOf, type KnownFields, leavesOf } from '../../src/ui/kit/contract-fields.js';
import { completionsAt } from '../../src/ui/reference/complete.js';
import { codePieces, issueOf, jsonPieces, layOut } from '../../src/ui/reference/json-text.js';
import { eventPlace, PLACES, settingsAt, valueText } from '../../src/ui/reference/variants.js';
import { requestsPerMinute } from '../../src/variants/limits.js';
import { PAYLOADS } from './support/payloads.js';

interface Overlay {
  name: string;
  when: Record<string, string>;
  steps: { at: (string | number)[]; update?: object }[];
}

const overlays: Overlay[] = JSON.parse(
  readFileSync(new URL('../../src/contract/generated/overlays.json', import.meta.url), 'utf8'),
).overlays;
const base = loadContract('merchant').document as unknown as Record<string, Record<string, Record<string, object>>>;

describe('the table of what settings change', () => {
  test('knows every setting, and no other', () => {
    expect(Object.keys(PLACES).sort()).toEqual([...SETTING_NAMES].sort());
  });

  test('names a value whose spelling does not say what it is, and adds the unit to a number', () => {
    const shown = (given: object) => valueText(given as Parameters<typeof valueText>[0]);
    expect(shown({ name: 'envelope', current: 'form1' })).toBe('form1 (flat envelope)');
    expect(shown({ name: 'error_codes', current: 'catalog' })).toBe('catalog (errors reference)');
    for (const current of ['1', '2', '3'] as const) {
      const a_minute = `${current} (${requestsPerMinute(current)} a minute`;
      expect(shown({ name: 'rate_limit', current })).toContain(a_minute);
    }
    expect(shown({ name: 'semantic_status', current: '422' })).toBe('422');
    expect(shown({ name: 'underpayment', current: 'wait' })).toBe('wait');
    expect(shown({ name: 'payment_expiry', current: 900, unit: 'seconds' })).toBe('900 seconds');
  });

  test('names only places that some contract has', () => {
    const variants = [{}, { envelope: 'form2' }, { semantic_status: '422' }] as const;
    const documents = variants.map((settings) => profileContract({ ...defaultSettings(), ...settings }).document);
    const contracts = documents.map((document) => new Contract(document));
    const known = new Set(['security', 'events']);
    for (const [i, { entries }] of contracts.entries()) {
      const { components } = documents[i] as unknown as typeof base;
      for (const [kind, all] of Object.entries(components ?? {})) {
        for (const [name, component] of Object.entries(all)) {
          known.add(`${kind}/${name}`);
          const { properties = {} } = component as { properties?: object };
          for (const field of Object.keys(properties)) known.add(`${kind}/${name}/${field}`);
        }
      }
      for (const { id, kind } of entries) known.add(kind === 'event' ? eventPlace(id) : `operations/${id}`);
    }
    known.add('webhooks');
    const missing = Object.values(PLACES)
      .flat()
      .filter(
        (place) =>
          ![...known].some((name) => (place.endsWith('*') ? name.startsWith(place.slice(0, -1)) : name === place)),
      );
    expect(missing).toEqual([]);
  });

  // Where an overlay changes the contract for a setting, the reference says so at that place or at what holds it.
  test.each(overlays.map(({ name }) => [name]))('notes what the overlay %s changes', (name) => {
    const { when, steps } = overlays.find((overlay) => overlay.name === name) as Overlay;
    const settings = Object.keys(when).map(
      (setting) => ({ name: setting }) as Parameters<typeof settingsAt>[1][number],
    );
    const changed = steps.flatMap(({ at }) => {
      if (at.includes('examples') || at[0] === 'tags') return [];
      if (at[0] === 'components' && at.length > 2) return [at.slice(1, 3).join('/')];
      if (at[0] === 'security') return ['security'];
      return at[0] === 'webhooks' ? ['events'] : [];
    });
    const unnoted = [...new Set(changed)].filter((place) => {
      if (place.startsWith('securitySchemes/')) return settingsAt(['security'], settings).length === 0;
      if (place.startsWith('schemas/Event') || /Data$/.test(place))
        return settingsAt(['events'], settings).length === 0;
      return settingsAt([place], settings).length === 0;
    });
    expect(unnoted.filter((place) => !ELSEWHERE.has(place))).toEqual([]);
  });
});

/** Changed as a consequence of what is noted beside the answer or the field that they are part of. */
const ELSEWHERE = new Set([
  'schemas/ApiVersion',
  'schemas/WebhookEndpoint',
  'schemas/WebhookEndpointListItem',
  'schemas/ErrorUnprocessable',
  'schemas/ErrorPayoutUnprocessable',
  'schemas/ErrorCodeInvalidParameter',
]);

describe('JSON text', () => {
  test('is laid out as JSON.stringify would, but for its numbers', () => {
    const value = { a: [], b: {}, c: [1, 'x,:{}[]"\\', null, true], d: { e: [{ f: 1 }] } };
    expect(layOut(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    expect(layOut('{"a":1.00,"b":1e-8,"c":-0}')).toBe('{\n  "a": 1.00,\n  "b": 1e-8,\n  "c": -0\n}');
    for (const scalar of ['1', '"x"', 'null', ' [ ] ']) expect(layOut(scalar)).toBe(scalar.replaceAll(' ', ''));
    expect(layOut('{"a":1,}')).toBeUndefined();
    expect(issueOf('{"a":1,}')).toMatch(/JSON/);
  });

  test.each([...PAYLOADS, JSON.stringify({ text: PAYLOADS }), 'a\nb'])('in colours is the same text: %s', (text) => {
    for (const piecesOf of [jsonPieces, codePieces]) {
      expect(
        piecesOf(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });
});

describe('a contract', () => {
  test('may be any document: what is not there is not shown, and a circle ends', () => {
    expect(new Contract({}).entries).toEqual([]);
    expect(new Contract({ paths: { '/x': { get: null, parameters: [] } }, webhooks: null }).entries).toEqual([]);
    const circle = new Contract({ components: { schemas: { A: { $ref: '#/components/schemas/A' } } } });
    expect(circle.resolve({ $ref: '#/components/schemas/A' }).names.length).toBeLessThan(20);
    const both = { allOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/B' }] };
    expect(new Contract({ components: { schemas: { B: both } } }).resolve(both).names).toEqual([]);
    const [bare] = new Contract({ paths: { '/x': { get: { operationId: 'x' } } } }).entries;
    expect(bare).toMatchObject({ id: 'x', title: 'x', tag: 'Others', method: 'GET', answers: [], parameters: [] });
  });

  test('shows an error as one schema: what is common to all, with the codes of its status', () => {
    const contract = new Contract(base);
    type Shown = { required: string[]; properties: Record<string, object>; enum?: string[] };
    const error = contract.resolve<Shown>({ $ref: '#/components/schemas/ErrorInvalidParameter' }).value;
    expect(Object.keys(error.properties)).toEqual(['error']);
    const inner = contract.resolve<Shown>(error.properties.error).value;
    expect(Object.keys(inner.properties)).toEqual(['code', 'message', 'details']);
    expect([...inner.required].sort()).toEqual(['code', 'details', 'message']);
    expect(contract.resolve<Shown>(inner.properties.code).value).toMatchObject({
      type: 'string',
      enum: ['INVALID_PARAMETER'],
    });
  });

  test('is laid out with what stands beside a reference, and the names on the way', () => {
    const contract = new Contract(base);
    const { value, names } = contract.resolve<{ description: string; type: string }>({
      $ref: '#/components/schemas/Timestamp',
      description: 'Mine.',
    });
    expect([value.description, value.type, names]).toEqual(['Mine.', 'string', ['schemas/Timestamp']]);
  });
});

describe('the fields that an operation takes', () => {
  const contract = new Contract(base);
  const bodyOfCall = (id: string) => contract.entries.find((entry) => entry.id === id)?.body;
  const currencyOf = (id: string) => {
    const schema = contract.resolve<Schema>(bodyOfCall(id)?.schema).value;
    return contract.resolve<Schema>(schema.properties?.currency);
  };

  test.each([
    ['createPayment', 'Currency'],
    ['createInvoice', 'Currency'],
    ['createPayout', 'CryptoCurrency'],
  ])('%s says which currencies: those of %s', (id, schema) => {
    const { value, names } = currencyOf(id);
    expect(value.enum).toEqual(contract.resolve<Schema>({ $ref: `#/components/schemas/${schema}` }).value.enum);
    expect(names).toEqual(['schemas/RequestedCurrency']);
  });

  const body = bodyOfCall('createInvoice')?.schema as Schema;
  /** Where | stands. */
  const completed = (text: string) => {
    const caret = text.indexOf('|');
    return completionsAt(contract, body, text.replace('|', ''), caret);
  };
  const labels = (text: string) => completed(text)?.options.map(({ label }) => label);

  test.each([
    ['{|', ['amount', 'currency', 'description']],
    ['{"amount": 1, |}', ['currency', 'description', 'customer_name']],
    ['{"amount": 1, "|', ['currency', 'description', 'customer_name']],
    // A string that is being written ends with its line, and members behind the place are members as well.
    ['{\n  "|\n  "description": "x",\n  "amount": 1\n}', ['currency', 'customer_name']],
    ['{"amount": 1 "c|', ['currency', 'customer_name', 'customer_email']],
    ['{"items": [{"|', ['name', 'quantity', 'unit_price']],
    ['{"items": [{"name": "{[,:", "q|', ['quantity']],
    ['{"currency": |', ['BTC', 'ETH', 'LTC']],
    ['{"currency": "e|"}', ['ETH', 'EUR']],
    ['{"currency": E|', ['ETH', 'EUR']],
  ])('%s can go on with %j', (text, first) => {
    expect(labels(text)?.slice(0, first.length)).toEqual(first);
  });

  test.each([
    '|',
    '{"description": "|',
    '{"amount"|',
    '{"amount" |',
    '{"amount": 1|}',
    '{}|',
    '{"currency": "EUR"|}',
    '{"nothing": {"|',
    '{"x|',
  ])('%s cannot', (text) => {
    expect(completed(text)).toBeUndefined();
  });

  test('what is begun is replaced as a whole, and a colon is written once', () => {
    const text = '{"cur": 1}';
    const found = completed('{"cur|": 1}');
    expect(found?.options).toEqual([
      { label: 'currency', meaning: expect.stringMatching(/^Required\. .*\.$/), text: '"currency"' },
    ]);
    expect(text.slice(found?.from, found?.to)).toBe('"cur"');
    expect(completed('{"cur|')?.options[0]?.text).toBe('"currency": ');
  });
});

describe('forms made from the contract', async () => {
  await loadControlContract();
  const control = new Contract(loadContract('sandbox').document);
  const bodyFor = (operation: string): unknown => control.entries.find(({ id }) => id === operation)?.body?.schema;
  const leaves = (operation: string, fields: KnownFields = {}) =>
    leavesOf(control, bodyFor(operation), fields, () => true);
  const placesOf = (operation: string) => leaves(operation).map(({ place }) => place);

  test('every effect of a fault has a field, whatever the contract adds', () => {
    const { properties = {} } = control.resolve<{ properties?: object }>({
      $ref: '#/components/schemas/FaultEffect',
    }).value;
    const places = placesOf('addFault');
    for (const name of Object.keys(properties)) {
      expect(
        places.some((place) => `${place}.`.startsWith(`effect.${name}.`)),
        name,
      ).toBe(true);
    }
    const body = { type: 'object', properties: { tomorrow: { type: 'integer', minimum: 2, description: 'New.' } } };
    const [added] = leavesOf(control, body, {}, () => true);
    expect(added).toMatchObject({ place: 'tomorrow', label: 'Tomorrow' });
    expect(added && hintOf(added)).toBe('New. At least 2.');
  });

  test('what must be given comes first, and begins with what can be chosen', () => {
    expect(placesOf('registerEndpoint').slice(0, 1)).toEqual(['url']);
    const [amount, currency] = leaves('createPayment');
    expect([amount?.place, currency?.place]).toEqual(['amount', 'currency']);
    expect(currency && initialOf(currency)).toBe('BTC');
    const scopes = leaves('createKey').find(({ place }) => place === 'scopes');
    expect(scopes && initialOf(scopes)).toContain('payments:read,payments:write');
  });

  test('what was typed is sent as the contract has it, and what is no number as it is', () => {
    const fields = leaves('addFault', { times: { empty: null } });
    const typed = {
      'effect.status': '503',
      'effect.after_commit': 'true',
      'effect.delay': '10m',
      'effect.stale': '90',
    };
    expect(bodyOf(fields, { ...typed, 'match.nth': 'second' })).toEqual({
      effect: { status: 503, after_commit: true, delay: '10m', stale: 90 },
      match: { nth: 'second' },
      times: null,
    });
  });
});

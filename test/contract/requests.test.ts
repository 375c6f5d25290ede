import { describe, expect, test } from 'vitest';
import { loadContract, loadControlContract, type RawRequest, validateRequest } from '../../src/contract/index.js';
import { fixture } from './fixture.js';
import { compileContract } from './in-memory.js';

await loadControlContract();

const contract = compileContract(fixture);
const good = { amount: 5, currency: 'EUR' };

function judge(operationId: string, raw: Partial<RawRequest>) {
  const path: Record<string, string> = operationId === 'getOrder' ? { order_id: 'o1' } : {};
  return validateRequest(contract.operation(operationId), { query: {}, path, headers: {}, body: undefined, ...raw });
}

function firstOf(operationId: string, raw: Partial<RawRequest>) {
  const result = judge(operationId, raw);
  if (result.ok) throw new Error('The request was accepted.');
  const { location, parameter, value, rule, pointer } = result.violation;
  return { location, parameter, value, rule, pointer };
}

const body = (changes: Record<string, unknown>) => ({ body: { ...good, ...changes } });
const schemas = '#/components/schemas';
const properties = `${schemas}/OrderBody/properties`;

describe('a violation names parameter, value, rule and the place in the contract', () => {
  test.each<[string, unknown, string, unknown, string, string]>([
    ['missing', { currency: 'EUR' }, 'amount', undefined, 'required', `${schemas}/OrderBody/required`],
    ['zero', { ...good, amount: 0 }, 'amount', 0, 'positive_numeric', `${schemas}/Money/exclusiveMinimum`],
    ['a string for a number', { ...good, amount: '5' }, 'amount', '5', 'numeric', `${schemas}/Money/type`],
    ['too large', { ...good, amount: 1e7 }, 'amount', 1e7, 'max:1000000', `${schemas}/Money/maximum`],
    ['a number for a string', { ...good, currency: 5 }, 'currency', 5, 'string', `${properties}/currency/type`],
    ['a pattern', { ...good, currency: 'eur' }, 'currency', 'eur', 'format:currency', `${properties}/currency/pattern`],
    ['a URL', { ...good, url: 'javascript:1' }, 'url', 'javascript:1', 'format:uri', `${properties}/url/format`],
    ['an email', { ...good, email: 'a@b' }, 'email', 'a@b', 'format:email', `${properties}/email/format`],
    ['a nullable string', { ...good, email: 5 }, 'email', 5, 'string', `${properties}/email/type`],
    [
      'a date',
      { ...good, due_date: '2026-02-30' },
      'due_date',
      '2026-02-30',
      'format:date',
      `${properties}/due_date/format`,
    ],
    ['an enum', { ...good, level: 'mid' }, 'level', 'mid', 'in:low,high', `${properties}/level/enum`],
    ['a constant', { ...good, version: 'v2' }, 'version', 'v2', 'in:v1', `${properties}/version/const`],
    ['a boolean', { ...good, urgent: 'yes' }, 'urgent', 'yes', 'boolean', `${properties}/urgent/type`],
    ['no items', { ...good, items: [] }, 'items', [], 'min_items:1', `${properties}/items/minItems`],
    ['not an array', { ...good, items: {} }, 'items', {}, 'array', `${properties}/items/type`],
    [
      'inside an item',
      { ...good, items: [{ name: 'a', quantity: 0 }] },
      'items[0].quantity',
      0,
      'min:1',
      `${schemas}/Item/properties/quantity/minimum`,
    ],
    [
      'half a thing',
      { ...good, items: [{ name: 'a', quantity: 1.5 }] },
      'items[0].quantity',
      1.5,
      'integer',
      `${schemas}/Item/properties/quantity/type`,
    ],
    [
      'missing in an item',
      { ...good, items: [{ name: 'a' }] },
      'items[0].quantity',
      undefined,
      'required',
      `${schemas}/Item/required`,
    ],
    [
      'too long',
      { ...good, items: [{ name: 'abcdefghijk', quantity: 1 }] },
      'items[0].name',
      'abcdefghijk',
      'max_length:10',
      `${schemas}/Item/properties/name/maxLength`,
    ],
    [
      'empty',
      { ...good, items: [{ name: '', quantity: 1 }] },
      'items[0].name',
      '',
      'min_length:1',
      `${schemas}/Item/properties/name/minLength`,
    ],
    ['twice the same', { ...good, tags: ['a', 'a'] }, 'tags', ['a', 'a'], 'unique', `${properties}/tags/uniqueItems`],
    ['unknown', { ...good, colour: 'red' }, 'colour', 'red', 'unknown', `${schemas}/OrderBody/additionalProperties`],
    [
      'an inherited name',
      { ...good, constructor: 1 },
      'constructor',
      1,
      'unknown',
      `${schemas}/OrderBody/additionalProperties`,
    ],
    [
      'too many keys',
      { ...good, metadata: { a: 1, b: 2, c: 3 } },
      'metadata',
      { a: 1, b: 2, c: 3 },
      'max_items:2',
      `${properties}/metadata/maxProperties`,
    ],
    [
      'a long key',
      { ...good, metadata: { abcdef: 1 } },
      'metadata.abcdef',
      'abcdef',
      'max_length:5',
      `${properties}/metadata/propertyNames/maxLength`,
    ],
    [
      'a nested value',
      { ...good, metadata: { a: {} } },
      'metadata.a',
      {},
      'string',
      `${properties}/metadata/additionalProperties/type`,
    ],
    ['not an object', [], 'body', [], 'object', `${schemas}/OrderBody/type`],
    ['null', null, 'body', null, 'object', `${schemas}/OrderBody/type`],
    ['nothing', undefined, 'body', undefined, 'required', '#/paths/~1orders/post/requestBody'],
  ])('body: %s', (_name, sent, parameter, value, rule, pointer) => {
    expect(firstOf('createOrder', { body: sent })).toEqual({ location: 'body', parameter, value, rule, pointer });
  });

  test('says of a list that an entry is there twice, and not that the list is', () => {
    const judged = validateRequest(loadContract('merchant').operation('createWebhook'), {
      ...{ query: {}, path: {}, headers: {} },
      body: { url: 'https://shop.example/', event_types: ['invoice.paid', 'invoice.paid'] },
    });
    expect(judged).toMatchObject({ violation: { message: 'event_types must have each entry only once.' } });
  });

  const limit = '#/paths/~1orders/get/parameters/0/schema';
  test.each<[Record<string, string>, string, unknown, string, string]>([
    [{ limit: '0' }, 'limit', 0, 'min:1', `${limit}/minimum`],
    [{ limit: '101' }, 'limit', 101, 'max:100', `${limit}/maximum`],
    [{ limit: '0x10' }, 'limit', '0x10', 'integer', `${limit}/type`],
    [{ limit: '1e1' }, 'limit', '1e1', 'integer', `${limit}/type`],
    [{ limit: '-1' }, 'limit', '-1', 'integer', `${limit}/type`],
    [{ limit: ' 5' }, 'limit', ' 5', 'integer', `${limit}/type`],
    [{ limit: '' }, 'limit', '', 'integer', `${limit}/type`],
    [{ status: 'shut' }, 'status', 'shut', 'in:open,paid', '#/paths/~1orders/get/parameters/1/schema/enum'],
    [{ status: '' }, 'status', '', 'in:open,paid', '#/paths/~1orders/get/parameters/1/schema/enum'],
    [
      { created_after: '2026-02-30T00:00:00Z' },
      'created_after',
      '2026-02-30T00:00:00Z',
      'format:date-time',
      '#/paths/~1orders/get/parameters/2/schema/format',
    ],
    [
      { starting_after: '' },
      'starting_after',
      '',
      'min_length:1',
      '#/paths/~1orders/get/parameters/3/schema/minLength',
    ],
    [{ expand: '1' }, 'expand', '1', 'boolean', '#/paths/~1orders/get/parameters/4/schema/type'],
    [{ colour: 'red' }, 'colour', 'red', 'unknown', '#/paths/~1orders/get'],
    [{ constructor: '1' }, 'constructor', '1', 'unknown', '#/paths/~1orders/get'],
  ])('query: %j', (query, parameter, value, rule, pointer) => {
    expect(firstOf('listOrders', { query })).toEqual({ location: 'query', parameter, value, rule, pointer });
  });

  test('header, spelled as documented', () => {
    const pointer = '#/components/parameters/IdempotencyKey/schema';
    const long = 'x'.repeat(21);
    const expected = { location: 'header', parameter: 'Idempotency-Key' };
    expect(firstOf('createOrder', { ...body({}), headers: { 'idempotency-key': long } })).toEqual({
      ...expected,
      value: long,
      rule: 'max_length:20',
      pointer: `${pointer}/maxLength`,
    });
    expect(firstOf('createOrder', { ...body({}), headers: { 'idempotency-key': 'a b' } })).toEqual({
      ...expected,
      value: 'a b',
      rule: 'format:visible',
      pointer: `${pointer}/pattern`,
    });
  });

  test('path', () => {
    const sent = 'a-very-long-id';
    expect(firstOf('getOrder', { path: { order_id: sent } })).toEqual({
      location: 'path',
      parameter: 'order_id',
      value: sent,
      rule: 'max_length:12',
      pointer: '#/paths/~1orders~1{order_id}/parameters/0/schema/maxLength',
    });
  });

  test('the branch that came furthest speaks for its alternatives', () => {
    expect(firstOf('advance', { body: { by: 'soon' } })).toMatchObject({ parameter: 'by', rule: 'format:duration' });
    expect(firstOf('advance', { body: {} })).toMatchObject({ parameter: 'by', rule: 'required' });
  });
});

describe('a valid request', () => {
  test('has its query coerced and completed with defaults', () => {
    expect(judge('listOrders', { query: { expand: 'true' } })).toMatchObject({
      ok: true,
      query: { limit: 10, expand: true },
    });
    expect(judge('listOrders', { query: { limit: '7', created_after: '2026-01-01T00:00:00Z' } })).toMatchObject({
      query: { limit: 7, created_after: '2026-01-01T00:00:00Z' },
    });
  });

  test('keeps its body as it was sent, without defaults', () => {
    const sent = { ...good, email: null };
    const result = judge('createOrder', { body: sent });
    expect(result).toMatchObject({ ok: true });
    expect(sent).toEqual({ ...good, email: null });
  });

  test('may leave out an optional body, and has an undocumented one ignored', () => {
    expect(judge('advance', {})).toMatchObject({ ok: true });
    expect(judge('getOrder', { body: { any: 'thing' } })).toMatchObject({ ok: true, body: undefined });
  });

  test('leaves what the caller handed in as it was', () => {
    const query = { limit: '7' };
    judge('listOrders', { query });
    expect(query).toEqual({ limit: '7' });
  });
});

test.each([
  [{ currency: 'EUR' }, 'amount is required.'],
  [{ ...good, amount: 0 }, 'amount must be a number greater than 0.'],
  [{ ...good, level: 'mid' }, 'level must be one of low, high.'],
  [{ ...good, level: 'hgih' }, 'level must be one of low, high. Did you mean `high`?'],
  [{ ...good, level: 'HIGH' }, 'level must be one of low, high. Did you mean `high`?'],
  [{ ...good, version: 'v2' }, 'version must be v1.'],
  [{ ...good, due_date: 'x' }, 'due_date must be a date such as 2026-11-20.'],
  [{ ...good, items: [] }, 'items must have at least 1 entry.'],
  [{ ...good, colour: 1 }, 'colour is not known here; leave it out.'],
  [{ ...good, due_dat: 'x' }, 'due_dat is not known here; leave it out. Did you mean `due_date`?'],
])('the message of %j says what to do', (sent, message) => {
  expect(judge('createOrder', { body: sent })).toMatchObject({ violation: { message } });
});

describe('what validators of an earlier request accept by themselves', () => {
  test.each(['merchant', 'sandbox'] as const)(
    'has texts, numbers and flags alone in the query of %s: the rest only the engine reads',
    (name) => {
      const parameters = loadContract(name).operations.flatMap(({ details }) => details.queryParameters);
      expect(parameters.length).toBeGreaterThan(0);
      const plain = ['string', 'integer', 'number', 'boolean'];
      expect(parameters.filter(({ schema }) => !plain.includes(String(schema.type)))).toEqual([]);
    },
  );

  test('is coerced and completed as by the first request, and what is rejected is named by its own value', () => {
    const answers = [1, 2].map(() => judge('listOrders', { query: { limit: '5' } }));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ ok: true, query: { limit: 5 } });
    const refused = { limit: '5', status: 'nothing of that kind' };
    expect(firstOf('listOrders', { query: refused })).toMatchObject({ location: 'query', value: refused.status });
    expect(refused.limit).toBe('5');
  });
});

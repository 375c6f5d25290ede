import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseJsonBody, parseQuery } from '../../src/contract/index.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const parse = (text: string, type: string | undefined = 'application/json') => parseJsonBody(bytes(text), type);

function refusal(result: ReturnType<typeof parse>) {
  if (result.ok) throw new Error('The body was accepted.');
  return [result.violation.parameter, result.violation.rule];
}

describe('a JSON body', () => {
  test('is answered as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        const expected = JSON.parse(text);
        const result = parse(text);
        if (result.ok) expect(result.value).toEqual(expected);
        else expect(['numeric', 'max_digits:15', 'unknown', 'unique']).toContain(result.violation.rule);
      }),
    );
  });

  test.each([
    ['{"a":', 'body', 'json'],
    ['', 'body', 'required'],
    ['[1,]', 'body', 'json'],
    ['NaN', 'body', 'json'],
    ['{"a":1,"a":1}', 'a', 'unique'],
    ['{"a":1,"\\u0061":2}', 'a', 'unique'],
    ['{"items":[{"b":1},{"b":{"c":1,"c":2}}]}', 'items[1].b.c', 'unique'],
    ['{"__proto__":{"a":1}}', '__proto__', 'unknown'],
    ['{"metadata":{"\\u005f_proto__":1}}', 'metadata.__proto__', 'unknown'],
    ['{"a":1e309}', 'a', 'numeric'],
    ['[0,-1e999]', '[1]', 'numeric'],
    ['{"a":1234567890123456}', 'a', 'max_digits:15'],
    ['{"a":0.1234567890123456}', 'a', 'max_digits:15'],
    ['{"a":12345678901234567890e-5}', 'a', 'max_digits:15'],
    ['1234567890123456', 'body', 'max_digits:15'],
  ])('%s is rejected: %s %s', (text, parameter, rule) => {
    expect(refusal(parse(text))).toEqual([parameter, rule]);
  });

  test.each([
    '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}',
    '{"a":"\\"a\\":1, {[","b":"\\\\"}',
    '{"constructor":1,"toString":2}',
    '{"a":100000000000000000000,"b":0.000000000000000000001,"c":1.50000000000000000000,"d":-0}',
    '\ufeff{}',
  ])('%s is accepted', (text) => {
    expect(parse(text)).toMatchObject({ ok: true });
  });

  test('names the first key that stands twice, among few and among many, however it is spelled', () => {
    const key = fc.constantFrom(...Array.from({ length: 60 }, (_, n) => `k${n}`), '', 'é', '"', '\\', '\\"', 'a\nb');
    const spelled = fc.tuple(key, fc.boolean()).map(([name, escaped]) => ({
      name,
      text: escaped
        ? `"${name.replace(/./gsu, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`
        : JSON.stringify(name),
    }));
    const value = fc.constantFrom('1', '-0.5', '"\\""', '"{\\\\"', '[{"k1":1},{"k1":1}]', 'null', '{}');
    fc.assert(
      fc.property(fc.array(fc.tuple(spelled, value), { maxLength: 40 }), (members) => {
        const names = members.map(([{ name }]) => name);
        const again = names.find((name, at) => names.indexOf(name) < at);
        const result = parse(`{${members.map(([{ text }, each]) => `${text}:${each}`).join(' , ')}}`);
        if (again === undefined) expect(result.ok).toBe(true);
        else expect(refusal(result)).toEqual([again === '' ? 'body' : again, 'unique']);
      }),
      { numRuns: 3_000 },
    );
  });

  test('takes every number of at most 15 significant digits that a double can hold', () => {
    const digits = (least: number, most: number) =>
      fc.array(fc.constantFrom(...'0123456789'), { minLength: least, maxLength: most }).map((each) => each.join(''));
    const exponent = fc.constantFrom('', 'e5', 'E-7', 'e+3', 'e999', 'E-999');
    const number = fc.tuple(fc.constantFrom('', '-'), digits(1, 18), digits(0, 18), exponent);
    fc.assert(
      fc.property(number, ([sign, whole, fraction, power]) => {
        const text = `${sign}${BigInt(whole)}${fraction === '' ? '' : `.${fraction}`}${power}`;
        const held = Number.isFinite(Number(text));
        const significant = (BigInt(whole) + fraction).replace(/^0+|0+$/g, '').length;
        const expected = held ? significant <= 15 : false;
        for (const body of [text, `{"a":${text}}`, `[${text},1]`, `{"a":${text} }`]) {
          expect(parse(body).ok, body).toBe(expected);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('P4: a number of a million zeros is rejected in one pass over them', () => {
    const result = parse(`{"a":0.1${'0'.repeat(1_000_000)}1}`);
    expect(refusal(result)).toEqual(['a', 'max_digits:15']);
    expect(parse(`{"a":0.1${'0'.repeat(1_000_000)}}`).ok).toBe(true);
  });

  test('as deep as the cap is accepted, deeper is rejected without recursion', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parse(nested(64))).toMatchObject({ ok: true });
    expect(parse(nested(65))).toMatchObject({ ok: false, violation: { rule: 'json' } });
    expect(parse(nested(30_000))).toMatchObject({ ok: false, violation: { rule: 'json' } });
  });

  it.each([
    ['{"a":"x\\ud800y"}', 'a'],
    ['{"a":"\\uDFFF"}', 'a'],
    ['{"a":"\\udc00\\ud800"}', 'a'],
    ['{"a":"\\\\\\ud83d"}', 'a'],
    ['"\\ud83d"', 'body'],
    ['{"a":[{"b":"ok"},{"b":"\\ud83d\\u0041"}]}', 'a[1].b'],
    ['{"metadata":{"x\\ud800y":1}}', 'metadata.x\ufffdy'],
    ['{"\\ud800":"\\ud800"}', '\ufffd'],
  ])('A3: %s has half of a surrogate pair, and is rejected where it stands', (text, parameter) => {
    const result = parse(text);
    expect(refusal(result)).toEqual([parameter, 'format:unicode']);
    // Readers that cannot read the request can read the refusal.
    expect(JSON.stringify(result)).not.toMatch(/\\ud[89a-f]/i);
    expect(result).toMatchObject({
      violation: { value: undefined, message: expect.stringContaining('must be whole') },
    });
  });

  it.each(['{"a":"\\ud83d\\ude00"}', '{"\\uD83D\\uDE00":"\\ud7ff\\ue000"}', '{"a":"\\\\ud800"}', '"😀"'])(
    'A3: %s has whole characters',
    (text) => {
      expect(parse(text)).toMatchObject({ ok: true, value: JSON.parse(text) });
    },
  );

  test('in invalid UTF-8 is rejected', () => {
    const invalid = Uint8Array.from([0x22, 0xc3, 0x28, 0x22]);
    expect(parseJsonBody(invalid, 'application/json')).toMatchObject({ ok: false, violation: { rule: 'json' } });
  });

  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])('as %s is accepted', (type) => {
    expect(parse('{}', type)).toMatchObject({ ok: true });
  });

  test.each(['text/plain', 'application/jsonx', 'application/json; charset=latin1', 'application/json, text/html', ''])(
    'as "%s" is rejected',
    (type) => {
      expect(refusal(parse('{}', type))).toEqual(['Content-Type', 'content_type']);
      expect(refusal(parseJsonBody(bytes('{}'), undefined))).toEqual(['Content-Type', 'content_type']);
    },
  );
});

describe('a query string', () => {
  test.each([
    ['', {}],
    ['limit=5', { limit: '5' }],
    ['a=1&&b=2&', { a: '1', b: '2' }],
    ['a', { a: '' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=x+y%20z%2B', { a: 'x y z+' }],
    ['created_after=2026-01-01T00:00:00Z', { created_after: '2026-01-01T00:00:00Z' }],
    ['%C3%A9=%E2%82%AC', { é: '€' }],
  ])('%s is read', (raw, query) => {
    const result = parseQuery(raw);
    expect(result.ok && { ...result.query }).toEqual(query);
  });

  test.each([
    ['limit=1&limit=2', 'limit', 'unique'],
    ['limit=1&%6cimit=2', 'limit', 'unique'],
    ['limit[]=1', 'limit[]', 'unknown'],
    ['limit%5B__proto__%5D=1', 'limit[__proto__]', 'unknown'],
    ['limit=%', 'limit', 'format:url_encoding'],
    ['limit=%zz', 'limit', 'format:url_encoding'],
    ['limit=%C3%28', 'limit', 'format:url_encoding'],
    ['%ff=1', '%ff', 'format:url_encoding'],
  ])('%s is rejected: %s %s', (raw, parameter, rule) => {
    expect(parseQuery(raw)).toMatchObject({ ok: false, violation: { location: 'query', parameter, rule } });
  });

  test('named like a part of every object is an ordinary name', () => {
    const result = parseQuery('__proto__=1&constructor=2');
    expect(result.ok && Object.entries(result.query)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });
});

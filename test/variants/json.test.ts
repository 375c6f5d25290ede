import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/domain/records.js';
import { type JsonStyle, printJson, rawMembers } from '../../src/variants/json.js';

const STYLES: JsonStyle[] = ['js', 'plain', 'fixed', 'php', 'indented'];
const numbers = fc.oneof(
  fc.integer({ min: 1, max: 10 ** 12 }),
  fc.integer({ min: 1, max: 10 ** 9 }).map((n) => n / 10 ** 8),
);
const values = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, '', 'é/ü', '\u2028"\\\n', '😀'),
    fc.string({ unit: 'binary' }),
    numbers,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('amount', 'currency', 'fee', 'metadata', '7', 'ключ', 'a/b'), tie('value')),
  ),
})).value;

describe('printJson', () => {
  test('prints the same value in every style', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...STYLES), (value, style) => {
        expect(JSON.parse(printJson(value, style))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  const payment = {
    amount: 100.5,
    currency: 'EUR',
    paid_amount: 0.00021,
    paid_currency: 'BTC',
    payment_url: 'http://x/pay/1',
    description: 'Café ☕',
  };
  test.each<[JsonStyle, string]>([
    [
      'js',
      '{"amount":100.5,"currency":"EUR","paid_amount":0.00021,"paid_currency":"BTC","payment_url":"http://x/pay/1","description":"Café ☕"}',
    ],
    [
      'fixed',
      '{"amount":100.50,"currency":"EUR","paid_amount":0.00021000,"paid_currency":"BTC","payment_url":"http://x/pay/1","description":"Café ☕"}',
    ],
    [
      'php',
      '{"amount":100.5,"currency":"EUR","paid_amount":0.00021,"paid_currency":"BTC","payment_url":"http:\\/\\/x\\/pay\\/1","description":"Caf\\u00e9 \\u2615"}',
    ],
  ])('%s prints a payment as such a sender does', (style, text) => {
    expect(printJson(payment, style)).toBe(text);
  });

  test.each<[JsonStyle, number, string]>([
    ['js', 1e-8, '1e-8'],
    ['plain', 1e-8, '0.00000001'],
    ['fixed', 1e-8, '0.00000001'],
    ['fixed', 100, '100.00000000'],
    ['php', 1e-8, '1.0e-8'],
    ['php', 0.000021, '2.1e-5'],
    ['php', 0.0001, '0.0001'],
    ['php', 100, '100'],
  ])('%s prints %d BTC as %s', (style, amount, text) => {
    expect(printJson({ amount, currency: 'BTC' }, style)).toBe(`{"amount":${text},"currency":"BTC"}`);
  });

  test('fixed takes each amount by its own currency, items by the invoice, and leaves everything else', () => {
    const invoice = {
      amount: 7,
      currency: 'USD',
      fee: 1,
      fee_currency: 'USDT',
      items: [{ name: 'a', quantity: 2, unit_price: 3.5 }],
      metadata: { amount: 5, currency: 'USD' },
    };
    expect(printJson(invoice, 'fixed')).toBe(
      '{"amount":7.00,"currency":"USD","fee":1.000000,"fee_currency":"USDT","items":[{"name":"a","quantity":2,"unit_price":3.50}],"metadata":{"amount":5,"currency":"USD"}}',
    );
    expect(printJson({ amount: 700, currency: 'JPY' }, 'fixed')).toBe('{"amount":700,"currency":"JPY"}');
  });

  test.each<[JsonStyle, Json, string]>([
    // An amount alone has no currency that could say its decimals; neither has one of a currency that is not known.
    ['fixed', 5, '5'],
    ['fixed', { amount: 5 }, '{"amount":5}'],
    ['fixed', { amount: 5, currency: 'XYZ' }, '{"amount":5,"currency":"XYZ"}'],
    ['fixed', { quantity: 5, currency: 'EUR' }, '{"quantity":5,"currency":"EUR"}'],
    ['fixed', { currency: 'EUR', amount: [5] }, '{"currency":"EUR","amount":[5]}'],
    // Within a list, and within metadata, nothing is an amount.
    [
      'fixed',
      { items: [[5]], amount: [{ amount: 5 }], currency: 'EUR' },
      '{"items":[[5]],"amount":[{"amount":5.00}],"currency":"EUR"}',
    ],
    [
      'fixed',
      { currency: 'EUR', metadata: { fee: { amount: 5 } } },
      '{"currency":"EUR","metadata":{"fee":{"amount":5}}}',
    ],
    ['php', 0, '0'],
    ['php', -0.00002, '-2.0e-5'],
    ['php', 0.00099, '0.00099'],
    ['php', 9e18, '9000000000000000000'],
    ['php', -1e19, '-1.0e+19'],
    ['php', 123456789012345e5, '1.23456789012345e+19'],
    ['plain', [null, true, ''], '[null,true,""]'],
  ])('%s prints %j as %s', (style, value, text) => {
    expect(printJson(value, style)).toBe(text);
  });

  test.each(['plain', 'fixed', 'php'] as const)('%s leaves out what JSON has no words for', (style) => {
    const value = { a: undefined, b: Number.NaN } as unknown as Json;
    expect(printJson(value, style)).toBe('{"b":null}');
  });

  test('indented stands on lines of its own', () => {
    expect(printJson({ a: [1] }, 'indented')).toBe('{\n    "a": [\n        1\n    ]\n}');
  });
});

describe('rawMembers', () => {
  test('finds every member as it stands in the text', () => {
    const objects = fc.dictionary(fc.string(), values, { noNullPrototype: true });
    fc.assert(
      fc.property(objects, fc.constantFrom(...STYLES), (object, style) => {
        const text = printJson(object, style);
        const members = rawMembers(text);
        const parsed = JSON.parse(text) as Record<string, Json>;
        expect([...members.keys()]).toEqual(Object.keys(parsed));
        for (const [name, { start, end }] of members) {
          expect(JSON.parse(text.slice(start, end))).toEqual(parsed[name]);
        }
      }),
    );
  });

  test.each([
    ['{ "a" : 1 , "b":[1,"]",{"c":"}"}],\t"d" :"x\\"}" }', { a: '1', b: '[1,"]",{"c":"}"}]', d: '"x\\"}"' }],
    ['\r\n{"a":true}', { a: 'true' }],
    ['{"a":-1.5e3}', { a: '-1.5e3' }],
    ['{"a":{},"b":[]}', { a: '{}', b: '[]' }],
    ['{"a":null\n}', { a: 'null' }],
    ['{}', {}],
  ])('of %s are where they stand, without the white space around them', (text, parts) => {
    const found = [...rawMembers(text)].map(([name, { start, end }]) => [name, text.slice(start, end)]);
    expect(Object.fromEntries(found)).toEqual(parts);
  });

  test('takes what is no object for one without members', () => {
    for (const text of ['', '[]', '"a"', 'null', '7']) expect(rawMembers(text).size).toBe(0);
  });

  test('rejects a member that stands twice', () => {
    expect(() => rawMembers('{"data":1,"d\\u0061ta":2}')).toThrow('stands twice');
  });
});

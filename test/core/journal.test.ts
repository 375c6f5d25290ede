import { describe, expect, test } from 'vitest';
import { maskBody } from '../../src/core/journal.js';

describe('the journal shows no secret of a body', () => {
  test.each([
    ['a text', '{"url":"u","secret":"s3cr3t","a":1}', '{"url":"u","secret":"****","a":1}'],
    ['a number', '{"secret": 12345, "a": 1}', '{"secret": "****", "a": 1}'],
    ['an object', '{"secret":{"value":"s3cr3t","deep":{"x":"}"}},"a":1}', '{"secret":"****","a":1}'],
    ['a list', '{"a":[{"secret":["s3cr3t",["]"]]}],"b":2}', '{"a":[{"secret":"****"}],"b":2}'],
    ['an object of a body that is cut off', '{"secret":{"value":"s3cr', '{"secret":"****"'],
    ['two objects', '{"secret":{"v":"s3cr3t"},"token":{"v":"s3cr3t"}}', '{"secret":"****","token":"****"}'],
    ['an escaped name', '{"\\u0073ecret":{"v":"s3cr3t"}}', '{"\\u0073ecret":"****"}'],
    ['a name within what is no secret', '{"metadata":{"api_key":{"v":"s3cr3t"}}}', '{"metadata":{"api_key":"****"}}'],
  ])('as %s', (_what, body, masked) => {
    expect(maskBody(body)).toBe(masked);
  });

  test('and leaves everything else as it is, in time that grows with the body alone', () => {
    const body = JSON.stringify({ amount: 1, text: '"secret":{', items: [{ name: 'a { b' }] });
    expect(maskBody(body)).toBe(body);
    const began = performance.now();
    expect(maskBody('{"secret":['.repeat(6_000))).toBe('{"secret":"****"');
    expect(maskBody('{"secret":[]}'.repeat(5_000))).toHaveLength(5_000 * '{"secret":"****"}'.length);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

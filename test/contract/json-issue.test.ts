import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonIssue, parseJsonBody } from '../../src/contract/index.js';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('where a text stops being JSON', () => {
  test.each([
    ['{\n "a": 1,\n "b" 2\n}', 'line 3, column 6 has "2", where a colon is expected'],
    ['{"a": 1', 'line 1, column 8 is the end of the text, where a comma or } is expected'],
    ['{"a": 1,}', 'line 1, column 9 has "}", where a name in quotes is expected'],
    ['[1, 2,\n]', 'line 2, column 1 has "]", where a value is expected'],
    ['[1 2]', 'line 1, column 4 has "2", where a comma or ] is expected'],
    ["{'a': 1}", 'line 1, column 2 has "\'", where a name in quotes or } is expected'],
    ['{"a": tru}', 'line 1, column 7 has "t", where a value is expected'],
    ['{"a": 01}', 'line 1, column 8 has "1", where a comma or } is expected'],
    ['{"a": "b\n"}', 'line 1, column 9 has "\\n", where the rest of a text in quotes is expected'],
    ['{"a": "\\x"}', 'line 1, column 8 has "\\\\", where the rest of a text in quotes is expected'],
    ['{"a": "b', 'line 1, column 9 is the end of the text, where the rest of a text in quotes is expected'],
    ['{} {}', 'line 1, column 4 has "{", where the end is expected'],
    ['', 'line 1, column 1 is the end of the text, where a value is expected'],
    ['[😀]', 'line 1, column 2 has "😀", where a value or ] is expected'],
  ])('%j', (text, issue) => {
    expect(isJson(text)).toBe(false);
    expect(jsonIssue(text)).toBe(issue);
  });

  test('is found exactly where there is such a place', () => {
    const piece = fc.constantFrom(
      ...'{}[],:"\\ \n',
      '"a"',
      '1',
      '-',
      '0',
      '.5',
      'e1',
      'true',
      'null',
      'nul',
      '\\n',
      '\\u00',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect(jsonIssue(text) === undefined, text).toBe(isJson(text));
      }),
      { numRuns: 20_000 },
    );
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, cut) => {
        expect(jsonIssue(text)).toBeUndefined();
        const short = text.slice(0, cut % text.length);
        expect(jsonIssue(short) === undefined, short).toBe(isJson(short));
      }),
      { numRuns: 2_000 },
    );
  });

  test('is not looked for without an end', () => {
    expect(jsonIssue('['.repeat(1_000_000))).toBeUndefined();
    expect(jsonIssue(`${' '.repeat(17 * 1024 * 1024)}x`)).toBeUndefined();
  });

  test('is told to whoever sent it', () => {
    const body = new TextEncoder().encode('{\n  "amount": 1\n  "currency": "EUR"\n}');
    expect(parseJsonBody(body, 'application/json')).toMatchObject({
      ok: false,
      violation: {
        rule: 'json',
        message: 'The body is not valid JSON: line 3, column 3 has "\\"", where a comma or } is expected.',
      },
    });
  });
});

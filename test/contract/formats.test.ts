import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDate, isDateTime, isEmail, isUriReference, isWebUrl } from '../../src/contract/validator-helpers.js';

function table(name: string, check: (text: string) => boolean, good: string[], bad: string[]) {
  describe(name, () => {
    test.each(good)('accepts %s', (text) => expect(check(text)).toBe(true));
    test.each(bad)('rejects %s', (text) => expect(check(text)).toBe(false));
  });
}

table(
  'date-time',
  isDateTime,
  ['2026-11-20T17:00:00Z', '2026-11-20T17:00:00.123Z', '2024-02-29T23:59:59+05:30', '2000-02-29t00:00:00z'],
  [
    '2026-02-30T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '1900-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T23:59:60Z',
    '2026-01-01T00:00:00',
    '2026-01-01 00:00:00Z',
    '2026-01-01T00:00Z',
    '2026-01-01T00:00:00.Z',
    '2026-01-01T00:00:00+24:00',
    '2026-01-01T00:00:00Z\n',
    '2026-01-01',
  ],
);

table(
  'date',
  isDate,
  ['2026-11-20', '2024-02-29'],
  ['2026-02-29', '2026-04-31', '2026-1-1', '20261120', '2026-11-20Z'],
);

table(
  'uri',
  isWebUrl,
  [
    'https://example.com',
    'http://127.0.0.1:8080/hook?a=b&c=d#e',
    'HTTP://Example.com/%20',
    'http://[::1]:3000/',
    'https://user:secret@example.com/',
    'http://localhost/hook?list[]=1',
  ],
  [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://example.com',
    '//example.com',
    'example.com',
    'http://',
    'http:///path',
    'http:example.com',
    'http://exa mple.com',
    'http://example.com/a b',
    'http://example.com/%zz',
    'http://example.com:99999/',
    'http://example.com\\@evil.com',
    'http://ex\u00e4mple.com',
    ' http://example.com',
    'http://example.com\n',
  ],
);

table(
  'uri-reference',
  isUriReference,
  ['/v1/payments?limit=10&starting_after=x', '../a', '', '#a', 'https://example.com/'],
  ['javascript:alert(1)', '/a b', '/%', '/a\\b'],
);

table(
  'email',
  isEmail,
  ['a@example.com', 'first.last+tag@sub.example.co', "o'brien@example.ie"],
  [
    'a',
    '@example.com',
    'a@',
    'a@b',
    'a@@example.com',
    'a b@example.com',
    '.a@example.com',
    'a..b@example.com',
    'a@-x.com',
    `${'a'.repeat(65)}@example.com`,
    'a@example.com\n',
  ],
);

test('what is told to be a URL without reading it is one', () => {
  const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const host = fc.oneof(
    fc.constantFrom('localhost', '127.0.0.1', '1.2.3.4.5', '0x7f.1', 'a..b', '1.2.3', 'xn--a.com', '999.1.1.1'),
    fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join('.')),
  );
  const port = fc.oneof(
    fc.constant(''),
    fc.nat(99_999).map((number) => `:${number}`),
  );
  const path = fc.stringMatching(/^(?:\/[\w.~/%?#-]{0,20})?$/);
  fc.assert(
    fc.property(host, port, path, (name, number, rest) => {
      const url = `http://${name}${number}${rest}`;
      if (isWebUrl(url)) expect(URL.canParse(url), url).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

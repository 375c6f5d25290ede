import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headersToLog, heldSecret, maskBody, maskKeys, maskQuery, maskText } from '../../src/domain/request-log.js';

/** Texts of what makes and breaks URLs and keys, in any order. */
const texts = fc
  .array(
    fc.constantFrom(
      ...[
        'https://',
        ':\\/\\/',
        '://',
        '/',
        '\\/',
        '@',
        'me',
        's3cr3t',
        ':',
        '"',
        ' ',
        '\t',
        '\u00a0',
        '\\',
        '\\u003d',
        '%40',
        '.',
      ],
      ...[
        'tb_key_',
        'TB_SECRET_',
        'tB%5fkey%5F',
        'tb%5Fsecret_',
        'tb-key-',
        'b_',
        '0123456789ab',
        'abc',
        '-',
        'é',
        '{"a":"',
      ],
    ),
    { maxLength: 24 },
  )
  .map((pieces) => pieces.join(''));

describe('the request log shows no secret of a URL', () => {
  test.each([
    ['a query', 'https://x/?password=s3cr3t', 'https://x/?password=****'],
    ['a later parameter', 'https://x/?a=1&token=s3cr3t&b=2#c', 'https://x/?a=1&token=****&b=2#c'],
    ['user and password', 'https://me:s3cr3t@x.example/a?b=1', 'https://****@x.example/a?b=1'],
    ['a user alone', 'https://s3cr3t@x.example', 'https://****@x.example'],
    ['an escaped name', 'https://x/?p%61ssword=s3cr3t', 'https://x/?p%61ssword=****'],
    ['an escaped value', 'https://x/?token=s3%26cr3t%3D', 'https://x/?token=****'],
    ['slashes that JSON escapes', 'https:\\/\\/me:s3cr3t@x\\/?token=s3\\/cr3t', 'https:\\/\\/****@x\\/?token=****'],
    [
      'an ampersand that JSON escapes',
      'https://x/?a=1\\u0026token=s3cr3t\\u0026b',
      'https://x/?a=1\\u0026token=****\\u0026b',
    ],
    ['a URL in a URL', 'https://x/?to=https://y/?token=s3cr3t&a=1', 'https://x/?to=https://y/?token=****&a=1'],
    [
      'an escaped one',
      'https://x/?to=https%3A%2F%2Fy%3Fkey%3Ds3cr3t%26a%3D1',
      'https://x/?to=https%3A%2F%2Fy%3Fkey%3D****%26a%3D1',
    ],
    [
      'all that libraries for Java escape in JSON',
      'https://me:s3\\u003dcr3t@x/?a\\u003d1\\u0026token\\u003ds3cr3t\\u0026b\\u003d2',
      'https://****@x/?a\\u003d1\\u0026token\\u003d****\\u0026b\\u003d2',
    ],
    ['a fragment', 'https://x/#a=1&access_token=s3cr3t', 'https://x/#a=1&access_token=****'],
    ['a fragment that begins with it', 'https://x/a#access_token=s3cr3t&b=2', 'https://x/a#access_token=****&b=2'],
    [
      'user and password of an escaped one',
      'https://x/?to=https%3A%2F%2Fme%3As3cr3t%40y%2Fa%40b&a=1',
      'https://x/?to=https%3A%2F%2F****%40y%2Fa%40b&a=1',
    ],
    [
      'the fragment of an escaped one',
      'https://x/?to=https%3A%2F%2Fy%23id_token%3Ds3cr3t%26a',
      'https://x/?to=https%3A%2F%2Fy%23id_token%3D****%26a',
    ],
    ['a question mark in it', 'https://x/?token=s3?cr3t', 'https://x/?token=****'],
  ])('in %s', (_what, url, masked) => {
    expect(maskBody(`{"url":"${url}","a":1}`)).toBe(`{"url":"${masked}","a":1}`);
    expect(headersToLog({ referer: url })).toEqual({ referer: masked });
    expect(heldSecret(`{"url":"${masked}"}`)).toBe(true);
  });

  test('nor of one in a query', () => {
    expect(maskQuery('note=https://me:s3cr3t@x/?password=s3cr3t')).toBe('note=https://****@x/?password=****');
  });

  test('and leaves everything else as it is', () => {
    for (const url of [
      'https://x/?a=1&b=2',
      'https://x/password/token',
      'https://x/#a=1',
      'https://x/#token',
      'order #12 with 1 token = 2',
      'https://x/?to=https%3A%2F%2Fy%2F&mail=me%40shop.example',
      'mail me@shop.example',
      'secret? a=1',
      '?=&==',
    ]) {
      expect(maskBody(`{"url":"${url}"}`)).toBe(`{"url":"${url}"}`);
      expect(heldSecret(url)).toBe(false);
    }
  });
});

test('no text is spared the search that the search would change', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const keyless = text.replace(/(tb(?:_|%5f)(?:key|secret)(?:_|%5f))[\w%-]{12,}/gi, '$1****');
      expect(maskKeys(text)).toBe(keyless);
      // Behind a question mark nothing here names a secret, so that only users of URLs are left to be found.
      expect(maskText(text)).toBe(
        maskKeys(text.replace(/(:(?:\\?\/){2})(?:[^\s"/?#@\\]|\\u[\da-f]{4})+@/gi, '$1****@')),
      );
    }),
    { numRuns: 5_000 },
  );
});

/** Headers and bodies that are well-formed HTTP and mean harm. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { type Case, call, GOOD_BODY, JSON_HEADER, joined, merchantCases, upload } from '../case.js';

const POST = 'POST /v1/payments';
const many = (count: number, header: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => header(i));

const HEADERS: Case[] = merchantCases([
  [
    '3,000 headers of three bytes',
    call(
      'GET /v1/balance',
      many(3_000, () => 'a:'),
    ),
    200,
  ],
  [
    '3,000 headers',
    call(
      'GET /v1/balance',
      many(3_000, (i) => `X-Thing-${i}: 1`),
    ),
    431,
  ],
  ['a header of 15,000 bytes', call('GET /v1/balance', [`X-Thing: ${'a'.repeat(15_000)}`]), 200],
  ['a header of 20,000 bytes', call('GET /v1/balance', [`X-Thing: ${'a'.repeat(20_000)}`]), 431],
  ['a header of 10,000,000 bytes', call('GET /v1/balance', [`X-Thing: ${'a'.repeat(10_000_000)}`]), 431],
  ['the name of a header of 20,000 bytes', call('GET /v1/balance', [`${'X'.repeat(20_000)}: 1`]), 431],
  [
    '1,000 cookies',
    call(
      'GET /v1/balance',
      many(1_000, () => 'Cookie: a=b'),
    ),
    200,
  ],
  ['a header __proto__', call('GET /v1/balance', ['__proto__: polluted']), 200],
  ['a header constructor', call('GET /v1/balance', ['constructor: polluted', 'toString: x', 'hasOwnProperty: x']), 200],
  ['headers of bytes above 127', call('GET /v1/balance', ['X-Thing: \u00ff\u00fe\u0080']), 200],
  ['two keys', call('GET /v1/balance', ['Authorization: Bearer tb_key_readonly']), 200],
  ['two content types', upload(POST, GOOD_BODY, [JSON_HEADER, 'Content-Type: text/plain']), 201],
  [
    'an Idempotency-Key of 300 characters',
    upload(POST, GOOD_BODY, [JSON_HEADER, `Idempotency-Key: ${'k'.repeat(300)}`]),
    400,
  ],
  ['an Idempotency-Key that is __proto__', upload(POST, GOOD_BODY, [JSON_HEADER, 'Idempotency-Key: __proto__']), 201],
  ['an empty Idempotency-Key', upload(POST, GOOD_BODY, [JSON_HEADER, 'Idempotency-Key:']), 400],
  ['a Prefer that means nothing', call('GET /v1/balance', ['Prefer: ;;=,,"']), 200],
  ['a Prefer of __proto__', call('GET /v1/balance', ['Prefer: code=__proto__, example=__proto__']), 400],
]);

/** An hour of a decompressor's work in a few kilobytes. */
const ZEROS = Buffer.alloc(50 * 1024 * 1024);
const GZIP_BOMB = gzipSync(ZEROS);
const encoded = (bytes: Uint8Array, coding: string): Buffer =>
  upload(POST, bytes, [JSON_HEADER, `Content-Encoding: ${coding}`]);

const ENCODINGS: Case[] = merchantCases(
  [
    ['a gzip bomb', encoded(GZIP_BOMB, 'gzip'), 400, 'Content-Encoding'],
    ['a gzip bomb in a gzip bomb', encoded(gzipSync(GZIP_BOMB), 'gzip, gzip'), 400, 'Content-Encoding'],
    ['a deflate bomb', encoded(deflateSync(ZEROS), 'deflate'), 400, 'Content-Encoding'],
    ['a brotli bomb', encoded(brotliCompressSync(ZEROS), 'br'), 400, 'Content-Encoding'],
    ['a body that is gzip and does not say so', upload(POST, gzipSync(GOOD_BODY)), 400, 'body'],
    ['a body that says gzip and is none', encoded(Buffer.from(GOOD_BODY), 'gzip'), 400, 'Content-Encoding'],
    ['a content coding that nobody knows', encoded(Buffer.from(GOOD_BODY), 'x-rot13'), 400, 'Content-Encoding'],
    ['a coding that is __proto__', encoded(Buffer.from(GOOD_BODY), '__proto__'), 400, 'Content-Encoding'],
    ['twenty codings', encoded(Buffer.from(GOOD_BODY), many(20, () => 'gzip').join(', ')), 400, 'Content-Encoding'],
    ['identity', encoded(Buffer.from(GOOD_BODY), 'identity'), 201],
  ],
  'createPayment',
);

const DEEP = 120_000;
const CONTENTS: readonly (readonly [name: string, body: string | Uint8Array])[] = [
  ['arrays 120,000 deep', '['.repeat(DEEP) + ']'.repeat(DEEP)],
  ['objects 120,000 deep', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  ['arrays 30,000 deep', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['arrays 60,000 deep and left open', '['.repeat(60_000)],
  ['objects 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['metadata 1,000 deep', `{"amount":1,"currency":"USD","metadata":${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}}`],
  ['__proto__', '{"__proto__":{"polluted":true},"amount":1,"currency":"USD"}'],
  ['__proto__ in escapes', '{"\\u005f_proto__":{"polluted":true},"amount":1,"currency":"USD"}'],
  ['__proto__ in metadata', '{"amount":1,"currency":"USD","metadata":{"__proto__":{"polluted":true}}}'],
  ['constructor', '{"constructor":{"prototype":{"polluted":true}},"amount":1,"currency":"USD"}'],
  ['duplicate keys', '{"amount":1,"amount":2,"currency":"USD"}'],
  ['duplicate keys in escapes', '{"amount":1,"\\u0061mount":2,"currency":"USD"}'],
  ['60,000 spaces and nothing', ' '.repeat(60_000)],
  ['a body of null', 'null'],
  ['a body of a number', '1e400'],
  ['a number of 60,000 digits', `{"amount":${'9'.repeat(60_000)},"currency":"USD"}`],
  ['a number beyond doubles', '{"amount":1e400,"currency":"USD"}'],
  ['a number with 60,000 decimals', `{"amount":0.${'1'.repeat(60_000)},"currency":"USD"}`],
  ['an exponent of 1,000 digits', `{"amount":1e${'9'.repeat(1_000)},"currency":"USD"}`],
  ['NaN', '{"amount":NaN,"currency":"USD"}'],
  ['a comment', '{"amount":1,/* */"currency":"USD"}'],
  ['a comma at the end', '{"amount":1,"currency":"USD",}'],
  ['two documents', `${GOOD_BODY}${GOOD_BODY}`],
  ['a NUL behind the document', `${GOOD_BODY}\u0000`],
  ['invalid UTF-8', joined('{"amount":1,"currency":"USD","description":"', Buffer.from([0xff, 0xfe, 0x80]), '"}')],
  ['half a character at the end', joined('{"amount":1,"currency":"USD","description":"', Buffer.from([0xe2, 0x82]))],
  ['overlong UTF-8', joined('{"amount":1,"currency":"USD","description":"', Buffer.from([0xc0, 0xaf]), '"}')],
  ['UTF-16', Buffer.from(`\ufeff${GOOD_BODY}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(GOOD_BODY, 'utf16le')],
  ['UTF-32', Buffer.from([...GOOD_BODY].flatMap((letter) => [0, 0, 0, letter.charCodeAt(0)]))],
  ['5,000 unknown keys', `{${many(5_000, (i) => `"k${i}":1`).join(',')}}`],
  [
    '5,000 keys that collide in weak hashes',
    `{${many(5_000, (i) => `"${'Aa'.repeat(i % 7)}${'BB'.repeat(i % 11)}${i}":1`).join(',')}}`,
  ],
  ['nothing', ''],
];

/** The same contents at the two doors that read JSON. */
const BODIES: Case[] = CONTENTS.flatMap(([name, body]): Case[] => [
  { name: `body: ${name}`, sent: [upload(POST, body)], answers: [400], door: 'merchant', operation: 'createPayment' },
  {
    name: `control API, body: ${name}`,
    sent: [upload('POST /_sandbox/faults', body)],
    answers: [400],
    door: 'control',
  },
]);

const TAKEN: Case[] = merchantCases(
  [
    ['a lone surrogate in a text', upload(POST, '{"amount":1,"currency":"USD","description":"\\ud800"}'), 400],
    ['a NUL in a text', upload(POST, '{"amount":1,"currency":"USD","description":"a\\u0000b"}'), 201],
    ['constructor in metadata', upload(POST, '{"amount":1,"currency":"USD","metadata":{"constructor":"x"}}'), 201],
    ['a byte order mark', upload(POST, `\ufeff${GOOD_BODY}`), 201],
    [
      'a text that is code',
      upload(POST, '{"amount":1,"currency":"USD","description":"</script><script>alert(1)"}'),
      201,
    ],
    ['minus zero', upload(POST, '{"amount":-0,"currency":"USD"}'), 400, 'amount'],
    ['an amount as text', upload(POST, '{"amount":"1","currency":"USD"}'), 400, 'amount'],
    ['a body of 65,537 bytes', upload(POST, GOOD_BODY.padEnd(65_537)), 400, 'body'],
    ['a body of 65,536 bytes', upload(POST, GOOD_BODY.padEnd(65_536)), 201],
    ['a body of 5,000,000 bytes', upload(POST, GOOD_BODY.padEnd(5_000_000)), 400, 'body'],
  ],
  'createPayment',
);

const TYPES: Case[] = [
  'text/plain',
  'text/json',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json;;',
  'application/json, application/json',
  'application/json\u00ff',
  '',
].flatMap((type): Case[] => [
  {
    name: `content type ${JSON.stringify(type)}`,
    sent: [upload(POST, GOOD_BODY, [`Content-Type: ${type}`])],
    answers: [400],
    door: 'merchant',
    operation: 'createPayment',
    parameter: 'Content-Type',
  },
  {
    name: `control API, content type ${JSON.stringify(type)}`,
    sent: [upload('POST /_sandbox/faults', '{"effect":{"status":500}}', [`Content-Type: ${type}`])],
    answers: [400],
    door: 'control',
    parameter: 'Content-Type',
  },
]);

const MULTIPART = '--x\r\nContent-Disposition: form-data; name="amount"\r\n\r\n1\r\n--x--\r\n';
const OTHERS: Case[] = [
  {
    name: 'a form of parts',
    sent: [upload(POST, MULTIPART, ['Content-Type: multipart/form-data; boundary=x'])],
    answers: [400],
    door: 'merchant',
  },
  {
    name: 'control API: a gzip bomb as a state',
    sent: [upload('PUT /_sandbox/state', GZIP_BOMB, [JSON_HEADER, 'Content-Encoding: gzip'])],
    answers: [400],
    door: 'control',
    parameter: 'Content-Encoding',
  },
  {
    name: 'control API: a state of 257 MiB is announced',
    sent: [call('PUT /_sandbox/state', [JSON_HEADER, `Content-Length: ${257 * 1024 * 1024}`], '{')],
    answers: [400],
    door: 'control',
    parameter: 'body',
  },
  {
    name: 'control API: a state 120,000 deep',
    sent: [upload('PUT /_sandbox/state', `{"worlds":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`)],
    answers: [400],
    door: 'control',
  },
  {
    name: 'control API: a state whose key is __proto__',
    sent: [upload('PUT /_sandbox/state', '{"format":"tenderbox-state","__proto__":{"polluted":true}}')],
    answers: [400],
    door: 'control',
  },
  {
    name: 'pages: a form of 20,000 bytes',
    sent: [upload('POST /pay/{payment}/pay', 'a'.repeat(20_000), ['Content-Type: application/x-www-form-urlencoded'])],
    answers: [413],
    door: 'page',
  },
  {
    name: 'pages: a form that is JSON',
    sent: [upload('POST /pay/{payment}/pay', '{}')],
    answers: [415],
    door: 'page',
  },
  {
    name: 'pages: a form of another site',
    sent: [
      upload('POST /pay/{payment}/pay', 'coin=BTC', [
        'Content-Type: application/x-www-form-urlencoded',
        'Origin: https://evil.example',
      ]),
    ],
    answers: [403],
    door: 'page',
  },
  {
    name: 'pages: a form whose escapes are broken, with __proto__ in it',
    sent: [
      upload('POST /pay/{payment}/pay', '__proto__[x]=%zz&coin=%ff&coin=', [
        'Content-Type: application/x-www-form-urlencoded',
      ]),
    ],
    answers: [303],
    door: 'page',
  },
];

export const CONTENT_CASES: readonly Case[] = [...HEADERS, ...ENCODINGS, ...BODIES, ...TAKEN, ...TYPES, ...OTHERS];

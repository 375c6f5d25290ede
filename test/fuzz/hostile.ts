/** Requests that are meant to hurt: a good one, and then something is done to its bytes. */
import fc, { type Arbitrary } from 'fast-check';
import type { WireRequest } from './client.js';

/** What is done to a request on its way out. */
type Spoil = (request: WireRequest) => WireRequest;

const withTarget =
  (change: (path: string, query: string) => string): Spoil =>
  (request) => {
    const [path = '', ...query] = request.target.split('?');
    return { ...request, target: change(path, query.length === 0 ? '' : `?${query.join('?')}`) };
  };
const withHeaders =
  (headers: Record<string, string>): Spoil =>
  (request) => ({
    ...request,
    headers: { ...request.headers, ...headers },
  });
const withBody =
  (change: (body: string) => string | Uint8Array): Spoil =>
  (request) => ({
    ...request,
    headers: { 'content-type': 'application/json', ...request.headers },
    body: change(Buffer.from((request.body ?? '{}') as string).toString('utf8')),
  });

const LIMIT = 65_536;
/** Printable ASCII without what ends a target or has a meaning of its own there. */
const junk = fc.string({ unit: fc.constantFrom(...'abz019-_.~!$\'()*,;:@%/[]|^`"<>\\{}'), maxLength: 40 });
const latin = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xfe })
    .map((code) => (code < 0x7f ? code : code + 1))
    .map((code) => String.fromCharCode(code)),
  maxLength: 300,
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'M-SEARCH'];

const TARGETS: Arbitrary<Spoil> = fc.oneof(
  fc.constantFrom<Spoil>(
    withTarget((path, query) => `${path}/${query}`),
    withTarget((path, query) => `/${path}${query}`),
    withTarget((path, query) => path.replaceAll('/', '//') + query),
    withTarget((path, query) => path.toUpperCase() + query),
    withTarget((path, query) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`) + query),
    withTarget((path, query) => `${path}/../../v1/balance${query}`),
    withTarget((path, query) => `${path}%2f..%2fbalance${query}`),
    withTarget((path, query) => `${path}%00${query}`),
    withTarget((path, query) => `${path}%ff${query}`),
    withTarget((path, query) => `${path};a=1${query}`),
    withTarget((path, query) => `http://elsewhere.example${path}${query}`),
    withTarget((path, query) => `${path}${query === '' ? '?' : query}&&=&a`),
    withTarget((path) => `${path}?__proto__=1&constructor[prototype]=2`),
    withTarget((path) => `${path}?${'a=1&'.repeat(1500)}`),
    withTarget((path) => `${path}/${'x'.repeat(4000)}`),
    withTarget(() => '*'),
  ),
  junk.map((text) => withTarget((path, query) => `${path}/${text}${query}`)),
  junk.map((text) => withTarget((path) => `${path}?${text}`)),
);

const HEADERS: Arbitrary<Spoil> = fc.oneof(
  fc
    .constantFrom(
      ...[
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        'application/json;;',
        ';',
        '',
        'a'.repeat(500),
      ],
      ...[
        'multipart/form-data; boundary=x',
        'application/json, application/json',
        'APPLICATION/JSON',
        'application/json;charset="utf-8"',
      ],
    )
    .map((type) => withHeaders({ 'content-type': type })),
  fc
    .constantFrom('accept', 'accept-encoding', 'accept-language', 'origin', 'referer', 'cookie', 'x-forwarded-host')
    .chain((name) => latin.map((value) => withHeaders({ [name]: value.trim() }))),
  fc
    .constantFrom('gzip', 'deflate', 'br', 'identity', 'gzip, identity', 'x')
    .map((coding) => withHeaders({ 'content-encoding': coding })),
  latin.map((value) => withHeaders({ 'idempotency-key': value.trim() })),
  latin.map((value) => withHeaders({ prefer: value.trim() })),
  // Server errors are what Prefer gives when it is asked for them, so they are not asked for.
  fc
    .constantFrom(
      'code=404',
      'code=400, example=none',
      'code=999',
      'code=',
      'example=',
      'code=201',
      'respond-async',
      '"',
      'code="429"',
    )
    .map((value) => withHeaders({ prefer: value })),
  fc
    .constantFrom(
      'Bearer',
      'Bearer  ',
      'Basic YTpi',
      'Bearer tb_key_revoked',
      'Bearer x y',
      '',
      'bearer tb_key_readonly',
    )
    .map((value) => withHeaders({ authorization: value })),
  fc
    .nat(60)
    .map((count) =>
      withHeaders(Object.fromEntries(Array.from({ length: count }, (_, i) => [`x-filler-${i}`, 'y'.repeat(100)]))),
    ),
);

const repeated = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

const BODIES: Arbitrary<Spoil> = fc.oneof(
  fc.constantFrom<Spoil>(
    withBody(() => ''),
    withBody((body) => `\ufeff${body}`),
    withBody((body) => `${body}${body}`),
    withBody((body) => body.replace('{', '{"amount":1,"amount":2,')),
    withBody((body) => body.replace('{', '{"__proto__":{"polluted":true},')),
    withBody((body) => body.replace('{', '{"x\\ud800y":"\\udfff",')),
    withBody((body) => body.replace('{', '{"constructor":{"prototype":{"polluted":true}},')),
    withBody((body) => body.replaceAll('"', "'")),
    withBody((body) => body.replace(/\d+/, '1e400')),
    withBody((body) => body.replace(/\d+/, '-0')),
    withBody((body) => body.replace(/\d+/, '00012')),
    withBody((body) => body.replace(/\d+/, '0.1000000000000000055511151231257827')),
    withBody((body) => body.replace(/"text"/, '"\\ud800\\u0000\\udfff"')),
    withBody((body) => `[${body}]`),
    withBody(() => '{"a":'.repeat(5000)),
    withBody(() => '['.repeat(30_000) + ']'.repeat(30_000)),
    withBody(() => 'null'),
    withBody(() => '"text"'),
    withBody(() => 'NaN'),
    withBody(() => `{"metadata":{${Array.from({ length: 3000 }, (_, i) => `"k${i}":${i}`).join(',')}}}`),
  ),
  fc
    .tuple(fc.integer({ min: LIMIT - 40, max: LIMIT + 2 }), fc.constantFrom('a', '😀', '\\u0041', 'é'))
    .map(([size, unit]) =>
      withBody((body) => {
        const filled = `${body.slice(0, -1)}${body.length > 2 ? ',' : ''}"description":"`;
        const most = size - Buffer.byteLength(filled) - 2;
        return `${filled}${repeated(unit, Math.max(0, Math.floor((most * unit.length) / Buffer.byteLength(unit))))}"}`;
      }),
    ),
  fc.tuple(fc.nat(400), fc.integer({ min: 0, max: 255 })).map(([at, byte]) =>
    withBody((body) => {
      const bytes = Buffer.from(body);
      bytes[at % bytes.length] = byte;
      return bytes;
    }),
  ),
  fc.nat(400).map((at) => withBody((body) => body.slice(0, at % (body.length + 1)))),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => withBody(() => bytes)),
  fc.jsonValue({ maxDepth: 8 }).map((value) => withBody(() => JSON.stringify(value))),
);

const SPOILS = fc.oneof(
  { weight: 4, arbitrary: TARGETS },
  { weight: 3, arbitrary: HEADERS },
  { weight: 4, arbitrary: BODIES },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...METHODS).map(
      (method): Spoil =>
        (request) => ({ ...request, method }),
    ),
  },
);

/** One to three things that are done to a request, one after the other. */
export const spoils: Arbitrary<Spoil> = fc
  .array(SPOILS, { minLength: 1, maxLength: 3 })
  .map((all) => (request: WireRequest) => all.reduce((spoilt, spoil) => spoil(spoilt), request));

/** A target as Node sends it: what cannot stand in a request line is escaped. */
export const sendable = (target: string): string =>
  target.replace(/[^\x21-\x7e]/g, (character) =>
    /[\ud800-\udfff]/.test(character) ? '%EF%BF%BD' : encodeURIComponent(character),
  );

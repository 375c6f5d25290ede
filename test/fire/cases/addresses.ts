/** Methods, targets and Host headers, at the three doors. */
import { bare, type Case, call, type Door, KEY, merchantCases } from '../case.js';

const HOST = 'Host: 127.0.0.1';
const HTML = 'Accept: text/html';
const closing = ['Connection: close'];

const TARGETS: Case[] = [
  ...merchantCases([
    ['an absolute target', call('GET http://shop.example/v1/balance'), 200],
    ['an absolute target with a fault in its query', call('GET http://shop.example/v1/payments?limit=0'), 400, 'limit'],
    ['an absolute target that is HTTPS', call('GET https://shop.example:8443/v1/balance'), 200],

    ['an absolute target of another scheme', call('GET gopher://shop.example/v1/balance'), 200],
    ['a target that is an authority', call('GET shop.example:443'), 400],
    ['a target that is a star', call('GET *'), 404],
    ['OPTIONS *', call('OPTIONS *'), 404],
    ['OPTIONS of a resource', call('OPTIONS /v1/payments'), 405],
    ['two slashes', call('GET //v1//payments'), 404],
    ['a slash at the end', call('GET /v1/payments/'), 404],
    ['dots', call('GET /v1/../v1/payments'), 404],
    ['encoded dots', call('GET /v1/%2e%2e/v1/payments'), 404],
    ['a backslash', call('GET /v1\\payments'), 404],
    ['capitals', call('GET /V1/PAYMENTS'), 404],
    ['a semicolon', call('GET /v1/payments;jsessionid=1'), 404],
    ['a fragment', call('GET /v1/payments#all'), 200],
    ['half a percent escape', call('GET /v1/payments/%'), 400],
    ['a percent escape of no digits', call('GET /v1/payments/%zz'), 400],
    ['a percent escape of no UTF-8', call('GET /v1/payments/%ff%fe'), 400],
    ['an overlong percent escape', call('GET /v1/payments/%c0%af'), 400],
    ['an escaped lone surrogate', call('GET /v1/payments/%ed%a0%80'), 400],
    ['an escaped NUL', call('GET /v1/payments/%00'), 404],
    ['an escaped line break', call('GET /v1/payments/%0d%0aX-Injected:%201'), 404],
    ['an escaped slash', call('GET /v1/payments/a%2fb'), 404],
    ['half a percent escape outside of the API', call('GET /%'), 404],
    ['half a percent escape below the control API', call('GET /v1/%/x'), 404],
    ['__proto__ as a path', call('GET /v1/__proto__'), 404],
    ['constructor as a path', call('GET /v1/constructor'), 404],
    ['__proto__ as an id', call('GET /v1/payments/__proto__'), 404],
    ['toString as an id', call('GET /v1/payouts/toString'), 404],
    ['an id of 8,000 characters', call(`GET /v1/payments/${'x'.repeat(8_000)}`), 404],
    ['a target of 15,000 characters', call(`GET /v1/${'x/'.repeat(7_500)}`), 404],
    ['a target of 20,000 characters', call(`GET /v1/${'x'.repeat(20_000)}`), 431],
    ['bytes above 127 in the target', call('GET /v1/p\u00e4yments'), 400],
    ['half a percent escape in the query', call('GET /v1/payments?status=%'), 400, 'status'],
    ['no UTF-8 in the query', call('GET /v1/payments?status=%ff'), 400, 'status'],
    ['a query of brackets', call('GET /v1/payments?limit[$gt]=1'), 400, 'limit[$gt]'],
    ['a parameter twice', call('GET /v1/payments?limit=1&limit=2'), 400, 'limit'],
    ['__proto__ in the query', call('GET /v1/payments?__proto__=1'), 400, '__proto__'],
    ['__proto__ with brackets in the query', call('GET /v1/payments?__proto__[x]=1'), 400, '__proto__[x]'],
    ['constructor in the query', call('GET /v1/payments?constructor=1'), 400, 'constructor'],
    ['3,000 parameters', call(`GET /v1/payments?${'&a=1'.repeat(3_000)}`), 400, 'a'],
    ['15,000 ampersands', call(`GET /v1/payments?${'&'.repeat(15_000)}`), 200],
    ['a limit of 1e1', call('GET /v1/payments?limit=1e1'), 400, 'limit'],
    ['a limit of 400 digits', call(`GET /v1/payments?limit=${'9'.repeat(400)}`), 400],
    ['a key in the query', call('GET /v1/payments?api_key=tb_key_default'), 400, 'api_key'],
  ]),
  ...['TRACE', 'PROPFIND', 'M-SEARCH', 'PURGE', 'SOURCE', 'QUERY', 'PUT', 'PATCH', 'LINK'].map(
    (method): Case => ({
      name: `the method ${method}`,
      sent: [call(`${method} /v1/payments`)],
      answers: [405],
      door: 'merchant',
    }),
  ),
];

const CONTROL_TARGETS: Case[] = (
  [
    ['an unknown path', 'GET /_sandbox/nothing', 404],
    ['no path', 'GET /_sandbox', 404],
    ['__proto__ as a path', 'GET /_sandbox/__proto__', 404],
    ['constructor as an id', 'GET /_sandbox/payments/constructor', 404],
    ['half a percent escape', 'GET /_sandbox/payments/%', 400],
    ['a percent escape of no UTF-8', 'GET /_sandbox/payments/%ff', 400],
    ['an escaped NUL', 'GET /_sandbox/payments/%00', 404],
    ['dots', 'GET /_sandbox/../v1/payments', 404],
    ['a parameter twice', 'GET /_sandbox/requests?limit=1&limit=2', 400],
    ['__proto__ in the query', 'GET /_sandbox/requests?__proto__=1', 400],
    ['a method that it has not', 'PROPFIND /_sandbox/clock', 405],
    ['TRACE', 'TRACE /_sandbox/clock', 405],
    ['OPTIONS', 'OPTIONS /_sandbox/clock', 405],
    ['a path of 15,000 characters', `GET /_sandbox/payments/${'x'.repeat(15_000)}`, 400],
    ['X-Merchant that is __proto__', 'GET /_sandbox/clock', 401, 'X-Merchant: __proto__'],
    ['a key that is __proto__', 'GET /_sandbox/clock', 401, 'X-API-Key: __proto__'],
    ['a Last-Event-ID of 5,000 characters', 'GET /_sandbox/clock', 200, `Last-Event-ID: ${'9'.repeat(5_000)}`],
    ['a foreign origin', 'GET /_sandbox/clock', 403, 'Origin: https://evil.example'],
    ['an origin that is no URL', 'GET /_sandbox/clock', 403, 'Origin: \u00ff://[::'],
    ['an origin that is null', 'GET /_sandbox/clock', 403, 'Origin: null'],
    ['a page of another site', 'GET /_sandbox/clock', 403, 'Sec-Fetch-Site: cross-site'],
  ] as const
).map(([name, line, status, ...headers]) => ({
  name: `control API: ${name}`,
  sent: [bare(`${line} HTTP/1.1`, [HOST, ...closing, ...headers])],
  answers: [status],
  door: 'control',
}));

const PAGE_TARGETS: Case[] = (
  [
    ['an unknown page', 'GET /nothing', 404],
    ['an absolute target without a path', 'GET http://127.0.0.1', 200],
    ['a payment that is not there', 'GET /pay/pay_req_nothing', 404],
    ['__proto__ as an id', 'GET /pay/__proto__', 404],
    ['half a percent escape', 'GET /pay/%', 404],
    ['a percent escape of no UTF-8', 'GET /invoices/%ff', 404],
    ['an escaped NUL', 'GET /l/%00', 404],
    ['code as an id', 'GET /pay/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404],
    ['dots to a file', 'GET /assets/../../package.json', 404],
    ['escaped dots to a file', 'GET /assets/..%2f..%2fpackage.json', 404],
    ['a method that it has not', 'DELETE /pay/pay_req_nothing', 405],
    ['a path of 15,000 characters', `GET /pay/${'x'.repeat(15_000)}`, 404],
    ['a range that nobody can give', 'GET /dashboard', 200, 'Range: bytes=99999999999-1'],
    ['conditions without sense', 'GET /dashboard', 200, 'If-None-Match: "\u00ff', 'If-Modified-Since: never'],
    ['3,000 languages', 'GET /pay/pay_req_nothing', 404, `Accept-Language: ${'aa;q=0.1,'.repeat(1_500)}`],
    ['cookies without sense', 'GET /dashboard', 200, `Cookie: ${'=;'.repeat(3_000)}`],
  ] as const
).map(([name, line, status, ...headers]) => ({
  name: `pages: ${name}`,
  sent: [bare(`${line} HTTP/1.1`, [HOST, HTML, ...closing, ...headers])],
  answers: [status],
  door: 'page',
}));

/** Host headers that name nobody's host. */
const MALFORMED_HOSTS: readonly (readonly [name: string, host: string])[] = [
  ['empty', ''],
  ['blank', '   '],
  ['two names', 'a b'],
  ['a user', 'user:secret@127.0.0.1'],
  ['a path', '127.0.0.1/../x'],
  ['a URL', 'http://127.0.0.1'],
  ['a port of letters', '127.0.0.1:http'],
  ['a port beyond all', '127.0.0.1:999999'],
  ['two ports', '127.0.0.1:80:81'],
  ['a bracket left open', '[::1'],
  ['nothing in brackets', '[]'],
  ['a zone', '[fe80::1%25eth0]'],
  ['a list', '127.0.0.1, evil.example'],
  ['a percent escape', '127.0.0.1%00'],
  ['quotation marks', '"127.0.0.1"'],
  ['bytes above 127', 'm\u00fcnchen.example'],
  ['5,000 characters', 'a'.repeat(5_000)],
  ['5,000 dots', '.'.repeat(5_000)],
  ['__proto__', '__proto__'],
  ['code', '<script>alert(1)</script>'],
];

/** What the three doors say to somebody who calls them by a name that is none of this machine's. */
const HOSTS: Case[] = MALFORMED_HOSTS.flatMap(([name, host]) =>
  (
    [
      ['merchant', 'GET /v1/balance', 403],
      ['control', 'GET /_sandbox/clock', 403],
      ['page', 'GET /dashboard', 403],
    ] as const
  ).map(
    ([door, line, status]): Case => ({
      name: `Host is ${name}, asked for at the door ${door}`,
      sent: [bare(`${line} HTTP/1.1`, [`Host: ${host}`, KEY, HTML, ...closing])],
      answers: [status],
      door,
    }),
  ),
);

const SEVERAL_HOSTS: Case[] = (
  [
    ['merchant', 'GET /v1/balance', 403],
    ['control', 'GET /_sandbox/clock', 403],
    ['page', 'GET /dashboard', 403],
  ] as const satisfies readonly (readonly [Door, string, number])[]
).flatMap(([door, line, status]): Case[] => [
  {
    name: `two Host headers at the door ${door}`,
    sent: [bare(`${line} HTTP/1.1`, [HOST, 'Host: evil.example', KEY, HTML, ...closing])],
    answers: [status],
    door,
  },
  {
    name: `no Host header at the door ${door}`,
    sent: [bare(`${line} HTTP/1.1`, [KEY, HTML, ...closing])],
    answers: [400],
    door: 'merchant',
    parameter: 'Host',
  },
]);

export const ADDRESSES: readonly Case[] = [...TARGETS, ...CONTROL_TARGETS, ...PAGE_TARGETS, ...HOSTS, ...SEVERAL_HOSTS];

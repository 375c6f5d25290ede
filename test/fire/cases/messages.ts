/** Messages that are no HTTP, or that two readers could understand differently. */
import { bare, type Case, call, GOOD_BODY, good, JSON_HEADER, KEY, kept, merchantCases } from '../case.js';

const POST = 'POST /v1/payments';
/** A second request, hidden in what one of two readers takes for a body; it must never be carried out. */
const HIDDEN = 'GET /v1/smuggled HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
const EXPECT = 'Expect: 100-continue';
const CHUNKED = 'Transfer-Encoding: chunked';
const HOST = 'Host: 127.0.0.1';
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const END = '0\r\n\r\n';
const chunked = (body: string, headers: readonly string[] = []): string =>
  call(POST, [JSON_HEADER, CHUNKED, ...headers], body);

/** Not one request in it that could be served: 400, spelled as the merchant `default` has it. */
const NO_HTTP = merchantCases([
  ['words', 'hello there\r\n\r\n', 400],
  ['one line break after the other, then words', '\r\n\r\n\r\nwords\r\n\r\n', 400],
  ['a TLS greeting', Buffer.from('160301020001000001fc0303', 'hex'), 400],
  ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['a request of HTTP/0.9', 'GET /v1/balance\r\n\r\n', 400],
  ['HTTP/9.9', bare('GET /v1/balance HTTP/9.9', [HOST]), 400],
  ['HTTP/2.0 in words', bare('GET /v1/balance HTTP/2.0', [HOST]), 400],
  ['HTTP/1.10', bare('GET /v1/balance HTTP/1.10', [HOST]), 400],
  ['HTTP/1,1', bare('GET /v1/balance HTTP/1,1', [HOST]), 400],
  ['http/1.1 in lower case', bare('GET /v1/balance http/1.1', [HOST]), 400],
  ['HTTPS/1.1', bare('GET /v1/balance HTTPS/1.1', [HOST]), 400],
  ['a version with a space in it', bare('GET /v1/balance HTTP/1. 1', [HOST]), 400],
  ['a method that nobody knows', bare('FROB /v1/balance HTTP/1.1', [HOST]), 400],
  ['a method in lower case', bare('get /v1/balance HTTP/1.1', [HOST]), 400],
  ['a method of 10,000 characters', bare(`${'G'.repeat(10_000)} /v1/balance HTTP/1.1`, [HOST]), 400],
  ['a method with a NUL', bare('GE\u0000T /v1/balance HTTP/1.1', [HOST]), 400],
  ['a request line that begins with a space', bare(' GET /v1/balance HTTP/1.1', [HOST]), 400],
  ['a request line without a target', bare('GET HTTP/1.1', [HOST]), 400],
  ['a space in the target', bare('GET /v1/pay ments HTTP/1.1', [HOST]), 400],
  ['a NUL in the target', bare('GET /v1/pay\u0000ments HTTP/1.1', [HOST]), 400],
  ['a tab for a space in the request line', bare('GET\t/v1/balance\tHTTP/1.1', [HOST]), 400],
  ['a carriage return alone in the request line', bare('GET /v1/bal\rance HTTP/1.1', [HOST]), 400],
  ['a header without a colon', kept('GET /v1/balance', ['X-Thing']), 400],
  ['a header without a name', kept('GET /v1/balance', [': 1']), 400],
  ['a space before the colon', kept('GET /v1/balance', ['X-Thing : 1']), 400],
  ['a space in the name of a header', kept('GET /v1/balance', ['X Thing: 1']), 400],
  ['a NUL in the name of a header', kept('GET /v1/balance', ['X-\u0000Thing: 1']), 400],
  ['a NUL in the value of a header', kept('GET /v1/balance', ['X-Thing: a\u0000b']), 400],
  ['DEL in the value of a header', kept('GET /v1/balance', ['X-Thing: a\u007fb']), 400],
  ['ESC in the value of a header', kept('GET /v1/balance', ['X-Thing: \u001b[2J']), 400],
  ['a carriage return alone between headers', kept('GET /v1/balance', ['X-Thing: a\rX-Other: b']), 400],
  ['a line feed alone between headers', kept('GET /v1/balance', ['X-Thing: a\nX-Other b']), 400],
  ['a header folded over two lines', kept('GET /v1/balance', ['X-Thing: 1', '\tfolded']), 400],
  ['a length folded over two lines', kept(POST, ['Content-Length:', ' 29'], GOOD_BODY), 400],
  ['a first header that begins with a space', bare('GET /v1/balance HTTP/1.1', [' X-Thing: 1', HOST]), 400],
]);

/** Lengths and codings over which a proxy and a server may differ. */
const SMUGGLING: Case[] = [
  ...merchantCases([
    ['two lengths that differ', kept(POST, ['Content-Length: 29', 'Content-Length: 0'], GOOD_BODY + HIDDEN), 400],
    ['two lengths that agree', kept(POST, ['Content-Length: 29', 'Content-Length: 29'], GOOD_BODY), 400],
    ['two lengths in one header', kept(POST, ['Content-Length: 29, 29'], GOOD_BODY), 400],
    ['a length and chunks', kept(POST, ['Content-Length: 5', CHUNKED], END + HIDDEN), 400],
    ['chunks and a length', kept(POST, [CHUNKED, 'Content-Length: 5'], END + HIDDEN), 400],
    ['a length that is no number', kept(POST, ['Content-Length: x'], GOOD_BODY), 400],
    ['a length with a sign', kept(POST, ['Content-Length: +29'], GOOD_BODY), 400],
    ['a negative length', kept(POST, ['Content-Length: -1'], GOOD_BODY), 400],
    ['a hexadecimal length', kept(POST, ['Content-Length: 0x1d'], GOOD_BODY), 400],
    ['a length with a fraction', kept(POST, ['Content-Length: 29.0'], GOOD_BODY), 400],
    ['a length with a space in it', kept(POST, ['Content-Length: 2 9'], GOOD_BODY), 400],
    ['a length beyond 64 bits', kept(POST, [`Content-Length: ${'9'.repeat(40)}`], GOOD_BODY), 400],
    ['a length and a space before its colon', kept(POST, ['Content-Length : 29'], GOOD_BODY), 400],
    ['an empty length', kept(POST, ['Content-Length:'], HIDDEN), 400],
    ['chunked and an unknown coding after it', kept(POST, ['Transfer-Encoding: chunked, xyz'], END + HIDDEN), 400],
    ['a coding that nobody knows', kept(POST, ['Transfer-Encoding: xchunked'], END + HIDDEN), 400],
    ['chunked with a vertical tab before it', kept(POST, ['Transfer-Encoding: \u000bchunked'], END + HIDDEN), 400],
    ['chunked in quotation marks', kept(POST, ['Transfer-Encoding: "chunked"'], END + HIDDEN), 400],
    ['identity and a length', kept(POST, ['Transfer-Encoding: identity', 'Content-Length: 29'], GOOD_BODY), 400],
    ['chunked twice', kept(POST, [CHUNKED, CHUNKED], END + HIDDEN), 400],
    ['chunks with a space before the colon', kept(POST, ['Transfer-Encoding : chunked'], END + HIDDEN), 400],
    ['a coding without a value', kept(POST, ['Transfer-Encoding:'], END + HIDDEN), 400],
  ]),
  {
    name: 'chunks from HTTP/1.0',
    sent: [bare(`${POST} HTTP/1.0`, [KEY, JSON_HEADER, CHUNKED], `${chunk(GOOD_BODY)}${END}`)],
    answers: [201],
    door: 'merchant',
  },
  {
    name: 'a length on a GET, whose body is a request',
    sent: [call('GET /v1/balance', [`Content-Length: ${HIDDEN.length}`], HIDDEN)],
    answers: [200],
    door: 'merchant',
  },
  {
    name: 'chunks on a GET, whose body is a request',
    sent: [call('GET /v1/balance', [CHUNKED], `${chunk(HIDDEN)}${END}`)],
    answers: [200],
    door: 'merchant',
  },
  {
    name: 'a request behind one that asked to close',
    sent: [call('GET /v1/balance') + HIDDEN],
    answers: [200],
    door: 'merchant',
  },
  {
    name: 'a request behind a body that is too long',
    sent: [kept(POST, [JSON_HEADER, 'Content-Length: 70000'], `${' '.repeat(70_000)}${HIDDEN}`)],
    answers: [400],
    door: 'merchant',
    parameter: 'body',
  },
  {
    name: 'a request behind a control call whose body is too long',
    sent: [kept('POST /_sandbox/faults', [JSON_HEADER, 'Content-Length: 70000'], `${' '.repeat(70_000)}${HIDDEN}`)],
    answers: [400],
    door: 'control',
    parameter: 'body',
  },
];

const CHUNKS: Case[] = [
  ...merchantCases([
    ['a chunk size that is no number', chunked('zz\r\n{}\r\n'), 400],
    ['a chunk size that is negative', chunked('-1\r\n{}\r\n'), 400],
    ['a chunk size with 0x', chunked(`0x1d\r\n${GOOD_BODY}\r\n${END}`), 400],
    ['a chunk size beyond 64 bits', chunked(`${'f'.repeat(17)}\r\n{}\r\n`), 400],
    ['a chunk size that is empty', chunked(`\r\n${GOOD_BODY}\r\n${END}`), 400],
    ['a chunk that is longer than its size', chunked(`1\r\n${GOOD_BODY}\r\n${END}`), 400],
    ['a space before a chunk size', chunked(` 1d\r\n${GOOD_BODY}\r\n${END}`), 400],
    ['a chunk extension with a line feed alone', chunked(`1d;a\n${GOOD_BODY}\r\n${END}`), 400],
    ['chunk extensions of 100,000 bytes', chunked(`1d;${'a'.repeat(100_000)}\r\n${GOOD_BODY}\r\n${END}`), 400],
    ['trailers, one of them a length', chunked(`${chunk(GOOD_BODY)}0\r\nContent-Length: 5\r\nX-Late: 1\r\n\r\n`), 400],
    ['trailers of 100,000 bytes', chunked(`${chunk(GOOD_BODY)}0\r\nX-Late: ${'a'.repeat(100_000)}\r\n\r\n`), 431],
    ['a trailer without a colon', chunked(`${chunk(GOOD_BODY)}0\r\nrubbish\r\n\r\n`), 400],
    ['a chunked body that is too long', chunked(`${chunk(' '.repeat(70_000))}${END}`), 400, 'body'],
    ['70,000 chunks of a byte', chunked(`${'1\r\n \r\n'.repeat(70_000)}${END}`), 400, 'body'],
  ]),
  ...merchantCases(
    [
      ['a body in chunks', chunked(`${chunk(GOOD_BODY)}${END}`), 201],
      ['a body in chunks of a byte', chunked([...GOOD_BODY].map(chunk).join('') + END), 201],
      ['a chunk size in capitals, with zeros before it', chunked(`00001D\r\n${GOOD_BODY}\r\n${END}`), 201],
      ['chunk extensions', chunked(`1d;name=value;other="x y"\r\n${GOOD_BODY}\r\n${END}`), 201],
      ['trailers', chunked(`${chunk(GOOD_BODY)}0\r\nX-Late: 1\r\nX-Later: 2\r\n\r\n`), 201],
      ['a trailer that is a key', chunked(`${chunk(GOOD_BODY)}0\r\nAuthorization: Bearer x\r\n\r\n`), 201],
    ],
    'createPayment',
  ),
];

const CONNECTIONS: Case[] = [
  {
    name: 'pipelining: good, bad, unknown, good',
    sent: [good() + kept('GET /v1/payments?limit=0') + kept('GET /v1/nothing') + call('GET /v1/payments')],
    answers: [201, 400, 404, 200],
    door: 'merchant',
  },
  {
    name: 'pipelining across doors',
    sent: [kept('GET /_sandbox/clock') + kept('GET /dashboard', ['Accept: text/html']) + call('GET /v1/balance')],
    answers: [200, 200, 200],
    door: 'merchant',
  },
  {
    name: '200 requests at once on one connection',
    sent: [kept('GET /v1/balance').repeat(199) + call('GET /v1/balance')],
    answers: Array.from({ length: 200 }, () => 200),
    door: 'merchant',
  },
  { name: 'rubbish behind a good request', sent: [`${good()}rubbish\r\n\r\n`], answers: [201, 400], door: 'merchant' },
  {
    name: 'a request byte by byte',
    sent: [...call('GET /v1/balance')],
    answers: [200],
    door: 'merchant',
    operation: 'getBalance',
  },
  {
    name: 'line breaks before the request',
    sent: [`\r\n\r\n${call('GET /v1/balance')}`],
    answers: [200],
    door: 'merchant',
  },
  {
    name: 'a client that ends its side after the request',
    sent: [kept('GET /v1/balance')],
    answers: [200],
    door: 'merchant',
    leaves: 'half',
  },
  { name: 'a client that ends its side at once', sent: [], answers: [], door: 'merchant', leaves: 'half' },
  {
    name: 'a client that ends its side in a header',
    sent: ['GET /v1/balance HTTP/1.1\r\nHost: 127'],
    answers: [400],
    door: 'merchant',
    leaves: 'half',
  },
  {
    name: 'a client that ends its side in a body',
    sent: [kept(POST, [JSON_HEADER, 'Content-Length: 29'], '{"am')],
    answers: [400],
    door: 'merchant',
    leaves: 'half',
  },
  {
    name: 'a client that ends its side in a chunk',
    sent: [kept(POST, [JSON_HEADER, CHUNKED], '1d\r\n{"am')],
    answers: [400],
    door: 'merchant',
    leaves: 'half',
  },
  { name: 'a client that goes away at once', sent: [], answers: [], door: 'merchant', leaves: 'reset' },
  {
    name: 'a client that goes away in a header',
    sent: ['GET /v1/balance HTTP/1.1\r\nHost: 127'],
    answers: [],
    door: 'merchant',
    leaves: 'reset',
  },
  {
    name: 'a client that goes away in a body',
    sent: [kept(POST, [JSON_HEADER, 'Content-Length: 29'], '{"am')],
    answers: [],
    door: 'merchant',
    leaves: 'reset',
  },
  {
    name: 'a client that goes away in the body of a control call',
    sent: [kept('PUT /_sandbox/state', [JSON_HEADER, 'Content-Length: 100000000'], '{"am')],
    answers: [],
    door: 'control',
    leaves: 'reset',
  },
  {
    name: 'a client that goes away before 50 answers',
    sent: [kept('GET /v1/balance').repeat(50)],
    answers: [],
    door: 'merchant',
    leaves: 'reset',
  },
  {
    name: 'Expect: 100-continue, and the body at once',
    sent: [call(POST, [JSON_HEADER, 'Expect: 100-continue', 'Content-Length: 29'], GOOD_BODY)],
    answers: [201],
    door: 'merchant',
    operation: 'createPayment',
  },
  {
    name: 'Expect: 100-continue for more than is taken',
    sent: [call(POST, [JSON_HEADER, 'Expect: 100-continue', 'Content-Length: 100000'])],
    answers: [400],
    door: 'merchant',
    operation: 'createPayment',
    parameter: 'body',
  },
  {
    name: 'H2: Expect: 100-continue with a key that nobody has',
    sent: [bare(`${POST} HTTP/1.1`, [HOST, JSON_HEADER, 'Authorization: Bearer x', EXPECT, 'Content-Length: 29'])],
    answers: [401],
    door: 'merchant',
    operation: 'createPayment',
  },
  {
    name: 'Expect: 100-continue from HTTP/1.0',
    sent: [bare(`${POST} HTTP/1.0`, [KEY, JSON_HEADER, 'Expect: 100-continue', 'Content-Length: 29'], GOOD_BODY)],
    answers: [201],
    door: 'merchant',
  },
  {
    name: 'an expectation that nobody knows',
    sent: [call('GET /v1/balance', ['Expect: the-unexpected'])],
    answers: [200],
    door: 'merchant',
  },
  {
    name: 'an upgrade to a WebSocket',
    sent: [kept('GET /v1/balance', ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x'])],
    answers: [200],
    door: 'merchant',
    stays: true,
  },
  {
    name: 'an upgrade to HTTP/2',
    sent: [
      kept('GET /v1/balance', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']),
    ],
    answers: [200],
    door: 'merchant',
    stays: true,
  },
  {
    name: 'an upgrade with a body',
    sent: [kept(POST, ['Connection: Upgrade', 'Upgrade: x', JSON_HEADER, 'Content-Length: 29'], GOOD_BODY)],
    answers: [201],
    door: 'merchant',
    stays: true,
  },
  {
    name: 'HTTP/1.0 that asks to be kept',
    sent: [bare('GET /v1/balance HTTP/1.0', [KEY, 'Connection: keep-alive'])],
    answers: [200],
    door: 'merchant',
    stays: true,
  },
  { name: 'HTTP/1.0 without Host', sent: [bare('GET /v1/balance HTTP/1.0', [KEY])], answers: [200], door: 'merchant' },
  ...merchantCases([
    ['CONNECT', bare('CONNECT shop.example:443 HTTP/1.1', ['Host: shop.example:443']), 400],
    ['CONNECT with a path', bare('CONNECT /v1/balance HTTP/1.1', [HOST]), 400],
    ['CONNECT, and a request behind it', `${bare('CONNECT a:1 HTTP/1.1', [HOST])}${HIDDEN}`, 400],
  ]),
];

export const MESSAGES: readonly Case[] = [...NO_HTTP, ...SMUGGLING, ...CHUNKS, ...CONNECTIONS];

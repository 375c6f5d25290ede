/** What no HTTP client would send: every answer is the error object, whatever the bytes were. */
import { expect, test } from 'vitest';
import { createPayment, expectErrorShape, openBox } from '../support/box.js';
import { connect, exchange, type RawAnswer } from '../support/raw.js';

const KEY = 'Authorization: Bearer tb_key_default';
const BODY = '{"amount":1,"currency":"USD"}';
const request = (line: string, headers: string[] = [], body = ''): string =>
  [line, 'Host: 127.0.0.1', KEY, ...headers, '', body].join('\r\n');

/** One answer, which is an error object that names a parameter. */
function expectRefusal(answers: RawAnswer[], status: number, parameter: string): void {
  expect(answers.map((answer) => answer.status)).toEqual([status]);
  const [{ text, headers }] = answers as [RawAnswer];
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = JSON.parse(text);
  expectErrorShape(text, body);
  expect(body.error).toMatchObject({ code: 'INVALID_PARAMETER', details: { parameter } });
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['an HTTP version that does not exist', 'GET /v1/balance HTTP/9.9\r\nHost: a\r\n\r\n'],
  ['a method that does not exist', 'FROB /v1/balance HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a space before the colon', request('GET /v1/balance HTTP/1.1', ['X-Thing : 1'])],
  ['a header without a colon', request('GET /v1/balance HTTP/1.1', ['X-Thing'])],
  ['a folded header', request('GET /v1/balance HTTP/1.1', ['X-Thing: 1', '\tfolded', 'no colon'])],
  ['two lengths', request('POST /v1/payments HTTP/1.1', ['Content-Length: 29', 'Content-Length: 30'], BODY)],
  ['a length that is no number', request('POST /v1/payments HTTP/1.1', ['Content-Length: x'], BODY)],
  [
    'a length and chunks',
    request('POST /v1/payments HTTP/1.1', ['Content-Length: 29', 'Transfer-Encoding: chunked'], BODY),
  ],
  ['a chunk size that is no number', request('POST /v1/payments HTTP/1.1', ['Transfer-Encoding: chunked'], 'zz\r\n')],
  ['a control character in a header', request('GET /v1/balance HTTP/1.1', ['X-Thing: a\u0000b'])],
  ['a space in the address', request('GET /v1/pay ments HTTP/1.1')],
])('%s is answered 400 with the error object', async (_what, bytes) => {
  const box = await openBox();
  expectRefusal(await exchange(box.url, bytes), 400, 'request');
});

test.each([
  ['whose address cannot be read', 'HEAD %2a HTTP/1.1'],
  ['with a header that cannot be read', 'HEAD /v1/balance HTTP/1.1', 'X-Thing'],
  ['behind another', 'HEAD /v1/balance HTTP/1.1\r\nHost: a\r\n\r\nHEAD %2a HTTP/1.1'],
])('a HEAD %s is answered without a body, as each is', async (_what, line, ...headers) => {
  const connection = await connect((await openBox()).url);
  connection.write(request(line, headers));
  await connection.answers();
  expect(connection.received()).toMatch(/(?:^|\r\n)HTTP\/1\.1 400 [^{]*connection: close\r\n\r\n$/);
});

test('a GET that cannot be read has a body, also behind a HEAD', async () => {
  const bytes = 'HEAD /v1/balance HTTP/1.1\r\nHost: a\r\n\r\nGET %2a HTTP/1.1\r\nHost: a\r\n\r\n';
  const connection = await connect((await openBox()).url);
  connection.write(bytes);
  await connection.answers();
  expect(connection.received()).toMatch(/\r\n\r\n\{"error":.*\}$/);
});

test('headers above 16 KiB are answered 431 with the error object', async () => {
  const box = await openBox();
  const bytes = request('GET /v1/balance HTTP/1.1', [`X-Thing: ${'a'.repeat(20_000)}`]);
  expectRefusal(await exchange(box.url, bytes), 431, 'request');
});

test('a request without Host is answered 400 that names it', async () => {
  const box = await openBox();
  const bytes = `GET /v1/balance HTTP/1.1\r\n${KEY}\r\n\r\n`;
  expectRefusal(await exchange(box.url, bytes), 400, 'Host');
});

test('HTTP/1.0 needs no Host', async () => {
  const box = await openBox();
  const [answer] = await exchange(box.url, `GET /v1/balance HTTP/1.0\r\n${KEY}\r\n\r\n`);
  expect(answer?.status).toBe(200);
});

test('an expectation that nobody knows is no reason for an empty answer', async () => {
  const box = await openBox();
  const bytes = request('GET /v1/balance HTTP/1.1', ['Expect: the-unexpected', 'Connection: close']);
  const answers = await exchange(box.url, bytes);
  expect(answers.map(({ status, text }) => [status, text.startsWith('{')])).toEqual([[200, true]]);
});

test('Expect: 100-continue is told to continue, then answered', async () => {
  const box = await openBox();
  const connection = await connect(box.url);
  const headers = ['Expect: 100-continue', 'Content-Type: application/json', 'Content-Length: 29', 'Connection: close'];
  connection.write(request('POST /v1/payments HTTP/1.1', headers));
  connection.write(BODY);
  expect((await connection.answers()).map(({ status }) => status)).toEqual([201]);
  expect(connection.received()).toMatch(/^HTTP\/1\.1 100 Continue/);
});

test('CONNECT is answered with the error object', async () => {
  const box = await openBox();
  const bytes = 'CONNECT shop.example:443 HTTP/1.1\r\nHost: shop.example:443\r\n\r\n';
  expectRefusal(await exchange(box.url, bytes), 400, 'request');
});

test('an upgrade is not taken, and the request is served', async () => {
  const box = await openBox();
  const headers = ['Connection: Upgrade', 'Upgrade: websocket'];
  const connection = await connect(box.url);
  connection.write(request('GET /v1/balance HTTP/1.1', headers));
  expect((await connection.answers(1))[0]?.status).toBe(200);
  connection.socket.destroy();
});

test('pipelined requests are answered in order', async () => {
  const box = await openBox();
  const post = request('POST /v1/payments HTTP/1.1', ['Content-Type: application/json', 'Content-Length: 29'], BODY);
  const bytes = [
    post,
    request('GET /v1/payments?limit=0x1 HTTP/1.1'),
    request('GET /v1/nothing HTTP/1.1'),
    request('GET /v1/payments HTTP/1.1', ['Connection: close']),
  ].join('');
  const answers = await exchange(box.url, bytes);
  expect(answers.map(({ status }) => status)).toEqual([201, 400, 404, 200]);
  expect(JSON.parse(answers[3]?.text ?? '').data[0].id).toBe(JSON.parse(answers[0]?.text ?? '').id);
});

test('rubbish after a good request spoils neither its answer nor its own', async () => {
  const box = await openBox();
  for (const first of ['GET /v1/balance HTTP/1.1', 'POST /v1/payments HTTP/1.1']) {
    const good = first.startsWith('GET')
      ? request(first)
      : request(first, ['Content-Type: application/json', 'Content-Length: 29'], BODY);
    const answers = await exchange(box.url, `${good}rubbish\r\n\r\n`);
    expect(answers.map(({ status }) => status)).toEqual([first.startsWith('GET') ? 200 : 201, 400]);
    expectErrorShape('rubbish', JSON.parse(answers[1]?.text ?? ''));
  }
});

test('rubbish behind a request that is still being served waits for its turn', async () => {
  const box = await openBox({ delay: 30 });
  const answers = await exchange(box.url, `${request('GET /v1/balance HTTP/1.1')}rubbish\r\n\r\n`);
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
});

test('rubbish on a connection that was idle is answered too', async () => {
  const box = await openBox();
  const connection = await connect(box.url);
  connection.write(request('GET /v1/balance HTTP/1.1'));
  await connection.answers(1);
  connection.write('rubbish\r\n\r\n');
  expect((await connection.answers()).map(({ status }) => status)).toEqual([200, 400]);
});

test('an upload that is given up changes nothing, and the server lives', async () => {
  const box = await openBox();
  const connection = await connect(box.url);
  connection.write(
    request('POST /v1/payments HTTP/1.1', ['Content-Type: application/json', 'Content-Length: 29'], '{"am'),
  );
  const closed = new Promise((resolve) => connection.socket.once('close', resolve));
  connection.socket.resetAndDestroy();
  await closed;
  await createPayment(box);
  expect(box.events()).toHaveLength(1);
});

test('an absolute address is read like a relative one, its signature and its parameters too', async () => {
  const box = await openBox();
  const bytes = request('GET http://shop.example/v1/payments?limit=0 HTTP/1.1', ['Connection: close']);
  expectRefusal(await exchange(box.url, bytes), 400, 'limit');
  const [answer] = await exchange(
    box.url,
    request('GET http://shop.example/v1/payments HTTP/1.1', ['Connection: close']),
  );
  expect(answer?.status).toBe(200);
});

test('a target whose origin is no address is read as any other, and not by Express', async () => {
  const box = await openBox();
  const [answer] = await exchange(box.url, request('GET http://[::1/v1/nope HTTP/1.1', ['Connection: close']));
  expect(answer?.status).toBe(404);
  expectErrorShape('[::1', JSON.parse(answer?.text ?? ''));
  const [bare] = await exchange(box.url, request('POST http://shop.example?limit=0 HTTP/1.1', ['Connection: close']));
  expect(bare?.status).toBe(404);
  expectErrorShape('?', JSON.parse(bare?.text ?? ''));
});

test.each([
  '*',
  '/',
  '//',
  '/v1',
  '/v1/',
  '/%',
  '/v1/%',
  '/v1/payments%',
  '//v1//payments',
  '/v1/payments/%00',
  '/v1/../v1/payments',
])('OPTIONS %s is answered with the error object', async (target) => {
  const box = await openBox();
  const answers = await exchange(box.url, request(`OPTIONS ${target} HTTP/1.1`, ['Connection: close']));
  expect(answers).toHaveLength(1);
  expect([400, 404, 405]).toContain(answers[0]?.status);
  expectErrorShape(target, JSON.parse(answers[0]?.text ?? ''));
});

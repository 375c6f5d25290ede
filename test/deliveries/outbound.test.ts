import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { OutboundResult } from '../../src/deliveries/attempt.js';
import { addressCheck, type DeliverTo } from '../../src/platform/node/addresses.js';
import { HttpSender, type SenderOptions } from '../../src/platform/node/sender.js';
import { receiverForTest } from './sandbox.js';

function senderForTest(options: SenderOptions = {}): (url: string, timeout_ms?: number) => Promise<OutboundResult> {
  const sender = new HttpSender(options);
  onTestFinished(() => sender.close());
  return (url, timeout_ms = 2_000) => sender.send({ url, headers: {}, body: '{"é":1}', timeout_ms }).result;
}

async function listen(server: net.Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('outbound', () => {
  test('posts the bytes and answers with status, headers, body and duration', async () => {
    const receiver = await receiverForTest();
    const result = await senderForTest()(receiver.url);
    expect(result).toMatchObject({ kind: 'answered', status: 200, body: 'ok', truncated: false });
    expect(result).toMatchObject({ headers: { 'content-type': 'text/plain' }, duration_ms: expect.any(Number) });
    expect(receiver.requests[0]).toMatchObject({ method: 'POST', path: '/webhooks', body: '{"é":1}' });
  });

  test('names the host and its port, and signs in with the user of the URL', async () => {
    const receiver = await receiverForTest();
    const { host, port } = new URL(receiver.url);
    const send = senderForTest();
    await send(receiver.url);
    await send(`http://us%40er:p%3Aw@localhost:${port}/webhooks?a=%20b#c`);
    expect(receiver.requests[0]).toMatchObject({ headers: { host, 'content-length': '8', connection: 'keep-alive' } });
    expect(receiver.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(receiver.requests[1]).toMatchObject({
      path: '/webhooks?a=%20b',
      headers: { host: `localhost:${port}`, authorization: `Basic ${btoa('us@er:p:w')}` },
    });
  });

  test('gives each answer the headers that came with it, also where the one before had others', async () => {
    const receiver = await receiverForTest();
    const send = senderForTest();
    const given = ['a', 'a', 'b', 'a', ''];
    let asked = 0;
    receiver.answers((_, response) => {
      const value = given[asked++] ?? '';
      response
        .writeHead(200, { ...(value === '' ? {} : { 'X-Given': value }), 'Set-Cookie': ['c=1', `d=${value}`] })
        .end();
    });
    const results: OutboundResult[] = [];
    for (const _ of given) results.push(await send(receiver.url));
    const seen = results.map((result) => (result.kind === 'answered' ? result.headers : {}));
    expect(seen.map((headers) => headers['x-given'] ?? '')).toEqual(given);
    expect(seen.map((headers) => headers['set-cookie'])).toEqual(given.map((value) => `c=1, d=${value}`));
  });

  test('keeps 16 KiB of an answer, and does not read an endless one', async () => {
    const receiver = await receiverForTest();
    const send = senderForTest();
    receiver.answers((_, response) => response.end('x'.repeat(20_000)));
    const long = await send(receiver.url);
    expect(long).toMatchObject({ status: 200, truncated: true, body: 'x'.repeat(16_384) });
    receiver.answers((_, response) => {
      const pour = (): void => {
        while (!response.destroyed && response.write('y'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    expect(await send(receiver.url)).toMatchObject({ status: 200, truncated: true });
  });

  test('bounds the whole exchange, also an answer that drips', async () => {
    const receiver = await receiverForTest();
    receiver.answers((_, response) => response.write('x'));
    expect(await senderForTest()(receiver.url, 100)).toMatchObject({ error: 'The answer did not end within 0.1 s.' });
  });

  test('says in words why no answer came', async () => {
    const send = senderForTest();
    expect(await send('http://127.0.0.1:1/')).toMatchObject({
      error: expect.stringContaining('nothing listens there'),
    });
    const garbage = await listen(net.createServer((socket) => socket.on('data', () => socket.end('hello\r\n\r\n'))));
    expect(await send(`http://127.0.0.1:${garbage}/`)).toMatchObject({ error: expect.stringContaining('valid HTTP') });
    const statusless = 'HTTP/1.1 000 None\r\ncontent-length: 0\r\n\r\n';
    const odd = await listen(net.createServer((socket) => socket.on('data', () => socket.end(statusless))));
    expect(await send(`http://127.0.0.1:${odd}/`)).toMatchObject({ error: expect.stringContaining('valid HTTP') });
    const cutting = await listen(net.createServer((socket) => socket.on('data', () => socket.destroy())));
    expect(await send(`http://127.0.0.1:${cutting}/`)).toMatchObject({ error: expect.stringContaining('was closed') });
    const receiver = await receiverForTest();
    const tls = receiver.url.replace('http:', 'https:');
    expect(await send(tls)).toMatchObject({ error: expect.stringContaining('speak TLS') });
    expect(await send('nonsense')).toMatchObject({ kind: 'failed' });
  });

  test('takes a change of protocol for the answer that it is, and does not wait for another', async () => {
    const switching = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n';
    const port = await listen(net.createServer((socket) => socket.on('data', () => socket.write(switching))));
    const result = await senderForTest()(`http://127.0.0.1:${port}/`);
    expect(result).toMatchObject({ kind: 'answered', status: 101, headers: { upgrade: 'echo' }, body: '' });
  });

  test('rejects a self-signed certificate and says what to do', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
    const port = await listen(https.createServer({ key, cert }));
    const result = await senderForTest()(`https://127.0.0.1:${port}/`);
    expect(result).toMatchObject({ error: expect.stringContaining('self-signed') });
  });

  test('tries once more when a kept connection turns out to be closed', async () => {
    const answer = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n';
    let connections = 0;
    const port = await listen(
      net.createServer((socket) => {
        connections += 1;
        let requests = 0;
        socket.on('data', () => {
          requests += 1;
          if (requests === 1) socket.write(answer);
          else socket.resetAndDestroy();
        });
      }),
    );
    const send = senderForTest();
    for (let i = 0; i < 3; i++) expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 200 });
    expect(connections).toBeGreaterThan(1);
  });
});

describe('where a delivery may go', () => {
  const NEVER = [
    '169.254.169.254',
    'fe80::1',
    '0.0.0.0',
    '::',
    '224.0.0.1',
    'ff02::1',
    '::ffff:169.254.169.254',
    'fd00:ec2::254',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::a9fe:a9fe',
    '::ffff:0:a9fe:a9fe',
  ];
  const PRIVATE = ['127.0.0.1', '::1', '10.1.2.3', '192.168.0.9', '172.31.0.1', 'fd12::1', '::ffff:10.0.0.1'];
  const SPECIAL = ['192.0.2.1', '198.18.0.1', '2002:a00:1::1', '64:ff9b::a00:1', '2001::1', '::7f00:1'];
  const PUBLIC = ['8.8.8.8', '2001:4860:4860::8888', '::ffff:8.8.8.8'];
  test.each<[DeliverTo, string[], string[]]>([
    ['local', PRIVATE, [...NEVER, ...PUBLIC]],
    ['any', [...PRIVATE, ...PUBLIC], NEVER],
    ['public', PUBLIC, [...NEVER, ...PRIVATE, ...SPECIAL]],
    [
      ['8.8.0.0/16', '::1', 'Hooks.example'],
      ['8.8.8.8', '::1', '::ffff:8.8.8.8'],
      [...NEVER, '127.0.0.1', '8.9.0.1'],
    ],
  ])('by the setting %j', (deliverTo, allowed, refused) => {
    const judge = addressCheck(deliverTo);
    expect(allowed.map((address) => judge(address, address))).toEqual(allowed.map(() => null));
    expect(refused.filter((address) => judge(address, address) === null)).toEqual([]);
  });

  test('allows a named host wherever it is, except where nothing ever goes', () => {
    const judge = addressCheck(['hooks.example']);
    expect(judge('hooks.example', '8.8.8.8')).toBeNull();
    expect(judge('hooks.example', '169.254.169.254')).toContain('nothing is ever delivered');
    expect(() => addressCheck(['10.0.0.0/99'])).toThrow(RangeError);
  });

  test('is judged for written and for resolved addresses, before anything is sent', async () => {
    const receiver = await receiverForTest();
    const send = senderForTest({ deliverTo: ['10.0.0.0/8'] });
    const error = expect.stringContaining('--deliver-to any');
    expect(await send(receiver.url)).toMatchObject({ kind: 'failed', error });
    expect(await send(receiver.url.replace('127.0.0.1', 'localhost'))).toMatchObject({ kind: 'failed', error });
    expect(await send('http://169.254.169.254/latest')).toMatchObject({ error: expect.stringContaining('metadata') });
    expect(receiver.requests).toHaveLength(0);
  });
});

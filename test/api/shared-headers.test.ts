/** Headers that a client sends again are shared with the call before: nobody may be taken for the one who came before. */
import { createServer, IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTenderbox } from '../../src/index.js';
import { shareHeaders } from '../../src/platform/node/http/server.js';

test('calls that differ in one header only are judged each by its own', async () => {
  const box = await createTenderbox({ seed: 1, clock: 'frozen' });
  const credentials = [`Bearer ${box.apiKey}`, 'Bearer tb_key_nobody', `Bearer ${box.apiKey}`, `Bearer ${box.apiKey}`];
  const answers = [];
  for (let n = 0; n < 40; n++) {
    const authorization = credentials[n % credentials.length] as string;
    const { status } = await fetch(`${box.url}/balance`, { headers: { authorization } });
    answers.push(status);
  }
  expect(answers).toEqual(Array.from({ length: 10 }, () => [200, 401, 200, 200]).flat());
  await box.close();
});

test('requests of one connection that were sent the same headers have the same object, which nobody can change', async () => {
  class Request extends IncomingMessage {}
  shareHeaders(Request);
  const seen: IncomingMessage['headers'][] = [];
  const server = createServer({ IncomingMessage: Request }, (req, res) => {
    seen.push(req.headers);
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = (value: string, more = '') => `GET / HTTP/1.1\r\nHost: x\r\nX-Value: ${value}\r\n${more}\r\n`;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(ask('one') + ask('one') + ask('two') + ask('one') + ask('one', 'X-Value: two\r\n'));
  await new Promise((resolve) => socket.resume().once('close', resolve));
  server.close();
  expect(seen.map((headers) => headers['x-value'])).toEqual(['one', 'one', 'two', 'one', 'one, two']);
  expect(seen[1]).toBe(seen[0]);
  expect(seen[3]).not.toBe(seen[0]);
  expect(seen.every((headers) => Object.isFrozen(headers))).toBe(true);
});

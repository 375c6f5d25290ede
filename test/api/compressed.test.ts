/** Long answers that browsers wait for come compressed, to whoever can read that; calls of the API never do. */
import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPayment, openBox } from '../support/box.js';

interface Raw {
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
}

function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    });
    request.on('error', reject);
    request.end();
  });
}

const GZIP = { 'accept-encoding': 'br;q=1, gzip;q=0.8' };

test.each(['/v1/openapi.json', '/_sandbox/contract'])('%s', async (path) => {
  const { origin } = new URL((await openBox()).url);
  const plain = await get(origin + path);
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(plain.bytes.length) });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const zipped = await get(origin + path, GZIP);
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': plain.headers['content-type'],
    'content-length': String(zipped.bytes.length),
  });
  expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
  expect(zipped.bytes.length).toBeLessThan(plain.bytes.length / 4);
});

test('a page of another origin is told of both things that an answer varies with', async () => {
  const box = await openBox();
  const { headers } = await get(`${box.url}/openapi.json`, { ...GZIP, origin: 'http://localhost:3000' });
  expect(String(headers.vary).toLowerCase().split(/, */).sort()).toEqual(['accept-encoding', 'origin']);
  expect(headers['access-control-allow-origin']).toBe('http://localhost:3000');
});

test('what is short, and what the merchant API answers, comes as it is', async () => {
  const box = await openBox();
  for (let i = 0; i < 100; i += 1) await createPayment(box, { description: 'x'.repeat(500) });
  const key = { authorization: `Bearer ${box.apiKey}` };
  const list = await get(`${box.url}/payments?limit=100`, { ...GZIP, ...key });
  expect(list.bytes.length).toBeGreaterThan(16_000);
  const short = await get(`${new URL(box.url).origin}/_sandbox/clock`, GZIP);
  for (const { headers } of [list, short])
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
});

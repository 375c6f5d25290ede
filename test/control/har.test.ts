/** The request log as an HTTP archive, held against the published schemas of HAR 1.2. */
import { afterEach, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { harValidator } from '../support/har.js';
import { connect } from '../support/raw.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { type Control, openSandbox } from './context.js';

let box: Sandbox;
let control: Control;
let receiver: Receiver;
afterEach(async () => {
  await box.close();
  await receiver.close();
});

// biome-ignore lint/suspicious/noExplicitAny: an archive, judged by its schema
type Archive = any;

test('calls and deliveries make a valid archive in the order of the clock, without secrets', async () => {
  ({ box, control } = await openSandbox());
  receiver = await startReceiver();
  const call = (method: string, path: string, body?: object) =>
    fetch(box.url + path, {
      method,
      headers: { authorization: `Bearer ${box.apiKey}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  await call('POST', '/webhooks', { url: receiver.url, secret: 'whsec_hidden', event_types: ['payment.created'] });
  await call('POST', '/payments', { amount: 100, currency: 'EUR', description: 'naïve “order”' });
  await box.settle();
  await box.clock.advance('1m');
  await call('GET', '/payments?limit=500&api_key=tb_key_default');
  await fetch(`${box.url}/no%20such|path?a=%zz&a[]=2`);
  const raw = await connect(box.url);
  raw.write('OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await raw.answers();

  const answer = await control.get('/requests/export?format=har');
  expect(answer.status).toBe(200);
  const { log } = answer.body as Archive;
  const accepts = harValidator();
  expect(accepts(answer.body), JSON.stringify(accepts.errors)).toBe(true);
  expect(log.creator.name).toBe('tenderbox');

  const said = log.entries.map(({ request, response }: Archive) => `${request.method} ${response.status}`);
  expect(said.slice(0, 3).sort()).toEqual(['POST 200', 'POST 201', 'POST 201']);
  expect(said.slice(3, 5)).toEqual(['GET 400', 'GET 404']);
  const times = log.entries.map(({ startedDateTime }: Archive) => startedDateTime);
  expect(times).toEqual(times.toSorted());

  const text = JSON.stringify(log);
  for (const secret of ['whsec_hidden', 'tb_key_default']) expect(text).not.toContain(secret);
  const delivered = log.entries.find(({ comment }: Archive) => /attempt 1 to deliver payment\.created/.test(comment));
  expect(delivered.request.url).toBe(receiver.url);
  expect(delivered.request.postData.text).toBe(box.deliveries()[0]?.body);
  expect(log.entries.find(({ comment }: Archive) => comment.includes('was refused')).comment).toMatch(
    /api_key is not known here/,
  );
});

test('a delivery that nobody answered and a call that was cut are in it, with a status of 0', async () => {
  ({ box, control } = await openSandbox({ webhook: 'http://127.0.0.1:9/hook' }));
  receiver = await startReceiver();
  await control.post('/faults', { match: { operation_id: 'getAccount' }, effect: { reset: 'before_commit' } });
  await fetch(`${box.url}/account`, { headers: { authorization: `Bearer ${box.apiKey}` } }).catch(() => undefined);
  await control.payment();
  await box.settle();
  const { body } = await control.get('/requests/export');
  expect(harValidator()(body)).toBe(true);
  const silent = body.log.entries.filter(({ response }: Archive) => response.status === 0);
  expect(silent.map(({ comment }: Archive) => comment.split(/[ ,]/)[0].replace(/_.*/, '')).sort()).toEqual([
    'dlv',
    'req',
  ]);
});

test('the only form is har', async () => {
  ({ box, control } = await openSandbox());
  receiver = await startReceiver();
  expect((await control.get('/requests/export?format=csv')).body).toMatchObject({ status: 400, parameter: 'format' });
  expect((await control.get('/requests/export')).body.log.entries).toEqual([]);
});

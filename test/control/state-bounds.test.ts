/** Whatever the APIs and the receivers may bring into a world must also come back from a file. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { startReceiver } from '../support/receiver.js';
import { type Control, openSandbox } from './context.js';

let box: Sandbox;
let control: Control;

beforeEach(async () => {
  ({ box, control } = await openSandbox());
});
afterEach(() => box.close());

const comesBack = async (): Promise<void> => {
  const { body } = await control.get('/state');
  expect(await control.put('/state', body)).toMatchObject({ status: 200 });
};

test('texts of the greatest length, counted in characters and not in halves of them', async () => {
  const metadata = { ['😀'.repeat(40)]: '😀'.repeat(500), nothing: null, many: 1e300 };
  await control.payment({ description: '😀'.repeat(1_000), metadata });
  await control.invoice({ description: '😀'.repeat(1_000), customer_name: '😀'.repeat(255), metadata });
  await control.payout({ description: '😀'.repeat(1_000), metadata });
  await comesBack();
});

test('a text that is longer than the API takes is still rejected', async () => {
  const id = await control.payment({ description: 'x' });
  const { body } = await control.get('/state');
  body.payments.find((payment: { id: string }) => payment.id === id).description = '😀'.repeat(1_001);
  expect(await control.put('/state', body)).toMatchObject({
    status: 400,
    body: { parameter: 'payments[0].description' },
  });
});

test('headers with names of any length, of callers and of receivers', async () => {
  const receiver = await startReceiver();
  receiver.answers((_, response) => {
    response.setHeader('h'.repeat(2_000), '1');
    response.end();
  });
  await control.webhook(receiver.url, ['payment.created']);
  await control.payment();
  await control.post('/settle');
  await fetch(`${control.origin}/v1/account`, {
    headers: { authorization: 'Bearer tb_key_default', ['n'.repeat(2_000)]: '1' },
  });
  await comesBack();
  await receiver.close();
});

/** Numbers and texts that the schema of faults refuses; a list of faults that holds one answers 500. */
const NO_FAULTS: readonly (readonly [place: string, fault: object])[] = [
  ['effect.latency_ms', { match: {}, effect: { latency_ms: 0.5 } }],
  ['effect.latency_ms.min', { match: {}, effect: { latency_ms: { min: 1e-9, max: 3 } } }],
  ['effect.drip.bytes_per_second', { match: {}, effect: { drip: { bytes_per_second: 1.5 } } }],
  ['effect.truncate_bytes', { match: {}, effect: { truncate_bytes: 1_048_577 } }],
  ['effect.truncate', { match: {}, effect: { truncate: false } }],
  ['effect.message', { match: {}, effect: { status: 503, message: '' } }],
  ['match.key', { match: { key: '' }, effect: { truncate: true } }],
  ['match.idempotency_key', { match: { idempotency_key: '' }, effect: { truncate: true } }],
  ['webhook.endpoint', { webhook: { endpoint: '' }, behave: { drop: true } }],
  ['behave', { webhook: {}, behave: {} }],
];

for (const [place, wrong] of NO_FAULTS) {
  test(`P1: a fault that could not be added cannot be imported either: ${place}`, async () => {
    await control.post('/faults', { effect: { status: 503 } });
    const { body } = await control.get('/state');
    const { match, effect, ...rest } = body.faults[0];
    body.faults = [{ ...rest, ...wrong }];
    expect(await control.put('/state', body)).toMatchObject({ status: 400, body: { parameter: `faults[0].${place}` } });
    expect(await control.get('/faults')).toMatchObject({ status: 200, body: { data: [{ effect: { status: 503 } }] } });
  });
}

test('C1: a clock that shows a part of a millisecond leaves none in what is written', async () => {
  const { body } = await control.get('/state');
  body.clock = { ...body.clock, mode: 'frozen', now_ms: body.clock.now_ms + 0.5 };
  expect(await control.put('/state', body)).toMatchObject({ status: 200 });
  await control.payment();
  await comesBack();
});

test('A3: a scenario in YAML has no half of a surrogate pair, which its export could not bring back', async () => {
  const text = (description: string, reason: string): string =>
    `name: half\ndescription: ${description}\non: payment.created\nsteps:\n  - fail: { reason: ${reason} }\n`;
  for (const half of ['"x\\ud800y"', '"\\udc00\\ud800"']) {
    const refused = { status: 400, body: { detail: expect.stringContaining('half of a surrogate pair') } };
    expect(await control.put('/scenarios/half', { yaml: text(half, 'none') })).toMatchObject(refused);
    expect(await control.put('/scenarios/half', { yaml: text('x', half) })).toMatchObject(refused);
    expect(await control.put('/scenarios/half', { yaml: text('x', `{ ${half}: 1 }`) })).toMatchObject(refused);
  }
  expect(await control.put('/scenarios/half', { yaml: text('"\\ud83d\\ude00"', 'none') })).toMatchObject({
    body: { description: '😀' },
  });
  await comesBack();
});

test('P1: deliveries that were sent several times, held back or overtaken come back', async () => {
  const receiver = await startReceiver();
  await control.webhook(receiver.url, ['payment.created']);
  const effects = [{ duplicate: 3 }, { duplicate: 2, parallel: true }, { reorder: true, duplicate: 2, delay: '9s' }];
  for (const effect of effects) await control.post('/faults', { webhook: {}, effect });
  for (const _ of effects) await control.payment();
  await control.post('/clock/advance', { by: '1h' });
  expect((await control.get('/state')).body.deliveries).toHaveLength(7);
  await comesBack();
  await receiver.close();
});

test('P1: an endpoint is for something, and says nothing twice', async () => {
  await control.webhook('http://127.0.0.1:9/', ['payment.created']);
  const { body } = await control.get('/state');
  for (const event_types of [[], ['payment.created', 'payment.created']]) {
    body.webhooks[0].event_types = event_types;
    const refused = { status: 400, body: { parameter: 'webhooks[0].event_types' } };
    expect(await control.put('/state', body)).toMatchObject(refused);
  }
});

test('P1: a job has a number that its list can show', async () => {
  await control.payment();
  const { body } = await control.get('/state');
  body.jobs[0].id = 0;
  expect(await control.put('/state', body)).toMatchObject({ status: 400, body: { parameter: 'jobs[0].id' } });
});

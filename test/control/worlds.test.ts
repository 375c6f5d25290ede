import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvCell } from '../../src/control/forms.js';
import type { Sandbox } from '../../src/index.js';
import { type Body, type Control, openSandbox } from './context.js';

let box: Sandbox;
let control: Control;

beforeAll(async () => {
  ({ box, control } = await openSandbox());
});
afterAll(() => box.close());

/** Everything that can be read of a merchant. */
async function everything(key: string): Promise<Record<string, Body>> {
  const paths = [
    '/state',
    '/profile',
    '/clock',
    '/keys',
    '/ledger',
    '/scenarios',
    '/events',
    '/deliveries',
    '/requests',
    '/magic',
  ];
  const read = await Promise.all(paths.map((path) => control.get(path, { key })));
  const all = Object.fromEntries(read.map(({ body }, i) => [paths[i], body]));
  delete all['/state'].exported_at;
  return all;
}

describe('merchants', () => {
  test('see nothing of each other, whatever one of them does', async () => {
    const [a, b] = (await Promise.all([control.post('/merchants', {}), control.post('/merchants', {})])).map(
      ({ body }) => body,
    );
    await control.payment({}, b.api_key);
    const before = await everything(b.api_key);
    const key = { key: a.api_key };
    const id = await control.payment({}, a.api_key);
    expect((await control.post(`/payments/${id}/pay`, {}, { key: b.api_key })).status).toBe(404);
    await control.post(`/payments/${id}/pay`, {}, key);
    await control.patch('/profile', { timestamps: 'milliseconds' }, key);
    await control.put('/balance', { BTC: 1 }, key);
    await control.post('/keys', {}, key);
    await control.post('/clock/advance', { by: '3d' }, key);
    await control.post('/events', { event_type: 'payment.failed' }, key);
    await control.put('/scenarios/mine', { description: 'x', on: 'manual', steps: [{ replay_failed: {} }] }, key);
    expect((await control.post('/scenarios/mine/run', {}, { key: b.api_key })).status).toBe(404);
    expect((await control.post('/scenarios/mine/run', {}, key)).status).toBe(201);
    await control.delete('/requests', {}, key);
    await control.post('/reset', {}, key);
    expect(await everything(b.api_key)).toEqual(before);
    await control.delete(`/merchants/${a.id}`);
    expect(await everything(b.api_key)).toEqual(before);
  });

  test('have accounts of their own', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => control.post('/merchants', {})));
    const accounts = await Promise.all(made.map(({ body }) => control.v1('GET', '/account', undefined, body.api_key)));
    expect(new Set(accounts.map(({ body }) => body.id)).size).toBe(5);
    expect(new Set(accounts.map(({ body }) => body.email)).size).toBe(5);
  });
});

test('reading changes nothing', async () => {
  const id = await control.payment();
  const before = (await control.get('/state')).body;
  const paths = [
    '/health',
    '/merchants',
    '/profile',
    '/contract',
    '/clock',
    '/keys',
    '/ledger',
    `/payments/${id}`,
    '/scenarios',
    '/events',
    '/deliveries',
    '/requests',
    '/transactions/export',
    '/magic',
  ];
  for (const path of paths) expect((await control.get(path)).status).toBe(200);
  const after = (await control.get('/state')).body;
  expect({ ...after, exported_at: '' }).toEqual({ ...before, exported_at: '' });
});

test.each<[string | number | null, string]>([
  ['plain', 'plain'],
  [1e-8, '0.00000001'],
  [null, ''],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\r\nb', '"a\r\nb"'],
  ['=a,b', `"'=a,b"`],
])('the cell %j is written as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

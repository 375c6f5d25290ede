/** Snapshots, forks and what differs between two states: over HTTP, from code and from a connection alike. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectTenderbox } from '../../src/client/control/index.js';
import { createPayment as addPayment } from '../../src/domain/payments/payments.js';
import type { World } from '../../src/domain/world.js';
import { createTenderbox } from '../../src/index.js';
import { call, createPayment, openBox } from '../support/box.js';
import { keptFile } from '../support/kept-file.js';
import { expectWithin } from '../support/timing.js';
import { type Control, engineOf, openSandbox, worldOf } from './context.js';

function addPayments(world: World, count: number): void {
  const input = { amount: 10, currency: 'EUR', description: 'x'.repeat(900) };
  for (let i = 0; i < count; i++) addPayment(world, input, 'http://127.0.0.1');
}

describe('A snapshot', () => {
  test('is gone back to: records, clock and what waits are as they were, keys are as they are', async () => {
    const box = await openBox();
    const remote = await connectTenderbox({ url: box.url });
    const { url } = await remote.inbox.get('shop');
    await remote.endpoints.register({ url, event_types: ['payment.succeeded'] });
    const { id } = await createPayment(box);
    const before = await remote.exportState();
    expect(await box.snapshot('unpaid')).toMatchObject({ name: 'unpaid', taken_at: '2026-11-20T17:00:00.000Z' });
    await box.payments.pay(id, { currency: 'BTC' });
    const { api_key } = await remote.call('createKey', { body: { label: 'later' } });
    await remote.clock.advance('1h');
    expect(box.deliveries()).toHaveLength(1);
    await remote.restore('unpaid');
    const { exported_at: _, keys, random, ...after } = await remote.exportState();
    expect({ ...before, ...after }).toEqual({ ...before, exported_at: before.exported_at });
    expect([box.clock.now(), box.deliveries().length]).toEqual(['2026-11-20T17:00:00.000Z', 0]);
    expect((await call(box, 'GET /account', { key: api_key })).status).toBe(200);
    // What is made afterwards is nothing that a receiver has seen.
    expect(random).not.toEqual(before.random);
    expect(keys).toHaveLength(4);
  });

  test('sends what was waiting when it was taken, as an import does', async () => {
    const box = await openBox();
    const remote = await connectTenderbox({ url: box.url });
    const { url } = await remote.inbox.get('shop');
    await remote.inbox.behave('shop', { status: 500 });
    await remote.endpoints.register({ url, event_types: ['payment.succeeded'] });
    await box.payments.pay((await createPayment(box)).id);
    await box.settle();
    await box.snapshot();
    await remote.inbox.behave('shop', { status: 200 });
    await box.clock.advance('1h');
    expect(box.deliveries()[0]).toMatchObject({ status: 'succeeded' });
    await box.restore();
    expect(box.deliveries()[0]).toMatchObject({ status: 'retrying' });
    await box.clock.advance('10s');
    expect(box.deliveries()[0]?.attempts).toHaveLength(2);
  });

  test('takes the place of one of its name, and has a name that can be one', async () => {
    const box = await openBox();
    await box.snapshot('one');
    const { id } = await createPayment(box);
    await box.snapshot('one');
    await box.reset();
    await box.restore('one');
    expect((await box.payments.get(id)).payment.status).toBe('pending');
    expect(worldOf(box).snapshots.size).toBe(1);
    await expect(box.snapshot('no name')).rejects.toThrow('name must be a letter or digit, then');
    await expect(box.restore('ine')).rejects.toThrow('There is no snapshot "ine". Did you mean `one`?');
  });

  test('lets a real clock run on, and no job of its own fall due', async () => {
    const box = await openBox({ clock: 'real', now: undefined });
    await createPayment(box);
    await box.snapshot();
    const before = box.clock.now();
    await box.restore();
    expect(box.clock.now() >= before).toBe(true);
  });

  test('is kept with its merchant over a reset and a restart, and goes with it', async () => {
    const { file, remove } = keptFile();
    const first = await createTenderbox({ clock: 'frozen', seed: 1, data: file });
    const shop = await first.createMerchant({ label: 'shop' });
    const { id } = await createPayment(shop);
    await shop.snapshot('old');
    await createPayment(first);
    await first.snapshot('old');
    await shop.reset();
    await first.close();
    const second = await createTenderbox({ clock: 'frozen', data: file });
    const remote = await connectTenderbox({ url: second.url, apiKey: shop.apiKey });
    await remote.restore('old');
    expect((await remote.payments.get(id)).payment.status).toBe('pending');
    await remote.call('deleteMerchant', { path: { id: shop.id } });
    expect(Object.keys((second.exportState() as { worlds: object }).worlds)).toHaveLength(2);
    await second.restore('old');
    await second.close();
    remove();
  });
});

describe('A fork', () => {
  test('has the records of its merchant and keys of its own, and each goes its own way', async () => {
    const box = await openBox();
    const remote = await connectTenderbox({ url: box.url });
    const { id } = await createPayment(box);
    const forks = [await box.fork('here'), await remote.fork('there')];
    for (const fork of forks) {
      expect(fork.apiKey).not.toBe(box.apiKey);
      expect((await fork.payments.get(id)).payment.status).toBe('pending');
      await fork.payments.expire(id);
      await fork.fund({ BTC: 7 });
      expect(await fork.balanced()).toBe(true);
    }
    expect((await box.payments.get(id)).payment.status).toBe('pending');
    const [created, other] = [await createPayment(box), await createPayment(forks[0] as never)];
    expect(created.id).not.toBe(other.id);
    await forks[0]?.reset();
    expect(await forks[0]?.events()).toEqual([]);
    expect(box.events()).toHaveLength(2);
  });

  test('of a merchant with 10,000 payments is there within 50 ms', async () => {
    const box = await openBox({ data: undefined });
    addPayments(worldOf(box), 10_000);
    const took: number[] = [];
    for (let i = 0; i < 5; i++) {
      const begun = performance.now();
      await box.fork();
      took.push(performance.now() - begun);
    }
    expect((await box.fork()).events()).toHaveLength(10_000);
    expectWithin(Math.min(...took), 50);
  });
});

describe('Two states', () => {
  let control: Control;
  let close: () => Promise<void>;
  let id: string;

  beforeAll(async () => {
    const { box, control: opened } = await openSandbox();
    [control, close] = [opened, () => box.close()];
    id = await control.payment();
    await control.post('/snapshots', { name: 'before' });
    await control.post('/fork', { label: 'what-if' });
    await control.post(`/payments/${id}/pay`, { currency: 'BTC' });
  });
  afterAll(() => close());

  test('differ in records, events and balances', async () => {
    const { body } = await control.get('/diff/before');
    expect(body).toMatchObject({ from: 'before', to: null });
    const fields = body.records.find((record: { id: string }) => record.id === id)?.fields;
    expect(fields).toContainEqual({ name: 'status', from: 'pending', to: 'paid' });
    expect(fields).toContainEqual({ name: 'paid_at', from: null, to: '2026-11-20T17:00:00.000Z' });
    const kinds = body.records.map(({ kind, change }: Record<string, string>) => `${kind} ${change}`);
    expect(new Set(kinds)).toEqual(new Set(['payment changed', 'transaction added', 'event added']));
    expect(body.balances).toEqual([{ currency: 'BTC', account: 'available', from: 100, to: expect.any(Number) }]);
  });

  test('are the same from the other side, by the label and the id of a merchant', async () => {
    const { body } = await control.get('/merchants');
    const fork = body.data.find(({ label }: { label: string }) => label === 'what-if');
    const [there, back] = [await control.get('/diff/what-if'), await control.get(`/diff/default?to=${fork.id}`)];
    expect(back.body.total).toBe(there.body.total);
    expect(back.body.records[0]).toMatchObject({ id, change: 'changed' });
    expect((await control.get('/diff/before?to=what-if')).body).toMatchObject({ total: 0, records: [], balances: [] });
  });

  test('of one name are told apart by their ids, and not chosen among', async () => {
    const { box, control: own } = await openSandbox();
    const forks = [await own.post('/fork', { label: 'dup' }), await own.post('/fork', { label: 'dup' })];
    await own.payment({}, forks[1]?.body.api_key);
    const ids = forks.map(({ body }) => body.id as string);
    const refused = await own.get('/diff/default?to=dup');
    expect([refused.status, refused.body.allowed]).toEqual([400, ids]);
    expect(refused.body.detail).toContain(`"dup" is the name of 2 states. Give the id of one: ${ids.join(', ')}.`);
    expect((await own.get(`/diff/default?to=${ids[1]}`)).body.total).toBeGreaterThan(0);
    // Nor does a snapshot stand before a merchant of its name; that of the merchant itself does.
    for (const name of [undefined, 'what-if']) await box.snapshot(name);
    await box.fork('what-if');
    const shadowed = await own.get('/diff/what-if');
    expect([shadowed.status, shadowed.body.allowed]).toEqual([400, [expect.any(String), expect.any(String)]]);
    expect((await own.get(`/diff/${shadowed.body.allowed[0]}`)).body.total).toBe(0);
    await own.payment();
    expect((await own.get('/diff/default')).body.total).toBeGreaterThan(0);
    await box.close();
  });

  test.each([
    ['GET', '/diff/befor', 'Did you mean `before`?'],
    ['GET', '/diff/xyz', 'Allowed: before, default, what-if.'],
    ['POST', '/snapshots/befor/restore', 'Did you mean `before`?'],
    ['DELETE', '/snapshots/what-if', 'Allowed: before.'],
  ])('that are not there are rejected by %s %s', async (method, path, message) => {
    const reply = await control.call(method, path, method === 'GET' ? undefined : {});
    expect([reply.status, reply.body.detail]).toEqual([404, expect.stringContaining(message)]);
  });
});

describe('In a public sandbox', () => {
  test('snapshots are among the bytes of their merchant, forks among the merchants', async () => {
    const limits = { publicMerchants: 3, publicBytes: 1_000_000, controlToken: 'token' };
    const { box, control } = await openSandbox({ public: true, ...limits });
    const { body: made } = await control.post('/merchants');
    const key = made.api_key;
    addPayments(engineOf(box).worlds.get(made.id) as World, 160);
    expect((await control.post('/snapshots', { name: 'one' }, { key })).status).toBe(201);
    const refused = await control.post('/snapshots', { name: 'two' }, { key });
    expect([refused.status, refused.body.detail]).toEqual([403, expect.stringContaining('those of its snapshots')]);
    expect(refused.body).toMatchObject({ fix: 'tenderbox snapshots delete one', docs: '/docs/public-mode.md' });
    const fork = await control.post('/fork', {}, { key });
    expect([fork.status, typeof fork.body.ends_at]).toEqual([201, 'string']);
    expect((await control.post('/fork', {}, { key })).status).toBe(429);
    expect((await control.post('/fork')).status).toBe(401);
    // Of another merchant nothing is told, not even that it is there.
    expect((await control.get('/diff/default', { key })).status).toBe(404);
    expect((await control.post('/snapshots/one/restore', {}, { key })).status).toBe(200);
    expect((await control.delete('/snapshots/one', {}, { key })).status).toBe(200);
    expect((await control.get('/snapshots', { key })).body.data).toEqual([]);
    await box.close();
  });
});

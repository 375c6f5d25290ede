import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ControlError, connectTenderbox, UnreachableError } from '../../src/client/control/index.js';
import { ACTIONS, type Action } from '../../src/domain/actions.js';
import { RESOURCES } from '../../src/domain/resources.js';
import { toHaveDelivered } from '../../src/sdk/fixtures/delivered.js';
import { merchantFor } from '../../src/sdk/fixtures/sandbox.js';
import { tenderbox } from '../cli/context.js';
import { openBox } from '../support/box.js';

test('every action of the registry has its method, in this process and over HTTP', async () => {
  const box = await openBox();
  const remote = await connectTenderbox({ url: new URL(box.url) });
  for (const sandbox of [box, remote] as unknown as Record<string, Record<string, unknown>>[]) {
    for (const [kind, actions] of Object.entries(ACTIONS)) {
      const { list } = RESOURCES[kind as keyof typeof ACTIONS];
      const group = sandbox[list.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())];
      // All deliveries are what `deliveries()` gives: what is done to one is a method beside it.
      const methods = typeof group === 'function' ? sandbox : group;
      for (const { operation } of Object.values<Action>(actions)) {
        const name = operation.replace(
          kind.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase()),
          '',
        );
        expect(methods?.[name], operation).toBeTypeOf('function');
      }
    }
  }
});

test('a merchant of a running sandbox is driven as one in this process, and says the same', async () => {
  const box = await openBox();
  const remote = await connectTenderbox({ url: box.url.replace('/v1', ''), apiKey: box.apiKey });
  const { url } = await remote.inbox.get('shop');
  await remote.endpoints.register({ url, event_types: ['payment.succeeded', 'payment.expired'] });
  const { payment } = await remote.payments.create({ amount: 100, currency: 'EUR' });
  expect((await remote.payments.pay(payment.id, { currency: 'BTC' })).payment.status).toBe('paid');
  const other = await remote.payments.create({ amount: 5, currency: 'EUR' });
  await remote.clock.advance(900_000);
  await remote.wait({ event: 'payment.expired' });
  await remote.settle();
  expect((await remote.payments.get(other.payment.id)).payment.status).toBe('expired');
  expect(await remote.clock.now()).toBe(box.clock.now());
  expect(await remote.events()).toEqual(box.events());
  expect(await remote.deliveries()).toEqual(box.deliveries());
  expect(await remote.requests()).toEqual(box.requests());
  expect(await remote.audit()).toEqual(box.audit());
  expect(await remote.balanced()).toBe(true);
  const state = await remote.exportState();
  await remote.reset();
  expect(await remote.events()).toEqual([]);
  await remote.importState(state);
  expect(await remote.events()).toEqual(box.events());
});

test('a subscription and a payment link are moved alike from both sides', async () => {
  const box = await openBox();
  const remote = await connectTenderbox({ url: box.url });
  const { id } = await remote.subscriptions.create({ amount: 9, currency: 'EUR', interval: 'month' });
  expect((await box.subscriptions.pause(id)).status).toBe('paused');
  expect((await remote.subscriptions.resume(id)).status).toBe('active');
  const link = await remote.paymentLinks.create({ amount: 25, currency: 'EUR' });
  expect((await box.paymentLinks.open(link.id)).amount).toBe(25);
  expect((await remote.paymentLinks.open(link.id)).amount).toBe(25);
  expect((await box.paymentLinks.deactivate(link.id)).uses).toBe(2);
});

test('what takes an id alone is called for each of a list', async () => {
  const box = await openBox();
  const remote = await connectTenderbox({ url: box.url });
  const made = await Promise.all([1, 2].map((amount) => remote.payments.create({ amount, currency: 'EUR' })));
  const ids = made.map(({ payment }) => payment.id);
  expect((await Promise.all(ids.map(box.payments.expire))).map(({ payment }) => payment.status)).toEqual([
    'expired',
    'expired',
  ]);
  expect(await Promise.all(ids.map(remote.payments.get))).toEqual(await Promise.all(ids.map(box.payments.get)));
});

test('scenarios are listed, added, run and stopped, and a state is put back', async () => {
  const box = await openBox();
  const remote = await connectTenderbox({ url: box.url });
  const before = await remote.state.get();
  await remote.scenarios.put('mine', {
    name: 'mine',
    description: 'Paid an hour late.',
    on: 'payment.created',
    steps: [{ after: '1h', pay: {} }],
  });
  expect((await remote.scenarios.list()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['mine', 'invoice-paid']),
  );
  const { payment } = await remote.payments.create({ amount: 1, currency: 'EUR' });
  const { id } = await remote.scenarios.run('mine', payment.id);
  expect((await remote.scenarios.get(id)).status).toBe('running');
  expect((await remote.scenarios.stop(id)).status).toBe('cancelled');
  await remote.state.put(before);
  expect(await remote.events()).toEqual([]);
});

test('another merchant has keys and a world of its own', async () => {
  const box = await openBox();
  const remote = await connectTenderbox({ url: box.url });
  const shop = await remote.createMerchant({ label: 'shop' });
  await shop.payments.create({ amount: 1, currency: 'EUR' });
  expect([(await shop.events()).length, (await remote.events()).length]).toEqual([1, 0]);
  const account = await fetch(`${shop.url}/account`, { headers: { authorization: `Bearer ${shop.apiKey}` } });
  expect(await account.json()).toMatchObject({ id: shop.id });
});

test('a rejection is told with its status, its code and what would be possible', async () => {
  const box = await openBox();
  const remote = await connectTenderbox({ url: box.url });
  const { payment } = await remote.payments.create({ amount: 1, currency: 'EUR' });
  await remote.payments.expire(payment.id);
  const refused = await remote.payments.fail(payment.id).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ControlError);
  expect(refused).toMatchObject({ status: 409, code: 'conflict', operationId: 'failPayment' });
  expect(String(refused)).toMatch(/failPayment was refused \(409\): .*expired and cannot fail.*receive, pay/);
  await expect(remote.payments.get('..')).rejects.toThrow('getPaymentDetail needs an id, not ".."');
});

test('what is neither a sandbox nor a call of one is rejected in words', async () => {
  const problem = JSON.stringify({ title: 'Bad Request', errors: { url: ['is missing'] }, allowed: 'GET' });
  const headers = { 'content-type': 'application/problem+json' };
  const foreign = async () => new Response(problem, { status: 400, headers });
  await expect(connectTenderbox({ url: 'http://127.0.0.1:4020', fetch: foreign })).rejects.toThrow(
    /^getClock was refused \(400\): Bad Request$/,
  );
  await expect(connectTenderbox({ url: 'http://127.0.0.1:4020', fetch: 1 } as never)).rejects.toThrow(
    /`fetch` must be a function/,
  );
  const box = await openBox();
  const remote = await connectTenderbox({ url: box.url });
  for (const name of ['payPayments', 'constructor'])
    await expect(remote.call(name as never)).rejects.toThrow(`There is no operation "${name}"`);
});

test('an id that is longer than an address may be is rejected, and is no answer', async () => {
  const box = await openBox({ data: undefined as never });
  const remote = await connectTenderbox({ url: box.url });
  const id = `pay_req_${'a'.repeat(20_000)}`;
  await expect(remote.payments.get(id)).rejects.toMatchObject({ name: 'ControlError', status: 431 });
  const { code, err } = await tenderbox(['show', id, '--url', box.url]);
  expect({ code, err }).toEqual({ code: 1, err: [expect.stringMatching(/refused \(431\): An id .* is longer/)] });
});

test('what is no time is rejected in words, and the name of a test may be cut anywhere', async () => {
  const box = await openBox({ clock: 'frozen' });
  const remote = await connectTenderbox({ url: box.url });
  await expect(remote.clock.advanceTo(new Date('noon'))).rejects.toThrow('to must be');
  await expect(remote.clock.set({ now: new Date('noon') })).rejects.toThrow('now must be');
  expect(await merchantFor(remote, `${'a'.repeat(254)}🎉`)).toMatchObject({ id: expect.stringMatching(/^acct_/) });
});

test('a scaled clock that is told another time keeps its speed', async () => {
  const remote = await connectTenderbox({ url: (await openBox()).url });
  await remote.clock.set({ mode: 'scaled', speed: 7 });
  expect(await remote.clock.set({ now: '2026-11-20T17:00:00Z' })).toMatchObject({ mode: 'scaled', speed: 7 });
  expect(await remote.clock.set({ mode: 'scaled' })).toMatchObject({ speed: 60 });
});

test('a connection that cannot be made says what, where, why and what to do', async () => {
  const box = await openBox();
  await expect(connectTenderbox({ url: box.url, apiKey: 'other' })).rejects.toThrow(
    /401.*No merchant has this API key/,
  );
  await expect(connectTenderbox(box.url as never)).rejects.toThrow(/takes an object, such as \{ url/);
  await expect(connectTenderbox({ url: '127.0.0.1:4020' })).rejects.toThrow(/`url` must be the base URL of a sandbox/);
  await expect(connectTenderbox({ url: 'http://127.0.0.1:2/v1' })).rejects.toThrow(
    /No sandbox answers at .*`tenderbox start --port 2`/,
  );
  // A sandbox at a port that fetch never calls would not be reached either.
  await expect(connectTenderbox({ url: 'http://127.0.0.1:1/v1' })).rejects.toThrow(/never calls .*`tenderbox start`/);
  await expect(toHaveDelivered({} as never, 'payment.created')).rejects.toThrow(/needs a merchant: expect\(box\)/);
  await expect(connectTenderbox({ url: box.url, key: 1 } as never)).rejects.toThrow('knows no option "key"');
  const other = createServer((_request, response) => response.end('<p>hello</p>')).listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const wrong = await connectTenderbox({ url }).catch((error: unknown) => error);
  other.close();
  expect(wrong).toBeInstanceOf(UnreachableError);
  expect(wrong).toMatchObject({ url, message: expect.stringContaining('that is no sandbox') });
});

/** A sandbox from code: options, many at once, closing. */

import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { createTenderbox, type TenderboxOptions } from '../../src/index.js';
import { PRESETS } from '../../src/variants/presets.js';
import { tenderbox } from '../cli/context.js';
import { call, createPayment, createWebhook, NOW, openBox, openReceiver, PAYMENT } from '../support/box.js';
import { connect } from '../support/raw.js';
import { expectWithin } from '../support/timing.js';

test('it takes a free port, and its url ends in /v1', async () => {
  const box = await openBox();
  expect(box.url).toBe(`http://127.0.0.1:${box.port}/v1`);
  expect(box.controlUrl).toBe(`http://127.0.0.1:${box.port}/_sandbox`);
  expect(box.port).toBeGreaterThan(0);
});

test('payment_url and invoice_url open at the host that was asked, or at the public one', async () => {
  const box = await openBox();
  expect((await createPayment(box)).payment_url).toMatch(`http://127.0.0.1:${box.port}/pay/pay_req_`);
  const elsewhere = await call(box, 'POST /payments', { body: PAYMENT });
  expect(elsewhere.body.payment_url).toContain(elsewhere.body.id);
  const other = await openBox({ publicUrl: 'https://pay.example' });
  const { payment_url, id } = await createPayment(other);
  expect(payment_url).toBe(`https://pay.example/pay/${id}`);
});

test('wrong options are told all at once, each with what would be right', async () => {
  const options = {
    port: 70_000,
    clock: 'stopped',
    seed: -1,
    rate_limit: '9',
    cors: ['not an origin'],
    webhook: 'ftp://shop.example',
    colour: 'red',
  };
  const error: Error = await createTenderbox(options as unknown as TenderboxOptions).then(
    (box) => box.close().then(() => Promise.reject(new Error('it started'))),
    (thrown) => thrown,
  );
  const lines = error.message.split('\n');
  expect(lines).toHaveLength(7);
  for (const name of Object.keys(options)) expect(error.message).toContain(name);
  expect(error.message).toMatch(/real.*frozen/);
  expect(error.message).not.toMatch(/undefined|\[object/);
});

test('a port that is taken is told in one line', async () => {
  const box = await openBox();
  await expect(createTenderbox({ port: box.port })).rejects.toThrow(/^Port \d+ on 127\.0\.0\.1 is in use.*\.$/);
});

test('options of a profile may be given one by one or together, in either case', async () => {
  const one = await openBox({ payment_expiry: 60 });
  const two = await openBox({ profile: { paymentExpiry: 60 } });
  for (const box of [one, two]) expect((await createPayment(box)).expires_at).toBe('2026-11-20T17:01:00Z');
});

test('a new merchant with a wrong setting is rejected with the setting, its value and the allowed ones', async () => {
  const box = await openBox();
  await expect(box.createMerchant({ profile: { rate_limit: '7' as never } })).rejects.toThrow(
    /rate_limit.*7.*1.*2.*3/s,
  );
});

test('a new merchant may have any profile by name, and then has nothing of what the sandbox was started with', async () => {
  const box = await openBox({ payment_expiry: 60 });
  for (const profile of Object.keys(PRESETS)) {
    const merchant = await box.createMerchant({ label: profile, profile });
    expect(merchant.id, profile).toMatch(/^acct_/);
  }
  const usual = await box.createMerchant({ profile: 'default' });
  expect((await createPayment(usual)).expires_at).toBe('2026-11-20T17:15:00Z');
});

test('twenty sandboxes live in one process, each a world of its own', async () => {
  const boxes = await Promise.all(Array.from({ length: 20 }, (_, seed) => openBox({ seed })));
  expect(new Set(boxes.map(({ port }) => port)).size).toBe(20);
  const payments = await Promise.all(boxes.map((box) => createPayment(box)));
  expect(new Set(payments.map(({ id }) => id)).size).toBe(20);
  for (const box of boxes) expect((await call(box, 'GET /payments')).body.data).toHaveLength(1);
});

test('close ends with open connections and hanging receivers in under six seconds, and is done when it says so', async () => {
  const box = await openBox();
  const receiver = await openReceiver();
  receiver.answers('never');
  await createWebhook(box, receiver.url, { event_types: ['payment.created'] });
  await createPayment(box);
  await receiver.received(1);
  const idle = await connect(box.url);
  const begun = await connect(box.url);
  begun.write('POST /v1/payments HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n');
  await begun.continued();
  const start = performance.now();
  await box.close();
  expectWithin(performance.now() - start, 6_000);
  await Promise.all([idle.answers(), begun.answers()]);
  await expect(fetch(`${box.url}/account`)).rejects.toThrow();
});

test('close answers at once who waits for something to happen', async () => {
  const box = await createTenderbox({ clock: 'frozen' });
  const waiting = fetch(`${box.controlUrl}/wait`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ for: { event: 'payment.created' }, timeout_ms: 30_000 }),
  });
  await fetch(`${box.controlUrl}/health`);
  const began = performance.now();
  await box.close();
  expectWithin(performance.now() - began, 3_000);
  const answer = await waiting;
  expect(answer.status).toBe(408);
  expect((await answer.json()) as { detail: string }).toMatchObject({ detail: expect.stringContaining('is stopping') });
});

test('an option that is like no other gets no suggestion', async () => {
  const refused = (options: object): Promise<string> =>
    createTenderbox(options).then(
      () => 'it started',
      (error: Error) => error.message,
    );
  expect(await refused({ nope: 1 })).toBe('nope: is not an option.');
  expect(await refused({ prot: 1 })).toBe('prot: is not an option. Did you mean port?');
  expect(await refused({ latePaymnt: 'accept' })).toBe('latePaymnt: is not an option. Did you mean latePayment?');
  expect(await refused({ late_payment: 'record', latePayment: 'accept' })).toBe(
    'latePayment: is the option late_payment, which is given as well; leave one out.',
  );
  expect(await refused({ webhok: 'x' })).toBe('webhok: is not an option. Did you mean webhook?');
});

test('close waits for the answer that is under way', async () => {
  const box = await openBox({ delay: 50 });
  const connection = await connect(box.url);
  const body = JSON.stringify(PAYMENT);
  connection.write(
    `POST /v1/payments HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${box.apiKey}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await connection.continued();
  const closed = box.close();
  connection.write(body);
  expect((await connection.answers()).map(({ status }) => status)).toEqual([201]);
  await closed;
});

test('closing twice is closing once', async () => {
  const box = await openBox();
  await Promise.all([box.close(), box.close()]);
  await box.close();
});

test('await using closes it', async () => {
  const box = await createTenderbox();
  const { url } = box;
  expect((await fetch(`${url}/openapi.json`)).status).toBe(200);
  await box[Symbol.asyncDispose]();
  await expect(fetch(`${url}/openapi.json`)).rejects.toThrow();
});

test('a method of the sandbox rejects with what is wrong, and changes nothing', async () => {
  const box = await openBox();
  const { id } = await createPayment(box);
  await box.payments.expire(id);
  await expect(box.payments.expire(id)).rejects.toThrow(/expired/);
  await expect(box.payments.pay('pay_req_nothing')).rejects.toThrow(/no payment/i);
  await expect(box.payments.pay(undefined as never)).rejects.toThrow(/no payment/i);
  await expect(box.clock.advance('yesterday')).rejects.toThrow(/duration such as/);
  await expect(box.clock.advanceTo('2020-01-01T00:00:00Z')).rejects.toThrow(/only be advanced/);
  await expect(box.fund({ XYZ: 1 })).rejects.toThrow(/XYZ/);
  expect(box.events()).toHaveLength(2);
});

test('exportState of one sandbox is what another starts from', async () => {
  const box = await openBox();
  const { id } = await createPayment(box);
  const state = box.exportState();
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  const response = await fetch(`${box.controlUrl}/state`);
  const document = await response.json();
  const other = await openBox({ seed: 99 });
  const put = await fetch(`${other.controlUrl}/state`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(document),
  });
  expect(put.status).toBe(200);
  expect((await call(other, `GET /payments/${id}`)).body.created_at).toBe(NOW);
});

test('a scenario that needs a resource gets a new one, and an unknown one is answered with the nearest name', async () => {
  const box = await openBox({ publicUrl: 'https://pay.example' });
  const { resource_id, status } = await box.run('payment-confirmed');
  expect(status).toBe('running');
  const { payment } = await box.payments.get(String(resource_id));
  expect(payment).toMatchObject({ payment_url: `https://pay.example/pay/${resource_id}` });
  await expect(box.run('payment-confirmd')).rejects.toThrow(
    'There is no scenario "payment-confirmd". Did you mean `payment-confirmed`?',
  );
});

test('the request log says which value of a key was mixed up with which', async () => {
  const box = await openBox();
  const sent = async (headers: Record<string, string>): Promise<string> => {
    const answer = await fetch(`${box.url}/balance`, { headers });
    const message = expect.stringMatching(/^The API key is unknown\. /);
    expect(await answer.json()).toEqual({ error: { code: 'UNAUTHENTICATED', message } });
    const answered = await fetch(`${box.controlUrl}/requests?limit=1`);
    const { data } = (await answered.json()) as { data: { refusal: { explanation: string } }[] };
    return data[0]?.refusal.explanation ?? '';
  };
  const signed = { 'X-API-Timestamp': '1', 'X-API-Signature': 'x' };
  expect(await sent({ 'X-API-Key': box.publicKey })).toContain('is a public key');
  expect(await sent({ Authorization: `Bearer ${box.secretKey}` })).toContain('is a secret key');
  expect(await sent({ 'X-API-Key': box.apiKey, ...signed })).toContain('carries the public key');
  expect(await sent({ 'X-API-Key': 'tb_key_nobody' })).toContain('prints its keys when it starts');
});

test('plain HTTP to a port with TLS is told so', async () => {
  const box = await createTenderbox({ tls: true });
  try {
    const answer = await fetch(`${box.url.replace('https:', 'http:')}/account`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('This port speaks HTTPS; its URL begins with https://.');
    const { code, err } = await tenderbox(['health', '--url', box.url.replace('https:', 'http:')]);
    expect(code).toBe(1);
    expect(err[0]).toContain('if it was started with --tls, its URL begins with https://');
    expect((await tenderbox(['health', '--url', box.url])).code).toBe(0);
  } finally {
    await box.close();
  }
});

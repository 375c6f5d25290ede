/** The receiver that is built in, and calls that are sent again. */
import { afterEach, describe, expect, test } from 'vitest';
import { requireBelowLimit } from '../../src/domain/limits.js';
import type { Sandbox, TenderboxOptions } from '../../src/index.js';
import { refusal } from '../support/world.js';
import { type Control, openSandbox, send, worldOf } from './context.js';

let box: Sandbox;
let control: Control;
afterEach(() => box.close());

const open = async (options: TenderboxOptions = {}): Promise<void> => {
  ({ box, control } = await openSandbox(options));
};

async function endpoint(name: string, more: object = {}): Promise<string> {
  const { url } = (await control.get(`/inbox/${name}`)).body;
  const body = { url, secret: 'whsec_mine', event_types: ['payment.created'], ...more };
  const created = await control.post('/endpoints', body);
  expect(created.status, created.text).toBe(201);
  return created.body.id;
}

const messages = async (name: string) => (await control.get(`/inbox/${name}`)).body.messages;
const lastAttempt = () => worldOf(box).deliveries.records.at(-1)?.attempts.at(-1);

describe('an inbox', () => {
  test('shows what came: text, headers and a signature that is right', async () => {
    await open();
    await endpoint('shop');
    const id = await control.payment();
    await control.post('/settle');
    const [message, ...others] = await messages('shop');
    expect(others).toEqual([]);
    const { body, signed_string, signature } = (await control.get(`/deliveries/${message.delivery_id}`)).body;
    expect(message).toMatchObject({ number: 1, attempt: 1, event_type: 'payment.created', body, complete: true });
    expect(JSON.parse(body).data.id).toBe(id);
    expect(message.headers).toMatchObject({ 'service-signature': signature, 'content-type': 'application/json' });
    expect(message.verification).toMatchObject({ verdict: 'valid', signed_string, expected_signature: signature });
    expect(lastAttempt()).toMatchObject({ status: 200, response_body: '{"received":true}', error: null });
  });

  test('has a name that can stand in its URL, and a name that cannot is told so', async () => {
    await open();
    const { status, body } = await control.get('/inbox/a%20b');
    const rule = 'name must be a letter or digit, then letters, digits, hyphens or underscores: shop.';
    expect([status, body.detail, body.rule]).toEqual([400, rule, 'format:inbox_name']);
  });

  test('is recognised by every name of this machine, and nothing else is taken for it', async () => {
    await open();
    const { port } = new URL(box.url);
    for (const host of [`localhost:${port}`, `shop.localhost:${port}`, `127.0.0.2:${port}`, `[::1]:${port}`]) {
      const body = { url: `http://${host}/_sandbox/inbox/names`, event_types: ['payment.created'] };
      expect((await control.post('/endpoints', body)).body.inbox, host).toBe('names');
    }
    for (const place of [
      'localhost:9/_sandbox/inbox/a',
      `127.0.0.1:${port}/inbox/a`,
      `127.0.0.1:${port}/_sandbox/inbox/.`,
    ]) {
      const body = { url: `http://${place}`, event_types: ['payment.failed'] };
      expect((await control.post('/endpoints', body)).body.inbox, place).toBeNull();
    }
    await control.payment();
    await control.post('/settle');
    expect(
      (await messages('names')).map((each: { verification: { verdict: string } }) => each.verification.verdict),
    ).toEqual(Array(4).fill('unsigned'));
  });

  test.each([
    [{ status: 500 }, { status: 500 }],
    [{ answer: 'redirect' }, { status: 302, response_headers: { location: '/_sandbox/inbox/shop' } }],
    [{ answer: 'close' }, { status: null, error: 'The inbox closed the connection without an answer.' }],
    [{ answer: 'hang' }, { status: null, error: 'No answer within 1 s.' }],
    [{ delay_ms: 30 }, { status: 200 }],
  ] as const)('answers as it was told: %o', async (told, attempt) => {
    await open({ profile: { webhook_timeout: 1 } });
    await endpoint('shop');
    await control.put('/inbox/shop', told);
    await control.payment();
    await control.post('/settle');
    expect(lastAttempt()).toMatchObject(attempt);
    expect(await messages('shop')).toHaveLength(1);
    const least_ms = 'delay_ms' in told ? told.delay_ms - 2 : 'answer' in told && told.answer === 'hang' ? 998 : 0;
    expect(lastAttempt()?.duration_ms).toBeGreaterThanOrEqual(least_ms);
  });

  test('sees a wrong signature and a body that was cut', async () => {
    await open();
    await endpoint('shop');
    for (const effect of [{ bad_signature: true }, { cut: true }]) {
      const added = await control.post('/faults', { webhook: {}, effect });
      expect(added.status, added.text).toBe(201);
      await control.payment();
      await control.post('/settle');
    }
    const [cut, wrong] = await messages('shop');
    expect(cut).toMatchObject({ complete: false, verification: { verdict: 'invalid', signed_string: null } });
    expect(wrong).toMatchObject({ complete: true, verification: { verdict: 'invalid' } });
    expect(lastAttempt()?.error).toContain('cut on purpose');
  });

  test('P2: keeps of a message what nothing else does, and counts it', async () => {
    await open({ profile: { retry_schedule: 'none' } });
    const { env } = worldOf(box);
    env.max_bytes = 1_000_000_000;
    await endpoint('shop');
    const description = 'ю'.repeat(500);
    for (let i = 0; i < 3; i++) await control.payment({ description });
    await control.post('/settle');
    const size = (): number => {
      const { max_bytes } = env;
      env.max_bytes = 1;
      const said = /this one has (\d+)/.exec(refusal(() => requireBelowLimit(worldOf(box))).message)?.[1];
      env.max_bytes = max_bytes as number;
      return Number(said);
    };
    const before = size();
    // One event is sent many times; the inbox has it as often, and its text is in the process once.
    const [{ delivery_id }] = await messages('shop');
    for (let i = 0; i < 100; i++) await control.post(`/deliveries/${delivery_id}/replay`);
    await control.post('/settle');
    expect(await messages('shop')).toHaveLength(103);
    const delivery = JSON.stringify(worldOf(box).deliveries.records.at(-1)).length;
    const grown = size() - before;
    expect(grown).toBeGreaterThan(100 * (delivery + 100));
    expect(grown).toBeLessThan(100 * (delivery + 300));
    await control.delete('/inbox/shop');
    expect(size()).toBeLessThan(before + grown - 100 * 100);
  });

  test('P2: reads like it came, also after the endpoint’s secret and the profile have changed, or while it hangs', async () => {
    await open({ profile: { webhook_timeout: 1, retry_schedule: 'none' } });
    const id = await endpoint('shop');
    for (const effect of [{ bad_signature: true }, { stale: '10m' }, { cut: true }, { other_envelope: true }]) {
      await control.post('/faults', { webhook: {}, effect, times: 1 });
      await control.payment({ description: JSON.stringify(effect) });
      await control.post('/settle');
    }
    await control.put('/inbox/shop', { answer: 'hang' });
    await control.payment({ description: 'hangs' });
    const seen = await messages('shop');
    expect(seen).toHaveLength(5);
    const verdicts = seen.map((each: { verification: { verdict: string } }) => each.verification.verdict);
    expect(verdicts).toEqual(['valid', 'valid', 'invalid', 'valid', 'invalid']);
    for (const { delivery_id, body, complete, headers, verification } of seen) {
      const sent = (await control.get(`/deliveries/${delivery_id}`)).body;
      expect(complete ? body : `${body}${sent.body.slice(body.length)}`).toBe(sent.body);
      expect(headers['service-signature']).toBe(sent.signature);
      if (complete) expect(verification.signed_string).toBe(sent.signed_string);
    }
    await control.patch('/profile', { signature_encoding: 'base64', envelope: 'form2' });
    const webhook = worldOf(box).data.webhooks.find((each) => each.id === id);
    if (webhook !== undefined) webhook.secret = 'whsec_another';
    expect(await messages('shop')).toEqual(seen);
  });

  test('belongs to its merchant', async () => {
    await open();
    await endpoint('shop');
    const other = (await control.post('/merchants', { label: 'other' })).body;
    const body = { url: (await control.get('/inbox/shop')).body.url, event_types: ['payment.created'] };
    const key = other.api_key;
    expect((await control.post('/endpoints', body, { key })).status).toBe(201);
    await control.payment({}, key);
    await control.post('/settle', {}, { key });
    expect(await messages('shop')).toEqual([]);
    expect((await control.get('/inbox/shop', { key })).body.messages).toHaveLength(1);
  });

  test('keeps the last 200 messages, and its behaviour through export and import', async () => {
    await open();
    await endpoint('shop');
    await control.put('/inbox/shop', { status: 204 });
    for (let i = 0; i < 205; i++) await control.post('/events', { event_type: 'payment.created' });
    await control.post('/settle');
    const kept = await messages('shop');
    expect([kept.length, kept[0].number, kept.at(-1).number]).toEqual([200, 205, 6]);
    const summary = { received: 200, received_total: 205, last_received_at: kept[0].received_at };
    expect((await control.get('/inbox')).body.data).toMatchObject([summary]);
    const state = (await control.get('/state')).body;
    expect(state.inboxes).toEqual({ shop: { answer: 'status', status: 204, delay_ms: 0 } });
    await control.delete('/inbox/shop');
    expect((await control.put('/state', state)).status).toBe(200);
    expect((await control.get('/inbox/shop')).body).toMatchObject({ behaviour: { status: 204 }, messages: [] });
    delete state.inboxes;
    expect((await control.put('/state', state)).status).toBe(200);
  });

  test('tells those who would send to it from outside why they cannot', async () => {
    await open();
    const answer = await control.post('/inbox/shop', {});
    expect(answer.status).toBe(405);
    expect(answer.body.detail).toContain('Only the deliveries of this sandbox arrive');
    expect((await control.get('/inbox/a%2Fb')).status).toBe(400);
    expect((await control.get('/inbox/__proto__')).status).toBe(400);
    expect((await control.get('/inbox/constructor')).body.behaviour.status).toBe(200);
  });

  test('works where deliveries to this machine are rejected, and under the public URL', async () => {
    await open({ deliverTo: 'public', publicUrl: 'https://pay.example' });
    expect((await control.get('/inbox/shop')).body.url).toBe('https://pay.example/_sandbox/inbox/shop');
    await endpoint('shop');
    await control.payment();
    await control.post('/settle');
    expect(await messages('shop')).toHaveLength(1);
  });
});

describe('a call that is sent again', () => {
  const list = async (query = '') => (await control.get(`/requests${query}`)).body.data;

  test('goes through the door again: repeated with its key, anew with a new one', async () => {
    await open();
    const headers = { 'idempotency-key': 'order-7', authorization: `Bearer ${box.apiKey}` };
    const body = { amount: 100, currency: 'EUR', description: 'naïve “order”' };
    const first = await send(control.origin, 'POST', '/v1/payments', body, { headers });
    const [call] = await list();
    const same = await control.post(`/requests/${call.id}/resend`);
    expect(JSON.parse(same.body.response_body.text)).toEqual(first.body);
    expect(same.body.idempotency.outcome).toBe('replayed');
    const anew = await control.post(`/requests/${call.id}/resend`, { idempotency_key: 'new' });
    expect(JSON.parse(anew.body.response_body.text)).toMatchObject({ description: 'naïve “order”' });
    expect(anew.body.idempotency.outcome).toBe('stored');
    const none = await control.post(`/requests/${call.id}/resend`, { idempotency_key: 'none' });
    expect(none.body.idempotency).toBeNull();
    expect((await list()).length).toBe(4);
  });

  test('is anew each time that it is sent with a new key, also at once', async () => {
    await open();
    await control.payment();
    const [call] = await list();
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => control.post(`/requests/${call.id}/resend`, { idempotency_key: 'new' })),
    );
    expect(sent.map(({ body }) => body.idempotency.outcome)).toEqual(['stored', 'stored', 'stored', 'stored']);
  });

  test('is signed where the profile wants it, and shows a cut connection', async () => {
    await open();
    await control.payment();
    await control.patch('/profile', { auth: 'signed' });
    const [call] = await list();
    expect((await control.post(`/requests/${call.id}/resend`)).body.status).toBe(201);
    await control.post('/faults', { match: { operation_id: 'createPayment' }, effect: { reset: 'before_commit' } });
    expect((await control.post(`/requests/${call.id}/resend`)).body.status).toBe(0);
  });

  test('is rejected where it cannot be the same', async () => {
    await open();
    await control.webhook('http://127.0.0.1:9/', ['payment.created']);
    await send(control.origin, 'POST', '/v1/payments', undefined, {
      key: box.apiKey,
      raw: Buffer.from([0x22, 0xff, 0x22]),
    });
    for (const call of await list()) {
      const refused = await control.post(`/requests/${call.id}/resend`);
      expect(refused.status).toBe(409);
      expect(refused.body.detail).toMatch(/masked|no text/);
    }
  });

  test.each([
    ['a header that is none', { headers: { 'x-note': '☃' } }, 'no call that HTTP can carry'],
    ['a path that is none', { path: '/v1/pay ments' }, 'no call that HTTP can carry'],
    ['a method that asks for a tunnel', { method: 'CONNECT' }, 'no answer of it was recorded'],
  ])('is rejected where an imported request log has %s', async (_what, change, why) => {
    await open();
    await control.payment();
    const { body: state } = await control.get('/state');
    Object.assign(state.journal[0], change);
    expect((await control.put('/state', state)).status).toBe(200);
    const refused = await control.post(`/requests/${state.journal[0].id}/resend`);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining(why)]);
  });
});

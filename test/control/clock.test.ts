import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ControlHost } from '../../src/control/host.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import type { Sandbox } from '../../src/index.js';
import { PATIENCE } from '../support/patience.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { type Control, hostOf, openSandbox, START, serve, worldOf } from './context.js';

let box: Sandbox;
let control: Control;
let receiver: Receiver;

beforeEach(async () => {
  ({ box, control } = await openSandbox());
  receiver = await startReceiver();
});
afterEach(async () => {
  await box.close();
  await receiver.close();
});

const clockAt = (text: string): string => new Date(Date.parse(START) + Number(text)).toISOString();

describe('C1: what runs can be imported again', () => {
  test.each([1e-6, 1_000_000])('at the speed %d', async (speed) => {
    expect((await control.put('/clock', { mode: 'scaled', speed })).status).toBe(200);
    await control.post('/merchants', { clock: { mode: 'scaled', speed } });
    const state = (await control.get('/state')).body;
    const imported = await control.put('/state', state);
    expect(imported.status, imported.text).toBe(200);
  });

  test.each([1e-9, 9.9e-7, 1_000_001])('and the speed %d runs nowhere', async (speed) => {
    const told = { mode: 'scaled', speed };
    expect((await control.put('/clock', told)).body).toMatchObject({ status: 400, parameter: 'speed' });
    expect((await control.post('/merchants', { clock: told })).status).toBe(400);
    await expect(box.clock.set({ mode: 'scaled', speed })).rejects.toThrow(/speed/);
    await expect(box.createMerchant({ clock: { mode: 'scaled', speed } })).rejects.toThrow(/speed/);
  });

  test.each(['1969-12-31T23:59:59Z', '0001-01-01T00:00:00Z'])('and %s is no time of a clock', async (now) => {
    expect((await control.put('/clock', { mode: 'frozen', now })).status).toBe(400);
    expect((await control.post('/merchants', { clock: { mode: 'frozen', now } })).status).toBe(400);
    await expect(box.clock.set({ mode: 'frozen', now })).rejects.toThrow(/from 1970 to 9999/);
    await expect(box.createMerchant({ clock: { mode: 'frozen', now: new Date(now) } })).rejects.toThrow(/1970/);
  });
});

describe('advance', () => {
  test.each<[string | number, number]>([
    ['90s', 90_000],
    ['15m', 900_000],
    ['1h30m', 5_400_000],
    ['1.5h', 5_400_000],
    ['500ms', 500],
    ['2w', 1_209_600_000],
    ['PT15M', 900_000],
    ['P1DT12H', 129_600_000],
    ['P1W', 604_800_000],
    ['PT0.5S', 500],
    [90, 90_000],
    [0, 0],
    ['0s', 0],
  ])('by %s', async (by, expected) => {
    expect((await control.post('/clock/advance', { by })).body.now).toBe(clockAt(String(expected)));
  });

  test.each(['', 'a while', '15', '15 m', '-1m', 'P', 'PT', 'P1Y', '1m30', '٣m', '1e3s'])('not by %j', async (by) => {
    const refused = await control.post('/clock/advance', { by });
    expect(refused.status).toBe(400);
    if (by !== '')
      expect(refused.body).toMatchObject({ rule: 'format:duration', detail: expect.stringContaining('90s') });
    expect((await control.get('/clock')).body.now).toBe(START);
  });

  test('a duration in long words is rejected with what was meant', async () => {
    const { body } = await control.post('/clock/advance', { by: '15 minutes' });
    expect(body.detail).toMatch(/number of seconds\. Did you mean `15m`\?$/);
  });

  test('not by both, by nothing, backwards, or beyond the year 9999', async () => {
    for (const body of [
      {},
      { by: '1m', to: START },
      { by: -1 },
      { by: 3.2e9 },
      { by: '99999999w' },
      { to: 'tomorrow' },
    ]) {
      expect((await control.post('/clock/advance', body)).status, JSON.stringify(body)).toBe(400);
    }
    const both = await control.post('/clock/advance', { by: '15m', to: START });
    expect(both.body.detail).toBe('body must have at most 1 entry. It takes by, to.');
    const past = await control.post('/clock/advance', { to: '2026-11-20T16:59:59Z' });
    expect([past.status, past.body.parameter]).toEqual([409, 'to']);
    expect((await control.post('/clock/advance', { to: START })).status).toBe(200);
  });

  test('answers after the deliveries that it caused were attempted', async () => {
    await control.webhook(receiver.url, ['payment.expired']);
    const id = await control.payment();
    const { body } = await control.post('/clock/advance', { by: '15m' });
    expect(receiver.requests).toHaveLength(1);
    expect(body.fired).toMatchObject([
      { kind: 'payment.expire', resource_id: id, due: '2026-11-20T17:15:00.000Z' },
      { kind: 'delivery.attempt' },
    ]);
    expect(body.deliveries).toMatchObject([{ event_type: 'payment.expired', status: 'succeeded' }]);
    expect(body).toMatchObject({ fired_total: 2, deliveries_total: 1, truncated: false });
  });

  test('does not overtake the answer to what an earlier call has sent', async () => {
    receiver.answers((_request, response) => void setTimeout(() => response.writeHead(503).end(), 100));
    await control.webhook(receiver.url, ['payment.created']);
    await control.payment();
    const { body } = await control.post('/clock/advance', { by: '5s' });
    expect(body.deliveries).toMatchObject([{ event_type: 'payment.created', status: 'retrying', attempts: 2 }]);
  });

  test('waits no longer than a moment for a receiver that waits for it', async () => {
    receiver.answers((_request, response) => {
      void control.post('/clock/advance', { by: '1s' }).then(() => response.end('ok'));
    });
    await control.webhook(receiver.url, ['payment.created']);
    await control.payment();
    await control.post('/settle', { timeout_ms: 5_000 });
    expect((await control.get('/clock')).body.now).toBe(clockAt('1000'));
  });

  test('user: lists no expiry of what was paid, nor anything else that did nothing', async () => {
    const id = await control.payment();
    await control.post(`/payments/${id}/pay`);
    const invoice = await control.invoice();
    await control.post(`/invoices/${invoice}/void`);
    const { body } = await control.post('/clock/advance', { by: '60d' });
    expect(body).toMatchObject({ fired: [], fired_total: 0 });
  });

  test('a century is a call like another, and what is not listed is counted', async () => {
    const world = worldOf(box);
    for (let i = 0; i < 1_005; i++) createPayment(world, { amount: 1, currency: 'EUR' }, control.origin);
    const { body } = await control.post('/clock/advance', { by: '5200w' });
    expect([body.fired.length, body.fired_total, body.truncated]).toEqual([1000, 1005, true]);
  });

  test('a receiver that calls back while time passes does not stop it', async () => {
    receiver.answers((_request, response) => {
      void control
        .get('/clock')
        .then(() => control.post('/wait', { for: { event: 'payment.created' } }))
        .then(() => response.end('ok'));
    });
    await control.webhook(receiver.url, ['payment.expired']);
    await control.payment();
    expect((await control.post('/clock/advance', { by: '1h' })).body.deliveries).toMatchObject([
      { status: 'succeeded' },
    ]);
  });
});

describe('setting the clock', () => {
  test('runs what thereby falls due', async () => {
    const id = await control.payment();
    const set = await control.put('/clock', { mode: 'frozen', now: '2026-11-20T18:00:00+01:00' });
    expect(set.body).toMatchObject({ now: START, next_due: '2026-11-20T17:15:00.000Z', pending_jobs: 1 });
    await control.put('/clock', { mode: 'frozen', now: '2026-11-21T00:00:00Z' });
    expect((await control.get(`/payments/${id}`)).body.phase).toBe('expired');
  });

  test('back is possible until there is a record', async () => {
    expect((await control.put('/clock', { mode: 'frozen', now: '2020-01-01T00:00:00Z' })).body.now).toBe(
      '2020-01-01T00:00:00.000Z',
    );
    await control.payment();
    const refused = await control.put('/clock', { mode: 'frozen', now: '2019-12-31T23:59:59Z' });
    expect([refused.status, refused.body.rule]).toEqual([409, 'min:2020-01-01T00:00:00.000Z']);
  });

  test.each<[unknown, string]>([
    [{}, 'mode'],
    [{ mode: 'stopped' }, 'mode'],
    [{ mode: 'real', speed: 2 }, 'speed'],
    [{ mode: 'scaled', speed: 0 }, 'speed'],
    [{ mode: 'scaled', speed: 1e9 }, 'speed'],
    [{ mode: 'frozen', now: '2026-02-30T00:00:00Z' }, 'now'],
    [{ mode: 'frozen', now: '1969-12-31T23:59:59Z' }, 'now'],
  ])('not to %j', async (body, parameter) => {
    const refused = await control.put('/clock', body);
    expect([refused.status, refused.body.parameter]).toEqual([400, parameter]);
  });

  test('a scaled clock runs by itself', async () => {
    await control.put('/clock', { mode: 'scaled', speed: 100_000 });
    const id = await control.payment();
    const waited = await control.post('/wait', { for: { payment: { id, status: 'expired' } }, timeout_ms: 5_000 });
    expect(waited.status).toBe(200);
  });
});

describe('wait', () => {
  test('answers at once what is true already', async () => {
    const id = await control.payment();
    for (const wanted of [
      { event: 'payment.created' },
      { payment: { id } },
      { payment: { id, status: 'pending', phase: 'awaiting' } },
      { request: { method: 'POST' } },
    ]) {
      const { body } = await control.post('/wait', { for: wanted, timeout_ms: 0 });
      expect(body.matched, JSON.stringify(wanted)).toMatchObject({ condition: Object.keys(wanted)[0], count: 1 });
    }
  });

  test('is answered by the change that makes it true, for many at once', async () => {
    await control.webhook(receiver.url, ['payment.succeeded']);
    const id = await control.payment();
    const invoice = await control.invoice();
    const payout = await control.payout();
    const conditions = [
      { event: 'payment.succeeded' },
      { payment: { id, phase: 'paid' } },
      { invoice: { id: invoice, status: 'open' } },
      { payout: { id: payout, status: 'completed' } },
      { delivery: { event_type: 'payment.succeeded', status: 'succeeded' } },
      { request: { operation_id: 'getBalance', count: 2 } },
    ];
    const waiting = Array.from({ length: 60 }, (_, i) => control.post('/wait', { for: conditions[i % 6] }));
    await control.get('/clock');
    await control.post(`/payments/${id}/pay`);
    await control.post(`/invoices/${invoice}/open`);
    await control.post(`/payouts/${payout}/complete`);
    await control.v1('GET', '/balance');
    await control.v1('GET', '/balance');
    const replies = await Promise.all(waiting);
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(replies[5]?.body.matched).toMatchObject({ condition: 'request', count: 2 });
  });

  test('says what came nearest when it does not come true', async () => {
    const id = await control.payment();
    await control.post(`/payments/${id}/receive`, { currency: 'BTC', confirmations: 1 });
    const miss = async (wanted: unknown) => (await control.post('/wait', { for: wanted, timeout_ms: 10 })).body;
    const payment = await miss({ payment: { id, status: 'paid' } });
    expect(payment).toMatchObject({
      status: 408,
      code: 'timeout',
      nearest: { id, status: 'pending', phase: 'confirming' },
    });
    expect(payment.detail).toBe(
      `After 10 ms it is not true: ${id} is pending (confirming, 1 of 2 confirmations). The clock is frozen.`,
    );
    expect((await miss({ event: 'payment.succeeded' })).nearest.explanation).toContain(
      'payment.created, payment.pending',
    );
    expect((await miss({ delivery: { status: 'failed', count: 2 } })).nearest.count).toBe(0);
    expect((await miss({ request: { status: 500 } })).nearest.explanation).toContain('POST /v1/payments');
    const payout = await control.payout();
    expect((await miss({ payout: { id: payout, status: 'failed' } })).nearest.status).toBe('pending');
    const invoice = await control.invoice();
    expect((await miss({ invoice: { id: invoice, status: 'paid' } })).nearest.status).toBe('draft');
  });

  test.each<[unknown, number]>([
    [{}, 400],
    [{ for: {} }, 400],
    [{ for: { event: 'payment.created', request: {} } }, 400],
    [{ for: { event: 'payment.nope' } }, 400],
    [{ for: { delivery: { event_type: 'nope' } } }, 400],
    [{ for: { payment: { status: 'paid' } } }, 400],
    [{ for: { payment: { id: 'x', status: 'refunded' } } }, 400],
    [{ for: { event: 'payment.created' }, timeout_ms: -1 }, 400],
    [{ for: { event: 'payment.created' }, timeout_ms: 600_001 }, 400],
    [{ for: { payment: { id: 'pay_req_nope' } } }, 404],
    [{ for: { payout: { id: 'payout_nope' } } }, 404],
    [{ for: { invoice: { id: 'inv_nope' } } }, 404],
  ])('%j is %i at once', async (body, status) => {
    expect((await control.post('/wait', body)).status).toBe(status);
  });

  test('ends when its merchant is deleted, and outlives a reset', async () => {
    const { id, api_key } = (await control.post('/merchants', {})).body;
    const waiting = control.post('/wait', { for: { event: 'payment.failed' } }, { key: api_key });
    const patient = control.post('/wait', { for: { event: 'payment.failed' } });
    await control.get('/clock');
    await control.delete(`/merchants/${id}`);
    expect((await waiting).status).toBe(404);
    await control.post('/reset');
    await control.post(`/payments/${await control.payment()}/fail`);
    expect((await patient).status).toBe(200);
  });

  test('is bounded for each merchant, settling included, and a place is free when one is answered', async () => {
    const id = await control.payment();
    const wanted = { for: { payment: { id, status: 'failed' } } };
    const { api_key: key } = (await control.post('/merchants', {})).body;
    const waiting = Array.from({ length: 100 }, () => control.post('/wait', wanted));
    await vi.waitFor(async () => {
      const refused = await control.post('/settle', { timeout_ms: 0 });
      expect(refused.body).toMatchObject({ status: 429, code: 'rate_limited', rule: 'max:100' });
      expect(refused.body.detail).toContain('100 calls of this merchant wait already');
    }, PATIENCE);
    expect((await control.post('/wait', wanted)).status).toBe(429);
    expect((await control.post('/settle', {}, { key })).status).toBe(200);
    await control.post(`/payments/${id}/fail`);
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await control.post('/wait', wanted)).status).toBe(200);
  });

  test('is bounded in all, and who has gone waits no more', async () => {
    let waiting = 0;
    const { onChange: subscribe } = hostOf(box);
    const onChange: ControlHost['onChange'] = (world, listen) => {
      waiting += 1;
      const end = subscribe(world, listen);
      return () => {
        waiting -= 1;
        end();
      };
    };
    const alone = await serve(hostOf(box, { onChange, waits: { total: 1 } }));
    const patient = { for: { event: 'payment.failed' } };
    const gone = new AbortController();
    const left = fetch(`${alone.control.origin}/_sandbox/wait`, {
      method: 'POST',
      body: JSON.stringify(patient),
      headers: { 'content-type': 'application/json' },
      signal: gone.signal,
    }).catch(() => 'left');
    await vi.waitFor(() => expect(waiting).toBe(1), PATIENCE);
    const refused = await alone.control.post('/wait', patient);
    expect(refused.body).toMatchObject({ status: 503, code: 'service_unavailable' });
    gone.abort();
    expect(await left).toBe('left');
    await vi.waitFor(() => expect(waiting).toBe(0), PATIENCE);
    expect((await alone.control.post('/wait', { ...patient, timeout_ms: 0 })).status).toBe(408);
    await alone.close();
  });
});

describe('time that somebody moves', () => {
  test('stands where it has come to when its caller has gone', async () => {
    await control.webhook(receiver.url, ['payment.expired']);
    await control.payment();
    let release = (): void => undefined;
    receiver.answers((_, response) => {
      release = () => response.writeHead(200).end();
    });
    const gone = new AbortController();
    const left = fetch(`${control.origin}/_sandbox/clock/advance`, {
      method: 'POST',
      body: JSON.stringify({ to: '9999-01-01T00:00:00Z' }),
      headers: { 'content-type': 'application/json' },
      signal: gone.signal,
    }).catch(() => 'left');
    await receiver.received(1);
    gone.abort();
    expect(await left).toBe('left');
    await vi.waitFor(() => expect(worldOf(box).catching_up).toBe(0), PATIENCE);
    release();
    await control.post('/settle');
    expect((await control.get('/clock')).body.now).toBe(clockAt('900000'));
  });
});

describe('the end of time', () => {
  test('is the last instant that a timestamp can show: clocks stand, everything is shown, the world comes back', async () => {
    const { box: late, control: there } = await openSandbox({ now: '9999-12-31T23:50:00Z' });
    await there.webhook('http://127.0.0.1:1/', ['payment.created', 'invoice.opened']);
    expect((await there.v1('POST', '/payments', { amount: 1, currency: 'USD' })).body.expires_at).toBe(
      '9999-12-31T23:59:59Z',
    );
    const invoice = await there.invoice({ due_date: '9999-12-31' });
    expect((await there.post(`/invoices/${invoice}/open`)).status).toBe(200);
    await there.post('/clock/advance', { to: '9999-12-31T23:59:59.999Z' });
    expect((await there.v1('POST', '/payments', { amount: 1, currency: 'USD' })).status).toBe(201);
    await there.put('/clock', { mode: 'scaled', speed: 1_000_000 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await there.get('/clock')).body.now).toBe('9999-12-31T23:59:59.999Z');
    for (const path of ['/deliveries', '/events']) expect((await there.get(path)).status, path).toBe(200);
    expect((await there.v1('GET', '/payments')).status).toBe(200);
    expect((await there.put('/state', (await there.get('/state')).body)).status).toBe(200);
    await late.close();
  });

  test('a due date there does not keep a world from coming back', async () => {
    const { box: now, control: there } = await openSandbox();
    const invoice = await there.invoice({ due_date: '9999-12-31' });
    await there.post(`/invoices/${invoice}/open`);
    await there.post('/clock/advance', { by: '2h' });
    expect((await there.get('/clock')).body.next_due).toBeNull();
    expect((await there.put('/state', (await there.get('/state')).body)).status).toBe(200);
    await now.close();
  });

  test('nor does a delay of less than a millisecond', async () => {
    const { box: now, control: there } = await openSandbox();
    await there.put('/profile', { retry_schedule: [0.0001] });
    await there.webhook('http://127.0.0.1:1/', ['payment.created']);
    await there.payment();
    expect((await there.put('/state', (await there.get('/state')).body)).status).toBe(200);
    await now.close();
  });
});

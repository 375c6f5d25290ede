import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { standIn, tenderbox } from './context.js';

let sandbox: Awaited<ReturnType<typeof standIn>> | undefined;
afterEach(async () => {
  await sandbox?.close();
  sandbox = undefined;
});

const payment = {
  id: 'pay_req_1',
  amount: 100,
  currency: 'EUR',
  status: 'paid',
  paid_amount: 1e-8,
  paid_currency: 'BTC',
};
const payout = { id: 'payout_1', amount: 0.5, currency: 'BTC', status: 'failed' };
const invoice = { id: 'inv_1', amount: 20, currency: 'USD', status: 'void' };
const delivery = {
  id: 'dlv_1',
  event_type: 'payment.succeeded',
  url: 'http://127.0.0.1:3000/w',
  status: 'failed',
  created_at: '2026-11-20T17:00:00.000Z',
  attempts: 2,
  last_status: 500,
};

/** Runs a command against a stand-in that answers `body`; the call that it made, and what it printed. */
async function called(args: string[], body: unknown, status = 200, type?: string) {
  sandbox = await standIn(() => [status, body, type]);
  const outcome = await tenderbox([...args, '--url', sandbox.url]);
  return { ...outcome, call: sandbox.calls[0], calls: sandbox.calls };
}

describe('what is done to a resource', () => {
  test.each<[string, object, string, object, string]>([
    [
      'pay pay_req_1 --percent 50 --currency BTC',
      { payment, phase: 'paid' },
      '/payments/pay_req_1/pay',
      { percent: 50, currency: 'BTC' },
      'pay_req_1  paid  100 EUR  received 0.00000001 BTC',
    ],
    ['pay inv_1', { invoice, payment: null }, '/invoices/inv_1/pay', {}, 'inv_1  void  20 USD'],
    [
      'receive pay_req_1 --amount 0.1 --confirmations 1',
      { payment, phase: 'detected', confirmations: 1, confirmations_required: 2 },
      '/payments/pay_req_1/receive',
      { amount: 0.1, confirmations: 1 },
      'pay_req_1  paid (detected)  100 EUR  received 0.00000001 BTC  confirmations 1/2',
    ],
    [
      'confirm pay_req_1 --transaction-id txn_1',
      { payment },
      '/payments/pay_req_1/confirm',
      { transaction_id: 'txn_1' },
      '',
    ],
    ['drop pay_req_1 --reason double_spent', { payment }, '/payments/pay_req_1/drop', { reason: 'double_spent' }, ''],
    ['expire pay_req_1', { payment }, '/payments/pay_req_1/expire', {}, ''],
    ['fail pay_req_1', { payment }, '/payments/pay_req_1/fail', {}, ''],
    [
      'fail payout_1 --stage review',
      { payout, phase: 'rejected' },
      '/payouts/payout_1/fail',
      { stage: 'review' },
      'payout_1  failed (rejected)  0.5 BTC',
    ],
    ['refund pay_req_1 --amount 10.5', { payment }, '/payments/pay_req_1/refund', { amount: 10.5 }, ''],
    ['process payout_1', { payout }, '/payouts/payout_1/process', {}, ''],
    ['complete payout_1', { payout }, '/payouts/payout_1/complete', {}, ''],
    ['open inv_1', { invoice }, '/invoices/inv_1/open', {}, ''],
    ['void inv_1', { invoice }, '/invoices/inv_1/void', {}, ''],
    ['past-due inv_1', { invoice }, '/invoices/inv_1/past-due', {}, ''],
    [
      'pause sub_1',
      { id: 'sub_1', status: 'paused', amount: 9, currency: 'EUR' },
      '/subscriptions/sub_1/pause',
      {},
      'sub_1  paused  9 EUR',
    ],
    ['open plink_1 --amount 12.5', payment, '/payment-links/plink_1/open', { amount: 12.5 }, ''],
  ])('%s', async (line, answer, path, body, printed) => {
    const { code, call, out } = await called(line.split(' '), answer);
    expect(code).toBe(0);
    expect(call).toMatchObject({ method: 'POST', path: `/_sandbox${path}`, body });
    if (printed !== '') expect(out).toEqual([printed]);
  });

  test.each([
    ['confirm payout_1', 'confirm is for a payment request (pay_req_…); "payout_1" is none.'],
    ['fail inv_1', 'fail is for a payment request (pay_req_…) or a payout (payout_…); "inv_1" is none.'],
    ['open pay_req_1', 'open is for an invoice (inv_…) or a payment link (plink_…); "pay_req_1" is none.'],
    ['open inv_1 --amount 5', '--amount does not apply to an invoice; leave it out.'],
    ['fail pay_req_1 --stage review', '--stage does not apply to a payment request; leave it out.'],
    ['pay pay_req_1 --amount 1e3', '--amount must be a number of at least 0, not "1e3".'],
    ['confirm pay_req_1 --confirmations -1', '--confirmations must be a whole number of at least 0, not "-1".'],
  ])('%s is rejected before anything is sent', async (line, message) => {
    const { code, calls, err } = await called(line.split(' '), {});
    expect({ code, calls, err }).toEqual({ code: 2, calls: [], err: [`tenderbox: ${message}`] });
  });
});

describe('the world', () => {
  test.each<[string, string, string, object]>([
    ['advance 15m', 'POST', '/clock/advance', { by: '15m' }],
    ['advance 2026-11-20T17:15:00Z', 'POST', '/clock/advance', { to: '2026-11-20T17:15:00Z' }],
    ['advance 15', 'POST', '/clock/advance', { by: 15 }],
    ['advance PT15M', 'POST', '/clock/advance', { by: 'PT15M' }],
    ['run payment-expired', 'POST', '/scenarios/payment-expired/run', {}],
    ['run payment-expired pay_req_1', 'POST', '/scenarios/payment-expired/run', { resource_id: 'pay_req_1' }],
    ['fund btc 2 ETH 0.5', 'PUT', '/balance', { BTC: 2, ETH: 0.5 }],
    ['reset', 'POST', '/reset', {}],
    ['replay dlv_1', 'POST', '/deliveries/dlv_1/replay', {}],
    ['retry dlv_1', 'POST', '/deliveries/dlv_1/retry', {}],
    ['replay --failed --event-type invoice.paid', 'POST', '/deliveries/replay-failed', { event_type: 'invoice.paid' }],
  ])('%s', async (line, method, path, body) => {
    const { code, call, err } = await called(line.split(' '), {});
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(call).toMatchObject({ method, path: `/_sandbox${path}`, body });
  });

  test('user: advance sums up what is more than anybody reads', async () => {
    const due = '2026-11-20T17:15:00.000Z';
    const job = (kind: string, i: number) => ({ due, kind, resource_id: `x_${i}` });
    const fired = Array.from({ length: 21 }, (_, i) => job(i < 15 ? 'payment.expire' : 'invoice.past_due', i));
    const none = { deliveries: [], deliveries_total: 0 };
    const few = await called(['advance', '15'], { now: due, fired: fired.slice(0, 20), fired_total: 20, ...none });
    expect(few.out).toHaveLength(21);
    const many = await called(['advance', '15'], { now: due, fired, fired_total: 1_500, ...none });
    expect(many.out).toEqual([`now ${due}`, '  15x  payment.expire', '  6x   invoice.past_due', '  … and 1479 more']);
    const deliveries = fired.map(({ resource_id: id }) => ({ ...delivery, id }));
    const sent = await called(['advance', '15'], {
      now: due,
      fired: [],
      fired_total: 0,
      deliveries,
      deliveries_total: 21,
    });
    expect(sent.out).toEqual([
      `now ${due}`,
      'deliveries',
      `  21x  ${delivery.event_type}  ${delivery.status}  ${delivery.last_status}  ${delivery.url}`,
    ]);
  });

  test('user: a scenario that has no resource is on none', async () => {
    const run = { id: 'run_1', scenario: 'api-503-burst', status: 'completed', resource_id: null, steps: [] };
    const { out } = await called(['run', 'api-503-burst'], run);
    expect(out).toEqual(['run_1  api-503-burst  completed']);
  });

  test.each(['15min', '15 m', 'soon', '1h-2m'])('advance takes no %j', async (time) => {
    const { code, err, calls } = await called(['advance', time], {});
    expect({ code, calls }).toEqual({ code: 2, calls: [] });
    expect(err.join()).toContain(
      `advance takes a duration (90s, 15m, 1h30m) or an instant (2026-11-20T17:15:00Z), not "${time}".`,
    );
  });

  test('a delivery that nobody answered says why', async () => {
    const unanswered = { ...delivery, status: 'pending', last_status: null, last_error: 'Nothing listens there.' };
    const { out } = await called(['deliveries'], { data: [unanswered], has_more: false });
    expect(out.join()).toContain('pending  2x  -  http://127.0.0.1:3000/w  Nothing listens there.');
  });

  test('a delivery that was rejected says what its receiver said, on one line', async () => {
    const refused = { ...delivery, last_status: 400, last_response: 'no signature\u001b[2J' };
    const { out } = await called(['deliveries'], { data: [refused], has_more: false });
    expect(out.join()).toContain('400  http://127.0.0.1:3000/w  It said: no signature\ufffd[2J');
  });

  test('advance shows what fell due and what was sent', async () => {
    const { out } = await called(['advance', '15m'], {
      now: '2026-11-20T17:15:00.000Z',
      fired: [{ due: '2026-11-20T17:15:00.000Z', kind: 'payment.expire', resource_id: 'pay_req_1' }],
      fired_total: 3,
      deliveries: [delivery],
      deliveries_total: 1,
    });
    expect(out).toEqual([
      'now 2026-11-20T17:15:00.000Z',
      '  2026-11-20T17:15:00.000Z  payment.expire  pay_req_1',
      '  … and 2 more',
      'deliveries',
      '  2026-11-20T17:00:00.000Z  dlv_1  payment.succeeded  failed  2x  500  http://127.0.0.1:3000/w',
    ]);
  });

  test('deliveries are filtered and listed', async () => {
    const { out, call } = await called(['deliveries', '--status', 'failed', '--limit', '1'], {
      data: [delivery],
      has_more: true,
    });
    expect(call?.path).toBe('/_sandbox/deliveries?status=failed&limit=1');
    expect(out[0]).toContain('dlv_1  payment.succeeded  failed  2x  500');
    expect(out[1]).toContain('older ones');
  });

  test('events --once lists the newest last, as lines or as JSON', async () => {
    const event = (n: number) => ({
      event_id: `evt_${n}`,
      event_type: 'payment.created',
      created_at: 't',
      resource_id: null,
      data: {},
    });
    const page = { data: [event(2), event(1)], has_more: false };
    expect((await called(['events', '--once'], page)).out).toEqual([
      't  payment.created  -  -  evt_1',
      't  payment.created  -  -  evt_2',
    ]);
    await sandbox?.close();
    expect(JSON.parse((await called(['events', '--once', '--json'], page)).out.join('\n'))).toEqual(page);
  });

  test('health is 0 only when the sandbox says so', async () => {
    const health = { status: 'ok', version: '0.1.0', uptime_seconds: 12.4 };
    expect(await called(['health'], health)).toMatchObject({ code: 0, out: ['ok  0.1.0  up 12.4 s'] });
    await sandbox?.close();
    for (const flags of [[], ['--json']]) {
      const stopping = await called(['health', ...flags], { ...health, status: 'stopping' }, 503, 'application/json');
      expect(stopping).toMatchObject({ code: 1, out: [] });
      expect(stopping.err[0]).toMatch(/127\.0\.0\.1:\d+\/v1 is not ready: stopping; start it again/);
      await sandbox?.close();
    }
  });
});

describe('which sandbox and which merchant', () => {
  test.each(['/v1', '/v1/', '', '/', '/_sandbox'])('a base URL that ends in %j', async (end) => {
    sandbox = await standIn(() => [200, {}]);
    const base = sandbox.url.replace('/v1', end);
    expect((await tenderbox(['reset'], { TENDERBOX_URL: base, TENDERBOX_API_KEY: 'tb_key_x' })).code).toBe(0);
    expect(sandbox.calls[0]).toMatchObject({ path: '/_sandbox/reset', key: 'Bearer tb_key_x' });
  });

  test('without a URL, the one that start would start', async () => {
    sandbox = await standIn(() => [200, {}]);
    const { port } = new URL(sandbox.url);
    expect((await tenderbox(['reset'], { TENDERBOX_PORT: port, TENDERBOX_HOST: '0.0.0.0' })).code).toBe(0);
    expect(sandbox.calls[0]?.key).toBeUndefined();
  });

  test.each(['127.0.0.1:4020', 'ftp://x', 'http://x/v2', 'http://x/v1?a=b'])('%s is no base URL', async (url) => {
    const { code, err } = await tenderbox(['reset', '--url', url]);
    expect(code).toBe(2);
    expect(err[0]).toMatch(/^tenderbox: --url must be the base URL of a sandbox/);
  });

  test('nothing listens there', async () => {
    sandbox = await standIn(() => [200, {}]);
    const { url } = sandbox;
    await sandbox.close();
    const { code, err } = await tenderbox(['reset', '--url', url]);
    expect(code).toBe(1);
    expect(err).toEqual([
      `tenderbox: No sandbox answers at ${url}: nothing listens there. Start one with \`tenderbox start --port ${new URL(url).port}\`, or name another with --url.`,
    ]);
    sandbox = undefined;
  });

  test('user: one that answered before has stopped, and nobody is told to start one', async () => {
    sandbox = await standIn(() => [200, { data: [], has_more: false }]);
    const { url } = sandbox;
    const following = tenderbox(['events', '--url', url]);
    await expect.poll(() => sandbox?.calls.length).toBeGreaterThan(0);
    await sandbox.close();
    sandbox = undefined;
    const { code, err } = await following;
    expect([code, err]).toEqual([
      1,
      [
        expect.stringMatching(
          /^tenderbox: The sandbox at \S+ does not answer any more: .*\. It was stopped, or it crashed\.$/,
        ),
      ],
    ]);
  });

  test('user: a currency is known in any case', async () => {
    const { call } = await called(['pay', 'pay_req_1', '--currency', 'btc'], {});
    expect(call?.body).toEqual({ currency: 'BTC' });
  });

  test('a port with TLS cuts plain HTTP', async () => {
    const server = createServer((socket) => socket.destroy());
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
    const { code, err } = await tenderbox(['reset', '--url', `http://127.0.0.1:${port}`]);
    server.close();
    expect(code).toBe(1);
    expect(err[0]).toContain('the connection was cut; if it was started with --tls, its URL begins with https://');
  });

  test('a port without TLS answers HTTPS in plain text', async () => {
    const server = createServer((socket) =>
      socket.on('error', () => undefined).end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    );
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
    const { code, err } = await tenderbox(['reset', '--url', `https://127.0.0.1:${port}`]);
    server.close();
    expect([code, err.length]).toEqual([1, 1]);
    expect(err[0]).toContain('if it was started without --tls, its URL begins with http://. Start');
    expect(err[0]).not.toContain('\n');
  });

  test('something else listens there', async () => {
    const { code, err } = await called(['reset'], '<html>', 404, 'text/html');
    expect(code).toBe(1);
    expect(err[0]).toMatch(/answered 404 with text\/html: that is no sandbox/);
  });
});

test('a rejection is one line with its reason and what is possible', async () => {
  const problem = {
    status: 409,
    detail: 'The payment request is expired and cannot fail.',
    allowed: ['receive', 'pay'],
  };
  const { code, out, err } = await called(['fail', 'pay_req_1'], problem, 409);
  expect({ code, out }).toEqual({ code: 1, out: [] });
  expect(err).toEqual([
    'tenderbox: refused (409): The payment request is expired and cannot fail. Possible: receive, pay.',
  ]);
});

test('what a terminal would act on is not passed on', async () => {
  const { err } = await called(['reset'], { detail: 'red \u001b[31m' }, 400);
  expect(err[0]).not.toContain('\u001b');
});

test.each([
  [['reset', '--urll', 'x'], 2, /unknown option '--urll'/],
  [['reset', 'extra'], 2, /too many arguments/],
  [['pay'], 2, /missing required argument 'ID'/],
  [['replay'], 2, /either a DELIVERY_ID or --failed/],
  [['fund', 'BTC'], 2, /a currency and an amount/],
  [['--verison'], 2, /--verison: is not an option of tenderbox start\. Did you mean --version\?/],
  [['strat'], 2, /there is no command "strat"\. Did you mean start\?/],
])('%j exits with %i', async (args, code, message) => {
  const outcome = await tenderbox([...args]);
  expect(outcome.code).toBe(code);
  expect(outcome.err.join('\n')).toMatch(message);
});

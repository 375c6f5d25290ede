/** Coverage: a small scripted client, and the numbers that it makes. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COVERAGE_STYLE, coverageHtml } from '../../src/contract/coverage-html.js';
import { coverageJunit, coverageMarkdown } from '../../src/contract/index.js';
import { faviconText } from '../../src/pages/assets.js';
import {
  call,
  createInvoice,
  createPayment,
  createPayout,
  createWebhook,
  openBox,
  openReceiver,
} from '../support/box.js';
import { wellFormed } from '../support/xml.js';
import { Control } from './context.js';

const ANSWERS = 82;
const EVENTS = 23;

type Report = ReturnType<Awaited<ReturnType<typeof openBox>>['coverage']>;

const answerOf = ({ operations }: Report, operation_id: string, status: number) =>
  operations.find((operation) => operation.operation_id === operation_id)?.answers.find((a) => a.status === status);
const reachedOf = ({ states }: Report, resource: string): string[] =>
  states.filter((state) => state.reached && state.resource === resource).map(({ state }) => state);
const shares = ({ dimensions }: Report) =>
  Object.fromEntries(Object.entries(dimensions).map(([name, { covered, of }]) => [name, [covered, of]]));

describe('a merchant that nobody has called', () => {
  test('has covered nothing', async () => {
    const report = (await openBox()).coverage();
    expect([report.covered, report.of, report.percent]).toEqual([0, ANSWERS, 0]);
    const covered = Object.values(report.dimensions).map((share) => share.covered);
    expect(covered).toEqual([0, 0, 0, 0, 0, 0]);
    expect(report.dimensions.event_types.of).toBe(EVENTS);
  });
});

describe('a scripted client', () => {
  const prefer = (code: number) => ({ headers: { prefer: `code=${code}` } });
  const idempotent = (amount: number) => ({ body: { amount, currency: 'EUR' }, idempotencyKey: 'one' });

  test.each<[name: string, calls: [line: string, options: object][], covered: number, of: number]>([
    ['one success', [['GET /balance', {}]], 1, ANSWERS],
    [
      'the same success twice',
      [
        ['GET /balance', {}],
        ['GET /balance', {}],
      ],
      1,
      ANSWERS,
    ],
    [
      'a success and an error',
      [
        ['GET /balance', {}],
        ['GET /balance?x=1', {}],
      ],
      2,
      ANSWERS,
    ],
    ['no credential', [['GET /account', { key: null }]], 1, ANSWERS],
    ['an id that is not there', [['GET /payouts/payout_nope', {}]], 1, ANSWERS],
    ['a path that is not there', [['GET /nothing', {}]], 0, ANSWERS],
    [
      'two statuses of one operation by one key',
      [
        ['POST /payments', idempotent(1)],
        ['POST /payments', idempotent(2)],
      ],
      2,
      ANSWERS,
    ],
    ['an error that is asked for', [['GET /account', prefer(403)]], 1, ANSWERS],
    ['an error of the service that is asked for', [['GET /account', prefer(503)]], 1, ANSWERS + 1],
    ['a rate limit that is not in force', [['GET /account', prefer(429)]], 1, ANSWERS + 1],
    ['a method that the path does not have', [['PUT /account', {}]], 1, ANSWERS + 1],
  ])('%s', async (_name, calls, covered, of) => {
    const box = await openBox();
    for (const [line, options] of calls) await call(box, line, options);
    const report = box.coverage();
    expect([report.covered, report.of]).toEqual([covered, of]);
    expect(report.percent).toBe(Math.floor((covered / of) * 1_000) / 10);
  });

  test('a profile that enforces a limit counts 429 for every operation', async () => {
    expect((await openBox({ rate_limit: '1' })).coverage().of).toBe(ANSWERS + 17);
  });

  test('a forced answer and a fault are marked as the client’s own doing', async () => {
    const box = await openBox();
    await call(box, 'GET /account', prefer(403));
    await call(box, 'GET /account', { key: 'tb_key_default' });
    await box.faults.add({ match: { operation_id: 'getBalance' }, effect: { status: 500 } });
    await call(box, 'GET /balance');
    const report = box.coverage();
    const code = 'PERMISSION_DENIED';
    expect(answerOf(report, 'getAccount', 403)).toMatchObject({ count: 1, forced: 1, codes: [{ code, forced: 1 }] });
    expect(answerOf(report, 'getAccount', 200)).toMatchObject({ count: 1, forced: 0 });
    expect(answerOf(report, 'getBalance', 500)).toMatchObject({ counted: true, count: 1, forced: 1 });
    expect(report.violations).toEqual([]);
  });

  test('a connection that is cut before its answer covers nothing', async () => {
    const box = await openBox();
    await box.faults.add({ effect: { reset: 'before_commit' }, times: 1 });
    await expect(call(box, 'GET /balance')).rejects.toThrow();
    expect(box.coverage().covered).toBe(0);
  });

  test('codes are told apart within a status', async () => {
    const box = await openBox();
    await call(box, 'POST /payouts', { body: { amount: 1, currency: 'BTC', address: 'nowhere' } });
    const answer = answerOf(box.coverage(), 'createPayout', 422);
    expect(answer?.codes.map(({ code, count }) => [code, count])).toEqual([
      ['INSUFFICIENT_BALANCE', 0],
      ['INVALID_ADDRESS', 1],
      ['IDEMPOTENCY_KEY_REUSED', 0],
    ]);
    expect(shares(box.coverage()).error_codes?.[0]).toBe(1);
  });
});

describe('events, states and settings', () => {
  test('an event counts when a receiver took it', async () => {
    const box = await openBox({ retry_schedule: 'none' });
    const receiver = await openReceiver();
    receiver.answers(500, 200);
    await createWebhook(box, receiver.url, { event_types: ['payment.created', 'payment.succeeded'] });
    const { id } = await createPayment(box);
    await box.settle();
    expect(box.coverage().dimensions.event_types.covered).toBe(0);
    await box.payments.pay(id);
    await box.settle();
    const taken = box.coverage().event_types.filter(({ count }) => count > 0);
    expect(taken).toEqual([{ event_type: 'payment.succeeded', count: 1 }]);
  });

  test('an event goes by the name of the profile', async () => {
    const receiver = await openReceiver();
    const box = await openBox({ envelope: 'form2', webhook: receiver.url });
    const { id } = await createPayment(box);
    await box.payments.pay(id);
    await box.settle();
    const taken = box.coverage().event_types.filter(({ count }) => count > 0);
    expect(taken.map(({ event_type }) => event_type)).toContain('payment_received');
  });

  test('states are noted as they are passed', async () => {
    const box = await openBox();
    const { id } = await createPayment(box);
    await box.payments.receive(id, { percent: 50 });
    await box.payments.receive(id, {});
    await box.payments.confirm(id, { confirmations: 1 });
    await box.payments.confirm(id);
    await box.payments.refund(id, { amount: 1 });
    await box.payments.refund(id);
    expect(reachedOf(box.coverage(), 'payment')).toEqual(['pending', 'paid']);
    expect(reachedOf(box.coverage(), 'payment_phase')).toEqual(
      expect.arrayContaining([
        'awaiting',
        'underpaid',
        'detected',
        'confirming',
        'paid',
        'partly_refunded',
        'refunded',
      ]),
    );
    expect(reachedOf(box.coverage(), 'transaction')).toEqual(['pending', 'confirmed', 'refunded']);
    const invoice = await createInvoice(box);
    await box.invoices.pay(invoice.id);
    expect(reachedOf(box.coverage(), 'invoice')).toEqual(['draft', 'open', 'paid']);
    const payout = await createPayout(box);
    await box.payouts.complete(payout.id);
    expect(reachedOf(box.coverage(), 'payout')).toEqual(['pending', 'processing', 'completed']);
  });

  test('a setting was in force when a call was answered under it', async () => {
    const box = await openBox();
    const control = new Control(box.controlUrl.replace('/_sandbox', ''));
    const autos = () => box.coverage().settings.filter(({ setting, in_force }) => setting === 'auth' && in_force);
    await control.call('PATCH', '/profile', { auth: 'key' });
    await control.call('PATCH', '/profile', { auth: 'bearer' });
    expect(autos()).toEqual([]);
    await call(box, 'GET /account');
    expect(autos().map(({ value }) => value)).toEqual(['bearer']);
  });
});

describe('a world', () => {
  test('takes its coverage along when exported, and loses it with a reset', async () => {
    const box = await openBox();
    await call(box, 'GET /account');
    const before = box.coverage();
    const control = new Control(box.controlUrl.replace('/_sandbox', ''));
    const state = (await control.get('/state')).body;
    await box.reset();
    expect(box.coverage().covered).toBe(0);
    expect((await control.call('PUT', '/state', state)).status).toBe(200);
    expect(box.coverage()).toEqual(before);
  });

  test('counts its own traffic only', async () => {
    const box = await openBox();
    const other = await box.createMerchant();
    await call(other, 'GET /account');
    expect([box.coverage().covered, other.coverage().covered]).toEqual([0, 1]);
  });
});

describe('GET /_sandbox/coverage', () => {
  test('is the report of box.coverage(), and a page, a test report and a summary of it', async () => {
    const box = await openBox();
    await call(box, 'GET /account');
    const control = new Control(box.controlUrl.replace('/_sandbox', ''));
    expect((await control.get('/coverage')).body).toEqual(box.coverage());
    const forms = { html: 'text/html', junit: 'application/xml', markdown: 'text/markdown' };
    for (const [format, type] of Object.entries(forms)) {
      const answer = await fetch(`${box.controlUrl}/coverage?format=${format}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
      expect(await answer.text()).toContain('Contract coverage');
    }
    expect((await control.get('/coverage?format=pdf')).status).toBe(400);
  });
});

describe('the written reports', () => {
  const nasty = { name: '"><script>alert(1)</script>\u0000', message: 'a & b < c | `d`' };

  test('the page is closed, escaped, and asks for nothing from elsewhere', async () => {
    const box = await openBox();
    await call(box, 'GET /account', prefer403);
    const page = coverageHtml(box.coverage(), [nasty]);
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:|\bon\w+=/i);
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
    expect(page).toContain('color-scheme: light dark');
    const body = page.replace(/^<!doctype html>\s*/, '').replace(/<meta [^>]*>/g, '');
    expect(wellFormed(body)).toBe('html');
    expect(page).toContain('class="chip forced"');
  });

  test('the page has the mark, the scales and the colours of all other pages', async () => {
    const box = await openBox();
    expect(coverageHtml(box.coverage())).toContain(faviconText.replace(/^<svg [^>]*>/, ''));
    const tokens = readFileSync(new URL('../../src/ui/kit/tokens.css', import.meta.url), 'utf8');
    const own = COVERAGE_STYLE.match(/--[\w-]+: [^;]+;/g) ?? [];
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter((token) => !tokens.includes(token))).toEqual([]);
  });

  test('the test report is well-formed and adds up', async () => {
    const box = await openBox();
    await call(box, 'GET /account');
    const xml = coverageJunit(box.coverage(), [nasty]);
    expect(wellFormed(xml.replace(/^<\?xml[^>]*\?>\s*/, ''))).toBe('testsuites');
    const numbers = /<testsuites [^>]*tests="(\d+)" failures="(\d+)" errors="0" skipped="(\d+)"/.exec(xml);
    expect(numbers?.slice(1).map(Number)).toEqual([2, 1, 0]);
    expect(xml.match(/<testcase /g)).toHaveLength(2);
    expect(xml).not.toContain('<skipped');
    expect(xml).not.toContain('\u0000');
  });

  test('the summary is a table, and a failure cannot break it', async () => {
    const box = await openBox();
    const text = coverageMarkdown(box.coverage(), [nasty]);
    expect(text).toContain(`| Operations × statuses | 0 | ${ANSWERS} | 0 % |`);
    expect(text).toContain('- createPayment 201, 400, 401, 403, 409, 422');
    expect(text).not.toContain('<script>');
  });
});

const prefer403 = { headers: { prefer: 'code=403' } };

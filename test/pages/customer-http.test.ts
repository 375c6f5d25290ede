/** Customers' pages over plain HTTP: statuses, methods, whose forms are taken, languages, and how a page stands as JSON. */
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { escapeHtml } from '../../src/pages/customer/html.js';
import { LANGUAGES, type LanguageCode } from '../../src/pages/customer/language.js';
import { send } from '../control/context.js';
import { call, createInvoice, createPayment, openBox } from '../support/box.js';
import { createLink } from './support/customer.js';

const FORM = 'application/x-www-form-urlencoded';
const at = (box: Sandbox): string => new URL(box.url).origin;

const post = (box: Sandbox, path: string, raw = '', headers: Record<string, string> = {}) =>
  send(at(box), 'POST', path, undefined, { raw, headers: { 'content-type': FORM, accept: 'text/html', ...headers } });
const get = (box: Sandbox, path: string, headers: Record<string, string> = {}) =>
  send(at(box), 'GET', path, undefined, { headers: { accept: 'text/html', ...headers } });

describe('pages', () => {
  test('every payment_url, invoice_url and link is a page that nothing foreign can run in', async () => {
    const box = await openBox();
    const urls = [(await createPayment(box)).payment_url, (await createInvoice(box)).invoice_url];
    for (const path of [...urls.map((url: string) => new URL(url).pathname), `/l/${await createLink(box)}`]) {
      const page = await get(box, path);
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers['content-security-policy']).not.toMatch(/unsafe|\*/);
      expect(page.text).not.toMatch(/<script>|<style|\sstyle=|\son[a-z]+=|noindex/);
      const head = await send(at(box), 'HEAD', path, undefined, { headers: { accept: 'text/html' } });
      expect([head.status, head.text]).toEqual([200, '']);
    }
  });

  test.each([
    '/pay/pay_req_nope',
    '/invoices/inv_nope',
    '/l/plink_nope',
    '/pay/__proto__',
    `/pay/${'x'.repeat(5000)}`,
    '/pay/%3Cscript%3E',
  ])('%.40s is a page that says what to do', async (path) => {
    const { status, text } = await get(await openBox(), path);
    expect(status).toBe(404);
    expect(text).toContain('This page does not exist');
    expect(text).not.toContain('<script>');
  });

  test('ids of one kind open no page of another, and those of a deleted merchant none', async () => {
    const box = await openBox();
    const { id } = await createInvoice(box);
    expect((await get(box, `/pay/${id}`)).status).toBe(404);
    const merchant = await box.createMerchant();
    const payment = await createPayment(merchant);
    expect((await get(box, `/pay/${payment.id}`)).status).toBe(200);
    await send(at(box), 'DELETE', `/_sandbox/merchants/${merchant.id}`, {});
    expect((await get(box, `/pay/${payment.id}`)).status).toBe(404);
  });

  test('other methods are rejected with what is allowed', async () => {
    const box = await openBox();
    const { id } = await createPayment(box);
    const refused = await send(at(box), 'PUT', `/pay/${id}`, {});
    expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
    const looked = await get(box, `/pay/${id}/pay`);
    expect([looked.status, looked.headers.allow]).toEqual([405, 'POST']);
    expect((await call(box, `GET /payments/${id}`)).body.status).toBe('pending');
  });
});

test('pages of a fork are its own: their addresses name it, and each leads to the next', async () => {
  const box = await openBox();
  const link = await createLink(box);
  const [{ id }, { id: invoice }] = [await createPayment(box), await createInvoice(box)];
  const fork = await box.fork();
  const { payment } = await fork.payments.get(id);
  expect(payment.payment_url).toBe(`${at(box)}/pay/${id}~${fork.id}`);
  const { pathname } = new URL(payment.payment_url);
  const page = await get(box, pathname);
  expect(page.text).toContain(`action="${pathname}/`);
  expect((await post(box, `${pathname}/pay`, 'currency=BTC')).headers.location).toContain(pathname);
  const stateOf = async (owner: Pick<Sandbox, 'payments'>) => (await owner.payments.get(id)).payment.status;
  expect([await stateOf(fork), await stateOf(box)]).toEqual(['paid', 'pending']);

  const opened = (await post(box, `/l/${link}~${fork.id}/open`)).headers.location as string;
  const begun = (await post(box, `/invoices/${invoice}~${fork.id}/pay`)).headers.location as string;
  for (const path of [opened, begun]) {
    expect(path).toContain(`~${fork.id}`);
    expect((await get(box, path)).status).toBe(200);
  }
  expect((await get(box, `/pay/${id}~acct_nobody`)).status).toBe(404);
  await box.reset();
  expect((await get(box, `/pay/${id}`)).status).toBe(404);
});

describe('forms', () => {
  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:3000' }],
    ['another site, in an old browser', { origin: 'https://evil.example' }],
    ['another port, in an old browser', { origin: 'http://127.0.0.1:3000' }],
    ['nowhere that it would name', { origin: 'null' }],
  ])('of %s are rejected, and nothing happens', async (_name, headers) => {
    const box = await openBox();
    const { id } = await createPayment(box);
    const invoice = await createInvoice(box);
    const link = await createLink(box);
    for (const path of [
      `/pay/${id}/pay`,
      `/pay/${id}/coin`,
      `/invoices/${invoice.id}/pay`,
      `/invoices/${invoice.id}/open`,
      `/l/${link}/open`,
    ]) {
      const { status, text } = await post(box, path, 'coin=BTC', headers);
      expect([path, status]).toEqual([path, 403]);
      expect(text).toContain('This form came from another site');
    }
    expect((await call(box, 'GET /payments')).body.data.map((payment: { status: string }) => payment.status)).toEqual([
      'pending',
    ]);
    expect((await call(box, `GET /invoices/${invoice.id}`)).body.status).toBe('draft');
  });

  test('of the page itself, and of programs, are taken', async () => {
    const box = await openBox();
    for (const headers of [{ origin: at(box), 'sec-fetch-site': 'same-origin' }, { origin: at(box) }, {}]) {
      const { id } = await createPayment(box);
      const answer = await post(box, `/pay/${id}/pay?lang=fr`, 'currency=BTC', headers as Record<string, string>);
      expect([answer.status, answer.headers.location]).toEqual([303, `/pay/${id}?lang=fr`]);
      expect((await call(box, `GET /payments/${id}`)).body.paid_currency).toBe('BTC');
    }
  });

  test.each<[string, number, string, Record<string, string>]>([
    ['JSON', 415, '{}', { 'content-type': 'application/json' }],
    ['17 KiB', 413, 'x'.repeat(17 * 1024), {}],
    ['a word for a number', 422, 'percent=half', {}],
    ['a share and an amount', 422, 'percent=5&amount=1', {}],
    ['a share twice', 422, 'size=5&percent=5', {}],
    ['a part of no size', 422, 'size=&unit=percent', {}],
    ['a part in an unknown unit', 422, 'size=5&unit=zzz', {}],
    ['more than a hundred times what is due', 422, 'percent=999999', {}],
    ['a negative share', 422, 'percent=-5', {}],
    ['more decimals than there are', 422, 'amount=0.000000001&currency=BTC', {}],
    ['a currency that there is not', 422, 'currency=XYZ', {}],
    ['what cannot be now', 409, 'CONFIRM', {}],
  ])('with %s are answered with %i and a page', async (_name, status, raw, headers) => {
    const box = await openBox();
    const { id } = await createPayment(box);
    const path = raw === 'CONFIRM' ? `/pay/${id}/confirm` : `/pay/${id}/receive`;
    const answer = await post(box, path, raw === 'CONFIRM' ? '' : raw, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/^<!doctype html>/);
    expect(answer.text).not.toMatch(/node:|\.ts:\d/);
    expect((await call(box, 'GET /transactions')).body.data).toEqual([]);
  });

  test('from a page that was overtaken do nothing and say so', async () => {
    const box = await openBox();
    const { id } = await createPayment(box);
    const late = 'version=awaiting.0';
    expect((await post(box, `/pay/${id}/receive`, late)).headers.location).toBe(`/pay/${id}`);
    const answer = await post(box, `/pay/${id}/receive`, late);
    expect(answer.headers.location).toBe(`/pay/${id}?note=stale`);
    expect((await call(box, 'GET /transactions')).body.data).toHaveLength(1);
    expect((await get(box, `/pay/${id}?note=stale`)).text).toContain('nothing was done');
  });

  test('of a link make one payment request for each choice, however often it is sent', async () => {
    const box = await openBox();
    const made = await send(at(box), 'POST', '/_sandbox/payment-links', { currency: 'EUR' });
    const open = async (amount: number) =>
      (await post(box, `/l/${made.body.id}/open`, `token=T&amount=${amount}`)).headers.location;
    const five = await open(5);
    expect([await open(5), (await open(9)) === five]).toEqual([five, false]);
    const { data } = (await call(box, 'GET /payments')).body;
    expect(data.map(({ amount }: { amount: number }) => amount)).toEqual([9, 5]);
  });

  test('of a link take no comma or point between thousands for a decimal one', async () => {
    const box = await openBox();
    const link = await createLink(box, { amount: undefined });
    const yen = await createLink(box, { amount: undefined, currency: 'JPY' });
    for (const [id, amount] of Object.entries({ [link]: '1,000', [yen]: '1.000' }))
      expect((await post(box, `/l/${id}/open`, `amount=${amount}`)).status).toBe(422);
    expect((await post(box, `/l/${link}/open`, 'amount=1,50')).status).toBe(303);
    expect((await call(box, 'GET /payments')).body.data.map((one: { amount: number }) => one.amount)).toEqual([1.5]);
  });

  test('of an inactive link make nothing', async () => {
    const box = await openBox();
    const link = await createLink(box);
    await send(at(box), 'POST', `/_sandbox/payment-links/${link}/deactivate`, {});
    expect((await get(box, `/l/${link}`)).text).toContain('This payment link is not active');
    expect((await post(box, `/l/${link}/open`)).status).toBe(409);
    expect((await call(box, 'GET /payments')).body.data).toEqual([]);
  });

  test('of a void invoice make nothing', async () => {
    const box = await openBox();
    const { id } = await createInvoice(box);
    await send(at(box), 'POST', `/_sandbox/invoices/${id}/void`, {});
    const answer = await post(box, `/invoices/${id}/pay`);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('This invoice is void');
  });
});

describe('languages', () => {
  test.each(Object.keys(LANGUAGES) as LanguageCode[])('what was rejected is said in %s', async (lang) => {
    const box = await openBox();
    const { rejections, only } = LANGUAGES[lang];
    const { id } = await createPayment(box);
    const begun = (await createPayment(box)).id;
    await box.payments.receive(begun, { currency: 'LTC', percent: 10 });
    const link = await createLink(box);
    const cases: [path: string, form: string, said: string][] = [
      [`/pay/${id}/receive`, 'size=half', rejections.number],
      [`/pay/${id}/receive`, 'size=0', rejections.number],
      [`/pay/${id}/receive`, 'size=0.123456789&unit=amount&currency=BTC', rejections.decimals('8')],
      [`/pay/${id}/receive`, 'percent=5&amount=1', rejections.notBoth],
      [`/pay/${id}/receive`, 'confirmations=1.5', rejections.count],
      [`/pay/${id}/pay`, 'currency=XYZ', rejections.currency],
      [`/pay/${id}/pay`, 'currency=BTC&network=tron', rejections.network],
      [`/pay/${begun}/pay`, 'currency=BTC', only('LTC')],
      [`/pay/${id}/confirm`, '', rejections.notNow],
      [`/pay/${id}/drop`, '', rejections.notNow],
      [`/l/${link}/open`, 'customer_email=nobody', rejections.email],
      [`/l/${link}/open`, `customer_email=a@b.${'c'.repeat(260)}`, rejections.email],
    ];
    for (const [path, form, said] of cases) {
      const { status, text } = await post(box, `${path}?lang=${lang}`, form);
      expect([path, form, status]).toEqual([
        path,
        form,
        said === rejections.notNow || said === only('LTC') ? 409 : 422,
      ]);
      expect(text, form).toContain(escapeHtml(said));
      expect(text, form).not.toContain('<span lang="en">');
    }
    expect((await call(box, 'GET /payments')).body.data).toHaveLength(2);
  });

  test.each([
    ['?lang=pt', 'de', 'pt'],
    ['', 'fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['', 'ja, es;q=0.5, de;q=0.7', 'de'],
    ['?lang=xx', 'es;q=0', 'en'],
    ['', ';;;q=q,,', 'en'],
  ])('%s with the browser’s %s is %s', async (query, accepted, language) => {
    const box = await openBox();
    const { id } = await createPayment(box);
    const { text } = await get(box, `/pay/${id}${query}`, { 'accept-language': accepted });
    expect(text).toContain(`<html lang="${language}">`);
  });
});

test('how a payment stands is JSON for programs', async () => {
  const box = await openBox();
  const { id } = await createPayment(box);
  await box.payments.receive(id, { currency: 'BTC' });
  const { status, body } = await send(at(box), 'GET', `/pay/${id}/status`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, status: 'pending', phase: 'detected' });
});

test('looking changes nothing: the exported state is the same before and after', async () => {
  const box = await openBox();
  const paths = [
    `/pay/${(await createPayment(box)).id}`,
    `/invoices/${(await createInvoice(box)).id}`,
    `/l/${await createLink(box)}`,
  ];
  const stateOf = async () => ({ ...(await send(at(box), 'GET', '/_sandbox/state')).body, exported_at: '' });
  const before = await stateOf();
  for (const path of paths) for (const query of ['', '?coin=BTC', '?lang=de', '/status']) await get(box, path + query);
  expect(await stateOf()).toEqual(before);
});

test('a public sandbox shows its pages to anybody, and a merchant that is full adds nothing through them', async () => {
  const box = await openBox({ public: true, controlToken: 'operator', publicRecords: 100 });
  const made = await send(
    at(box),
    'POST',
    '/_sandbox/merchants',
    {},
    { headers: { 'x-forwarded-for': '203.0.113.1' } },
  );
  const headers = { authorization: `Bearer ${made.body.api_key}` };
  const create = () => send(at(box), 'POST', '/v1/payments', { amount: 5, currency: 'USD' }, { headers });
  const { id } = (await create()).body;
  const paid = await post(box, `/pay/${id}/pay`, 'currency=BTC');
  expect(paid.status).toBe(303);
  const other = (await create()).body.id;
  while ((await create()).status === 201);
  const page = await get(box, `/pay/${other}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('<meta name="robots" content="noindex">');
  const refused = await post(box, `/pay/${other}/pay`, 'currency=BTC');
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('data-testid="notice"');
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await post(box, `/pay/${other}/fail`, '', foreign)).text).toContain('another site');
});

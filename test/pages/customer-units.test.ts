/** What customers' pages are made of: templates, languages, formats, and what a page knows of a payment request. */
import { describe, expect, test } from 'vitest';
import { createPayment } from '../../src/domain/payments/payments.js';
import { confirm, drop, pay, receive } from '../../src/domain/payments/receiving.js';
import type { PaymentPhase } from '../../src/domain/records.js';
import { PAYMENT_TRANSITIONS } from '../../src/domain/states.js';
import { checkoutPage } from '../../src/pages/checkout/render.js';
import { checkoutView } from '../../src/pages/checkout/view.js';
import { html, safeHref } from '../../src/pages/customer/html.js';
import {
  countdown,
  formatOf,
  LANGUAGES,
  type LanguageCode,
  readQuery,
  withQuery,
} from '../../src/pages/customer/language.js';
import { ORIGIN, testWorld } from '../support/world.js';

const QUERY = { clean: false, stay: false };
const CODES = Object.keys(LANGUAGES) as LanguageCode[];

function requested(fields: object = {}) {
  const { world } = testWorld();
  const payment = createPayment(world, { amount: 120, currency: 'USD', ...fields }, ORIGIN);
  return { world, payment, view: (query = {}) => checkoutView(world, payment, { ...QUERY, ...query }) };
}

describe('html', () => {
  test('escapes what stands in it, and leaves what it made itself', () => {
    const inner = html`<b>${'<i>&"\''}</b>`;
    expect(html`<p title="${'"><x>'}">${inner}${[1, html`<hr>`]}${false}${null}${undefined}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;x&gt;"><b>&lt;i&gt;&amp;&quot;&#39;</b>1<hr></p>',
    );
  });

  test.each<[string, () => unknown]>([
    ['a tag without quotes', () => html`<p title=${'x'}>`],
    ['a tag', () => html`<p ${'x'}>`],
    ['the name of a tag', () => html`<${'x'}>`],
    ['an event handler', () => html`<p onclick="${'x'}">`],
    ['a style', () => html`<p style="${'x'}">`],
    ['a script', () => html`<script>${'x'}</script>`],
  ])('has no hole in %s', (_name, make) => {
    expect(make).toThrow(TypeError);
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:x',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil',
    'https:evil',
    'x',
    '',
  ])('%s leads nowhere', (address) => {
    expect(safeHref(address)).toBeUndefined();
  });
});

describe('the view of a checkout', () => {
  test('of a new payment request has a price in every currency, and no address before one is chosen', () => {
    const { view } = requested({ metadata: { order_id: 'A-1' } });
    expect(view()).toMatchObject({
      payable: true,
      chosen: null,
      begun: false,
      confirmations: null,
      receipt: null,
      reference: 'A-1',
      speed: 0,
    });
    expect(view().coins.map(({ code }) => code)).toHaveLength(9);
    expect(view({ coin: 'XYZ' }).chosen).toBeNull();
    expect(view({ coin: 'USDT', network: 'bitcoin' }).chosen).toMatchObject({
      network: 'ethereum',
      missing: 120_000_000n,
    });
    expect(view({ coin: 'USDT', network: 'tron' }).chosen?.networkName).toBe('Tron');
  });

  test('keeps to the currency that the payment was begun in, whatever the address says', () => {
    const { world, payment, view } = requested();
    receive(world, payment.id, { currency: 'USDC', network: 'solana', percent: 25 });
    expect(view({ coin: 'BTC' }).chosen).toMatchObject({
      currency: 'USDC',
      network: 'solana',
      received: 30_000_000n,
      missing: 90_000_000n,
    });
    drop(world, payment.id);
    expect(view({ coin: 'BTC' })).toMatchObject({ dropped: true, begun: false, chosen: { currency: 'BTC' } });
  });

  test('counts confirmations, and changes its version with each', () => {
    const { world, payment, view } = requested();
    receive(world, payment.id, { currency: 'ETH' });
    const before = view().version;
    confirm(world, payment.id, { confirmations: 3 });
    expect(view()).toMatchObject({ phase: 'confirming', confirmations: { done: 3, needed: 12 }, payable: false });
    expect(view().version).not.toBe(before);
  });

  test('has a receipt, what was too much, and a way back', () => {
    const { world, payment, view } = requested({ callback_url: 'https://shop.example/x?y=1' });
    pay(world, payment.id, { currency: 'BTC', percent: 110 });
    expect(view()).toMatchObject({
      extra: { minor: 20_000n, currency: 'BTC' },
      receipt: { paid: { minor: '220000', currency: 'BTC' }, networkName: 'Bitcoin' },
      callback: { href: 'https://shop.example/x?y=1', host: 'shop.example' },
      leaves: true,
    });
    expect(view({ stay: true }).leaves).toBe(false);
    expect(view().moves).not.toContain('confirm');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'nonsense'])(
    'leads to no callback_url such as %s, which only an import can bring',
    (callback_url) => {
      const { world, payment, view } = requested();
      payment.callback_url = callback_url;
      pay(world, payment.id, { currency: 'BTC' });
      expect(view()).toMatchObject({ callback: null, leaves: false });
    },
  );
});

describe('languages', () => {
  const amounts = { missing: 'M', extra: 'E', refunded: 'R', done: '1', needed: '2' };

  /** Every text of a table by its place, functions called. */
  function texts(table: object, at = ''): [string, string][] {
    return Object.entries(table).flatMap(([key, value]) => {
      if (typeof value === 'string') return [[at + key, value] as [string, string]];
      const made = typeof value === 'function' ? (at === 'states.' ? value(amounts) : value('A', 'B')) : value;
      return typeof made === 'string' ? [[at + key, made] as [string, string]] : texts(made, `${at}${key}.`);
    });
  }

  test.each(CODES)('%s says everything, in its own words', (code) => {
    const own = texts(LANGUAGES[code]);
    const english = new Map(texts(LANGUAGES.en));
    expect(own.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of own) expect(text.trim(), key).not.toBe('');
    const same = own.filter(([key, text]) => text.length > 20 && english.get(key) === text);
    expect(code === 'en' ? [] : same).toEqual([]);
  });

  test.each(CODES)('%s speaks of the amounts where there are some', (code) => {
    const { states } = LANGUAGES[code];
    expect(states.underpaid(amounts).text).toContain('M');
    expect(states.overpaid(amounts).text).toContain('E');
    for (const phase of ['refunded', 'partly_refunded'] as const) expect(states[phase](amounts).text).toContain('R');
    expect(Object.keys(states).sort()).toEqual((Object.keys(PAYMENT_TRANSITIONS) as PaymentPhase[]).sort());
  });

  test.each(CODES)('a page in %s is drawn for every phase', (language) => {
    const { world, payment } = requested();
    for (const phase of Object.keys(PAYMENT_TRANSITIONS) as PaymentPhase[]) {
      payment.phase = phase;
      const voice = {
        language,
        strings: LANGUAGES[language],
        format: formatOf(language, 'Europe/Berlin'),
        query: QUERY,
        path: '/pay/x',
      };
      expect(checkoutPage(checkoutView(world, payment, QUERY), voice).content.text).toContain(`data-phase="${phase}"`);
    }
  });
});

describe('formats', () => {
  test.each<[LanguageCode, string, string, string]>([
    ['en', '$1,234.50', '0.00000001 BTC', '¥5'],
    ['de', '1.234,50 $', '0,00000001 BTC', '5 ¥'],
    ['pt', 'US$ 1.234,50', '0,00000001 BTC', 'JP¥ 5'],
  ])('%s writes %s', (code, dollars, satoshi, yen) => {
    const { money } = formatOf(code, 'UTC');
    const written = [
      money({ minor: '123450', currency: 'USD' }),
      money({ minor: 1n, currency: 'BTC' }),
      money({ minor: 5n, currency: 'JPY' }),
    ];
    expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([dollars, satoshi, yen]);
  });

  test('a zone that there is not is UTC', () => {
    expect(formatOf('en', 'Mars/Olympus').time(0)).toBe('January 1, 1970 at 12:00 AM UTC');
  });

  test.each([
    [899_001, '15:00'],
    [-5, '00:00'],
    [3_600_000, '1:00:00'],
    [2_591_999_000, '29 d 23:59:59'],
  ])('%i ms are %s', (left_ms, text) => {
    expect(countdown(left_ms)).toBe(text);
  });

  test('a query is carried along, but for what is changed and what is said once', () => {
    const query = readQuery('coin=BTC&lang=de&clean=1&note=stale&evil=1');
    expect(withQuery('/pay/x', query, { coin: undefined })).toBe('/pay/x?lang=de&clean=1');
  });
});

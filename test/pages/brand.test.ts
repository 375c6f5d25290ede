/** A merchant's own name, color and logo: readable in every color, in force wherever the sandbox runs, and never code. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createTenderbox } from '../../src/index.js';
import { brandSheet } from '../../src/pages/customer/brand.js';
import { send } from '../control/context.js';
import { call, createInvoice, createPayment, openBox } from '../support/box.js';
import { keptFile } from '../support/kept-file.js';
import { expectAccessible, expectQuiet, LOOKS, openPage, picture, useBrowser } from './support/browser.js';
import { createLink, paymentIn } from './support/customer.js';

useBrowser();

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="steal()"><script>steal()</script><circle r="4"/></svg>';
const LOGO = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`;
const BRAND = { business_name: 'Corner <b>Books</b>', brand_color: '#8a1c4a', brand_logo: LOGO };
const html = { headers: { accept: 'text/html' } };

/** Colors that are hard to read on light or dark ground, or on neither. */
const COLORS = [
  '#000000',
  '#ffffff',
  '#ffcc00',
  '#14213d',
  '#767676',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#8a1c4a',
  '#00b8d4',
];

function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** The value of a token or a part of a sheet in each theme. */
function valueIn(sheet: string, name: string): [light: string, dark: string] {
  const both = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(sheet);
  if (both !== null) return [both[1] ?? '', both[2] ?? ''];
  const [, one = ''] = new RegExp(`--${name}: (#\\w{6})`).exec(sheet) ?? [];
  return [one, one];
}

describe('a color', () => {
  const tokens = readFileSync(new URL('../../src/ui/kit/tokens.css', import.meta.url), 'utf8');

  test.each(COLORS)('%s fills as it is, and can be read on every ground of both themes', (color) => {
    const sheet = brandSheet(color);
    expect(valueIn(sheet, 'brand')).toEqual([color, color]);
    const pairs = [
      ...['ground', 'surface', 'sunken', 'hover'].map((name) => ['accent', valueIn(tokens, name)] as const),
      ['accent', valueIn(sheet, 'accent-ground')] as const,
      ['accent-ink', valueIn(sheet, 'accent')] as const,
      ['brand-ink', valueIn(sheet, 'brand')] as const,
      ['brand-ink', valueIn(sheet, 'brand-hover')] as const,
    ];
    for (const [text, grounds] of pairs) {
      for (const theme of [0, 1] as const) {
        expect(contrast(valueIn(sheet, text)[theme], grounds[theme])).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('a brand', () => {
  test('stands on every page of a customer, escaped, below the same policy, and no script is needed', async () => {
    const box = await openBox();
    const { origin } = new URL(box.url);
    const paths = [
      new URL((await createPayment(box)).payment_url).pathname,
      new URL((await createInvoice(box)).invoice_url).pathname,
      `/l/${await createLink(box)}`,
    ];
    const policies = new Set<unknown>();
    for (const path of paths) {
      const plain = await send(origin, 'GET', path, undefined, html);
      policies.add(plain.headers['content-security-policy']);
      expect(plain.text).not.toContain('brand.css');
      await send(box.controlUrl, 'PATCH', '/_sandbox/profile', BRAND);
      const page = await send(origin, 'GET', path, undefined, html);
      policies.add(page.headers['content-security-policy']);
      expect(page.text).toContain('Corner &lt;b&gt;Books&lt;/b&gt;');
      expect(page.text).toMatch(/<body[^>]*>\s*<header class="ribbon" data-testid="sandbox-note">/);
      expect(page.text).toContain(`<img class="logo" src="${LOGO}" alt=""`);
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]*brand\.css)">/.exec(page.text) ?? [];
      const style = await send(origin, 'GET', sheet);
      expect([style.status, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
      expect(style.text).toContain('--brand: #8a1c4a;');
      await send(box.controlUrl, 'PUT', '/_sandbox/profile', {});
    }
    expect(policies.size).toBe(1);
    await send(box.controlUrl, 'PATCH', '/_sandbox/profile', BRAND);
    expect((await call(box, 'GET /account')).body.business_name).toBe(BRAND.business_name);
    const missing = await send(origin, 'GET', '/pay/pay_req_nope', undefined, html);
    expect([missing.status, missing.text.includes('logo')]).toEqual([404, false]);
  });

  test('is a setting from the start, of a new merchant, of an export and after a restart', async () => {
    const { file } = keptFile();
    const first = await createTenderbox({ clock: 'frozen', data: file, brandColor: '#8a1c4a' });
    const merchant = await first.createMerchant({ profile: { business_name: 'Corner Books', brand_logo: LOGO } });
    const state = (
      await send(first.controlUrl, 'GET', '/_sandbox/state', undefined, { headers: { 'x-api-key': merchant.apiKey } })
    ).body;
    const wanted = { business_name: 'Corner Books', brand_color: '#8a1c4a', brand_logo: LOGO };
    expect(state.settings).toMatchObject(wanted);
    await first.close();
    const second = await createTenderbox({ clock: 'frozen', data: file });
    try {
      const kept = await send(second.controlUrl, 'GET', '/_sandbox/profile', undefined, {
        headers: { 'x-api-key': merchant.apiKey },
      });
      expect(kept.body).toMatchObject(wanted);
      for (const settings of [state.settings, state.origin.settings]) delete settings.brand_logo;
      const put = await send(second.controlUrl, 'PUT', '/_sandbox/state', state);
      expect([put.status, put.body]).toMatchObject([200, { restored: true }]);
      const read = await send(second.controlUrl, 'GET', '/_sandbox/profile');
      expect(read.body).toMatchObject({ ...wanted, brand_logo: '' });
    } finally {
      await second.close();
    }
  });

  test.each([
    ['brand_color', 'red', 'brand_color must be a color such as #0b645c, or empty.'],
    ['brand_logo', 'https://shop.example/logo.png', /^brand_logo must be a PNG, JPEG, WebP or SVG as a data URL/],
    [
      'brand_logo',
      `data:image/png;base64,iVBORw0KGgo${'A'.repeat(44_000)}`,
      'brand_logo must have at most 44000 characters.',
    ],
    ['business_name', 'x'.repeat(101), 'business_name must have at most 100 characters.'],
  ])('that is none is rejected, and what it may be is said: %s %.30s', async (name, value, detail) => {
    const box = await openBox();
    const { status, body } = await send(box.controlUrl, 'PATCH', '/_sandbox/profile', { [name]: value });
    expect([status, body.parameter]).toEqual([400, name]);
    expect(body.detail).toMatch(detail);
    await expect(createTenderbox({ profile: { [name]: value } } as never)).rejects.toThrow(
      new RegExp(`${name} cannot be`),
    );
  });
});

describe('in a browser', () => {
  test.each(LOOKS)('every color is accessible, and no logo runs, %i px wide, %s', async (width, theme) => {
    const box = await openBox();
    const [waiting, paid] = [
      await paymentIn(box, 'awaiting'),
      await paymentIn(box, 'paid', { callback_url: 'https://shop.example/' }),
    ];
    const { id } = await createInvoice(box);
    const page = await openPage(box, '/favicon.svg', { width, theme });
    for (const brand_color of COLORS.slice(0, 4)) {
      await send(box.controlUrl, 'PATCH', '/_sandbox/profile', { ...BRAND, brand_color });
      for (const path of [`/pay/${waiting}?coin=USDT`, `/pay/${paid}?stay=1`, `/invoices/${id}`]) {
        await page.goto(new URL(path, box.url).href);
        await expectAccessible(page);
        await picture(page, `brand-${brand_color.slice(1)}-${path.split('/')[1]}-${width}-${theme}`);
      }
    }
    expect(await page.evaluate('typeof steal')).toBe('undefined');
    expect(await page.evaluate(`document.querySelector('.logo').naturalWidth > 0`)).toBe(true);
    expectQuiet(page);
  });

  test('the dashboard picks, shows, explains and takes away', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/profile');
    const brand = page.getByTestId('brand');
    const logo = brand.getByLabel('Brand logo', { exact: false }).and(page.locator('input'));
    await brand.getByLabel('Business name').fill('Corner Books');
    await brand.getByLabel('Brand color', { exact: true }).fill('red');
    const large = Buffer.alloc(40 * 1024);
    await logo.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
    await brand.getByRole('alert').getByText('large.png has 40 kB; choose one of at most 32 kB.').waitFor();
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(`\ufeff${SVG}`) });
    await brand.locator('img').waitFor();
    await page.getByTestId('save-brand').click();
    await brand.getByRole('alert').getByText('must be a color such as #0b645c').waitFor();
    await brand.getByLabel('Brand color', { exact: true }).fill('#8a1c4a');
    await expectAccessible(page);
    // What was saved comes back only after the next thing was typed, and takes nothing of it away.
    let goOn = (): void => {};
    const isTyped = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/profile/settings', (route) => isTyped.then(() => route.continue()));
    await page.getByTestId('save-brand').click();
    await page.getByText('The brand is changed.').waitFor();
    const profile = async () => (await send(box.controlUrl, 'GET', '/_sandbox/profile')).body;
    const marked = LOGO.replace('base64,', 'base64,77u/');
    expect(await profile()).toMatchObject({ ...BRAND, business_name: 'Corner Books', brand_logo: marked });
    await brand.getByRole('button', { name: 'Remove' }).click();
    const isRead = page.waitForResponse('**/profile/settings');
    goOn();
    await isRead;
    await page.getByTestId('save-brand').click();
    await expect.poll(async () => (await profile()).brand_logo).toBe('');
    expect(page.complaints).toMatchObject({ policy: [], errors: [], failed: [] });
  });
});

/** Pages over plain HTTP: which path is which page, with which headers, and how large what they load is. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { send } from '../control/context.js';
import { createPayment, openBox } from '../support/box.js';
import { expectQuiet, openPage, useBrowser } from './support/browser.js';

useBrowser();
const HTML = { accept: 'text/html,application/xhtml+xml' };
const KIB = 1_000;

interface Manifest {
  entries: Record<string, { script: string; style: string | null; preload: string[]; scripts: string[] }>;
  files: Record<string, { bytes: number; gzip_bytes?: number }>;
}

const manifest: Manifest = JSON.parse(readFileSync(new URL('../../dist/pages/manifest.json', import.meta.url), 'utf8'));

/** What a file of the build weighs on its way. */
const sent = (name: string | null | undefined): number => {
  const file = manifest.files[name ?? ''];
  return file?.gzip_bytes ?? file?.bytes ?? Number.POSITIVE_INFINITY;
};
const FACES = Object.keys(manifest.files).filter((name) => name.endsWith('.woff2'));

async function origin(): Promise<string> {
  return new URL((await openBox()).url).origin;
}

describe('documents', () => {
  test.each(['/', '/docs', '/docs/', '/dashboard', '/dashboard/payments', '/dashboard/payments/pay_req_x'])(
    '%s is a page that nothing foreign can run in',
    async (path) => {
      const { status, headers, text } = await send(await origin(), 'GET', path, undefined, { headers: HTML });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(text).not.toMatch(/<script>|<style|style=|onclick/);
      expect(text).toContain('<noscript>');
    },
  );

  test.each([
    ['/dashboard/', '/dashboard'],
    ['/dashboard/payments/?status=paid', '/dashboard/payments?status=paid'],
    ['/pay/pay_req_x/', '/pay/pay_req_x'],
  ])('%s is the page without its last slash', async (path, location) => {
    const { status, headers } = await send(await origin(), 'GET', path, undefined, { headers: HTML });
    expect([status, headers.location]).toEqual([308, location]);
  });

  test.each(['//evil.example/', '/dashbord/', '//dashboard/'])('%s leads nowhere', async (path) => {
    expect((await send(await origin(), 'GET', path, undefined, { headers: HTML })).status).toBe(404);
  });

  test('HEAD has the headers and no body; other methods are the API’s to reject', async () => {
    const at = await origin();
    const head = await send(at, 'HEAD', '/dashboard', undefined, { headers: HTML });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(500);
    expect((await send(at, 'POST', '/dashboard', {})).body.error.code).toBe('RESOURCE_NOT_FOUND');
  });

  test('an unknown path is a page for browsers and the error object for programs', async () => {
    const at = await origin();
    const page = await send(at, 'GET', '/dashbord', undefined, { headers: HTML });
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.text).toContain('There is no page at /dashbord. Did you mean /dashboard?');
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page.text) ?? [];
    expect((await send(at, 'GET', sheet)).status).toBe(200);
    const program = await send(at, 'GET', '/dashbord');
    expect([program.status, program.body.error.code]).toEqual([404, 'RESOURCE_NOT_FOUND']);
    expect(program.body.error.message).toMatch(/ Did you mean `\/dashboard`\?$/);
    expect((await send(at, 'GET', '/x')).body.error.message).toMatch(/ is before \/v1\.$/);
    const escaped = await send(at, 'GET', '/%3Cscript%3E', undefined, { headers: HTML });
    expect(escaped.text).not.toContain('<script>');
    expect((await send(at, 'GET', '/assets/%', undefined, { headers: HTML })).status).toBe(404);
  });

  test('a foreign Host gets no page, whatever it resolves to', async () => {
    const { status, text } = await send(await origin(), 'GET', '/dashboard', undefined, {
      headers: { ...HTML, host: 'evil.example' },
    });
    expect(status).toBe(403);
    expect(text).not.toContain('<script');
  });
});

describe('assets', () => {
  test('are sent once and for ever, compressed for whoever can read that', async () => {
    const at = await origin();
    const { script, style } = manifest.entries.dashboard ?? {};
    for (const [name, type] of [
      [script, 'text/javascript; charset=utf-8'],
      [style, 'text/css; charset=utf-8'],
    ]) {
      const plain = await send(at, 'GET', `/assets/${name}`);
      expect(plain.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const zipped = await send(at, 'GET', `/assets/${name}`, undefined, { headers: { 'accept-encoding': 'gzip' } });
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(Number(zipped.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
    }
  });

  test.each([
    'nope.js',
    'manifest.json',
    '..%2fmanifest.json',
    '__proto__',
    `${manifest.entries.dashboard?.script}.gz`,
  ])('%s is none', async (name) => {
    expect((await send(await origin(), 'GET', `/assets/${name}`)).status).toBe(404);
  });

  test('faces of the pages are sent as they are, to this origin alone', async () => {
    expect(FACES).toHaveLength(2);
    for (const name of FACES) {
      const { headers } = await send(await origin(), 'GET', `/assets/${name}`, undefined, {
        headers: { 'accept-encoding': 'gzip' },
      });
      expect(headers).toMatchObject({
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(sent(name)),
      });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  test('the dashboard’s scripts, all screens together, are at most 100 kB compressed, the first paint at most 30', () => {
    const size = (names: (string | null | undefined)[]) => names.reduce((sum, name) => sum + sent(name), 0);
    const { script, preload = [], scripts = [] } = manifest.entries.dashboard ?? {};
    expect(scripts.length).toBeGreaterThan(5);
    expect(size(scripts)).toBeLessThan(100 * KIB);
    expect(size([script, ...preload])).toBeLessThan(30 * KIB);
  });

  test('the scripts of the API reference are at most 60 kB compressed, those of the front page at most 25', () => {
    const size = (entry: string) => (manifest.entries[entry]?.scripts ?? []).reduce((sum, name) => sum + sent(name), 0);
    expect(size('reference')).toBeGreaterThan(10 * KIB);
    expect(size('reference')).toBeLessThan(60 * KIB);
    expect(size('welcome')).toBeGreaterThan(5 * KIB);
    expect(size('welcome')).toBeLessThan(25 * KIB);
  });

  test('scripts and style of a customer’s page are at most 10 kB compressed, and need no library', () => {
    const { script, style, preload } = manifest.entries.customer ?? {};
    expect(sent(script) + sent(style)).toBeLessThan(10 * KIB);
    expect(preload).toEqual([]);
  });
});

test('the dashboard comes cold in 95 kB, a checkout in 45, with their faces', { timeout: 60_000 }, async () => {
  const box = await openBox();
  const { id } = await createPayment(box);
  for (const [path, heading, most] of [
    ['/dashboard', 'h1', 95],
    [`/pay/${id}`, 'h1', 45],
  ] as const) {
    const page = await openPage(box, '/favicon.svg');
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    let bytes = 0;
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(new URL(path, box.url).href);
    await page.locator(heading).first().waitFor();
    await page.waitForLoadState('load');
    await page.evaluate('document.fonts.ready.then(() => true)');
    expect(await page.evaluate('document.fonts.check("13px Geist")')).toBe(true);
    expect(bytes, path).toBeLessThan(most * KIB);
    expectQuiet(page);
  }
});

test('no two screens are reached by the same keys or stand at the same path', () => {
  const table = readFileSync(new URL('../../src/ui/dashboard/screens.ts', import.meta.url), 'utf8');
  for (const field of ['key', 'path']) {
    const values = [...table.matchAll(new RegExp(`\\b${field}: '([^']+)'`, 'g'))].map(([, value]) => value);
    expect(values.length).toBeGreaterThan(10);
    expect(new Set(values).size, field).toBe(values.length);
  }
});

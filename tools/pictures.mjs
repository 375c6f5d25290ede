#!/usr/bin/env node
// Draws the pictures of the README anew: the checkout with the customer's bar, the page of a payment, its timeline, a guide that holds the sandbox,
// and what stands for the front page where a link to it is shown.
// The world is made from a fixed seed and a frozen clock, so that the same program gives the same pages.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createTenderbox } from '../dist/index.js';
import { readArguments, text } from './arguments.mjs';
import { importTypeScript } from './import-typescript.mjs';
import { inFolder } from './in-folder.mjs';
import { listen } from './processes.mjs';
import { run } from './run.mjs';

const { out } = readArguments('npm run pictures --', { out: text('FOLDER') });
const folder = out ?? fileURLToPath(new URL('../docs/pictures', import.meta.url));
const fileOf = (name) => join(folder, `${name}.png`);
const WIDTH = 1120;

const box = await createTenderbox({ clock: 'frozen', now: '2026-11-20T17:00:00Z', seed: 1, profile: 'default' });
await mkdir(folder, { recursive: true });
const { requireChromium } = await importTypeScript('test/pages/support/chromium.ts');
const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
try {
  const origin = new URL(box.url).origin;
  const create = async (path, body) => {
    const headers = {
      authorization: `Bearer ${box.apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': `picture-${path}`,
    };
    return (await fetch(`${box.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  await create('/webhooks', {
    url: `${origin}/_sandbox/inbox/shop`,
    secret: 'whsec_demo',
    event_types: ['payment.created', 'payment.pending', 'payment.succeeded'],
  });
  const { id } = await create('/payments', { amount: 100, currency: 'EUR', description: 'Order 1042' });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 860 } });
  const shoot = async (name, path) => {
    await page.goto(origin + path);
    await page.locator('main').waitFor();
    await page.waitForTimeout(500);
    await page.screenshot({ path: fileOf(name), animations: 'disabled' });
  };
  await shoot('checkout', `/pay/${id}?coin=BTC`);
  await box.payments.receive(id, { percent: 50, currency: 'BTC' });
  await box.clock.advance('2m');
  await box.payments.receive(id, { currency: 'BTC' });
  await box.payments.confirm(id);
  await box.settle();
  await shoot('payment', `/dashboard/payments/${id}`);
  await shoot('trace', `/dashboard/timeline/${id}`);
  await inFolder(async (site) => {
    await run([process.execPath, 'bin/tenderbox.mjs', 'docs', '--out', join(site, 'site')]);
    const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
    const files = await listen(async (req, res) => {
      const { pathname } = new URL(req.url, 'http://localhost');
      res.setHeader('content-type', types[pathname.split('.').at(-1)] ?? 'application/octet-stream');
      res.end(await readFile(join(site, 'site', pathname)).catch(() => ''));
    });
    await page.goto(`${files.url}/guides/operations.html`);
    const block = page.locator('pre[data-language="sh"]:has-text("/payments")').first();
    const button = block.locator('+ .run');
    await button.click();
    await button.locator('+ output:not(:empty)').waitFor();
    await block.evaluate((shown) => shown.scrollIntoView());
    await page.screenshot({ path: fileOf('guide'), animations: 'disabled' });
    files.close();
  });
  const card = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const dataOf = async (path, type) => `data:${type};base64,${(await readFile(path)).toString('base64')}`;
  const [face, shown] = await Promise.all([
    dataOf(fileURLToPath(new URL('../src/ui/kit/faces/geist-latin.woff2', import.meta.url)), 'font/woff2'),
    dataOf(fileOf('trace'), 'image/png'),
  ]);
  await card.setContent(`<style>
    @font-face { font-family: Geist; src: url("${face}"); font-weight: 400 600; }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #f5f7f6; color: #0e1a18; font-family: Geist; }
    header { display: flex; align-items: center; gap: 16px; padding: 48px 64px 0; font-size: 30px; font-weight: 600; }
    h1 { max-width: 1000px; margin: 24px 64px 36px; font-size: 52px; line-height: 1.12; font-weight: 600; letter-spacing: -0.025em; }
    main { width: 1120px; margin-left: 64px; border: 1px solid #cdd5d2; border-radius: 10px; overflow: hidden; }
  </style>
  <header><img src="${origin}/favicon.svg" width="52" height="52">Tenderbox</header>
  <h1>Accept cryptocurrency payments, without a coin at stake</h1>
  <main><img src="${shown}" width="1120"></main>`);
  await card.waitForFunction('document.fonts.ready.then(() => [...document.images].every((image) => image.complete))');
  await card.screenshot({ path: fileOf('front'), animations: 'disabled' });
  // A screen has few colours, and takes a third of the bytes as a palette of them. ImageMagick is Debian's package imagemagick.
  const pictures = ['checkout', 'payment', 'trace', 'guide', 'front'].map(fileOf);
  if (out === undefined) await run(['mogrify', '+dither', '-colors', '255', '-type', 'Palette', ...pictures]);
  console.log(`Wrote ${pictures.join(', ')}.`);
} finally {
  await browser.close();
  await box.close();
}

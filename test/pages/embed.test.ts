/** Pages of other origins: what they may do with a sandbox, and the snippets of docs/embed.md just as a reader would paste them. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Merchant } from '../../src/index.js';
import { send } from '../control/context.js';
import { blocksOf } from '../docs/page.js';
import { openBox } from '../support/box.js';
import { openPage, useBrowser, type View } from './support/browser.js';

const HOST = 'docs.example';
useBrowser([HOST]);

const snippets = blocksOf(readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8'));

/** A snippet of the page, for a sandbox at another address. */
function snippetOf(file: string, box: Merchant): string {
  const found = snippets.find(({ language, marks }) => language === 'html' && marks.file === file);
  if (found === undefined) throw new Error(`docs/embed.md has no snippet ${file}`);
  return found.text.replaceAll('http://127.0.0.1:4020', new URL(box.url).origin);
}

/** Serves a page under a name that is not loopback's. @returns its address */
async function serve(body: string): Promise<string> {
  const server = createServer((_req, res) => {
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.end(`<!doctype html><html lang="en"><title>Documentation</title><link rel="icon" href="data:,">${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://${HOST}:${(server.address() as AddressInfo).port}/`;
}

const openForeign = async (body: string): Promise<View> => openPage({ url: await serve(body) }, '/');

/** Calls from within a page. @returns status, what the page may read, and the body; or why the browser refused */
const callFrom = (page: View, url: string, init: object) =>
  page.evaluate(
    `fetch(${JSON.stringify(url)}, ${JSON.stringify(init)}).then(
      async (response) => ({ status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }),
      (error) => ({ refused: String(error) }))`,
  ) as Promise<{ status?: number; headers: Record<string, string>; refused?: string }>;

const EUR = { method: 'POST', body: '{"amount": 1, "currency": "EUR"}' };
const headersOf = (key: string) => ({
  authorization: `Bearer ${key}`,
  'content-type': 'application/json',
  'idempotency-key': 'from-a-page',
});

async function newReader(box: Merchant): Promise<string> {
  const { body } = await send(new URL(box.url).origin, 'POST', '/_sandbox/merchants', {});
  return body.api_key;
}

describe('a page of another origin', () => {
  test('calls a public sandbox, after the browser has asked, and reads the headers that matter', async () => {
    const box = await openBox({ public: true });
    const page = await openForeign('');
    const headers = headersOf(await newReader(box));
    const made = await callFrom(page, `${box.url}/payments`, { ...EUR, headers });
    expect(made).toMatchObject({ status: 201 });
    for (const name of ['x-request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']) {
      expect(made.headers[name], name).toBeTruthy();
    }
    const again = await callFrom(page, `${box.url}/payments`, { ...EUR, headers });
    expect(again.headers['idempotent-replayed']).toBe('true');
    const forced = await callFrom(page, `${box.url}/balance`, { headers: { ...headers, prefer: 'code=503' } });
    expect([forced.status, forced.headers['preference-applied']]).toEqual([503, 'code=503']);
    expect(forced.headers['retry-after']).toBeTruthy();
    // The browser asked, and was offered the methods of the path alone.
    const removed = await callFrom(page, `${box.url}/balance`, { method: 'DELETE', headers });
    expect(removed.refused).toContain('Failed to fetch');
  });

  test('calls a sandbox that names its origin, and no other', async () => {
    const page = await openForeign('');
    const named = await openBox({ cors: [new URL(page.url()).origin] });
    expect(await callFrom(page, `${named.url}/payments`, { ...EUR, headers: headersOf(named.apiKey) })).toMatchObject({
      status: 201,
    });
    const other = await openBox();
    const refused = await callFrom(page, `${other.url}/payments`, { ...EUR, headers: headersOf(other.apiKey) });
    expect(refused.refused).toContain('Failed to fetch');
    // The browser asked, and was not told that it may.
    expect(other.requests().map(({ method, status }) => [method, status])).toEqual([['OPTIONS', 405]]);
  });

  test('can neither make merchants nor show the reference in a frame', async () => {
    const box = await openBox({ public: true });
    const { origin } = new URL(box.url);
    const page = await openForeign(`<iframe title="x" src="${origin}/docs"></iframe>`);
    const made = await callFrom(page, `${origin}/_sandbox/merchants`, { method: 'POST', body: '{}' });
    expect(made.refused).toContain('Failed to fetch');
    await expect
      .poll(() => page.complaints.console.some((text) => /frame-ancestors|Refused to (?:frame|display)/.test(text)))
      .toBe(true);
  });
});

describe('docs/embed.md', () => {
  test('its link opens the form, filled in and not sent', async () => {
    const box = await openBox({ public: true });
    const page = await openForeign(snippetOf('link.html', box));
    await page.getByRole('link', { name: 'Try this call' }).click();
    await page.getByTestId('from-link').getByText('Nothing was sent').waitFor();
    const body = await page.getByTestId('try-it').getByLabel('Body', { exact: true }).inputValue();
    expect(JSON.parse(body)).toEqual({ amount: 100, currency: 'EUR' });
    await page.goBack();
    await page.getByRole('link', { name: 'Get my own sandbox' }).click();
    await page.getByTestId('get-sandbox').waitFor();
  });

  test('user: its form calls the sandbox with the reader’s key, from a page without https too', async () => {
    const box = await openBox({ public: true });
    const page = await openForeign(snippetOf('form.html', box));
    expect(await page.evaluate('isSecureContext')).toBe(false);
    await page.getByLabel('API key').fill(await newReader(box));
    await page.getByRole('button').click();
    const shown = page.getByRole('status');
    await expect.poll(() => shown.textContent()).toMatch(/^201 req_\S+\n\{"id":"pay_req_/);
    await page.getByLabel('API key').fill('ключ');
    await page.getByRole('button').click();
    // Nothing was sent, so nobody says that the sandbox was silent.
    await expect.poll(() => shown.textContent()).toMatch(/^No answer: .*ISO-8859-1/);
    await box.close();
    await page.getByLabel('API key').fill(box.apiKey);
    await page.getByRole('button').click();
    await expect.poll(() => shown.textContent()).toBe('No answer: Failed to fetch.');
  });
});

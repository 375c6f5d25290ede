/** The client as browsers load it: in one where it is installed, and everywhere with nothing but what the web has. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createContext, runInContext } from 'node:vm';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type * as ClientModule from '../../src/client.js';
import { bundleNeutral } from '../../tools/bundle.mjs';
import { openBox } from '../support/box.js';

/** What a page does with the client: a call that fails twice, a signed one, a list, and a refusal. */
async function useClient({ createClient, ApiError }: typeof ClientModule, box: ClientModule.ClientOptions) {
  const client = createClient(box);
  const { id } = await client.payments.create({ amount: 100, currency: 'EUR', description: 'Größe ☕' });
  const signed = createClient({ ...box, auth: 'signed' });
  const { description } = await signed.payments.get(id);
  await signed.invoices.create({ amount: 100, currency: 'EUR', description: 'Größe ☕' });
  const listed: string[] = [];
  for await (const item of client.payments.all()) listed.push(item.id);
  const error = await client.payments.get('pay_req_other').catch((reason: unknown) => reason);
  const refused = error instanceof ApiError && [error.status, error.code, error.requestId?.slice(0, 4)];
  return { same: listed.join() === id, description, refused };
}

const USED = { same: true, description: 'Größe ☕', refused: [404, 'RESOURCE_NOT_FOUND', 'req_'] };

async function openFaultyBox() {
  const box = await openBox({ clock: 'real', now: undefined });
  await box.faults.add({ effect: { status: 429, retry_after: 1 }, times: 1 });
  await box.faults.add({ effect: { reset: 'after_commit' }, times: 1 });
  const { url, apiKey, publicKey, secretKey } = box;
  return { box, options: { url, apiKey, publicKey, secretKey } };
}

/** The text of the bundle, as the build makes it. */
async function bundled(changes: object = {}): Promise<string> {
  const { outputFiles } = await bundleNeutral(['src/client.ts'], 'dist', { write: false, ...changes });
  return outputFiles?.[0]?.text ?? '';
}

const WEB = [
  ...(['fetch', 'Request', 'Response', 'Headers', 'FormData', 'URL', 'URLSearchParams', 'AbortController'] as const),
  ...(['TextEncoder', 'Uint8Array', 'btoa', 'crypto', 'performance', 'setTimeout', 'clearTimeout'] as const),
];

test('it needs nothing but what the web has', async () => {
  const { box, options } = await openFaultyBox();
  const context = createContext(Object.fromEntries(WEB.map((name) => [name, globalThis[name]])));
  const script = await bundled({ format: 'iife', globalName: 'client' });
  expect(await useClient(runInContext(`${script};client`, context), options)).toEqual(USED);
  expect(box.audit().findings).toEqual([]);
});

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].filter(existsSync);

test.each(browsers.slice(0, 1))(
  'a page in %s calls the API of a sandbox',
  async (executablePath) => {
    const { box, options } = await openFaultyBox();
    const script = await bundled();
    const server = createServer(({ url }, response) => {
      const [type, text] =
        url === '/client.js' ? ['text/javascript', script] : ['text/html', '<!doctype html><title>.'];
      response.writeHead(200, { 'content-type': type }).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const use = `import('/client.js').then((client) => (${useClient})(client, ${JSON.stringify(options)}))`;
    expect(await page.evaluate(use)).toEqual(USED);
    expect(box.audit().findings).toEqual([]);
    expect(box.requests().every(({ headers }) => headers.cookie === undefined)).toBe(true);
  },
  60_000,
);

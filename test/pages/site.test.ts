/** A site of documentation that holds the sandbox in its pages: written by the command, served by a plain file server below a path. */
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { blocksOf } from '../docs/page.js';
import { openBox } from '../support/box.js';
import { recordCourse } from '../support/course.js';
import { expectAlike, inNode, inPage } from '../support/ways.js';
import { expectAccessible, expectQuiet, openPage, useBrowser, type View } from './support/browser.js';
import { BASE, openSite, SERVICE, type Site } from './support/site.js';
import { THOROUGH } from './support/thorough.js';

useBrowser();

let site: Site;
/** The page of docs/embed.md. */
const SCRIPT = `const { env } = process;
const headers = { 'X-API-Key': env.TENDERBOX_API_KEY, 'Content-Type': 'application/json' };
const body = JSON.stringify({ amount: 7, currency: 'EUR', description: 'Grüße' });
const made = await fetch('https://api.service.example/v1/payments', { method: 'POST', headers, body });
const { id } = await made.json();
const found = await fetch(env.TENDERBOX_URL + '/payments/' + id, { headers });
console.log(made.status, (await found.json()).description);
await fetch('nowhere');`;

const LOGO = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';

const theirs = (): string => {
  const page = readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8');
  const elements = blocksOf(page).find(({ marks }) => marks.file === 'elements.html')?.text ?? '';
  const text = elements.replace('https://docs.service.example/payments/docs/', site.at());
  const code = `<tenderbox-sandbox><pre>${SCRIPT}</pre></tenderbox-sandbox>`;
  return `<!doctype html><html lang="en"><title>Theirs</title><link rel="icon" href="data:,">${text}${code}`;
};

/** A viewer of documents, which lets them run scripts and be nobody. */
const AROUND = '<!doctype html><title>Around</title><iframe sandbox="allow-scripts" src="/theirs"></iframe>';

beforeAll(async () => {
  site = await openSite({
    others(req, res) {
      const pages: Record<string, () => string> = { '/theirs': theirs, '/around': () => AROUND };
      const text = pages[req.url ?? '']?.();
      if (text === undefined) return false;
      res.setHeader('content-type', 'text/html; charset=utf-8').end(text);
      return true;
    },
  });
  expect(site.said).toEqual([
    expect.stringMatching(/^Wrote \d+ files to site: serve them below \/of\/mine\/ of any host/),
  ]);
});
afterAll(() => site.close());

const ready = (page: Page): Promise<void> => page.locator('.sandbox-site').waitFor();

/** Opens a document of the site in a browser that was never there, and waits until the sandbox answers. */
async function open(path = ''): Promise<View> {
  const page = await openPage({ url: site.at() }, BASE + path);
  await ready(page);
  return page;
}

/** The same in another tab. */
async function openBeside(page: Page, address = site.at()): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(address);
  await ready(other);
  return other;
}

interface Answer {
  status: number;
  body: { id: string; payment_url: string };
}

/** All is in order, and code of a reader is a blob without an origin. */
const expectQuietAround = (page: View): void =>
  expect(page.complaints).toEqual({ policy: [], console: [], errors: [], failed: [], foreign: ['null'] });

/** A call of the page itself. */
const callFrom = (page: Page, address: string, method = 'GET', body?: object): Promise<Answer> =>
  page.evaluate(
    `(async () => {
      const answer = await fetch(${JSON.stringify(address)}, ${JSON.stringify({
        method,
        headers: { authorization: 'Bearer tb_key_default', ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })});
      return { status: answer.status, body: await answer.json() };
    })()`,
  );

/** Over the raw text of the data. */
const VERIFYING = `
async function receive(request, secret) {
  const body = await request.text();
  const [, data] = /"data":\\s*(\\{[\\s\\S]*\\}),\\s*"api_version":[^}]*\\}$/.exec(body) ?? [];
  if (data === undefined) return new Response(null, { status: 400 });
  const { event_id, event_type, created_at } = JSON.parse(body);
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = encoder.encode(event_id + event_type + created_at + data);
  const right = Array.from(new Uint8Array(await crypto.subtle.sign('HMAC', key, signed)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return new Response(null, { status: request.headers.get('Service-Signature') === right ? 204 : 400 });
}`;

interface List {
  data: { id: string }[];
  has_more: boolean;
}

const PAYMENT = { amount: 100, currency: 'EUR' };
/** How often pages are reloaded under writers. */
const RELOADS = THOROUGH ? 50 : 4;

describe('a site that holds the sandbox', () => {
  test('answers the first call, keeps it through a reload, and shares it among tabs', async () => {
    const page = await open('guides/first-webhook.html');
    const made = await callFrom(page, `${BASE}v1/payments`, 'POST', PAYMENT);
    expect([made.status, made.body.payment_url]).toEqual([201, site.at(`pay/${made.body.id}`)]);
    expectQuiet(page);
    const named = await callFrom(page, `${SERVICE}/v1/payments/${made.body.id}`);
    expect([named.status, named.body.id]).toEqual([200, made.body.id]);

    const other = await openBeside(page);
    expect((await callFrom(other, `${BASE}v1/payments/${made.body.id}`)).status).toBe(200);
    const second = await callFrom(other, `${BASE}v1/payments`, 'POST', PAYMENT);
    await page.close();
    for (const { body } of [made, second])
      expect((await callFrom(other, `${BASE}v1/payments/${body.id}`)).status).toBe(200);
    for (let round = 0; round < 5; round += 1) {
      await other.reload();
      await ready(other);
      expect((await callFrom(other, `${BASE}v1/payments/${second.body.id}`)).status).toBe(200);
    }
  });

  test('loses nothing that it has answered, however often its pages are reloaded under writers', async () => {
    const page = await open();
    const answered = new Set<string>();
    await page.context().exposeFunction('answered', (id: string) => void answered.add(id));
    const write = `void (async () => {
      for (;;) {
        const headers = { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' };
        const call = { method: 'POST', headers, body: ${JSON.stringify(JSON.stringify(PAYMENT))} };
        const answer = await fetch('${BASE}v1/payments', call).catch(() => undefined);
        if (answer?.status === 201) await answered((await answer.json()).id);
      }
    })()`;
    const pages = [page, await openBeside(page)];
    for (const each of pages) await each.evaluate(write);
    for (let round = 0; round < RELOADS; round += 1) {
      const reloaded = pages[round % pages.length] as Page;
      const before = answered.size;
      await reloaded.reload();
      await ready(reloaded);
      await reloaded.evaluate(write);
      await expect.poll(() => answered.size).toBeGreaterThan(before);
    }
    await pages[1]?.close();
    await page.reload();
    await ready(page);
    const found = new Set<string>();
    for (let path = 'v1/payments?limit=100'; path !== ''; ) {
      const { data, has_more } = (await callFrom(page, BASE + path)).body as unknown as List;
      for (const { id } of data) found.add(id);
      path = has_more ? `v1/payments?limit=100&starting_after=${data.at(-1)?.id}` : '';
    }
    expect([...answered].filter((id) => !found.has(id))).toEqual([]);
  });

  const NOTHING_KEPT =
    'This sandbox lives in this page: the browser keeps nothing here, so it begins anew with each page.';
  const expectNothingKept = async (page: Page): Promise<void> => {
    expect((await callFrom(page, `${BASE}v1/payments`, 'POST', PAYMENT)).status).toBe(201);
    await page.reload();
    await ready(page);
    expect((await callFrom(page, `${BASE}v1/payments`)).body).toMatchObject({ data: [] });
  };

  test.each([
    'delete StorageManager.prototype.getDirectory;',
    'delete FileSystemFileHandle.prototype.createSyncAccessHandle;',
  ])('says where the browser keeps nothing: %s', async (missing) => {
    site.missing = missing;
    onTestFinished(() => {
      site.missing = '';
    });
    const page = await open();
    expect(await page.getByRole('status').textContent()).toBe(NOTHING_KEPT);
    await expectNothingKept(page);
  });

  const REFUSED = `async () => { throw new DOMException('It is refused.', 'SecurityError'); };`;
  const SECURE = 'Browsers share it among pages on HTTPS and localhost only, and not in every private window.';

  test.each([
    ['delete Navigator.prototype.serviceWorker;', SECURE],
    ['delete Navigator.prototype.locks;', SECURE],
    [`ServiceWorkerContainer.prototype.register = ${REFUSED}`, 'It is refused.'],
    [`LockManager.prototype.request = ${REFUSED}`, 'It is refused.'],
  ])('has one for each page where pages may share none: %s', async (missing, why) => {
    const page = await openPage({ url: site.at() }, '/theirs');
    await page.addInitScript(missing);
    await page.goto(site.at('guides/authentication.html#seed=42&scenario=payment-underpaid&call=listPayments'));
    await page.waitForURL(/\/docs\/#listPayments$/);
    await ready(page);
    expect(await page.locator('.sandbox-site [role=status]').textContent()).toBe(`${NOTHING_KEPT} ${why}`);
    await page.getByTestId('send').click();
    await page
      .getByTestId('outcome')
      .getByText(/^\d{3}/)
      .first()
      .waitFor();
    expect(await page.getByTestId('outcome').textContent()).toContain('pay_req_');
    const named = await callFrom(page, `${SERVICE}/v1/payments`);
    expect([named.status, (named.body as unknown as List).data.length]).toEqual([200, 1]);
    await expectNothingKept(page);
    expectQuiet(page);
    await page.goto(site.at('dashboard/'));
    await page.locator('main').getByText('Payments').first().waitFor();
    // What a host answers for the address of a customer's page.
    await page.goto(site.at('404.html'));
    await expect
      .poll(() => page.locator('main p').textContent())
      .toBe(
        `There is no page at this address. Pages of customers and records need a sandbox that all pages share. ${why}`,
      );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Tenderbox' }).click();
    await page.waitForURL(site.at());
  });

  test('has one for each page where the browser never starts what would share it', async () => {
    const page = await openPage({ url: site.at() }, '/theirs');
    await page.addInitScript('ServiceWorkerContainer.prototype.register = async () => undefined;');
    await page.goto(site.at('guides/authentication.html'));
    await page
      .getByRole('status')
      .getByText(`${NOTHING_KEPT} The browser starts no service worker here: allow it, and reload.`)
      .waitFor();
    await page.locator('.run').first().click();
    await expect.poll(() => page.locator('output').first().textContent()).toMatch(/^200 req_/);
  });

  test('says why there is none', async () => {
    site.missing = 'throw new Error("This browser is too old.");';
    onTestFinished(() => {
      site.missing = '';
    });
    const page = await open();
    expect(await page.getByRole('status').textContent()).toMatch(
      /^The sandbox did not start, and nothing is sent\. .*This browser is too old\.$/,
    );
  });

  test('runs the calls of a guide, begins as a link says, and begins anew', async () => {
    const page = await open('guides/authentication.html#seed=42&scenario=payment-underpaid');
    expect(new URL(page.url()).hash).toBe('');
    const button = page.locator('.run').first();
    await button.click();
    await expect.poll(() => page.locator('output').first().textContent()).toMatch(/^200 req_[\s\S]*"id": "acct_/);
    const list = (await callFrom(page, `${BASE}v1/payments`)).body as unknown as { data: { status: string }[] };
    expect(list.data).toHaveLength(1);
    await expectAccessible(page);
    page.on('dialog', (dialog) => dialog.accept());
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reset' }).click()]);
    await ready(page);
    expect((await callFrom(page, `${BASE}v1/payments`)).body).toMatchObject({ data: [] });
  });

  test('runs the code of a guide where a page can, and says where it runs else', async () => {
    const page = await open('guides/operations.html');
    const runs = page.locator('pre[data-language="js"] + .run');
    expect(await runs.count()).toBeGreaterThan(15);
    await page.locator('details:has(pre[data-language="js"])').first().locator('summary').click();
    await runs.first().click();
    await expect.poll(() => page.locator('output:not(:empty)').textContent()).toMatch(/^201 \{"id":"pay_req_/);
    const shell = page.locator('pre[data-language="sh"] + .run').first();
    await shell.click();
    await expect.poll(() => shell.locator('+ output').textContent()).toMatch(/^201 req_/);
    expectQuietAround(page);
    await page.goto(site.at('guides/client.html'));
    await page.getByText('Runs in Node.').first().waitFor();
    expect(await page.locator('pre[data-language="js"] + .run').count()).toBe(0);
    // What a server has beside the APIs is not in a page.
    await page.goto(site.at('guides/agents.html'));
    await page.getByText('Runs in a terminal.').first().waitFor();
    await ready(page);
    for (const text of await page.locator('pre:has(+ .run)').allTextContents())
      expect(text).toMatch(/\/(?:v1|_sandbox)\//);
    await page.goto(site.at('guides/readme.html'));
    await page.getByRole('link', { name: 'docs/README.md' }).click();
    await page.waitForURL(site.at());
  });

  test('lets code of a guide call its sandbox and nothing else', async () => {
    const guide = await readFile(join(site.folder, 'guides', 'audit.html'), 'utf8');
    const codes = [
      `await fetch('https://elsewhere.example/v1/payments');`,
      `const answer = await fetch('http://127.0.0.1:4020/v1/account', { headers: { 'X-API-Key': 'tb_key_default' } });
       console.log(answer.status, await answer.json(), [1n].length);`,
      `for (const ask of [() => self.fetch('${site.at('v1/account')}'), () => caches.keys(), () => eval('1')])
         await Promise.resolve().then(ask).then(() => console.log(String(ask)), () => undefined);
       console.log('over'); fetch('');`,
      `fetch(; 1`,
    ];
    const blocks = codes.map((code) => `<pre data-language="js"><code>${code.replaceAll('<', '&lt;')}</code></pre>`);
    await writeFile(join(site.folder, 'guides', 'own.html'), guide.replace('</h1>', `</h1>${blocks.join('')}`));
    const page = await open('guides/own.html');
    const said: (string | null)[] = [];
    for (const [index] of codes.entries()) {
      const output = page.locator('pre[data-language="js"] + .run + output').nth(index);
      await page.locator('pre[data-language="js"] + .run').nth(index).click();
      await expect.poll(() => output.textContent()).not.toBe('');
      said.push(await output.textContent());
    }
    expect(said).toEqual([
      'TypeError: This page calls its sandbox alone, and not https://elsewhere.example/v1/payments',
      expect.stringMatching(/^200 \{\n {2}"id": "acct_[\s\S]*\} 1$/),
      expect.stringMatching(/^over/),
      expect.stringMatching(/SyntaxError.*, line 1\.$/),
    ]);
  });

  test('asks before a link wipes what was made in the dashboard, and says what it cannot follow', async () => {
    const page = await open();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      return dialog.dismiss();
    });
    const guides = ['authentication', 'audit'];
    const follow = async (hash: string): Promise<void> => {
      guides.reverse();
      await page.goto(site.at(`guides/${guides[0]}.html#${hash}`));
      await ready(page);
    };
    await follow('seed=abc');
    expect(asked.at(-1)).toContain('abc is no seed');
    await follow('seed=0x10');
    expect(asked.at(-1)).toContain('0x10 is no seed');
    await follow('seed=3');
    await follow('scenario=nothing');
    expect(asked.at(-1)).toContain('nothing');
    await follow('sead=1&scenario=payment-underpaid');
    expect(asked.at(-1)).toContain('sead is none of seed, scenario and call.');
    await follow('call=listPayments&scenrio=payment-underpaid');
    expect(asked.at(-1)).toContain('scenrio is none of');
    const { length } = asked;
    await follow('seed=3');
    expect(asked).toHaveLength(length);
    await callFrom(page, `${BASE}_sandbox/keys`, 'POST', { label: 'mine' });
    await follow('seed=3');
    expect(asked.slice(length)).toEqual([expect.stringContaining('What you have made in it is lost.')]);
  });

  test('gives nothing up for a link that names what there is not, nor for Reset that is not meant', async () => {
    const page = await open();
    const asked: string[] = [];
    const answers: boolean[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      return answers.shift() === false ? dialog.dismiss() : dialog.accept();
    });
    await callFrom(page, `${BASE}v1/payments`, 'POST', PAYMENT);
    await callFrom(page, `${BASE}_sandbox/scenarios/mine`, 'PUT', {
      yaml: 'name: mine\non: payment.created\nsteps:\n  - pay: {}\n',
    });
    const listed = async (): Promise<number> =>
      ((await callFrom(page, `${BASE}v1/payments`)).body as unknown as List).data.length;
    // The last one leads to the page that is open.
    for (const [path, word] of [
      ['guides/audit.html#scenario=payment-underpiad', 'payment-underpiad'],
      ['guides/authentication.html#seed=4&scenario=mine', 'mine'],
      ['guides/authentication.html#seed=4&call=listPayment', 'listPayment'],
    ] as const) {
      await page.goto(site.at(path));
      await expect.poll(() => asked.splice(0)).toEqual([expect.stringMatching(`There is no .* "${word}"`)]);
      await ready(page);
      expect(await listed()).toBe(1);
    }
    const reset = page.getByRole('button', { name: 'Reset' });
    answers.push(false);
    await reset.click();
    await expect
      .poll(() => asked)
      .toEqual([expect.stringMatching(/^Reset begins .* What you have made in it is lost/)]);
    expect(await listed()).toBe(1);
    // One that cannot say what is in it is asked about too, and given up.
    await page.evaluate("window.fetch = () => Promise.reject(new TypeError('Gone.'))");
    await Promise.all([page.waitForEvent('load'), reset.click()]);
    expect(asked).toHaveLength(2);
    await ready(page);
    expect(await listed()).toBe(0);
  });

  test('leads to the checkout, where it is paid, to the dashboard and to the reference', async () => {
    const first = await open();
    const brand = { brand_color: '#8a1c4a', brand_logo: LOGO };
    await callFrom(first, `${BASE}_sandbox/profile`, 'PATCH', brand);
    const { body } = await callFrom(first, `${BASE}v1/payments`, 'POST', PAYMENT);
    const page = await openBeside(first, body.payment_url);
    await first.close();
    // The merchant's own color comes as a style sheet, which the sandbox in the page answers too.
    const color = `getComputedStyle(document.querySelector('.customer')).getPropertyValue('--brand').trim()`;
    await expect.poll(() => page.evaluate(color)).toBe('#8a1c4a');
    expect(await page.getByTestId('logo').getAttribute('src')).toBe(LOGO);
    await page.getByTestId('move-pay').click();
    await page.locator('[data-status="paid"]').waitFor();
    await page.goto(site.at(`dashboard/payments/${body.id}`));
    await page.locator('main').getByText(body.id).first().waitFor();
    await page.goto(site.at('docs/#createPayment'));
    await page.getByTestId('send').click();
    await page.getByTestId('outcome').getByText('201').waitFor();
  });

  test.each([390, 320])('has all of its bar beside that of the dashboard, %i px wide', async (width) => {
    const page = await open('dashboard/');
    await page.setViewportSize({ width, height: 700 });
    await page.locator('main').getByText('Payments').first().waitFor();
    await page.getByText('nothing leaves it, and curl does not reach it').waitFor();
    for (const place of [0, 10_000]) {
      await page.evaluate(`scrollTo(0, ${place})`);
      for (const name of ['Reset', 'Export'])
        await page.getByRole('button', { name, exact: true }).click({ trial: true });
      await page.locator('summary', { hasText: 'Take it home' }).click({ trial: true });
    }
  });

  test('has the guide that an answer names', async () => {
    const page = await open();
    const [path, text] = (await page.evaluate(`(async () => {
      const refused = await fetch('${BASE}_sandbox/state', { method: 'PUT', body: '{"a":1}', headers: { 'content-type': 'application/json' } });
      const { docs } = await refused.json();
      return [docs, await (await fetch(docs)).text()];
    })()`)) as [string, string];
    expect(path).toBe(`${BASE}docs/control-api.md`);
    expect(text).toMatch(/^# /);
  });

  test('shows what a call answers where that is opened by itself, and reloaded', async () => {
    const page = await open();
    const shown = page.locator('pre', { hasText: /"now": ?"/ });
    await page.goto(site.at('_sandbox/clock'));
    await shown.waitFor();
    await page.reload();
    await shown.waitFor();
    await page.goto(site.at('v1/openapi.json'));
    await page.locator('pre', { hasText: /"openapi": ?"3\.1/ }).waitFor();
  });

  test('opens the call that a link names, in the state that it names', async () => {
    const page = await open('guides/authentication.html#seed=5&scenario=payment-underpaid&call=listPayments');
    await page.waitForURL(/\/docs\/#listPayments$/);
    await page.getByTestId('send').click();
    const outcome = page.getByTestId('outcome');
    await outcome.getByText('200').waitFor();
    const { body } = await callFrom(page, `${BASE}v1/payments`);
    const [payment, ...others] = (body as unknown as { data: { id: string }[] }).data;
    expect(others).toEqual([]);
    expect(await outcome.textContent()).toContain(payment?.id);
    await page.goto(site.at());
    await page.goto(site.at('docs/#call=nothing'));
    await page.getByRole('heading', { name: 'Nothing is called so' }).waitFor();
    expectQuiet(page);
  });

  test.each(['/v1/', '/pay/'])('is there below %s, which the sandbox has too', async (base) => {
    const below = await openSite({ base });
    onTestFinished(() => below.close());
    const page = await openPage({ url: below.at() }, base);
    await ready(page);
    const { status, body } = await callFrom(page, `${base}v1/payments`, 'POST', PAYMENT);
    expect([status, body.payment_url]).toEqual([201, below.at(`pay/${body.id}`)]);
    const customer = await openBeside(page, body.payment_url);
    await customer.getByTestId('move-pay').waitFor();
  });

  test('answers as a sandbox over HTTP does, to the byte', async () => {
    // What a sandbox calls itself is an origin.
    const atRoot = await openSite({ base: '/' });
    onTestFinished(() => atRoot.close());
    const url = atRoot.at().slice(0, -1);
    const box = await openBox({ clock: 'real', now: undefined, data: undefined, publicUrl: url });
    const page = await openPage({ url }, '/');
    await ready(page);
    const { calls, answers } = await recordCourse(inNode(fetch, new URL(box.url).origin), url);
    expectAlike(calls, await inPage((script) => page.evaluate(script), '')(calls), answers);
  });
});

describe('a handler that a reader writes', () => {
  const check = async (page: Page, code?: string): Promise<string> => {
    if (code !== undefined) await page.getByLabel('Handler').fill(code);
    await page.getByRole('button', { name: 'Check it' }).click();
    const said = page.locator('.checked [role=status]');
    await expect.poll(() => said.textContent()).toMatch(/\.$/);
    return (await said.textContent()) ?? '';
  };

  test('is sent what production and forgers send, without network or anything of the site', async () => {
    const page = await open('receiver/');
    expect(await check(page)).toMatch(/^32 passed, 10 failed, .* Your handler threw SyntaxError: .*\.$/);
    const forged = page.getByRole('listitem').filter({ hasText: 'tampered-amount' });
    expect(await forged.textContent()).toMatch(/^fail.*answered 200, 4xx expected.*Fix: Compute the HMAC-SHA256/);
    await expectAccessible(page);
    expectQuietAround(page);
    await check(page, VERIFYING);
    for (const id of ['valid', 'tampered-amount', 'json-js-unicode', 'other-secret'])
      expect(await page.getByRole('listitem').filter({ hasText: id }).first().textContent()).toMatch(/^pass/);
    const outside = `async () => { const found = [];
      for (const ask of [() => fetch('${site.at('v1/account')}'), () => navigator.storage.getDirectory(), () => caches.keys(), () => eval('1')])
        await Promise.resolve().then(ask).then(() => found.push(String(ask)), () => undefined);
      throw new Error('reached ' + found.length); }`;
    expect(await check(page, `const receive = ${outside}`)).toContain('Your handler threw Error: reached 0.');
  });

  test('is still there after the page is reloaded, and when one comes back to it', async () => {
    const page = await open('receiver/');
    const handler = page.getByLabel('Handler');
    await handler.fill('const mine = 1;');
    await page.reload();
    await ready(page);
    expect(await handler.inputValue()).toBe('const mine = 1;');
    await page.goto(site.at('guides/audit.html'));
    await page.goBack();
    await ready(page);
    await expect.poll(() => handler.inputValue()).toBe('const mine = 1;');
  });

  test('is told when it does not run, and ended when it hangs', async () => {
    const page = await open('receiver/');
    expect(await check(page, 'function receive( {')).toMatch(
      /^Your handler does not run\. .*SyntaxError.*, line \d+\.$/,
    );
    expect(await check(page, 'const other = 1;')).toContain('There is no function called receive');
    // As handlers of Node begin, whose name is that of something browsers have.
    expect(await check(page, "const crypto = require('crypto');")).toContain('require is not defined');
    expect(await check(page, 'function receive() { for (;;); }')).toBe('Your handler did not answer within 3 s.');
    expect(await check(page, 'const receive = () => 204;')).toMatch(/^32 passed/);
  });
});

test('its shell, which is no page, leads to the first one', async () => {
  const page = await openPage({ url: site.at() }, BASE);
  await page.goto(site.at('shell.html'));
  await page.waitForURL(site.at());
});

test('is on pages of others by one script and two elements', async () => {
  const page = await openPage({ url: site.at() }, BASE);
  const host = `localhost:${new URL(site.at()).port}`;
  await page.goto(`http://${host}/theirs`);
  const moved = `document.body.append(document.querySelector('tenderbox-sandbox'))`;
  await page.evaluate(moved);
  const [script, curl] = [
    page.getByRole('button', { name: 'Run' }).first(),
    page.getByRole('button', { name: 'Run' }).last(),
  ];
  expect(await page.getByRole('button', { name: 'Run' }).count()).toBe(2);
  expect(await page.getByText('This sandbox lives in this page').count()).toBe(3);
  await script.click();
  await page.getByText(/^201 Grüße\nTypeError: /).waitFor();
  await curl.click();
  await page.getByText(/^200 req_[\s\S]*acct_/).waitFor();
  await page.getByLabel('Body of POST /v1/payments').fill('{"amount": -1, "currency": "EUR"}');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/^400 req_/).waitFor();
  await page.getByLabel('Body of POST /v1/payments').fill('{"amount": 5, "currency": "EUR"}');
  await page.getByRole('button', { name: 'Send' }).click();
  const made = page.getByText(/^201 req_[\s\S]*webhook payment\.created /);
  await made.waitFor();
  // The page of its customer is the site's: how to play that here is said.
  const [, pay = ''] = /does not know this one\. .*: POST (\S+\/pay)$/.exec((await made.textContent()) ?? '') ?? [];
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<tenderbox-call method="POST" path="${pay}">{}</tenderbox-call>')`,
  );
  await page.locator('tenderbox-call').last().getByRole('button').click();
  await page.getByText(/^200 [\s\S]*"status": ?"paid"/).waitFor();
  // What browsers do not send says why.
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<tenderbox-call method="get" key="ключ"></tenderbox-call>')`,
  );
  const own = page.locator('tenderbox-call').last();
  await own.getByRole('button').click();
  await own.getByText(/^No answer: .*code point/).waitFor();
  expect(await own.getByRole('textbox').count()).toBe(0);
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<tenderbox-call path="/_sandbox/stream"></tenderbox-call>')`,
  );
  await own.getByRole('button').click();
  await own.getByText('No answer: /_sandbox/stream has no end').waitFor();
  // As shells show commands, and tools write them.
  const written = `$ curl --location -XPOST ${SERVICE}/v1/payments -H'X-API-Key: tb_key_default' -H 'Content-Type: application/json' -d'{}'`;
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(`<tenderbox-sandbox><pre>${written}</pre></tenderbox-sandbox>`)})`,
  );
  await page.locator('tenderbox-sandbox').last().getByRole('button').click();
  await page.getByText(/^400 req_[\s\S]*"amount"/).waitFor();
  // A page that was opened from a disk has no origin.
  const file = join(site.folder, '..', 'theirs.html');
  await writeFile(file, theirs());
  await page.goto(pathToFileURL(file).href);
  await page.getByRole('button', { name: 'Run' }).first().click();
  await page.getByText(/^200 req_[\s\S]*acct_/).waitFor();
});

test('is on a page without an origin, where its state is memory', async () => {
  const page = await openPage({ url: site.at() }, '/around');
  const inner = page.frameLocator('iframe');
  await inner.getByRole('button', { name: 'Send' }).click();
  await inner.getByText(/^This frame is sandboxed .* Access-Control-Allow-Origin: \*, or give the frame /).waitFor();
  site.isShared = true;
  onTestFinished(() => {
    site.isShared = false;
  });
  expect(await page.frames()[1]?.evaluate('self.origin')).toBe('null');
  await inner.getByText('This sandbox lives in this page: it begins anew').first().waitFor();
  await inner.getByRole('button', { name: 'Send' }).click();
  await inner.getByText(/^201 req_[\s\S]*webhook payment\.created /).waitFor();
  await inner.getByRole('button', { name: 'Run' }).last().click();
  await inner.getByText(/^201 Grüße\nTypeError: /).waitFor();
  await inner.getByRole('button', { name: 'Run' }).first().click();
  await inner.getByText(/^200 req_[\s\S]*acct_/).waitFor();
});

test('is as small as it may be', async () => {
  const { entries, files } = JSON.parse(await readFile(join(site.folder, 'manifest.json'), 'utf8'));
  const zipped = async (name: string): Promise<number> =>
    gzipSync(await readFile(join(site.folder, 'assets', name)), { level: 9 }).length;
  const sizeOf = async (names: string[]): Promise<number> =>
    (await Promise.all(names.map(zipped))).reduce((sum, size) => sum + size, 0);
  const { engine, router, site: start } = entries;
  expect(await sizeOf([engine.script, ...engine.preload])).toBeLessThanOrEqual(160_000);
  expect(await sizeOf([...engine.scripts, ...router.scripts, ...start.scripts])).toBeLessThanOrEqual(500_000);
  expect(await sizeOf(Object.keys(files))).toBeLessThanOrEqual(2_500_000);
});

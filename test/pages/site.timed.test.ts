/** How soon the sandbox in a page answers, in a browser that was never there, under a policy that is as strict as can be. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPage, useBrowser } from './support/browser.js';
import { requireChromium } from './support/chromium.js';
import { BASE, openSite, type Site } from './support/site.js';

useBrowser();

const TIMES = 9;

let site: Site;
beforeAll(async () => {
  site = await openSite({
    others(req, res) {
      if (req.url !== '/theirs') return false;
      res.setHeader('content-type', 'text/html').end('<!doctype html><title>Theirs</title><body>');
      return true;
    },
  });
});
afterAll(() => site.close());

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] as number;

const POST = `fetch('${BASE}v1/payments', {
  method: 'POST',
  headers: { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' },
  body: '{"amount":100,"currency":"EUR"}',
})`;

/** Notes in the worker when the engine has its files, is there, has got its first call, and has answered. */
const NOTE = `{
  const times = (globalThis.times = { begun: performance.now() });
  const note = (name) => void (times[name] ??= performance.now());
  for (const line of [BroadcastChannel.prototype, globalThis]) {
    const { postMessage } = line;
    line.postMessage = function (message) {
      note(message.kind);
      return postMessage.call(this, message);
    };
  }
  const { request } = LockManager.prototype;
  LockManager.prototype.request = function (...of) {
    note('asked');
    return request.apply(this, of);
  };
  const { createSyncAccessHandle } = FileSystemFileHandle.prototype;
  FileSystemFileHandle.prototype.createSyncAccessHandle = async function () {
    const handle = await createSyncAccessHandle.call(this);
    times.opened = performance.now();
    return handle;
  };
}\n`;

/** From the moment that the script of the page is there. */
const FIRST = `new Promise((resolve) => {
  const look = () => {
    if (document.querySelector('.sandbox-site') === null) return setTimeout(look, 1);
    ${POST}.then((answer) => answer.text().then(() => {
      const script = performance.getEntriesByType('resource').find(({ name }) => /\\/site-[^/]*\\.js$/.test(name));
      resolve([answer.status, performance.now() - script.responseEnd]);
    }));
  };
  look();
})`;

test('the first call is answered within a second, of which the engine takes little', async () => {
  site.missing = NOTE;
  const [all, own]: [number[], number[]] = [[], []];
  for (let time = 0; time < TIMES; time += 1) {
    const page = await openPage({ url: site.at() }, BASE);
    const [status, took_ms] = (await page.evaluate(FIRST)) as [number, number];
    expect(status).toBe(201);
    all.push(took_ms);
    const times = (await page.workers()[0]?.evaluate('times')) as Record<string, number>;
    const between = (from: string, to: string): number => (times[to] as number) - (times[from] as number);
    own.push(between('begun', 'asked') + between('opened', 'here') + between('taken', 'reply'));
    await page.context().close();
  }
  console.log(`first call after ${all.map(Math.round)} ms, of which the engine's own are ${own.map(Math.round)} ms`);
  expect(median(all)).toBeLessThanOrEqual(1_000);
  expect(median(own)).toBeLessThanOrEqual(60);
});

/** Payments made one after the other by a frame, as pages elsewhere have them made. @returns how many a second */
const MANY = `new Promise((resolve) => {
  const frame = Object.assign(document.createElement('iframe'), { src: '${BASE}frame.html', hidden: true });
  const [warm, many] = [200, 1000];
  let [count, begun] = [0, 0];
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data.tenderbox === 'answer' && data.status !== 201) return resolve(data.body);
    if (count === warm) begun = performance.now();
    if (count === warm + many) return resolve((many / (performance.now() - begun)) * 1000);
    count += 1;
    source.postMessage({
      tenderbox: 'call', id: count, method: 'POST', path: '/v1/payments', body: '{"amount":100,"currency":"EUR"}',
      headers: { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' },
    }, '*');
  });
  document.body.append(frame);
})`;

/** The same by a document of the site, whose answers are kept. */
const MANY_KEPT = `(async () => {
  const post = async (times) => {
    for (let time = 0; time < times; time += 1) {
      const answer = await ${POST};
      await answer.text();
      if (answer.status !== 201) throw new Error(String(answer.status));
    }
  };
  const [warm, many] = [200, 300];
  await post(warm);
  const begun = performance.now();
  await post(many);
  return (many / (performance.now() - begun)) * 1000;
})()`;

test('further calls are answered by the hundreds a second', async () => {
  site.missing = '';
  const page = await openPage({ url: site.at() }, '/theirs');
  const per_s = await page.evaluate(MANY);
  console.log(`${Math.round(per_s as number)} payments a second`);
  expect(per_s).toBeGreaterThanOrEqual(500);
});

test('those of a document are, and each is kept', async () => {
  site.missing = '';
  // Contexts of a test are private windows, whose files are written by the browser's own process.
  const profile = await mkdtemp(join(tmpdir(), 'tenderbox-profile-'));
  const options = { executablePath: requireChromium(), args: ['--no-sandbox'] };
  const context = await chromium.launchPersistentContext(profile, options);
  onTestFinished(async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  });
  const page = await context.newPage();
  await page.goto(site.at());
  await page.locator('.sandbox-site').waitFor();
  const per_s = await page.evaluate(MANY_KEPT);
  console.log(`${Math.round(per_s as number)} payments a second by a document`);
  expect(per_s).toBeGreaterThanOrEqual(500);
});

/** The sandbox in a page, in a Chromium and in a Firefox as systems install them: npm run nightly -- browsers. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openBrowser, requireFirefox, type Tab } from '../../tools/browsers.mjs';
import { recordChance } from '../fuzz/recorded.js';
import { DEFAULTS, openTarget } from '../fuzz/target.js';
import { requireChromium } from '../pages/support/chromium.js';
import { BASE, openSite, SERVICE, type Site } from '../pages/support/site.js';
import { openBox } from '../support/box.js';
import { recordCourse } from '../support/course.js';
import { expectAlike, inNode, inPage, type Recording } from '../support/ways.js';

const RELOADS = 50;
const KILLS = 3;
const REQUESTS = 600;
/** A page is asked for so many calls at once. */
const AT_ONCE = 100;

const CALL = "{ authorization: 'Bearer tb_key_default', 'content-type': 'application/json' }";
const PAYMENT = '{"amount":100,"currency":"EUR"}';

describe.each(['chrome', 'firefox'] as const)('in %s', (name) => {
  let folder: string;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let [site, atRoot]: [Site, Site] = [] as never;
  /** The payments that pages were told of. */
  const answered = new Set<string>();

  const start = async (): Promise<void> => {
    browser = await openBrowser(name, name === 'chrome' ? requireChromium() : requireFirefox(), folder);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tenderbox-browser-'));
    await start();
    site = await openSite({
      others(req, res) {
        const id = req.url?.split(`${BASE}answered/`)[1];
        if (id === undefined) return false;
        answered.add(id);
        res.end();
        return true;
      },
    });
    atRoot = await openSite({ base: '/' });
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([site?.close(), atRoot?.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  async function open(url = site.at()): Promise<Tab> {
    const tab = await browser.newPage();
    await tab.goto(url);
    await tab.waitForSelector('.sandbox-site');
    return tab;
  }

  async function openAlone(url?: string): Promise<Tab> {
    const tab = await open(url);
    onTestFinished(() => tab.close());
    return tab;
  }

  /** Makes the calls of a recording in a page, and compares. */
  async function expectAlikeIn(tab: Tab, { calls, answers }: Recording): Promise<void> {
    const way = inPage((script) => tab.evaluate(script), '');
    for (let from = 0; from < calls.length; from += AT_ONCE) {
      const some = calls.slice(from, from + AT_ONCE);
      expectAlike(some, await way(some), answers.slice(from, from + AT_ONCE));
    }
  }

  test('the course of determinism is answered as over HTTP, and leaves the same state', async () => {
    const url = atRoot.at().slice(0, -1);
    const box = await openBox({ clock: 'real', now: undefined, data: undefined, publicUrl: url });
    const recording = await recordCourse(inNode(fetch, new URL(box.url).origin), url);
    const other = await openBox({ clock: 'real', now: undefined, data: undefined, publicUrl: url });
    expectAlike(recording.calls, await inNode(other.fetch, url)(recording.calls), recording.answers);
    await expectAlikeIn(await openAlone(atRoot.at()), recording);
  });

  test('requests by chance are answered as over HTTP', async () => {
    const url = atRoot.at().slice(0, -1);
    const target = await openTarget('merchant', DEFAULTS, { publicUrl: url });
    onTestFinished(() => target.close());
    const recording = await recordChance(target, inNode(fetch, new URL(target.box.url).origin), REQUESTS, true);
    expect(recording.calls.length).toBeGreaterThan(REQUESTS / 2);
    await expectAlikeIn(await openAlone(atRoot.at()), recording);
  });

  /** By script, because a bar may lie over what is low on a page. */
  const click = (tab: Tab, selector: string): Promise<unknown> =>
    tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);

  const WRITE = `void (async () => {
    for (;;) {
      const answer = await fetch('${BASE}v1/payments', { method: 'POST', headers: ${CALL}, body: '${PAYMENT}' }).catch(() => undefined);
      if (answer?.status === 201) await fetch('${BASE}answered/' + (await answer.json()).id);
    }
  })()`;

  async function expectNothingLost(tab: Tab): Promise<void> {
    const told = [...answered];
    const found = (await tab.evaluate(`(async () => {
      const ids = [];
      for (let after = ''; ; after = '&starting_after=' + ids.at(-1)) {
        const answer = await fetch('${BASE}v1/payments?limit=100' + after, { headers: ${CALL} });
        const { data, has_more } = await answer.json();
        ids.push(...data.map(({ id }) => id));
        if (!has_more) return ids;
      }
    })()`)) as string[];
    const there = new Set(found);
    expect(told.filter((id) => !there.has(id))).toEqual([]);
  }

  const moreAnswered = async (): Promise<void> => {
    const before = answered.size;
    await expect.poll(() => answered.size).toBeGreaterThan(before + 5);
  };

  test('nothing is lost by pages that are reloaded or closed while they write', async () => {
    const tabs = [await open(), await open()];
    onTestFinished(async () => void (await Promise.all(tabs.map((tab) => tab.close()))));
    for (const tab of tabs) await tab.evaluate(WRITE);
    for (let round = 0; round < RELOADS; round += 1) {
      const tab = tabs[round % 2] as Tab;
      await moreAnswered();
      if (round % 10 < 8) {
        await tab.reload();
        await tab.waitForSelector('.sandbox-site');
      } else {
        await tab.close();
        tabs[round % 2] = await open();
      }
      await tabs[round % 2]?.evaluate(WRITE);
    }
    await expectNothingLost(tabs[0] as Tab);
  });

  test('nothing is lost when the browser is killed while its pages write', async () => {
    for (let round = 0; round < KILLS; round += 1) {
      for (const tab of [await open(), await open()]) await tab.evaluate(WRITE);
      await moreAnswered();
      const child = browser.process();
      const ended = once(child as NonNullable<typeof child>, 'exit');
      child?.kill('SIGKILL');
      await ended;
      // What drives a Firefox puts its preferences back once that has ended, which is not to meet the next start.
      await expect.poll(() => existsSync(join(folder, 'user.js.puppeteer'))).toBe(false);
      await start();
    }
    await expectNothingLost(await openAlone());
  });

  test('a reader walks from the first call to the checkout and the dashboard', async () => {
    const tab = await openAlone(site.at('guides/authentication.html'));
    await click(tab, '.run');
    await expect.poll(() => tab.evaluate('document.querySelector("output").textContent')).toMatch(/^200 req_/);
    const made = `(async (address) => (await fetch(address, { method: 'POST', headers: ${CALL}, body: '${PAYMENT}' })).json())`;
    const { id, payment_url } = (await tab.evaluate(`${made}('${SERVICE}/v1/payments')`)) as Record<string, string>;
    expect(payment_url).toBe(site.at(`pay/${id}`));
    await tab.goto(payment_url as string);
    await tab.waitForSelector('.sandbox-site');
    await click(tab, '[data-testid="move-pay"]');
    await tab.waitForSelector('[data-status="paid"]');
    await tab.goto(site.at(`dashboard/payments/${id}`));
    await expect.poll(() => tab.evaluate('document.querySelector("main")?.textContent ?? ""')).toContain(id);
    await tab.goto(site.at('docs/#createPayment'));
    await tab.waitForSelector('[data-testid="send"]');
    await click(tab, '[data-testid="send"]');
    await expect
      .poll(() => tab.evaluate('document.querySelector("[data-testid=outcome]")?.textContent ?? ""'))
      .toContain('201');
    await tab.goto(site.at('receiver/'));
    await tab.waitForSelector('.sandbox-site');
    await click(tab, 'form button');
    await expect
      .poll(() => tab.evaluate('document.querySelector(".checked [role=status]").textContent'))
      .toMatch(/^32 passed, 10 failed/);
    await tab.evaluate(`document.querySelector('textarea').value = 'function receive( {'`);
    await click(tab, 'form button');
    await expect
      .poll(() => tab.evaluate('document.querySelector(".checked [role=status]").textContent'))
      .toMatch(/^Your handler does not run\. .*SyntaxError/);
  });
});

test('in a private window of Firefox, which keeps no files, the sandbox lives as long as its pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tenderbox-browser-'));
  const site = await openSite();
  const browser = await openBrowser('firefox', requireFirefox(), folder, { 'browser.privatebrowsing.autostart': true });
  onTestFinished(async () => {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });
  const tab = await browser.newPage();
  const read = async (script: string): Promise<unknown> => {
    await tab.waitForSelector('.sandbox-site');
    return tab.evaluate(script);
  };
  await tab.goto(site.at());
  expect(await read('document.querySelector(".sandbox-site [role=status]").textContent')).toBe(
    'This sandbox lives in this page: the browser keeps nothing here, so it begins anew with each page.',
  );
  const post = `fetch('${SERVICE}/v1/payments', { method: 'POST', headers: ${CALL}, body: '${PAYMENT}' })`;
  expect(await read(`${post}.then(({ status }) => status)`)).toBe(201);
  await tab.reload();
  expect(await read(`fetch('${BASE}v1/payments', { headers: ${CALL} }).then((answer) => answer.json())`)).toMatchObject(
    {
      data: [],
    },
  );
});

/** Hostile pages in a real Chromium beside a sandbox that needs no credential: they change nothing and learn nothing. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { worldOf } from '../control/context.js';
import { requireChromium } from '../pages/support/chromium.js';
import { ATTACKS, type Attack, HELPERS, KEYED_ATTACKS, REBOUND_ATTACKS } from './attacks.js';
import { openStocked, type Stocked } from './stocked.js';

const EVIL = 'evil.example';
const REBOUND = 'rebound.example';
/** Stands in what is stored, and in nothing that a stranger may see. */
const CANARY = 'canary-in-a-gilded-cage';

let stocked: Stocked;
let browser: Browser;
let context: BrowserContext;
let port: number;
const server = createServer((req, res) => {
  const [path = '', query = ''] = (req.url ?? '').split(/\?(.*)/s);
  const status = Number(path.slice(1));
  res.setHeader('access-control-allow-origin', '*');
  res.setHeader('access-control-allow-headers', '*');
  res.setHeader('content-type', 'text/html; charset=utf-8');
  if (status > 0) res.writeHead(status, { location: query });
  if (path === '/report') res.setHeader('content-security-policy', `img-src 'none'; report-uri ${query}`);
  res.end('<!doctype html><title>A prize</title><link rel="icon" href="data:,"><body><img src="/prize.png">');
});

const NOTED = ['journal', 'windows', 'coverage', 'counters'] as const;
function remembered(): object {
  const state = structuredClone(worldOf(stocked.box).data) as unknown as Record<string, unknown>;
  for (const name of NOTED) delete state[name];
  return state;
}

beforeAll(async () => {
  stocked = await openStocked();
  const { status } = await stocked.control.post('/keys', { label: CANARY });
  expect(status).toBe(201);
  await stocked.control.payment({ description: CANARY });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  const rules = [EVIL, REBOUND].map((host) => `MAP ${host} 127.0.0.1`).join(', ');
  const args = ['--no-sandbox', `--host-resolver-rules=${rules}`];
  browser = await chromium.launch({ executablePath: requireChromium(), args });
  context = await browser.newContext();
});
afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
  await stocked.box.close();
});

/** Runs an attack, waits for what it has sent, and says what the page has learned. */
async function play(page: Page, { run, quiet }: Attack, at: string): Promise<string> {
  const { origin } = stocked.control;
  const sandboxes = [origin, origin.replace('127.0.0.1', REBOUND)];
  let sent = 0;
  const open = new Set<object>();
  const isOurs = (request: { url(): string }): boolean => sandboxes.some((ours) => request.url().startsWith(ours));
  const begun = (request: { url(): string }): void => {
    if (!isOurs(request)) return;
    sent += 1;
    open.add(request);
  };
  const over = (request: object): void => void open.delete(request);
  context.on('request', begun).on('requestfinished', over).on('requestfailed', over);
  const given = JSON.stringify({ at, pay: `${at}${stocked.pages[1]}`, home: new URL(page.url()).origin });
  const learned = await page.evaluate(
    `(async ({ at, pay, home }) => { ${HELPERS} ${run} })(${given}).then(String, (error) => 'refused: ' + error)`,
  );
  if (quiet !== true) await expect.poll(() => sent, { interval: 5 }).toBeGreaterThan(0);
  context.off('request', begun).off('requestfinished', over).off('requestfailed', over);
  return String(learned);
}

/** Nothing has changed, nothing was learned, and no window or frame shows anything to click. */
async function expectHarmless(page: Page, attack: Attack, at: string): Promise<void> {
  const before = remembered();
  const learned = await play(page, attack, at);
  expect(learned).not.toContain(CANARY);
  expect(learned).not.toMatch(/tb_key_|OPENED|pay_req_|<form|<button|<script/);
  for (const frame of page.frames()) {
    if (frame === page.mainFrame()) continue;
    // A page that may not be framed is replaced by one of the browser's own.
    const shown: string = await frame.content().catch(() => 'gone');
    expect(shown).not.toMatch(/\/assets\/|tenderbox|tb_key_|"payments"|canary/i);
  }
  await page.evaluate('document.body.replaceChildren()');
  for (const other of context.pages()) if (other !== page) await other.close();
  // What was sent is answered by now: the sandbox takes calls in turn, and this one comes last.
  expect((await stocked.control.post('/settle')).status).toBe(200);
  expect(remembered()).toEqual(before);
}

/** One page for all attacks from a place, because most of the time of this file is spent on opening pages. */
function fromPlace(open: () => Promise<[page: Page, at: string]>, attacks: readonly Attack[]): void {
  let page: Page;
  let at: string;
  beforeAll(async () => {
    [page, at] = await open();
  });
  afterAll(() => page.close());
  test.each(attacks)('$name', (attack) => expectHarmless(page, attack, at));
}

async function openAt(host: string): Promise<[Page, string]> {
  const page = await context.newPage();
  await page.goto(`http://${host}:${port}/`);
  return [page, stocked.control.origin];
}

describe('a page of the web', () => fromPlace(() => openAt(EVIL), [...ATTACKS, ...KEYED_ATTACKS]));

describe('a page of another port of this machine', () => fromPlace(() => openAt('127.0.0.1'), ATTACKS));

describe('a page whose name was made to lead here', () =>
  fromPlace(async () => {
    const at = stocked.control.origin.replace('127.0.0.1', REBOUND);
    const page = await context.newPage();
    // The page came from the attacker's server; from then on its name leads to the sandbox.
    await page.route(`${at}/prize`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A prize</title><body>' }),
    );
    await page.goto(`${at}/prize`);
    return [page, at];
  }, REBOUND_ATTACKS));

/** Pages as people see them: a real Chromium, which also says what it had to refuse. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { requireChromium } from './chromium.js';

export type Theme = 'light' | 'dark';

export interface ViewOptions {
  /** In CSS pixels; 1280 unless given. */
  width?: number;
  theme?: Theme;
  javaScript?: boolean;
  /** Kept in the tab before the page starts, by its key. */
  session?: Readonly<Record<string, string>>;
}

/** What went wrong on a page; all lists are empty on a page that is in order. */
export interface Complaints {
  /** What the content security policy refused. */
  policy: string[];
  console: string[];
  errors: string[];
  failed: string[];
  /** Hosts other than the sandbox that the page asked. */
  foreign: string[];
}

export interface View extends Page {
  readonly complaints: Complaints;
  /** How many streams of news have been answered since the page was loaded. */
  readonly streams: { answered: number };
}

const HEIGHT = 900;
let browser: Browser | undefined;

/**
 * Called at the top of a test file: one browser for all its tests.
 * @param hosts names that lead to loopback, for pages of other origins
 */
export function useBrowser(hosts: readonly string[] = []): void {
  const rules = hosts.map((host) => `MAP ${host} 127.0.0.1`).join(', ');
  const args = ['--no-sandbox', ...(rules === '' ? [] : [`--host-resolver-rules=${rules}`])];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: requireChromium(), args });
  });
  afterAll(async () => {
    await browser?.close();
    browser = undefined;
  });
}

const REPORT_REFUSALS = `document.addEventListener('securitypolicyviolation', (event) => {
  window.reportRefusal(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile);
});`;

function listen(page: Page, origin: string): Complaints {
  const complaints: Complaints = { policy: [], console: [], errors: [], failed: [], foreign: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.console.push(message.text());
  });
  page.on('pageerror', (error) => complaints.errors.push(error.message));
  page.on('requestfailed', (request) => {
    // Requests that a page gives up itself, because it was left or knows better, did not fail.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.failed.push(`${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) complaints.foreign.push(url.origin);
  });
  return complaints;
}

function countStreams(page: Page): View['streams'] {
  const streams = { answered: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) streams.answered = 0;
  });
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('/_sandbox/stream') && response.ok()) streams.answered += 1;
  });
  return streams;
}

/**
 * Waits until the page is told what happens elsewhere, so that what a test changes then is shown because of the stream: what happens
 * before is shown as well, but because the page reads once more when the stream opens.
 */
export const following = (page: View): Promise<void> =>
  expect.poll(() => page.streams.answered, { message: 'streams of news' }).toBeGreaterThan(0);

/** Opens a path of a sandbox in a context of its own, which is closed when the test ends. */
export async function openPage(box: { url: string }, path: string, options: ViewOptions = {}): Promise<View> {
  if (browser === undefined) throw new Error('Call useBrowser() at the top of the test file.');
  const { width = 1280, theme = 'light', javaScript = true, session = {} } = options;
  const { origin } = new URL(box.url);
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints = listen(page, origin);
  const streams = countStreams(page);
  await page.exposeFunction('reportRefusal', (text: string) => void complaints.policy.push(text));
  await page.addInitScript(REPORT_REFUSALS);
  for (const [key, value] of Object.entries(session)) {
    await page.addInitScript(`sessionStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`);
  }
  await page.goto(new URL(path, origin).href);
  return Object.assign(page, { complaints, streams });
}

/** Nothing was refused, failed, or asked of strangers. */
export function expectQuiet({ complaints }: View): void {
  expect(complaints).toEqual({ policy: [], console: [], errors: [], failed: [], foreign: [] });
}

/** All that is on by itself, and the size of targets, which WCAG 2.2 AA (axe's tag wcag22aa) asks for. */
const RUN_AXE = `axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' at ' + target + ': ' + failureSummary)))`;

/** No fault that axe knows, and nothing wider than the window. */
export async function expectAccessible(page: View): Promise<void> {
  // Evaluated by the debugger, so the page's own policy stays as strict as it is.
  await page.evaluate(axe.source);
  expect(await page.evaluate(RUN_AXE)).toEqual([]);
  const widths = await page.evaluate('[document.documentElement.scrollWidth, window.innerWidth]');
  const [content, window] = widths as [number, number];
  expect(content, 'the width of the content').toBeLessThanOrEqual(window);
}

/** Takes a picture where SCREENSHOTS names a folder for them. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** Every width and theme that a screen is looked at in. */
export const LOOKS: readonly [width: number, theme: Theme][] = [
  [1280, 'light'],
  [1280, 'dark'],
  [360, 'light'],
  [360, 'dark'],
];

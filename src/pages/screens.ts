/** Documents in which everything is made in the browser: the dashboard, the API reference, the front page of a public sandbox. */
import type { Reply } from '../api/reply.js';
import type { Assets } from './assets.js';
import { pageReply, renderPage } from './document.js';
import type { PagesHost } from './host.js';

interface Screen {
  entry: 'dashboard' | 'reference' | 'welcome';
  title: string;
  description: string;
  /** Shown until the script has come, and instead where it never does. */
  body: string;
}

const starting = (heading: string, otherwise: string): string =>
  [
    `<div id="app"><main class="boot"><h1>${heading}</h1><p>This page is starting…</p></main></div>`,
    `<noscript><main class="boot"><p>This page needs JavaScript. ${otherwise}</p></main></noscript>`,
  ].join('\n');

export const DASHBOARD: Screen = {
  entry: 'dashboard',
  title: 'Tenderbox',
  description: 'The dashboard of a local sandbox for a merchant cryptocurrency payment API.',
  body: [
    '<div id="app"><main class="boot"><p>The dashboard is starting…</p></main></div>',
    '<noscript><main class="boot"><h1>The dashboard needs JavaScript</h1>',
    '<p>Allow it for this address, or use the command line: <code>npx tenderbox --help</code>.</p></main></noscript>',
  ].join('\n'),
};

export const REFERENCE: Screen = {
  entry: 'reference',
  title: 'API reference · Tenderbox',
  description: 'Every operation, event and error of the merchant payment API, to be tried against this sandbox.',
  body: starting('API reference', 'The contract itself needs none: <a href="/v1/openapi.json">/v1/openapi.json</a>.'),
};

export const WELCOME: Screen = {
  entry: 'welcome',
  title: 'Tenderbox',
  description: 'A sandbox of a merchant cryptocurrency payment API, with a merchant of your own for a while.',
  body: starting('Tenderbox', 'Without it, <code>POST /_sandbox/merchants</code> makes a sandbox of your own.'),
};

/** @throws NotBuilt */
export async function screenReply(
  { entry: name, ...shown }: Screen,
  { bound, version }: PagesHost,
  assets: Assets,
): Promise<Reply> {
  const [entry, theme] = await Promise.all([assets.entry(name), assets.entry('theme')]);
  // In a public sandbox nobody is `default`, wherever it is bound: the page asks for a key.
  const open = bound.public === true;
  const facts = { version, loopback: bound.loopback && !open, public: open };
  return pageReply(200, renderPage({ ...shown, facts, theme, entry }));
}

/** The document of the API reference, and that of the front page of a public sandbox; both are made in the browser. */
import type { ServerResponse } from 'node:http';
import type { Assets } from './assets.js';
import { renderPage, sendPage } from './document.js';
import type { PagesHost } from './host.js';

interface Shown {
  entry: 'reference' | 'welcome';
  title: string;
  description: string;
  /** Shown until the script has come, and instead where it never does. */
  heading: string;
  otherwise: string;
}

const REFERENCE: Shown = {
  entry: 'reference',
  title: 'API reference · Tenderbox',
  description: 'Every operation, event and error of the merchant payment API, to be tried against this sandbox.',
  heading: 'API reference',
  otherwise: 'The contract itself needs none: <a href="/v1/openapi.json">/v1/openapi.json</a>.',
};

const WELCOME: Shown = {
  entry: 'welcome',
  title: 'Tenderbox',
  description: 'A sandbox of a merchant cryptocurrency payment API, with a merchant of your own for a while.',
  heading: 'Tenderbox',
  otherwise: 'Without it, <code>POST /_sandbox/merchants</code> makes a sandbox of your own.',
};

async function serve(shown: Shown, host: PagesHost, assets: Assets, res: ServerResponse): Promise<void> {
  const [entry, theme] = await Promise.all([assets.entry(shown.entry), assets.entry('theme')]);
  const { bound, version } = host;
  const open = bound.public === true;
  const body = [
    `<div id="app"><main class="boot"><h1>${shown.heading}</h1><p>This page is starting…</p></main></div>`,
    `<noscript><main class="boot"><p>This page needs JavaScript. ${shown.otherwise}</p></main></noscript>`,
  ].join('\n');
  const facts = { version, loopback: bound.loopback && !open, public: open };
  sendPage(res, 200, renderPage({ title: shown.title, description: shown.description, body, facts, theme, entry }));
}

/** @throws NotBuilt */
export const serveReference = (host: PagesHost, assets: Assets, res: ServerResponse): Promise<void> =>
  serve(REFERENCE, host, assets, res);

/** @throws NotBuilt */
export const serveWelcome = (host: PagesHost, assets: Assets, res: ServerResponse): Promise<void> =>
  serve(WELCOME, host, assets, res);

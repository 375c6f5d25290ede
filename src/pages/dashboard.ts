/** The dashboard's document; everything in it is made in the browser. */
import type { ServerResponse } from 'node:http';
import type { Assets } from './assets.js';
import { renderPage, sendPage } from './document.js';
import type { PagesHost } from './host.js';

const WAITING = [
  '<div id="app"><main class="boot"><p>The dashboard is starting…</p></main></div>',
  '<noscript><main class="boot"><h1>The dashboard needs JavaScript</h1>',
  '<p>Allow it for this address, or use the command line: <code>npx tenderbox --help</code>.</p></main></noscript>',
].join('\n');

/** @throws NotBuilt */
export async function serveDashboard(host: PagesHost, assets: Assets, res: ServerResponse): Promise<void> {
  const [entry, theme] = await Promise.all([assets.entry('dashboard'), assets.entry('theme')]);
  const html = renderPage({
    title: 'Tenderbox',
    description: 'The dashboard of a local sandbox for a merchant cryptocurrency payment API.',
    body: WAITING,
    // In a public sandbox nobody is `default`, wherever it is bound: the page asks for a key.
    facts: {
      version: host.version,
      loopback: host.bound.loopback && host.bound.public !== true,
      public: host.bound.public === true,
    },
    theme,
    entry,
  });
  sendPage(res, 200, html);
}

/** Writes a site of documentation whose pages hold the sandbox themselves: reference, dashboard, customers' pages, guides. */
import { resolve } from 'node:path';
import { Rejected, servedBelow, webOrigin } from '../config/values.js';
import { faviconText, type Manifest } from '../pages/assets.js';
import { escapeHtml, Markup } from '../pages/customer/html.js';
import { atMount, DASHBOARD, REFERENCE, renderPage } from '../pages/document.js';
import { programVersion, readBuiltPage } from '../platform/node/files.js';
import { writeFolder } from '../platform/node/written-files.js';
import { type Context, EXIT, Rejection, wrongInput } from './context.js';
import { bareCommand } from './parse.js';
import { renderMarkdown } from './site/markdown.js';

interface Options {
  out: string;
  base: string;
  origin: string[];
}

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = bareCommand(name, context)
    .requiredOption('--out <FOLDER>', 'where it is written: a folder that is new or empty')
    .option('--base <PATH>', 'the path that it will be served below, such as /docs/', '/')
    .option(
      '--origin <URL>',
      'answers what its pages call there, such as the real service; may be repeated',
      gather,
      [],
    );
  command.parse(args, { from: 'user' });
  const { out, base: given, origin } = command.opts<Options>();
  const mount = servedBelow(given);
  if (mount instanceof Rejected) throw wrongInput(`--base takes ${mount.allowed}, not ${given}.`);
  const files = await siteFiles(mount, origin.map(readOrigin));
  await writeFolder(resolve(context.folder, out), files);
  context.out(
    `Wrote ${Object.keys(files).length} files to ${out}: serve them below ${mount}/ of any host with HTTPS, or of localhost.`,
  );
  return EXIT.ok;
}

const gather = (value: string, before: string[]): string[] => [...before, value];

function readOrigin(text: string): string {
  const read = webOrigin(text);
  if (read instanceof Rejected) throw wrongInput(`--origin takes ${read.allowed}, not ${text}.`);
  return read;
}

type Files = Record<string, string | Uint8Array>;

async function built(name: string): Promise<Uint8Array> {
  const bytes = await readBuiltPage(name);
  if (bytes === undefined)
    throw new Rejection(`The pages of this package are not whole: ${name} is missing. Install it again.`);
  return bytes;
}

const textOf = async (name: string): Promise<string> => new TextDecoder().decode(await built(name));

/** All files of a site. @param mount the path that it stands below, without a slash at its end @param origins whose calls it answers */
async function siteFiles(mount: string, origins: readonly string[]): Promise<Files> {
  const manifest = JSON.parse(await textOf('manifest.json')) as Manifest;
  const files: Files = { 'manifest.json': JSON.stringify(manifest), 'favicon.svg': faviconText, '.nojekyll': '' };
  for (const name of Object.keys(manifest.files)) files[`assets/${name}`] = await built(`assets/${name}`);
  const page = pagesOf(mount, origins, manifest);
  const { router } = manifest.entries;
  files['sw.js'] =
    `self.TENDERBOX = ${JSON.stringify({ origins })};\n${new TextDecoder().decode(files[`assets/${router?.script}`] as Uint8Array)}`;
  files['dashboard/index.html'] = page({ ...DASHBOARD, runs: 'dashboard' });
  files['docs/index.html'] = page({ ...REFERENCE, runs: 'reference' });
  const shell = { title: 'Tenderbox', description: 'A page of the sandbox in this browser.' };
  files['shell.html'] = page({ ...shell, body: STARTING, shell: 'page' });
  files['404.html'] = page({ ...shell, body: new Markup(HEAD + STARTING.text), shell: 'missing' });
  files['frame.html'] = page({ ...shell, body: STARTING, shell: 'frame' });
  files['receiver/index.html'] = page({ ...RECEIVER, runs: 'receiver', framed: true });
  files['handler.html'] = handlerPage(manifest);
  files['embed.js'] = files[`assets/${manifest.entries.embed?.script}`] as Uint8Array;
  for (const guide of manifest.guides) {
    // As they are written too: that is where answers of the sandbox say that they are.
    const written = await textOf(`guides/${guide}`);
    files[guide.endsWith('.md') ? `docs/${guide}` : guide] = written;
    if (!guide.endsWith('.md')) continue;
    const { title, html } = renderMarkdown(written, (target) =>
      // The list of the guides is the front page here.
      target.replace(/^([\w-]+)\.md(?=#|$)/, '$1.html').replace(/^\.\.\/llms\.txt$/, '/'),
    );
    const body = new Markup(`${HEAD}<main class="guide">${html}</main>`);
    files[`guides/${guide.replace(/\.md$/, '.html')}`] = page({
      title: `${title} · Tenderbox`,
      description: title,
      body,
      framed: true,
    });
  }
  files['index.html'] = page({ ...shell, title: 'Tenderbox', body: await contents() });
  return files;
}

const STARTING = new Markup(
  '<main class="guide"><h1>Tenderbox</h1><p>The sandbox in this browser is starting…</p></main>',
);
const HEAD =
  '<header class="site-head"><a href="/">Tenderbox</a><nav aria-label="Site"><a href="/docs/">API reference</a><a href="/dashboard/">Dashboard</a><a href="/receiver/">Webhook handler</a></nav></header>';

/** What a reader writes runs there: ui/site/handler.ts says why. */
const HANDLER_POLICY = "default-src 'none'; script-src 'self'; worker-src blob:";
const FIRST_HANDLER = `// Called with each webhook, which is a Request. Answer with a Response, or with a status.
async function receive(request, secret) {
  const event = JSON.parse(await request.text());
  console.log(event.event_type);
  return 200;
}
`;
function handlerPage({ entries: { handler, handling, engine } }: Manifest): string {
  const script = `<script src="assets/${handler?.script}" data-handling="assets/${handling?.script}" data-engine="assets/${engine?.script}"></script>`;
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${HANDLER_POLICY}">`;
  return `<!doctype html>\n<html lang="en"><head>${head}<title>A webhook handler</title></head><body>${script}</body></html>\n`;
}

const RECEIVER = {
  title: 'Check a webhook handler · Tenderbox',
  description: 'A webhook handler that you write is sent what production and forgers send.',
  body: new Markup(`${HEAD}<main class="guide"><h1>Check a webhook handler</h1>
<p>Write or paste what your server does with a webhook. It runs in this browser, in a worker without network, and is sent what production sends,
and what a forger would. Its secret is <code>whsec_demo</code>; <a href="/guides/verify-webhooks.html">Verify webhooks</a> tells what is signed.
A receiver on your machine is checked by <a href="/guides/prove-your-receiver.html"><code>tenderbox check-webhook</code></a>.</p>
<form><label for="code">Handler, in JavaScript</label>
<textarea id="code" name="code" rows="14" spellcheck="false" autocapitalize="off" autocomplete="off">${escapeHtml(FIRST_HANDLER)}</textarea>
<button class="button run">Check it</button></form><section class="checked" aria-label="Report card"><p role="status"></p><ol></ol></section></main>`),
};

/** The front page: the list of the guides. */
async function contents(): Promise<Markup> {
  const { html } = renderMarkdown(await textOf('guides/contents.md'), (target) =>
    target.replace(/^docs\/(.+)\.md(?=#|$)/, '/guides/$1.html'),
  );
  const intro =
    '<p>The whole sandbox runs in this page: state, clock, scenarios and signed webhooks, without any server. Open the <a href="/docs/">API reference</a> and press <em>Send</em>, or run the calls of a guide.</p>';
  return new Markup(`${HEAD}<main class="guide">${html.replace('</h1>', `</h1>${intro}`)}</main>`);
}

interface SitePage {
  title: string;
  description: string;
  body: Markup;
  /** The entry of the build that draws the page. */
  runs?: string;
  /**
   * The engine has the page itself; or nobody has, unless the service worker was not there yet to say who; or a page of somebody else's
   * is around it.
   */
  shell?: 'page' | 'missing' | 'frame';
  /** Whether code of a reader runs in a frame of it. */
  framed?: boolean;
}

function pagesOf(mount: string, origins: readonly string[], { entries }: Manifest) {
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; worker-src 'self'",
    `connect-src ${["'self'", ...origins].join(' ')}; form-action 'self'; base-uri 'none'`,
  ].join('; ');
  const { theme, site, engine } = entries;
  if (theme === undefined || site === undefined || engine === undefined)
    throw new Rejection('The pages of this package are not whole. Install it again.');
  const examiner = entries.examiner?.script;
  return ({ title, description, body, runs, shell, framed = false }: SitePage): string => {
    const entry = runs === undefined ? undefined : entries[runs];
    const facts = { version: programVersion(), loopback: true, public: false, base: mount };
    const given = {
      ...facts,
      site: { engine: engine.script, script: entry?.script ?? null, shell, origins, examiner },
    };
    const style = entry?.style ? `<link rel="stylesheet" href="/assets/${escapeHtml(entry.style)}">` : '';
    const head = new Markup(
      `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(framed ? `${policy}; frame-src 'self'` : policy)}">${style}`,
    );
    return atMount(renderPage({ title, description, body, head, facts: given, theme, entry: site }), mount);
  };
}

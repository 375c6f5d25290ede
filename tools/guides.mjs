// The guides of docs/ for whoever reads without a browser, coding agents above all: each page as Markdown, and llms.txt, the list of them.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

const root = new URL('../', import.meta.url);

/** What a running sandbox serves in the place of a file of the repository. */
const SERVED = {
  '../README.md': 'readme.md',
  '../openapi/merchant.yaml': '../v1/openapi.json',
  '../openapi/sandbox.yaml': '../_sandbox/openapi.json',
};
const LINK = /(!?)\[([^\]]*)\]\(([^)\s]+)\)/g;

const TITLE = '# Tenderbox\n';
const ABOUT = `The merchant API is below v1, its contract at [v1/openapi.json](v1/openapi.json); the control API, which plays the customer, the chain and the
clock, is below _sandbox, its contract at [_sandbox/openapi.json](_sandbox/openapi.json). The API key is \`tb_key_default\` as
\`Authorization: Bearer\`, with \`Idempotency-Key\` on each POST; a public sandbox gives out keys by \`POST _sandbox/merchants\`.`;

/**
 * Writes the guides into a folder.
 * @param folder its URL, ending in a slash
 * @returns their names
 */
export async function writeGuides(folder) {
  const read = (path) => readFile(new URL(path, root), 'utf8');
  const sections = sectionsOf(await read('docs/README.md'));
  const names = new Set(sections.flatMap(({ rows }) => rows.map(({ page }) => page.split('#')[0])));
  await mkdir(folder, { recursive: true });
  const write = (name, text) => writeFile(new URL(name, folder), text);
  for (const name of names) await write(name, rewritten(await read(`docs/${name}`), names));
  const readme = (await read('README.md')).replaceAll('](docs/', '](').replaceAll(/\]\((?=openapi\/)/g, '](../');
  await write('readme.md', rewritten(readme, names));
  const list = listOf(sections);
  const { description } = JSON.parse(await read('package.json'));
  await write('llms.txt', [TITLE, `> ${description}\n`, `${ABOUT}\n`, list].join('\n'));
  // The front page of a site has the list alone.
  await write('contents.md', `${TITLE}\n${list}`);
  return [...names, 'readme.md', 'llms.txt'];
}

/** The tables of the map: a heading, and a page for each task. */
function sectionsOf(map) {
  return map
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const rows = [...text.matchAll(/^\| (.+) \| \[.*?\]\((.+?)\) \|$/gm)].map(([, task, page]) => ({ task, page }));
      return { heading: text.split('\n')[0], rows };
    })
    .filter(({ rows }) => rows.length > 0);
}

/** What lies in the repository alone keeps its words and loses its link. */
function rewritten(text, names) {
  return text.replaceAll(LINK, (link, image, words, target) => {
    const [path, anchor] = target.split('#');
    if (image !== '') return words;
    if (path === '' || /^https?:/.test(path) || names.has(path)) return link;
    const served = path === 'README.md' ? '../llms.txt' : SERVED[path];
    if (served === undefined) return words || basename(path);
    return `[${words}](${served}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}

function listOf(sections) {
  const parts = sections.map(
    ({ heading, rows }) => `## ${heading}\n\n${rows.map(({ task, page }) => `- [${task}](docs/${page})`).join('\n')}\n`,
  );
  return parts.join('\n');
}

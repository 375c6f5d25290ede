import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const text = (path) => readFile(new URL(path, root), 'utf8');

/** The pages with tables and commands, as paths from the root. */
export async function pagePaths() {
  const names = await readdir(new URL('docs/', root), { recursive: true });
  const pages = names.filter((name) => name.endsWith('.md')).map((name) => `docs/${name.replaceAll('\\', '/')}`);
  return ['README.md', ...pages.sort()];
}

/** What the tables of the documentation read beside the code. @returns {Promise<import('./tables.js').Documents>} */
export async function readDocuments() {
  const files = (await readdir(new URL('scenarios/', root))).filter((name) => name.endsWith('.yaml')).sort();
  const [merchant, sandbox, ...scenarios] = await Promise.all(
    ['openapi/merchant.yaml', 'openapi/sandbox.yaml', ...files.map((name) => `scenarios/${name}`)].map(text),
  );
  return {
    merchant: parse(merchant),
    sandbox: parse(sandbox),
    scenarios: scenarios.map((each) => parse(each)),
    read: (path) => readFileSync(new URL(path, root), 'utf8'),
  };
}

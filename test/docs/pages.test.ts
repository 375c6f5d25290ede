/** The pages agree with the code and with one another. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '../../src/domain/event-types.js';
import { createTenderbox } from '../../src/index.js';
import { pagePaths, readDocuments } from '../../tools/read-documents.mjs';
import { allTables, tablesIn, withTables } from '../../tools/tables.js';
import { anchorsOf, linksOf } from './page.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = await pagePaths();
const tables = allTables(await readDocuments());

describe.each(pages)('%s', (path) => {
  const page = read(path);

  test('its tables are what the code says (npm run docs writes them)', () => {
    expect(withTables(page, tables)).toBe(page);
  });

  test('its links lead somewhere', () => {
    const broken = [...linksOf(page)].filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

test('every table that the code has is shown on a page', () => {
  const shown = new Set(pages.flatMap((path) => tablesIn(read(path))));
  expect([...tables.keys()].filter((name) => !shown.has(name))).toEqual([]);
});

test('every page is reached from the README', () => {
  const reached = new Set(['README.md']);
  for (const path of reached) {
    if (!path.endsWith('.md')) continue;
    for (const link of linksOf(read(path))) {
      const [file = ''] = link.split('#');
      if (file !== '') reached.add(join(dirname(path), file));
    }
  }
  expect(pages.filter((path) => !reached.has(path))).toEqual([]);
});

describe('what code and contracts cite', () => {
  const files = ['src', 'test', 'tools', 'bench', 'openapi', 'scenarios'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const sources = files
    .filter((path) => /\.(ts|tsx|mjs|yaml)$/.test(path) && !/\b(generated|node_modules)\b/.test(path))
    .map((path) => ({ path, text: read(path) }));

  test('is a heading of docs/service.md', () => {
    const headings = anchorsOf(read('docs/service.md'));
    const cited = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/docs\/service\.md#([\w-]+)/g)].map(([, anchor = '']) => ({ path, anchor })),
    );
    expect(cited.filter(({ anchor }) => !headings.includes(anchor))).toEqual([]);
    expect(cited.length).toBeGreaterThan(80);
    expect(headings).toEqual([...new Set(headings)]);
  });

  test('is a document of this repository', () => {
    const elsewhere = /\b(?:decisions|interface), sections? \d|\bdescription, ["“]|\bservice[ ]description\b/i;
    // What the contracts say to their readers is no citation.
    const said = ({ path, text }: { path: string; text: string }) =>
      text.split('\n').filter((line) => !path.endsWith('.yaml') || line.trimStart().startsWith('#'));
    const found = sources.flatMap((source) =>
      said(source).flatMap((line) => (elsewhere.test(line) ? [`${source.path}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});

test('the credentials of the README are those of the sandbox', async () => {
  const box = await createTenderbox({ seed: 1 });
  const state = box.exportState() as { worlds: Record<string, { keys: Record<string, unknown>[] }> };
  await box.close();
  const rows = read('README.md').match(/^\| \w+ \| `tb_key_\w+` .*$/gm) ?? [];
  const shown = rows.map((row) => [...row.matchAll(/`(tb_\w+)`/g)].map(([, value]) => value));
  const keys = Object.values(state.worlds).flatMap((world) => world.keys);
  expect(shown).toEqual(keys.map(({ api_key, public_key, secret_key }) => [api_key, public_key, secret_key]));
});

test('the pages name every event type, and none that there is not', () => {
  const page = read('docs/payments-and-states.md') + read('docs/payouts-and-magic-addresses.md');
  const kinds = new Set(EVENT_TYPES.map((type) => type.split('.')[0]));
  const named = [...page.matchAll(/`([a-z]+)\.([a-z_]+)`/g)].filter(([, kind]) => kinds.has(kind as string));
  const known = [...EVENT_TYPES, ...['payment.created', 'invoice.created', 'payout.created']];
  expect(new Set(named.map(([, kind, verb]) => `${kind}.${verb}`))).toEqual(new Set(known));
});

test('the test command of the README is the one that CI runs', () => {
  const command = 'npm ci && npm test';
  expect(read('README.md')).toMatch(new RegExp(`^${command}$`, 'm'));
  expect(read('.ci/run')).toContain(`("${command}" `);
});

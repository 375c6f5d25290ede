// Makes what programs besides the command load: neutral files that browsers bundle, fixtures of test runners, dist/commonjs/, which
// `require` reads, and the declarations in dist/types/. A package.json of their own says what the files of the last two are.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { bundleNeutral } from './bundle.mjs';

const dist = new URL('../dist/', import.meta.url);
const folder = new URL('commonjs/', dist);
const both = ['webhooks', 'client', 'client/control/index'];
const fixtures = ['jest', 'playwright'];

const sources = (names) => names.map((name) => `src/${name}.ts`);
const inFixtures = (names) => names.map((name) => `sdk/fixtures/${name}`);
const COMMONJS = '{ "type": "commonjs" }\n';
/** What is there where a fixture runs, and never installed with it. */
const external = ['node:*', 'vitest', '@jest/globals', '@playwright/test'];
/** Where a file in CommonJS would be, were it the module. */
const asModule = {
  format: 'cjs',
  define: { 'import.meta.url': '__here' },
  banner: {
    js: "const __here = require('node:url').pathToFileURL(require('node:path').join(__dirname, '../../../sdk/fixtures/_')).href;",
  },
};

/** The clients, each in one file without anything of Node. */
export const bundleClients = () => bundleNeutral(sources(['client', 'client/control/index']), 'dist');

/** The fixtures, and all that there is in CommonJS; webhooks come as a module with the program. */
export async function bundleOthers() {
  await Promise.all([
    bundleNeutral(sources(inFixtures(['vitest', ...fixtures])), 'dist/sdk/fixtures', { external }),
    bundleNeutral(sources(inFixtures(fixtures)), 'dist/commonjs/sdk/fixtures', { external, ...asModule }),
    bundleNeutral(sources(both), 'dist/commonjs', { format: 'cjs' }),
  ]);
  await writeFile(new URL('package.json', folder), COMMONJS);
}

/** Declarations with all that these import, by their paths in dist/: their texts. */
async function declared(paths) {
  const texts = new Map();
  const read = async (path) => {
    if (texts.has(path)) return;
    texts.set(path, '');
    const text = await readFile(new URL(path, dist), 'utf8');
    texts.set(path, text);
    const imports = [...text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g)];
    await Promise.all(
      imports.map(([, name]) => read(new URL(`${name}.d.ts`, new URL(path, 'file:///')).pathname.slice(1))),
    );
  };
  await Promise.all(paths.map(read));
  return texts;
}

/**
 * Leaves of the declarations what users of the package can reach. They are those of CommonJS, which modules may import too, so that there
 * is one of each; what a module imports by name has one line beside it that leads there.
 */
export async function keepDeclarations() {
  const entries = ['index', ...both, ...inFixtures(['vitest', ...fixtures])];
  const all = await declared(entries.map((name) => `types/${name}.d.ts`));
  await rm(new URL('types/', dist), { recursive: true });
  all.set('types/package.json', COMMONJS);
  for (const name of entries) {
    const up = '../'.repeat(name.split('/').length - 1);
    all.set(`${name}.d.ts`, `export * from '${up || './'}types/${name}.js';\n`);
  }
  for (const [path, text] of all) {
    const file = new URL(path, dist);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, text);
  }
}

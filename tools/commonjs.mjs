// Makes dist/commonjs/: what `require` and the types of projects in CommonJS read. A package.json of its own says what its files are.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { bundleNeutral } from './bundle.mjs';

const dist = new URL('../dist/', import.meta.url);
const folder = new URL('commonjs/', dist);
const names = ['webhooks', 'client', 'control'];

/** The entry points that have a build in CommonJS, each in one file. */
export async function bundleCommonJs() {
  const entryPoints = names.map((name) => `src/${name}.ts`);
  await bundleNeutral(entryPoints, 'dist/commonjs', { format: 'cjs' });
  await writeFile(new URL('package.json', folder), '{ "type": "commonjs" }\n');
}

/** Their declarations with all that these import: the same texts, which mean CommonJS where they stand. */
export async function copyDeclarations() {
  const copied = new Set();
  const copy = async (path) => {
    if (copied.has(path)) return;
    copied.add(path);
    const text = await readFile(new URL(path, dist), 'utf8');
    const target = new URL(path, folder);
    await mkdir(new URL('.', target), { recursive: true });
    await writeFile(target, text);
    const imports = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.js'/g)];
    await Promise.all(
      imports.map(([, name]) => copy(new URL(`${name}.d.ts`, new URL(path, 'file:///')).pathname.slice(1))),
    );
  };
  await Promise.all(names.map((name) => copy(`types/${name}.d.ts`)));
}

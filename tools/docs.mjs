#!/usr/bin/env node
// Writes the tables of README.md and docs/ anew from the code, the contracts and the scenarios.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { pagePaths, readDocuments } from './read-documents.mjs';

const root = new URL('../', import.meta.url);
const folder = await mkdtemp(join(fileURLToPath(root), 'node_modules', '.tables-'));
try {
  await bundle(['tools/tables.ts'], folder, { metafile: false });
  const { allTables, withTables } = await import(pathToFileURL(join(folder, 'tables.js')).href);
  const tables = allTables(await readDocuments());
  for (const path of await pagePaths()) {
    const page = await readFile(new URL(path, root), 'utf8');
    const written = withTables(page, tables);
    if (written === page) continue;
    await writeFile(new URL(path, root), written);
    console.log(`Wrote the tables of ${path}.`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

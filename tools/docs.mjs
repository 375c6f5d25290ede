#!/usr/bin/env node
// Writes the tables of README.md and docs/ anew from the code, the contracts and the scenarios.
import { readFile, writeFile } from 'node:fs/promises';
import { generate } from './generate.mjs';
import { importTypeScript } from './import-typescript.mjs';
import { pagePaths, readDocuments } from './read-documents.mjs';

const root = new URL('../', import.meta.url);

await generate(['program']);
const { allTables, withTables } = await importTypeScript('tools/tables.ts');
const tables = allTables(await readDocuments());
for (const path of await pagePaths()) {
  const page = await readFile(new URL(path, root), 'utf8');
  const written = withTables(page, tables);
  if (written === page) continue;
  await writeFile(new URL(path, root), written);
  console.log(`Wrote the tables of ${path}.`);
}

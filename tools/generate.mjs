#!/usr/bin/env node
// Writes src/contract/generated/ from openapi/. With --check it writes nothing and exits 1 when a file is stale.
import { mkdir, writeFile } from 'node:fs/promises';
import { documents, staleFiles } from './contract-documents.mjs';

const root = new URL('../', import.meta.url);
const checkOnly = process.argv.includes('--check');

async function write({ path, text }) {
  const target = new URL(path.split('/').map(encodeURIComponent).join('/'), root);
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, text);
}

async function refresh(name) {
  const stale = await staleFiles(name);
  for (const file of stale) {
    if (checkOnly) console.error(`${file.path} is stale: run npm run generate and commit the result.`);
    else await write(file);
    if (!checkOnly) console.log(`Wrote ${file.path}.`);
  }
  if (stale.length === 0) console.log(`What is generated of ${name} is up to date.`);
  return checkOnly && stale.length > 0;
}

// One after the other, and each for itself: a fault in one document does not keep the other from being generated.
for (const name of documents) {
  const failed = await refresh(name).catch((error) => {
    console.error(`openapi/${name} cannot be read: ${error.message}`);
    return true;
  });
  if (failed) process.exitCode = 1;
}

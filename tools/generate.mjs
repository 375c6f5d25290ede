#!/usr/bin/env node
// Makes src/**/generated/ of openapi/ and scenarios/schema.json: documents, overlays, validators and types. Nothing is
// made anew that is of the same sources. With --program the types are left out, which only type checks read.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { importTypeScript } from './import-typescript.mjs';

const root = new URL('../', import.meta.url);
const openapi = new URL('openapi/', root);
const src = new URL('src/', root);
/** What the files are made of and by. */
const sources = ['openapi', 'scenarios/schema.json', 'src/contract', 'tools/generate.mjs', 'package-lock.json'];
const makers = { program: 'makeContract', types: 'makeTypes' };

/** A contract that nothing can be made of. The message says which, where and why; the way there in this code helps nobody. */
export class ContractFailure extends Error {}

/**
 * Sees to it that what was generated is there, and is what the sources say now.
 * @param parts `program` for what the program loads, `types` for what only type checks read
 * @returns whether something was made
 * @throws ContractFailure
 */
export async function generate(parts = Object.keys(makers)) {
  const digest = await digestOf(sources);
  const fresh = await Promise.all(parts.map((part) => isMade(part, digest)));
  const stale = parts.filter((_part, index) => !fresh[index]);
  if (stale.length === 0) return false;
  const made = await importTypeScript('src/contract/build/index.ts');
  for (const part of stale) {
    const files = await filesOf(made[makers[part]]);
    await Promise.all(files.map(({ path, text }) => write(new URL(path, src), text)));
    // Written last, so that work that was cut short is never taken for finished.
    const digests = Object.fromEntries(files.map(({ path, text }) => [path, hashOf(text)]));
    await write(stampOf(part), JSON.stringify({ sources: digest, files: digests }));
  }
  return true;
}

/** @throws ContractFailure */
async function filesOf(make) {
  try {
    const files = await make(openapi);
    return await Promise.all(files.map(async ({ path, text }) => ({ path, text: await shortened(path, text) })));
  } catch (error) {
    throw new ContractFailure(error.message, { cause: error });
  }
}

const stampOf = (part) => new URL(`contract/generated/.${part}`, src);
const hashOf = (text) => createHash('sha1').update(text).digest('hex');

/** Whether a part was made of these sources, and is still there as it was made. */
async function isMade(part, digest) {
  try {
    const { sources: of, files } = JSON.parse(await readFile(stampOf(part), 'utf8'));
    if (of !== digest) return false;
    const texts = await Promise.all(Object.keys(files).map((path) => readFile(new URL(path, src), 'utf8')));
    return Object.values(files).every((hash, index) => hash === hashOf(texts[index]));
  } catch {
    return false;
  }
}

async function digestOf(paths) {
  const hash = createHash('sha1');
  for (const path of paths) {
    const url = new URL(path, root);
    const names = await readdir(url, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = names
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
    const own = files.length === 0 ? [fileURLToPath(url)] : files.filter((file) => !/[\\/]generated[\\/]/.test(file));
    for (const file of own.sort()) hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Code without what only readers of it need: a program that starts reads all of it. */
async function shortened(path, text) {
  if (!path.endsWith('.js')) return text;
  const { code } = await esbuild.transform(text, { minify: true, lineLimit: 120, format: 'esm', target: 'node20' });
  return code;
}

/** In one step, and only where it changes something, so that nothing is taken for newer than it is. */
async function write(url, text) {
  if ((await readFile(url, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(new URL('.', url), { recursive: true });
  const draft = new URL(`${url.pathname}.${process.pid}`, url);
  await writeFile(draft, text);
  await rename(draft, url);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const startedAt = performance.now();
  try {
    const made = await generate(process.argv.includes('--program') ? ['program'] : undefined);
    const took = Math.round(performance.now() - startedAt);
    console.log(made ? `Made src/**/generated/ in ${took} ms.` : 'src/**/generated/ is up to date.');
  } catch (error) {
    if (!(error instanceof ContractFailure)) throw error;
    console.error(`generate: ${error.message}`);
    process.exitCode = 1;
  }
}

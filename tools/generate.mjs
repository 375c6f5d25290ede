#!/usr/bin/env node
// Makes src/*/generated/ of openapi/ and scenarios/schema.json: documents, overlays, validators and types. Nothing is
// made anew that is of the same sources. With --program the types are left out, which only type checks read.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const root = new URL('../', import.meta.url);
const openapi = new URL('openapi/', root);
const src = new URL('src/', root);
/** What the files are made of and by. */
const sources = ['openapi', 'scenarios/schema.json', 'src/contract', 'tools/generate.mjs', 'package-lock.json'];
const makers = { program: 'makeContract', types: 'makeTypes' };

/**
 * Sees to it that what was generated is there, and is what the sources say now.
 * @param parts `program` for what the program loads, `types` for what only type checks read
 * @returns whether something was made
 */
export async function generate(parts = Object.keys(makers)) {
  const digest = await digestOf(sources);
  const stamps = await Promise.all(parts.map((part) => readFile(stampOf(part), 'utf8').catch(() => '')));
  const stale = parts.filter((_part, index) => stamps[index] !== digest);
  if (stale.length === 0) return false;
  const folder = await mkdtemp(fileURLToPath(new URL('node_modules/.contract-', root)));
  try {
    const made = await loadBuild(folder);
    for (const part of stale) {
      const files = await made[makers[part]](openapi);
      await Promise.all(files.map(async ({ path, text }) => write(new URL(path, src), await shortened(path, text))));
      // Written last, so that work that was cut short is never taken for finished.
      await write(stampOf(part), digest);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}

const stampOf = (part) => new URL(`contract/generated/.${part}`, src);

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

/** The code that makes them is TypeScript, so it is bundled first. */
async function loadBuild(folder) {
  await esbuild.build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: ['src/contract/build/index.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  return import(pathToFileURL(join(folder, 'index.mjs')).href);
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
  const made = await generate(process.argv.includes('--program') ? ['program'] : undefined);
  const took = Math.round(performance.now() - startedAt);
  console.log(made ? `Made src/*/generated/ in ${took} ms.` : 'src/*/generated/ is up to date.');
}

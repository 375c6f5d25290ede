import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import openapiTS, { astToString } from 'openapi-typescript';
import { bundle } from './bundle.mjs';
import { compileOverlays } from './overlays.mjs';

const root = new URL('../', import.meta.url);

/** What is written by hand in openapi/, by the names that the generated forms carry. */
export const documents = ['merchant', 'sandbox', 'overlays', 'compiled'];

const typesBanner = (name) =>
  `/* Generated from openapi/${name}.yaml by \`npm run generate\`. Change that file, not this one. */\n\n`;

// A body's default is documentation here: it is never injected into what a client sent, so the property stays optional.
const typeOptions = { defaultNonNullable: false, silent: true };

/**
 * Makes both generated forms of one document in memory: the bundled JSON, whose `$ref`s are all internal, and its
 * TypeScript types. The run time reads only these, so that it needs neither a YAML nor a `$ref` parser.
 */
export async function generateDocument(name) {
  if (name === 'overlays') return [await generateOverlays()];
  if (name === 'compiled') return [await generateValidators()];
  const source = fileURLToPath(new URL(`openapi/${name}.yaml`, root));
  const document = await SwaggerParser.bundle(source);
  const json = `${JSON.stringify(document, null, 1)}\n`;
  const types = astToString(await openapiTS(structuredClone(document), typeOptions));
  return [
    { path: `src/contract/generated/${name}.json`, text: json },
    { path: `src/contract/generated/${name}.ts`, text: typesBanner(name) + types },
  ];
}

/** The overlays with their targets resolved, so that the program applies them without a JSONPath or YAML parser. */
async function generateOverlays() {
  const base = await SwaggerParser.bundle(fileURLToPath(new URL('openapi/merchant.yaml', root)));
  const text = `${JSON.stringify({ overlays: await compileOverlays(base) }, null, 1)}\n`;
  return { path: 'src/contract/generated/overlays.json', text };
}

/** The validators of the merchant contract, compiled; the compiler is TypeScript, so it is bundled first. */
async function generateValidators() {
  const base = await SwaggerParser.bundle(fileURLToPath(new URL('openapi/merchant.yaml', root)));
  const folder = await mkdtemp(fileURLToPath(new URL('node_modules/.compiled-', root)));
  try {
    await bundle(['tools/compiled-validators.ts'], folder, { metafile: false, external: ['esbuild'] });
    const { compileValidators } = await import(pathToFileURL(join(folder, 'compiled-validators.js')).href);
    const text = await compileValidators(base, await compileOverlays(base));
    return { path: 'src/contract/generated/compiled.ts', text: `${text.trimEnd()}\n` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Answers the generated files of one document whose committed text is not what the document says now. */
export async function staleFiles(name) {
  const files = await generateDocument(name);
  const stale = await Promise.all(files.map(async (file) => (await readCommitted(file.path)) !== file.text));
  return files.filter((_file, index) => stale[index]);
}

async function readCommitted(path) {
  return readFile(new URL(path.split('/').map(encodeURIComponent).join('/'), root), 'utf8').catch(() => undefined);
}

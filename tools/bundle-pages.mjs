// What the browser is given: dist/pages/, content-hashed, minified, compressed once, with a manifest of what each entry needs.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';

const root = new URL('../', import.meta.url);
const outdir = new URL('dist/pages/', root);
const assets = 'dist/pages/assets';

/** Pages of their own: each is named here and in the manifest, and a document of src/pages loads it by that name. */
const modules = { dashboard: 'src/browser/dashboard/main.tsx', customer: 'src/browser/customer/main.ts' };
/** Run before the first paint, so they are scripts and no modules. */
const scripts = { theme: 'src/browser/theme/boot.ts' };

const common = {
  absWorkingDir: fileURLToPath(root),
  outdir: assets,
  bundle: true,
  minify: true,
  platform: 'browser',
  target: ['es2022', 'chrome123', 'firefox121', 'safari17.5'],
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.svg': 'file' },
  tsconfig: 'src/browser/tsconfig.json',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
};

/**
 * Bundles what runs in the browser. Screens that are imported dynamically stay chunks of their own, loaded when they are opened.
 * @returns the metafile of everything that went into it
 */
export async function bundlePages() {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(new URL('assets/', outdir), { recursive: true });
  const [split, plain] = await Promise.all([
    esbuild.build({ ...common, entryPoints: modules, format: 'esm', splitting: true }),
    esbuild.build({ ...common, entryPoints: scripts, format: 'iife' }),
  ]);
  const outputs = { ...split.metafile.outputs, ...plain.metafile.outputs };
  const sizes = await compress(Object.keys(outputs));
  const manifest = { entries: entriesOf(outputs), files: sizes };
  // Written last and in one step: whoever reads it finds every file that it names.
  const draft = new URL('manifest.json.tmp', outdir);
  await writeFile(draft, `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(draft, new URL('manifest.json', outdir));
  return { inputs: { ...split.metafile.inputs, ...plain.metafile.inputs } };
}

/** By entry: its script, its style sheet, and the chunks that the browser may fetch at the same time. */
function entriesOf(outputs) {
  const names = new Map([...Object.entries(modules), ...Object.entries(scripts)].map(([name, path]) => [path, name]));
  const entries = {};
  for (const [file, { entryPoint, cssBundle, imports }] of Object.entries(outputs)) {
    const name = names.get(entryPoint);
    if (name === undefined || !file.endsWith('.js')) continue;
    const eager = imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
    entries[name] = {
      script: basename(file),
      style: cssBundle === undefined ? null : basename(cssBundle),
      preload: eager.map(({ path }) => basename(path)),
    };
  }
  return entries;
}

/** Compresses each file beside itself. @returns sizes in bytes, by file name */
async function compress(files) {
  const sizes = {};
  for (const file of files) {
    const bytes = await readFile(new URL(file, root));
    const gzip = gzipSync(bytes, { level: 9 });
    await writeFile(new URL(`${file}.gz`, root), gzip);
    sizes[basename(file)] = { bytes: bytes.length, gzip_bytes: gzip.length };
  }
  return sizes;
}

// What the browser is given: dist/pages/, content-hashed, minified, compressed once, with a manifest of what each entry needs.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import * as esbuild from 'esbuild';
import { bundleForPages } from './bundle.mjs';
import { generate } from './generate.mjs';
import { writeGuides } from './guides.mjs';

const root = new URL('../', import.meta.url);
const outdir = new URL('dist/pages/', root);
const assets = 'dist/pages/assets';

/** Pages of their own: each is named here and in the manifest, and a document of src/pages loads it by that name. */
const modules = { dashboard: 'src/ui/dashboard/main.tsx', customer: 'src/ui/customer/main.ts' };
/** Built apart, so that what they share makes the dashboard's chunks neither more nor smaller. */
const apart = { reference: 'src/ui/reference/main.tsx', welcome: 'src/ui/welcome/main.tsx' };
/** Run before the first paint, so they are scripts and no modules. */
const scripts = { theme: 'src/ui/theme/boot.ts' };

/** What the static site of a documentation has besides: what each of its documents runs, the sandbox in a page, and what leads calls there. */
const site = { site: 'src/ui/site/main.ts' };
/** One file each: pages of others name the first, and where there is no origin there are no modules. */
const files = {
  embed: 'src/ui/site/embed.ts',
  handler: 'src/ui/site/handler.ts',
  handling: 'src/ui/site/handling.ts',
  receiver: 'src/ui/site/receiver.ts',
};
/** Built together, so that what both need is written once; the examiner comes later. */
const engine = { engine: 'src/app/page.ts', examiner: 'src/app/examine.ts' };
const router = { router: 'src/platform/page/service-worker.ts' };

/** What a script fetches when it needs it: `?url` behind a path makes it a file of its own, whose address is imported. */
const byAddress = {
  name: 'by-address',
  setup(build) {
    build.onResolve({ filter: /\?url$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?url$/, '')),
      namespace: 'by-address',
    }));
    build.onLoad({ filter: /./, namespace: 'by-address' }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'file',
    }));
  },
};

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
  loader: { '.woff2': 'file' },
  plugins: [byAddress],
  tsconfig: 'src/ui/tsconfig.json',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
};

/**
 * Bundles what runs in the browser. Screens that are imported dynamically stay chunks of their own, loaded when they are opened.
 * @returns the metafile of everything that went into it
 */
export async function bundlePages() {
  await generate(['program']);
  await rm(outdir, { recursive: true, force: true });
  await mkdir(new URL('assets/', outdir), { recursive: true });
  const builds = await Promise.all([
    esbuild.build({ ...common, entryPoints: modules, format: 'esm', splitting: true }),
    esbuild.build({ ...common, entryPoints: apart, format: 'esm', splitting: true }),
    esbuild.build({ ...common, entryPoints: scripts, format: 'iife' }),
    esbuild.build({ ...common, entryPoints: site, format: 'esm', splitting: true }),
    esbuild.build({ ...common, entryPoints: files, format: 'iife' }),
    bundleForPages(engine, assets),
    bundleForPages(router, assets, { splitting: false, format: 'iife' }),
  ]);
  const outputs = Object.assign({}, ...builds.map(({ metafile }) => metafile.outputs));
  await squeeze(Object.keys(outputs).filter((file) => file.endsWith('.js')));
  const served = new Set(builds.slice(0, 3).flatMap(({ metafile }) => Object.keys(metafile.outputs)));
  const sizes = await compress(Object.keys(outputs), served);
  const guides = await writeGuides(new URL('guides/', outdir));
  const entries = entriesOf(outputs);
  entries.welcome.picture = await addPicture('docs/pictures/front.png', sizes);
  const manifest = { entries, files: sizes, guides };
  // Written last and in one step: whoever reads it finds every file that it names.
  const draft = new URL('manifest.json.tmp', outdir);
  await writeFile(draft, `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(draft, new URL('manifest.json', outdir));
  return { inputs: Object.assign({}, ...builds.map(({ metafile }) => metafile.inputs)) };
}

/** Takes a picture as it is, under a name that changes with it. @returns the name */
async function addPicture(path, sizes) {
  const bytes = await readFile(new URL(path, root));
  const name = `${basename(path, '.png')}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.png`;
  await writeFile(new URL(`assets/${name}`, outdir), bytes);
  sizes[name] = { bytes: bytes.length };
  return name;
}

/** By entry: its script, its style sheet, the chunks that the browser may fetch at the same time, and all scripts that it may ever fetch. */
function entriesOf(outputs) {
  const all = { ...modules, ...apart, ...site, ...files, ...scripts, ...engine, ...router };
  const names = new Map(Object.entries(all).map(([name, path]) => [path, name]));
  const entries = {};
  for (const [file, { entryPoint, cssBundle }] of Object.entries(outputs)) {
    const name = names.get(entryPoint);
    if (name === undefined || !file.endsWith('.js')) continue;
    entries[name] = {
      script: basename(file),
      style: cssBundle === undefined ? null : basename(cssBundle),
      preload: [...reachedFrom(file, outputs)].filter((path) => path !== file).map((path) => basename(path)),
      scripts: [...reachedFrom(file, outputs, true)].map((path) => basename(path)),
    };
  }
  return entries;
}

/** The scripts that one needs at once; with `lazy` also those that it may fetch later. */
function reachedFrom(file, outputs, lazy = false, reached = new Set()) {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const { kind, external, path } of outputs[file].imports) {
    const wanted = kind === 'import-statement' || (lazy && kind === 'dynamic-import');
    if (wanted && !external) reachedFrom(path, outputs, lazy, reached);
  }
  return reached;
}

/**
 * Minifies each script once more: swc folds what esbuild leaves, and a thirtieth less is sent. Names of files
 * stay, because the same script always becomes the same one.
 */
async function squeeze(files) {
  // Nothing that is called unsafe: reading a signal's value subscribes to it, and must not be left out as if it did nothing.
  const options = { module: true, ecma: 2022, compress: { passes: 2 }, mangle: true, format: { comments: false } };
  const minified = async (file) => {
    const { code } = await minify(await readFile(new URL(file, root), 'utf8'), options);
    await writeFile(new URL(file, root), code);
  };
  await Promise.all(files.map(minified));
}

/**
 * Compresses each file beside itself, unless it is as small as it gets, or no sandbox serves it: a site's host compresses its own.
 * @returns sizes in bytes, by file name
 */
async function compress(files, served) {
  const sizes = {};
  for (const file of files) {
    const bytes = await readFile(new URL(file, root));
    if (file.endsWith('.woff2') || !served.has(file)) {
      sizes[basename(file)] = { bytes: bytes.length };
      continue;
    }
    const gzip = gzipSync(bytes, { level: 9 });
    await writeFile(new URL(`${file}.gz`, root), gzip);
    sizes[basename(file)] = { bytes: bytes.length, gzip_bytes: gzip.length };
  }
  return sizes;
}

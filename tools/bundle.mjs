import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { generate } from './generate.mjs';

const root = new URL('../', import.meta.url);

/**
 * JSON documents become one string handed to JSON.parse, which engines read about twice as fast as the same data
 * written as JavaScript.
 */
const jsonAsText = {
  name: 'json-as-text',
  setup(build) {
    // The overlays are read when the first profile with a variant asks for them: many processes never do. Each member of the
    // document is a getter, so that readers notice nothing.
    build.onLoad({ filter: /[\\/]generated[\\/]overlays\.json$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const members = Object.keys(JSON.parse(text)).map(
        (key) => `get ${JSON.stringify(key)}() { return read()[${JSON.stringify(key)}]; }`,
      );
      const lazy = `let value; const read = () => (value ??= JSON.parse(${JSON.stringify(text)}));`;
      return { contents: `${lazy} export default { ${members.join(', ')} };`, loader: 'js' };
    });
    build.onLoad({ filter: /[\\/]generated[\\/][^\\/]+\.json$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { contents: `export default JSON.parse(${JSON.stringify(text)});`, loader: 'js' };
    });
  },
};

/**
 * What Express loads for middleware and helpers that are not used here (bodies are read and replies are written in
 * platform/node/http): character sets, types of files, parsers of queries, cookies. Every start would load them. And the compiler of
 * schemas with which the server of `tenderbox mcp` would judge what it asks its user, which it never does.
 */
const UNUSED = [
  ...['accepts', 'body-parser', 'content-disposition', 'cookie', 'cookie-signature', 'etag', 'fresh', 'mime-types'],
  ...['ajv', 'ajv-formats', 'qs', 'range-parser', 'send', 'serve-static', 'type-is', 'vary'],
];
const withoutUnused = {
  name: 'without-unused',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^(?:${UNUSED.join('|')})$`) }, ({ path }) => ({ path, namespace: 'unused' }));
    build.onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'module.exports = {};', loader: 'js' }));
  },
};

/**
 * Where these are imported, Node reads each of their members; from 24 on that loads a client of HTTP and the cryptography of the web,
 * which take a sixth of a start. Where they are required, it does not.
 */
const nodeRequired = {
  name: 'node-required',
  setup(build) {
    build.onResolve({ filter: /^node:(?:crypto|http)$/ }, ({ kind, path }) =>
      kind === 'import-statement' ? { path, namespace: 'required' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require('${path}');`,
      loader: 'js',
    }));
  },
};

// CommonJS packages keep their `require` of Node's own modules, which an ES module does not have by itself.
const banner = [
  "import { createRequire as __createRequire } from 'node:module';",
  'const require = __createRequire(import.meta.url);',
].join('\n');

/** Node shows the line of an error that nobody catches, and shows all of it. */
export const LINE = 120;

/**
 * Bundles entry points, runtime dependencies included: one read of a few files starts faster than resolving hundreds
 * in node_modules. What is imported dynamically stays a chunk of its own, loaded when it is needed. Only what separates words is
 * made shorter, because every start reads it; names stay, so that a stack trace can be read.
 */
export async function bundle(entryPoints, outdir, changes = {}) {
  await generate(['program']);
  return bundleAlone(entryPoints, outdir, changes);
}

async function bundleAlone(entryPoints, outdir, changes) {
  return esbuild.build({
    absWorkingDir: fileURLToPath(root),
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: false,
    legalComments: 'none',
    minifyWhitespace: true,
    lineLimit: LINE,
    chunkNames: 'chunks/[name]-[hash]',
    banner: { js: banner },
    plugins: [jsonAsText, withoutUnused, nodeRequired],
    metafile: true,
    logLevel: 'warning',
    ...changes,
  });
}

/**
 * Bundles each entry point by itself: one file without anything of Node, because browsers load it too.
 */
export async function bundleNeutral(entryPoints, outdir, changes = {}) {
  const forBrowsers = { platform: 'neutral', target: 'es2023', splitting: false, banner: {}, plugins: [] };
  return bundleAlone(entryPoints, outdir, { ...forBrowsers, ...changes });
}

/**
 * What these folders of platform/ have takes the place of what platform/node has under the same name, which it may build on, and the
 * table of samples of a page that of faker.
 */
const inPlaceOfNode = (...folders) => ({
  name: 'in-place-of-node',
  setup(build) {
    build.onResolve({ filter: /^\..*\.js$/ }, ({ path, resolveDir, importer }) => {
      const file = join(resolveDir, path).replace(/\.js$/, '.ts');
      if (basename(dirname(file)) !== 'node' || basename(importer) === basename(file)) return undefined;
      const others = folders.map((folder) => join(dirname(dirname(file)), folder, basename(file)));
      const other = others.find((each) => existsSync(each));
      return other === undefined ? undefined : { path: other };
    });
    build.onResolve({ filter: /^\.\/variants\.js$/ }, ({ resolveDir }) => {
      const later = join(resolveDir, 'variants-later.ts');
      return existsSync(later) ? { path: later } : undefined;
    });
    build.onResolve({ filter: /^@faker-js\/faker/ }, () => ({
      path: fileURLToPath(new URL('src/platform/page/faker.ts', root)),
    }));
    build.onLoad({ filter: /[\\/]page[\\/]built\.ts$/ }, async () => {
      const folder = new URL('scenarios/', root);
      const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
      // What stands in comments is for editors.
      const texts = names.map(async (name) => {
        const text = await readFile(new URL(name, folder), 'utf8');
        return [name, text.replaceAll(/^ *#.*\n/gm, '')];
      });
      const scenarios = JSON.stringify(Object.fromEntries(await Promise.all(texts)));
      const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
      return { contents: `export const version = '${version}', scenarios = ${scenarios};`, loader: 'js' };
    });
  },
});

/** Bundles the sandbox for a page: the worker that holds the engine, and the service worker that leads to it. */
export function bundleForPages(entryPoints, outdir, changes = {}) {
  return bundleAlone(entryPoints, outdir, {
    ...{
      platform: 'browser',
      target: 'es2023',
      minify: true,
      banner: {},
      plugins: [inPlaceOfNode('page'), jsonAsText],
    },
    // What a page loads is held to a size: lines end where they end, fields are there once they are set, and a chunk is named in several others.
    lineLimit: 0,
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    ...{ entryNames: '[name]-[hash]', chunkNames: '[hash]' },
    ...changes,
  });
}

/** Bundles the sandbox for durable objects: one module, with the runtime's own left out. */
export async function bundleForObjects(entryPoints, outdir) {
  await generate(['program']);
  return bundleAlone(entryPoints, outdir, {
    ...{ platform: 'browser', target: 'es2023', minify: true, banner: {}, splitting: false },
    ...{ plugins: [inPlaceOfNode('object', 'page'), jsonAsText], external: ['cloudflare:workers'] },
  });
}

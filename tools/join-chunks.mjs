import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { LINE } from './bundle.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Entry points that load a part of what `exec` does. Whoever verifies webhooks shall not load commands, nor whoever calls the engine. */
const PARTS = { webhooks: ['src/webhooks.ts'], base: ['src/cli.ts', 'src/cli/calls.ts'] };
const WHOLE = ['src/cli.ts', 'src/cli/exec.ts', 'src/app/verdict.ts'];

/** All outputs that these entry points load. */
function loadedBy(entries, outputs) {
  const loaded = new Set();
  const load = (path) => {
    if (outputs[path] === undefined || loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, kind } of outputs[path].imports) if (kind === 'import-statement') load(next);
  };
  for (const entry of entries) {
    const path = Object.keys(outputs).find((each) => outputs[each].entryPoint === entry);
    if (path === undefined) throw new Error(`tools/join-chunks.mjs names ${entry}, which nothing loads by itself.`);
    load(path);
  }
  return loaded;
}

/** The file that each chunk of a start goes to. It imports none that comes after its own, so that no two wait for each other. */
function placed(outputs) {
  const parts = Object.entries(PARTS).map(([name, entries]) => [name, loadedBy(entries, outputs)]);
  const chunks = [...loadedBy(WHOLE, outputs)].filter((path) => outputs[path].entryPoint === undefined);
  return chunks.map((path) => [path, parts.find(([, loaded]) => loaded.has(path))?.[0] ?? 'engine']);
}

/**
 * Writes a build with few files in place of some sixty that every start would load: to find, read and link one takes Node longer than
 * most of what is in them.
 * @param made by a build with `write: false`
 * @returns it
 */
export async function joinChunks(made, outdir) {
  const { outputFiles, metafile } = made;
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const fileOf = new Map();
  const numbered = new Map();
  for (const [path, group] of placed(metafile.outputs)) {
    const file = join(root, path);
    const joined = join(dirname(file), `${group}.js`);
    fileOf.set(file, joined);
    // Two chunks may export one name.
    const names = metafile.outputs[path].exports.map((name) => [name, `${name}$${numbered.size}`]);
    numbered.set(file, names);
    const exported = names.map(([name, as]) => `${name} as ${as}`);
    texts.set(joined, `${texts.get(joined) ?? ''}export { ${exported} } from ${JSON.stringify(file)};`);
  }
  const inMemory = {
    name: 'in-memory',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, importer, kind, resolveDir }) => {
        if (kind === 'entry-point') return { path };
        const file = join(path.startsWith('.') ? resolveDir : '', path);
        const joined = fileOf.get(file);
        if (joined === undefined) return { path, external: true };
        if (joined === importer || joined === fileOf.get(importer)) return { path: file };
        return { path: file, namespace: `./${relative(dirname(importer), joined).replaceAll('\\', '/')}` };
      });
      build.onLoad({ filter: /./ }, ({ path, namespace }) => {
        const names = numbered.get(path)?.map(([name, as]) => `${as} as ${name}`);
        const contents =
          namespace === 'file' ? texts.get(path) : `export { ${names} } from ${JSON.stringify(namespace)};`;
        return { contents, loader: 'js', resolveDir: dirname(path) };
      });
    },
  };
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: [...texts.keys()].filter((path) => !fileOf.has(path)),
    outbase: outdir,
    outdir,
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    minifyWhitespace: true,
    lineLimit: LINE,
    logLevel: 'warning',
    plugins: [inMemory],
  });
  return made;
}

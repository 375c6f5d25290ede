#!/usr/bin/env node
// Builds dist/: the bundles by esbuild and, at the same time, the type declarations by tsc.
// With --pages only dist/pages is made anew, which takes a second. With --if-stale nothing is done when dist/ is newer than everything that it is made from.
import { spawn } from 'node:child_process';
import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bundle, bundleClient } from './bundle.mjs';
import { bundlePages } from './bundle-pages.mjs';
import { writeJoined } from './join-chunks.mjs';
import { billOfMaterials, bundledPackages, licenseTexts } from './licenses.mjs';

const root = new URL('../', import.meta.url);
const entryPoints = ['src/cli.ts', 'src/index.ts', 'src/webhooks.ts'];
/** What the verifier of webhooks loads, which is little; what every command loads, and what a start loads besides. */
const loadedTogether = {
  verifier: ['src/webhooks.ts'],
  command: ['src/cli.ts'],
  start: ['src/cli/start.ts', 'src/tenderbox.ts', 'src/index.ts'],
};
const sources = ['src', 'openapi', 'scenarios', 'tools', 'package.json', 'tsconfig.json', 'tsconfig.build.json'];
// Written last, so that a build that was cut short is never taken for a finished one.
const stamp = new URL('dist/licenses.txt', root);

if (process.argv.includes('--if-stale') && (await isFresh())) process.exit(0);
if (process.argv.includes('--pages')) await bundlePages();
else await build();

async function build() {
  const startedAt = performance.now();
  console.log('Building dist/, which takes up to a minute …');
  await rm(new URL('dist/', root), { recursive: true, force: true });
  const [program, client, pages] = await Promise.all([
    bundle(entryPoints, 'dist', { write: false }),
    bundleClient('src/client.ts', 'dist'),
    bundlePages(),
    emitDeclarations(),
  ]);
  await writeJoined(program, fileURLToPath(root), 'dist', loadedTogether);
  await makeExecutable(new URL('dist/cli.js', root));
  const packages = await bundledPackages(program.metafile, client.metafile, pages);
  await writeFile(new URL('dist/sbom.cdx.json', root), await billOfMaterials(packages));
  await writeFile(stamp, await licenseTexts(packages));
  console.log(`Built dist/ in ${Math.round(performance.now() - startedAt)} ms.`);
}

async function emitDeclarations() {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const child = spawn(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error('tsc could not emit the type declarations; see its messages above.');
}

async function makeExecutable(file) {
  const text = await readFile(file, 'utf8');
  if (!text.startsWith('#!')) await writeFile(file, `#!/usr/bin/env node\n${text}`);
  await chmod(fileURLToPath(file), 0o755);
}

async function isFresh() {
  const builtAt = await changedAt(stamp);
  if (builtAt === 0) return false;
  const times = await Promise.all(sources.map((source) => newestIn(new URL(source, root))));
  return Math.max(...times) < builtAt;
}

/** The newest change in a file or folder. Folders count themselves, so that a deletion is noticed as well. */
async function newestIn(url) {
  const own = await changedAt(url);
  const entries = await readdir(url, { withFileTypes: true, recursive: true }).catch(() => []);
  const times = await Promise.all(entries.map((entry) => changedAt(`${entry.parentPath ?? entry.path}/${entry.name}`)));
  return Math.max(own, ...times);
}

async function changedAt(path) {
  const found = await stat(path).catch(() => undefined);
  return found?.mtimeMs ?? 0;
}

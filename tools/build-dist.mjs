// Makes dist/: the bundles and, at the same time, the type declarations by tsc.
import { spawn } from 'node:child_process';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bundle, bundleClient } from './bundle.mjs';
import { bundlePages } from './bundle-pages.mjs';
import { writeJoined } from './join-chunks.mjs';
import { billOfMaterials, bundledPackages, licenseTexts } from './licenses.mjs';
import { stamp } from './prepared.mjs';

const root = new URL('../', import.meta.url);
const entryPoints = ['src/cli.ts', 'src/index.ts', 'src/webhooks.ts'];
/** What the verifier of webhooks loads, which is little; what every command loads, and what a start loads besides. */
const loadedTogether = {
  verifier: ['src/webhooks.ts'],
  command: ['src/cli.ts'],
  start: ['src/cli/start.ts', 'src/tenderbox.ts', 'src/index.ts'],
};

/** Makes all of dist/ anew. */
export async function build() {
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

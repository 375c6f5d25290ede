// Makes dist/: the bundles, and for a package the type declarations, the bill of materials and the licences.
import { chmod, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { bundlePages } from './bundle-pages.mjs';
import { bundleClients, bundleOthers, keepDeclarations } from './commonjs.mjs';
import { generate } from './generate.mjs';
import { joinChunks } from './join-chunks.mjs';
import { billOfMaterials, bundledPackages, licenseTexts } from './licenses.mjs';
import { packageStamp, stamp } from './prepared.mjs';
import { run } from './run.mjs';

const root = new URL('../', import.meta.url);
const entryPoints = ['src/cli.ts', 'src/index.ts', 'src/webhooks.ts', 'src/sdk/fixtures/thread.ts'];

/** Makes all of dist/ anew. */
export async function build({ forPackage = false } = {}) {
  const startedAt = performance.now();
  console.log('Building dist/, which takes some seconds …');
  await rm(new URL('dist/', root), { recursive: true, force: true });
  // Before all of the others, which read it: two that make it at once take each other's drafts away.
  await generate(forPackage ? undefined : ['program']);
  const [program, client, pages] = await Promise.all([
    bundle(entryPoints, 'dist', { write: false }).then((made) => joinChunks(made, 'dist')),
    bundleClients(),
    bundlePages(),
    bundleOthers(),
    forPackage ? emitDeclarations().then(keepDeclarations) : undefined,
  ]);
  await chmod(fileURLToPath(new URL('dist/cli.js', root)), 0o755);
  await writeFile(stamp, '');
  if (forPackage) {
    const packages = await bundledPackages(program.metafile, client.metafile, pages);
    await writeFile(new URL('dist/sbom.cdx.json', root), await billOfMaterials(packages));
    await writeFile(packageStamp, await licenseTexts(packages));
  }
  console.log(`Built dist/ in ${Math.round(performance.now() - startedAt)} ms.`);
}

async function emitDeclarations() {
  const code = await run(['tsc', '-p', 'tsconfig.build.json']);
  if (code !== 0) throw new Error('tsc could not emit the type declarations; see its messages above.');
}

#!/usr/bin/env node
// Builds dist/: what runs, and with --package also what only travels with it. With --pages only dist/pages is made anew, which takes a
// second. With --if-stale nothing is built that is newer than everything that it is made from. With --if-dependency nothing is built where
// npm was called in this folder, or something is built: a clone is built when something of it is asked for, and a project that names the
// repository has no other moment. A project that is linked to a clone has npm ask each time.
import { isFresh, needsBuild, packageStamp, requirePrepared, stamp } from './prepared.mjs';

const asked = (flag) => process.argv.includes(flag);
const made = asked('--package') ? packageStamp : stamp;

const isLeft = (asked('--if-dependency') && !needsBuild()) || (asked('--if-stale') && (await isFresh(made)));
if (!isLeft) {
  requirePrepared();
  if (asked('--pages')) await (await import('./bundle-pages.mjs')).bundlePages();
  else {
    const { build } = await import('./build-dist.mjs');
    const { ContractFailure } = await import('./generate.mjs');
    try {
      await build({ forPackage: asked('--package') });
    } catch (error) {
      if (!(error instanceof ContractFailure)) throw error;
      console.error(`build: ${error.message}`);
      process.exitCode = 1;
    }
  }
}

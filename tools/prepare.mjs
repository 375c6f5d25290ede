#!/usr/bin/env node
// npm runs this where the package is installed from its repository, which has no dist/: it is built there as for a tarball. In a clone
// there is nothing to do: what needs the program builds it, and npm ci stays as quick as it is.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = realpathSync(fileURLToPath(new URL('../', import.meta.url)));
/** Where npm was called: within the clone, or in the project of somebody who installs it. */
const called = process.env.INIT_CWD;
const way = called === undefined ? '' : relative(root, realpathSync(called));

if (way.startsWith('..') || isAbsolute(way)) {
  const build = fileURLToPath(new URL('build.mjs', import.meta.url));
  process.exitCode = spawnSync(process.execPath, [build, '--package'], { stdio: 'inherit' }).status ?? 1;
}

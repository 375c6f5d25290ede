#!/usr/bin/env node
// npm start: builds dist/ where it is stale, and starts the sandbox in this process, so that a signal to npm reaches it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isFresh } from './prepared.mjs';

const built =
  (await isFresh()) ||
  spawnSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], { stdio: 'inherit' }).status ===
    0;
if (built) {
  process.argv.splice(2, 0, 'start');
  await import('../dist/cli.js');
} else {
  process.exitCode = 1;
}

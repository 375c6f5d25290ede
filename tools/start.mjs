#!/usr/bin/env node
// npm start: builds dist/ where it is stale, and starts the sandbox in this process.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isShellGone, stopWithShell } from '../bin/stop-with-shell.mjs';
import { isFresh } from './prepared.mjs';

const build = fileURLToPath(new URL('build.mjs', import.meta.url));
const built = (await isFresh()) || spawnSync(process.execPath, [build], { stdio: 'inherit' }).status === 0;

if (isShellGone()) {
  // It was stopped while it was built.
  process.exitCode = 143;
} else if (built) {
  stopWithShell();
  process.argv.splice(2, 0, 'start');
  await import('../dist/cli.js');
} else {
  process.exitCode = 1;
}

#!/usr/bin/env node
// Stands beside the program, which is built: npx remembers which commands a folder has, and a fresh clone must have this one.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { stopWithShell } from './stop-with-shell.mjs';

const program = new URL('../dist/cli.js', import.meta.url);
if (existsSync(program)) {
  if (process.env.npm_lifecycle_event === 'npx') stopWithShell();
  // Most of what a short command takes is reading the program; from 22.1 Node keeps what it has compiled, among temporary files.
  module.enableCompileCache?.();
  await import(program.href);
} else {
  const here = fileURLToPath(new URL('../', import.meta.url));
  // What was installed from a repository without running its scripts has nothing that could be built.
  const advice = existsSync(new URL('../src', import.meta.url))
    ? `Run npm ci && npm run build in ${here}.`
    : `The copy in ${here} came from a repository, and npm did not build it: let npm run scripts, or install what npm pack writes in a clone.`;
  console.error(`tenderbox: it is not built yet. ${advice}`);
  process.exitCode = 2;
}

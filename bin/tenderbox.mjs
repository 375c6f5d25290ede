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
  console.error(`tenderbox: it is not built yet. Run npm ci && npm run build in ${fileURLToPath(new URL('../', import.meta.url))}.`);
  process.exitCode = 2;
}

#!/usr/bin/env node
// npm run mutate: small faults are planted in the domain and in the variants, and the tests must notice them. Arguments are Stryker's.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { outsideFile } from '../conformance/outside.mjs';

try {
  const stryker = outsideFile('@stryker-mutator/core/bin/stryker.js');
  const args = [stryker, 'run', 'config/stryker.config.mjs', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(`mutate: ${error.message}`);
  process.exitCode = 1;
}

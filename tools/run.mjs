/** Programs that are run to their end, and what they say is seen. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { outsideFile } from '../conformance/outside.mjs';

export const root = fileURLToPath(new URL('../', import.meta.url));

/** What commands begin with that Node runs. */
const SCRIPTS = {
  node: () => [],
  tsc: () => ['node_modules/typescript/bin/tsc'],
  vitest: () => ['node_modules/vitest/vitest.mjs'],
  stryker: () => [outsideFile('@stryker-mutator/core/bin/stryker.js')],
  redocly: () => [outsideFile('@redocly/cli/bin/cli.js')],
  spectral: () => [outsideFile('@stoplight/spectral-cli/dist/index.js')],
};

/**
 * Runs a command in the folder of the repository.
 * @param {readonly string[]} command
 * @returns {Promise<number>} its exit code; 127 where there is no such program
 * @throws Error where an outside package is missing
 */
export async function run([name, ...args], { env = {}, stdio = 'inherit' } = {}) {
  const script = SCRIPTS[name]?.();
  const [program, ...before] = script === undefined ? [name] : [process.execPath, ...script];
  const child = spawn(program, [...before, ...args], { cwd: root, env: { ...process.env, ...env }, stdio });
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Programs that are run to their end. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

/** What commands begin with that Node runs: programs of this repository's packages, and of conformance/. */
const OWN = { node: [], tsc: ['node_modules/typescript/bin/tsc'], vitest: ['node_modules/vitest/vitest.mjs'] };
const OUTSIDE = {
  stryker: '@stryker-mutator/core/bin/stryker.js',
  redocly: '@redocly/cli/bin/cli.js',
  spectral: '@stoplight/spectral-cli/dist/index.js',
};

async function scriptOf(name) {
  if (OUTSIDE[name] === undefined) return OWN[name];
  // Where the program alone is built, as in a container, there is no such folder.
  const { outsideFile } = await import('../conformance/outside.mjs');
  return [outsideFile(OUTSIDE[name])];
}

/** @returns the process, and its exit code when it has ended; 127 where there is no such program */
async function begin([name, ...args], { cwd = root, env = {}, stdio }) {
  const script = await scriptOf(name);
  const [program, ...before] = script === undefined ? [name] : [process.execPath, ...script];
  const child = spawn(program, [...before, ...args], { cwd, env: { ...process.env, ...env }, stdio });
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
  return { child, ended };
}

/**
 * Runs a command in the folder of the repository; what it says is seen.
 * @param {readonly string[]} command
 * @returns {Promise<number>} its exit code
 * @throws Error where an outside package is missing
 */
export async function run(command, { env, stdio = 'inherit' } = {}) {
  return (await begin(command, { env, stdio })).ended;
}

/** Runs a command for some minutes at most. @returns its exit code, what it wrote, and that with its complaints */
export async function outputOf(command, { cwd, env, timeout_ms = 300_000 } = {}) {
  const { child, ended } = await begin(command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', output: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    said.stdout += text;
    said.output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said.output += text;
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout_ms);
  const code = await ended;
  clearTimeout(timer);
  return { code, ...said };
}

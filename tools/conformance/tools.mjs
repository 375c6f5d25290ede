// Other people's tools, installed in a folder of their own: conformance/generators/, with its own list and lock.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTenderbox } from '../../dist/index.js';
import { fetchedNode } from '../fetched.mjs';
import { inFolder } from '../in-folder.mjs';
import { outputOf } from '../run.mjs';

const folder = fileURLToPath(new URL('../../conformance/generators/', import.meta.url));
export const packages = join(folder, 'node_modules');

const INSTALL = [
  'ci',
  '--prefix',
  'conformance/generators',
  '--ignore-scripts',
  '--omit=optional',
  '--no-audit',
  '--no-fund',
];

/** Some generators need a newer Node than this package does. */
const NODE = '24';
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const newEnough = major > 22 || (major === 22 && minor >= 18);

/** Installs the tools where they are not there, or not those of the lock. @returns the Node that runs them */
export function installTools() {
  const kept = join(packages, '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (!existsSync(kept) || statSync(kept).mtimeMs < statSync(lock).mtimeMs) {
    console.log('Installing the tools of conformance/generators/ …');
    const { status } = spawnSync('npm', INSTALL, { cwd: join(folder, '../..'), stdio: ['ignore', 'ignore', 'ignore'] });
    if (status !== 0) throw new Error(`The tools could not be installed; run: npm ${INSTALL.join(' ')}`);
  }
  if (newEnough) return process.execPath;
  const nodes = join(packages, '.node');
  const found = join(nodes, NODE, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  return existsSync(found) ? found : fetchedNode(NODE, nodes);
}

/** Nothing that a tool does leaves this machine, and none tells anybody that it was used. */
const QUIET = {
  DO_NOT_TRACK: '1',
  DISABLE_TELEMETRY: '1',
  KUBB_DISABLE_TELEMETRY: '1',
  SPECMATIC_DISABLE_TELEMETRY: 'true',
};

/** Runs one of the tools, quietly. @returns its exit code (127 where there is no such program) and all that it wrote */
export const run = (program, args, { cwd, env = {} } = {}) =>
  outputOf([program, ...args], { cwd, env: { ...QUIET, ...env } });

const MOST_SHOWN = 20;

/** Says in one line how something went, and below it what is wrong. @returns 1 where something is, else 0 */
export function told(what, wrong) {
  console.log(`${wrong.length === 0 ? 'ok    ' : 'FAILED'}  ${what}`);
  for (const line of wrong.slice(0, MOST_SHOWN)) console.log(`        ${line}`);
  return wrong.length === 0 ? 0 : 1;
}

/** Does something with a sandbox in a folder; both are gone afterwards. */
export async function withSandbox(options, act) {
  const box = await createTenderbox(options);
  try {
    return await inFolder((folder) => act(box, folder));
  } finally {
    await box.close();
  }
}

// Other people's tools, installed in a folder of their own: conformance/generators/, with its own list and lock.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchedNode } from '../fetch-node.mjs';

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
const MINUTES_MS = 60_000;

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

/**
 * Runs a program to its end.
 * @returns its exit code (127 where there is no such program) and all that it wrote
 */
export function run(program, args, { cwd, env = {}, timeout_ms = 5 * MINUTES_MS }) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...QUIET, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeout_ms);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const end = (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    };
    child.once('error', () => end(127));
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Does something in a folder that is gone afterwards. */
export async function inFolder(act) {
  const made = mkdtempSync(join(tmpdir(), 'tenderbox-conformance-'));
  try {
    return await act(made);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

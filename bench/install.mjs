/** Peers that are too heavy to be dependencies: installed on demand into a folder of their own, with their version pinned. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { owned } from '../tools/processes.mjs';

const INSTALL_MS = 180_000;
const QUIET = [
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--ignore-scripts',
  '--loglevel=error',
  '--fetch-retries=1',
];

export const versionIn = (folder, name) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/** What npm gives as its reason, which stands behind the lines of its codes. */
const reasonIn = (text) =>
  [...text.matchAll(/^npm error (?!code|errno|syscall)(\w.*)$/gm)]
    .map(([, line]) => line)
    .slice(0, 2)
    .join(' ');

/** Runs npm in a folder; rejects with the reason that it gives. */
export function npm(args, folder, time_ms = INSTALL_MS) {
  return new Promise((resolve, reject) => {
    const child = owned(spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }));
    const timer = setTimeout(() => child.kill('SIGTERM'), time_ms);
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (said.out += chunk));
    child.stderr.on('data', (chunk) => (said.err += chunk));
    child.on('error', reject).on('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(said.out);
      else if (signal !== null) reject(new Error(`npm did not end within ${time_ms / 1000} s`));
      else reject(new Error(reasonIn(said.err) || `npm ended with ${code}`));
    });
  });
}

/**
 * The folder that a package of this version is installed in; what an earlier run has installed is used again.
 * @throws Error when npm cannot install it, for example without a network
 */
export async function installed(cache, { name, version }) {
  const folder = join(cache, `${name.replaceAll('/', '-')}-${version}`);
  if (existsSync(join(folder, 'complete')) && versionIn(folder, name) === version) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await npm(['install', '--prefix', folder, ...QUIET, `${name}@${version}`], folder);
  // An install that was cut short is never taken for a finished one.
  mkdirSync(join(folder, 'complete'));
  return folder;
}

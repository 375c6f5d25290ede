/** What the package weighs: packed, and installed into an empty folder as a user would. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { owned } from '../../tools/processes.mjs';

const INSTALL_MS = 180_000;

/** What npm gives as its reason, which stands behind the lines of its codes. */
const reasonIn = (text) =>
  [...text.matchAll(/^npm error (?!code|errno|syscall)(\w.*)$/gm)]
    .map(([, line]) => line)
    .slice(0, 2)
    .join(' ');

/** Runs npm in a folder; rejects with the reason that it gives. */
function npm(args, folder) {
  return new Promise((resolve, reject) => {
    const child = owned(spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }));
    const timer = setTimeout(() => child.kill('SIGTERM'), INSTALL_MS);
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (said.out += chunk));
    child.stderr.on('data', (chunk) => (said.err += chunk));
    child.on('error', reject).on('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(said.out);
      else if (signal !== null) reject(new Error(`npm did not end within ${INSTALL_MS / 1000} s`));
      else reject(new Error(reasonIn(said.err) || `npm ended with ${code}`));
    });
  });
}

const bytesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

export async function measureSize({ root, folder }) {
  // dist/ was built before the bench began, and need not be built again.
  const [{ filename, size }] = JSON.parse(
    await npm(['pack', '--ignore-scripts', '--json', '--pack-destination', folder], root),
  );
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"private":true}');
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await npm(['install', ...quiet, join(folder, filename)], project);
  const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  const packages = Object.keys(lock.packages).filter((path) => path !== '').length;
  return { packed_mb: size / 1e6, installed_mb: bytesIn(join(project, 'node_modules')) / 1e6, packages };
}

/** What the package weighs: packed, and installed into an empty folder as a user would. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../install.mjs';

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

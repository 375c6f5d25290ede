// Programs from the registry that are used too rarely to be installed with the others.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs a package below a folder, unless it is there.
 * @returns its folder
 * @throws Error that says why it could not be fetched
 */
export function installed(name, version, folder) {
  const prefix = join(folder, `${name.replace('/', '-')}-${version}`);
  const place = join(prefix, 'node_modules', name);
  if (existsSync(place)) return place;
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status, stderr } = spawnSync('npm', ['install', '--prefix', prefix, ...flags, `${name}@${version}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`${name} ${version} could not be fetched: ${String(stderr).trim().split('\n').at(-1)}`);
  return place;
}

/** The program of a version of Node, installed below a folder. @param version its first number */
export const fetchedNode = (version, folder) =>
  join(installed(`node-${process.platform}-${process.arch}`, version, folder), 'bin', 'node');

// Another version of Node, from the registry.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * The program of a version of Node, installed below a folder.
 * @param version its first number
 * @throws Error that says why it could not be fetched
 */
export function fetchedNode(version, folder) {
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = join(folder, version);
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status, stderr } = spawnSync('npm', ['install', '--prefix', prefix, ...flags, `${name}@${version}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`Node ${version} could not be fetched: ${stderr.trim().split('\n').at(-1)}`);
  return join(prefix, 'node_modules', name, 'bin', 'node');
}

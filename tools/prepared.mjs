// What has to be there before anything is built. Imports nothing that npm installs, because that may be what is missing.
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const folders = ['src', 'openapi', 'scenarios', 'docs', 'tools'];
const sources = [...folders, 'README.md', 'package.json', 'tsconfig.json', 'tsconfig.build.json'];
/** Written last, so that a build that was cut short is never taken for a finished one: of what runs, and of what travels with it. */
export const stamp = new URL('dist/.built', root);
export const packageStamp = new URL('dist/licenses.txt', root);

/** Ends the process with a sentence where the packages are not installed or Node is too old to load them. */
export function requirePrepared() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    end(`Node ${process.versions.node} is too old; 20.19 or newer is needed.`);
  }
  if (!existsSync(new URL('node_modules/esbuild/package.json', root)))
    end('The packages are not installed. Run npm ci first.');
}

function end(message) {
  console.error(`tenderbox: ${message}`);
  process.exit(2);
}

/** Whether nothing is built, and npm was called elsewhere: by a project that has this repository among its dependencies. */
export function needsBuild() {
  const way = relative(fileURLToPath(root), process.env.INIT_CWD ?? fileURLToPath(root));
  return !existsSync(stamp) && (way.startsWith('..') || isAbsolute(way));
}

/** Whether dist/ is newer than everything that it is made from. */
export async function isFresh(made = stamp) {
  const builtAt = await changedAt(made);
  if (builtAt === 0) return false;
  const times = await Promise.all(sources.map((source) => newestIn(new URL(source, root))));
  return Math.max(...times) < builtAt;
}

/** The newest change in a file or folder. Folders count themselves, so that a deletion is noticed as well. */
async function newestIn(url) {
  const own = await changedAt(url);
  const entries = await readdir(url, { withFileTypes: true, recursive: true }).catch(() => []);
  const paths = entries.map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`);
  // What is generated is made of the others, whenever somebody first needs it.
  const times = await Promise.all(paths.filter((path) => !/[\\/]generated\b/.test(path)).map(changedAt));
  return Math.max(own, ...times);
}

async function changedAt(path) {
  const found = await stat(path).catch(() => undefined);
  return found?.mtimeMs ?? 0;
}

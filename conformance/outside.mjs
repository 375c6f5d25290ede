// Packages of this folder, for the suites, the bench and the tools that use them. Nothing else of the project finds them.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = new URL('node_modules/', import.meta.url);

/** Says, in one line, which command installs what is missing. */
function requireInstalled(name) {
  if (!existsSync(new URL(`${name}/package.json`, here)))
    throw new Error(`${name} is not installed. Run npm ci --prefix conformance.`);
}

const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The path of a file of an outside package, such as `newman/bin/newman.js`. @throws Error where the package is missing */
export function outsideFile(specifier) {
  requireInstalled(packageOf(specifier));
  return fileURLToPath(new URL(specifier, here));
}

/** A `require` as a file of that outside package has it; without a name, as one of this folder. @throws Error where it is missing */
export function outsideRequire(name) {
  if (name === undefined) return createRequire(here);
  requireInstalled(name);
  return createRequire(new URL(`${name}/package.json`, here));
}

/** An outside package. @throws Error where it is missing */
export function outside(name) {
  requireInstalled(name);
  return createRequire(here)(name);
}

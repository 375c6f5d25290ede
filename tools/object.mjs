#!/usr/bin/env node
// npm run object: the sandbox as durable objects on this machine, in one process of workerd, which is fetched when it is first needed.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, text, there, whole } from './arguments.mjs';
import { bundleForObjects } from './bundle.mjs';
import { installed } from './fetched.mjs';
import { listensOn, owned, untilItListens } from './processes.mjs';
import { root } from './run.mjs';

/** 150 MB that only this needs: never a dependency of the package. */
const WORKERD = '1.20261117.1';
const FETCHED = join(root, '.workerd');
const CONFIGS = ['tenderbox.capnp', 'cluster.capnp'];

/** The program workerd, fetched on first use. @throws Error that says why it could not be */
function fetchedWorkerd() {
  const names = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
  const arch = process.arch === 'arm64' ? 'arm64' : '64';
  const name = `@cloudflare/workerd-${names[process.platform]}-${arch}`;
  return join(installed(name, WORKERD, FETCHED), 'bin', 'workerd');
}

/** What signs challenges: drawn once for a folder. */
function secretOf(folder) {
  const file = join(folder, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** Writes what workerd is started with into a folder. */
function configure(folder) {
  for (const name of CONFIGS) {
    // Receivers of a laptop are on the same laptop.
    const own = readFileSync(join(root, 'deploy', name), 'utf8')
      .replaceAll('"../dist/', `"${relative(resolve(folder), join(root, 'dist')).replaceAll('\\', '/')}/`)
      .replace('allow = ["public"]', 'allow = ["public", "private"]');
    writeFileSync(join(folder, name), own);
  }
}

/**
 * Starts it, with what was built before.
 * @param options `folder` holds what it keeps; `env` is handed to the worker; `cluster` makes it an instance of several, with the port
 *   on which they call each other and their key
 * @returns the process, and where it listens
 */
export async function startObjects({ folder, port, env = {}, stdio = 'inherit', cluster }) {
  const objects = resolve(folder, 'objects');
  mkdirSync(objects, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  configure(folder);
  if (cluster !== undefined) writeFileSync(join(folder, 'cluster.key'), cluster.key, { mode: 0o600 });
  const flags = ['--socket-addr', `http=127.0.0.1:${port}`, '--directory-path', `objects=${objects}`];
  const own =
    cluster === undefined ? ['tenderbox.capnp'] : ['--cluster-addr', `127.0.0.1:${cluster.port}`, 'cluster.capnp'];
  const child = owned(
    spawn(fetchedWorkerd(), ['serve', '--experimental', ...flags, ...own], {
      stdio,
      cwd: resolve(folder),
      env: { TENDERBOX_SECRET: secretOf(folder), TENDERBOX_PUBLIC_URL: url, ...process.env, ...env },
    }),
  );
  await untilItListens(child, port);
  return { child, url };
}

/** Builds the module of the worker. */
export const buildObjects = () => bundleForObjects(['src/app/object.ts'], 'dist/object');

async function main() {
  const flags = { port: whole('4020', 1, 65_535), folder: text('FOLDER'), build: there };
  const { port, folder = join(root, '.objects'), build } = readArguments('npm run object --', flags);
  // Else what listens there already would be taken for this one.
  if (!build && (await listensOn(port))) {
    console.error(`Port ${port} is taken; choose another one with --port N.`);
    return 1;
  }
  await buildObjects();
  if (build) return 0;
  const { child, url } = await startObjects({ port: Number(port), folder });
  console.log(`Tenderbox as durable objects is ready on ${url}; POST ${url}/_sandbox/merchants makes a merchant.`);
  return new Promise((end) => child.once('close', (code) => end(code ?? 1)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main();

#!/usr/bin/env node
/**
 * npm run determinism: the same seed and the same calls leave the same state behind, in every version of Node that is supported,
 * in Bun and in Deno, and whatever zone and language the machine is set to. `-- --node 20,bun` names them; what is not there is installed
 * from the registry into a folder of its own.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { fetchedNode, installed } from './fetched.mjs';
import { inFolder } from './in-folder.mjs';
import { outputOf } from './run.mjs';

const course = fileURLToPath(new URL('determinism-course.mjs', import.meta.url));
const own = process.versions.node.split('.')[0];
const PLACES = [
  { TZ: 'UTC', LANG: 'C' },
  { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8' },
];

const { platform, arch } = process;
/** What is no Node: its package of this system, the program in it, and what it takes before the file that it runs. */
const OTHERS = {
  bun: [`@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}`, 'bin/bun'],
  deno: [`@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`, 'deno', 'run', '--allow-all', '--no-lock'],
};

const versionsOf = {
  ...{ shown: 'VERSIONS', otherwise: '20,22,24,26,bun,deno', is: 'versions of Node, bun or deno, such as 20,24,bun' },
  fits: (text) => text.split(',').every((version) => /^\d{2}$/.test(version) || Object.hasOwn(OTHERS, version)),
};
const versions = readArguments('npm run determinism --', { node: versionsOf }).node.split(',');

/** The command of a version of Node, this one or one that is fetched, or of another runtime. */
function commandOf(version, folder) {
  if (version === own) return [process.execPath];
  if (!Object.hasOwn(OTHERS, version)) return [fetchedNode(version, folder)];
  const [name, program, ...args] = OTHERS[version];
  return [join(installed(name, 'latest', folder), program), ...args];
}

/** The digests of all runs. */
async function digests(folder) {
  const found = [];
  for (const version of versions) {
    const command = commandOf(version, folder);
    const name = /^\d/.test(version) ? `Node ${version}` : version;
    for (const env of PLACES) {
      const { code, stdout, output } = await outputOf([...command, course], { env });
      if (code !== 0) throw new Error(`The course failed in ${name}: ${output.trim()}`);
      const [digest, ...what] = stdout.trim().split(' ');
      found.push(digest);
      console.log(`${name.padEnd(8)} ${env.TZ.padEnd(16)} ${digest}  ${what.join(' ')}`);
    }
  }
  return found;
}

try {
  const found = await inFolder(digests);
  const alike = new Set(found).size === 1;
  console.log(alike ? `passed: ${found.length} runs left the same state` : 'FAILED: the states differ');
  process.exitCode = alike ? 0 : 1;
} catch (error) {
  console.error(`determinism: ${error.message}`);
  process.exitCode = 1;
}

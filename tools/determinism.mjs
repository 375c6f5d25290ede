#!/usr/bin/env node
/**
 * npm run determinism: the same seed and the same calls leave the same state behind, in every version of Node that is supported
 * and whatever zone and language the machine is set to. `-- --node 20,22` names the versions; the others are installed from the
 * registry into a folder of their own.
 */
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { fetchedNode } from './fetch-node.mjs';
import { inFolder } from './in-folder.mjs';
import { outputOf } from './run.mjs';

const course = fileURLToPath(new URL('determinism-course.mjs', import.meta.url));
const own = process.versions.node.split('.')[0];
const PLACES = [
  { TZ: 'UTC', LANG: 'C' },
  { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8' },
];

const versionsOf = {
  ...{ shown: 'VERSIONS', otherwise: '20,22,24,26', is: 'versions such as 20,24' },
  fits: (text) => text.split(',').every((version) => /^\d{2}$/.test(version)),
};
const versions = readArguments('npm run determinism --', { node: versionsOf }).node.split(',');

/** The program of a version of Node: this one, or one that is fetched. */
const nodeOf = (version, folder) => (version === own ? process.execPath : fetchedNode(version, folder));

/** The digests of all runs. */
async function digests(folder) {
  const found = [];
  for (const version of versions) {
    const node = nodeOf(version, folder);
    for (const env of PLACES) {
      const { code, stdout, output } = await outputOf([node, course], { env });
      if (code !== 0) throw new Error(`The course failed in Node ${version}: ${output.trim()}`);
      const [digest, ...what] = stdout.trim().split(' ');
      found.push(digest);
      console.log(`Node ${version.padEnd(3)} ${env.TZ.padEnd(16)} ${digest}  ${what.join(' ')}`);
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

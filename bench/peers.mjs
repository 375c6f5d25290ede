/** Who is measured: the sandbox, and what one would write or take instead. Each does the same work, as far as it can. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outsideFile } from '../conformance/outside.mjs';
import { call, createOne, freePort, LIST, startServer } from './server.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

const own = (file, ...args) => [join(root, 'bench/peers', file), ...args];

/**
 * `checks` says what is held against a contract; `keeps` whether a server keeps payments. `package` is a dependency of this repository,
 * `outside` one of conformance/. `given` makes the arguments and the base URL of a program that must be told its port. The `closest` are
 * what the sandbox is measured with where the others would say nothing more.
 */
const TABLE = [
  {
    ...{ name: 'tenderbox', checks: 'both', keeps: true, closest: true },
    args: [join(root, 'dist/cli.js'), ...'start --port 0 --log silent'.split(' ')],
  },
  { name: 'node:http', checks: 'nothing', keeps: true, closest: true, args: own('http.mjs') },
  { name: 'express', package: 'express', checks: 'nothing', keeps: true, closest: true, args: own('express.mjs') },
  {
    ...{ name: 'fastify', outside: 'fastify', checks: 'requests; answers are serialized by schema', keeps: true },
    args: own('fastify.mjs'),
  },
  {
    ...{ name: 'express-openapi-validator', package: 'express-openapi-validator', checks: 'both', keeps: true },
    args: own('validator.mjs'),
  },
  {
    ...{ name: 'prism', outside: '@stoplight/prism-cli', checks: 'both', keeps: false },
    given: (port) => ({
      args: [
        outsideFile('@stoplight/prism-cli/dist/index.js'),
        ...['mock', join(root, 'openapi/merchant.yaml'), '--port', String(port), '--verboseLevel', 'silent'],
      ],
      url: `http://127.0.0.1:${port}`,
    }),
  },
];

/** A program that is not ours may not work on this version of Node; better it fails now than in the middle of a run. */
async function tryOut(how) {
  const server = await startServer(await how());
  try {
    const { id } = await createOne(server);
    await call(server, `/payments/${id}`);
    await call(server, LIST);
  } finally {
    await server.stop();
  }
}

const versionIn = (...path) => JSON.parse(readFileSync(join(root, ...path, 'package.json'), 'utf8')).version;

function versionOf({ name, outside, package: own }) {
  if (name === 'tenderbox') return versionIn();
  if (outside !== undefined) return versionIn('conformance/node_modules', outside);
  return own === undefined ? process.version : versionIn('node_modules', own);
}

async function ready({ given, args, ...peer }) {
  const how = async () => (given === undefined ? { args } : given(await freePort()));
  if (given !== undefined) await tryOut(how);
  return { ...peer, version: versionOf(peer), how };
}

/** The names of all peers, and of the closest. */
export const EVERYBODY = TABLE.map(({ name }) => name);
export const CLOSEST = TABLE.filter(({ closest }) => closest).map(({ name }) => name);

/** The closest of those that were found. */
export const closestOf = (peers) => Object.fromEntries(Object.entries(peers).filter(([, { closest }]) => closest));

/**
 * The peers by name, ready to be started. Who is not installed or does not work is left out, and it is said why.
 * @param {string[]} [names] only these
 */
export async function findPeers(names = EVERYBODY) {
  const peers = {};
  for (const peer of TABLE.filter(({ name }) => names.includes(name))) {
    try {
      peers[peer.name] = await ready(peer);
    } catch (error) {
      process.stderr.write(`${peer.name} is left out: ${error.message}\n`);
    }
  }
  return peers;
}

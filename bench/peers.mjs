/** Who is measured: the sandbox, and what one would write or take instead. Each does the same work, as far as it can. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outsideFile } from '../conformance/outside.mjs';
import { installed, versionIn } from './install.mjs';
import { call, createOne, freePort, startServer } from './server.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const cache = join(root, '.bench');

const own = (file, ...args) => [join(root, 'bench/peers', file), ...args];

/** A Mockoon environment: payments as a collection that is created, read and listed, without a log that is kept. */
function mockoonEnvironment(file) {
  const response = {
    ...{ uuid: '3', body: '{}', latency: 0, statusCode: 200, label: '', headers: [], bodyType: 'DATABUCKET' },
    ...{ filePath: '', databucketID: 'paym', sendFileAsBody: false, rules: [], rulesOperator: 'OR' },
    ...{ disableTemplating: false, fallbackTo404: false, default: true, crudKey: 'id', callbacks: [] },
  };
  const route = {
    ...{ uuid: '2', type: 'crud', documentation: '', method: '', endpoint: 'payments', responses: [response] },
    ...{ responseMode: null, streamingMode: null, streamingInterval: 0 },
  };
  const environment = {
    ...{ uuid: '1', lastMigration: 33, name: 'payments', endpointPrefix: 'v1', latency: 0, port: 0, folders: [] },
    ...{ hostname: '127.0.0.1', rootChildren: [{ type: 'route', uuid: '2' }], routes: [route], callbacks: [] },
    data: [{ uuid: '4', id: 'paym', name: 'payments', documentation: '', value: '[]' }],
    ...{ proxyMode: false, proxyHost: '', proxyRemovePrefix: false, proxyReqHeaders: [], proxyResHeaders: [] },
    ...{ tlsOptions: { enabled: false }, cors: false, headers: [] },
  };
  writeFileSync(file, JSON.stringify(environment));
  return file;
}

function emptyDatabase(file) {
  writeFileSync(file, '{"payments":[]}');
  return file;
}

/**
 * `checks` says what is held against a contract; `keeps` how many payments a server can be given, `many` only where each costs the
 * same. `package` is a dependency of this repository, `outside` one of
 * conformance/, `install` neither and installed when it is measured. `given` makes the
 * arguments and the base URL of a program that must be told its port.
 */
const TABLE = [
  {
    name: 'tenderbox',
    checks: 'both',
    keeps: 'many',
    args: [join(root, 'dist/cli.js'), ...'start --port 0 --log silent'.split(' ')],
  },
  { name: 'node:http', checks: 'nothing', keeps: 'many', args: own('http.mjs') },
  { name: 'express', package: 'express', checks: 'nothing', keeps: 'many', args: own('express.mjs') },
  {
    ...{ name: 'express, born with', package: 'express', checks: 'nothing', keeps: 'many' },
    args: own('express.mjs', '--born-with'),
  },
  {
    name: 'fastify',
    outside: 'fastify',
    checks: 'requests; answers are serialized by schema',
    keeps: 'many',
    args: own('fastify.mjs'),
  },
  {
    ...{ name: 'express-openapi-validator', package: 'express-openapi-validator', checks: 'both', keeps: 'many' },
    args: own('validator.mjs'),
  },
  {
    ...{ name: 'prism', outside: '@stoplight/prism-cli', checks: 'both', keeps: 'nothing' },
    given: ({ port }) => ({
      args: [
        outsideFile('@stoplight/prism-cli/dist/index.js'),
        ...['mock', join(root, 'openapi/merchant.yaml'), '--port', String(port), '--verboseLevel', 'silent'],
      ],
      url: `http://127.0.0.1:${port}`,
    }),
  },
  {
    ...{ name: 'mockoon', install: { name: '@mockoon/cli', version: '9.9.0' }, checks: 'nothing', keeps: 'few' },
    given: ({ port, folder, home }) => ({
      args: [
        join(home, 'node_modules/@mockoon/cli/bin/run.js'),
        ...['start', '--data', mockoonEnvironment(join(folder, `mockoon-${port}.json`)), '--port', String(port)],
        ...['--hostname', '127.0.0.1', '--disable-log-to-file', '--disable-admin-api', '--disable-external-refs'],
      ],
      url: `http://127.0.0.1:${port}/v1`,
    }),
  },
  {
    ...{ name: 'json-server', install: { name: 'json-server', version: '0.17.4' }, checks: 'nothing', keeps: 'few' },
    list: '/payments?_limit=10',
    given: ({ port, folder, home }) => ({
      args: [
        join(home, 'node_modules/json-server/lib/cli/bin.js'),
        ...[emptyDatabase(join(folder, `json-server-${port}.json`)), '--port', String(port)],
        ...['--host', '127.0.0.1', '--quiet'],
      ],
      url: `http://127.0.0.1:${port}`,
    }),
  },
];

/** A program that is not ours may not work on this version of Node; better it fails now than in the middle of a run. */
async function tryOut(how, list) {
  const server = await startServer(await how());
  try {
    const { id } = await createOne(server);
    await call(server, `/payments/${id}`);
    await call(server, list);
  } finally {
    await server.stop();
  }
}

function versionOf(peer) {
  if (peer.outside !== undefined) return versionIn(join(root, 'conformance'), peer.outside);
  return peer.package === undefined ? process.version : versionIn(root, peer.package);
}

async function ready(peer, folder) {
  const { list = '/payments?limit=10', install, given, args } = peer;
  const home = install === undefined ? undefined : await installed(cache, install);
  const version = install?.version ?? versionOf(peer);
  const how = async () => (given === undefined ? { args } : given({ port: await freePort(), folder, home }));
  if (given !== undefined) await tryOut(how, list);
  return { name: peer.name, version, checks: peer.checks, keeps: peer.keeps, list, how };
}

/** The names of all peers. */
export const EVERYBODY = TABLE.map(({ name }) => name);

/**
 * The peers by name, ready to be started. Who cannot be installed or does not work is left out, and it is said why.
 * @param {string} folder for the files that some of them need
 * @param {string[]} [names] only these
 */
export async function findPeers(folder, names = EVERYBODY) {
  const peers = {};
  for (const peer of TABLE.filter(({ name }) => names.includes(name))) {
    try {
      peers[peer.name] = await ready(peer, folder);
    } catch (error) {
      process.stderr.write(`${peer.name} is left out: ${error.message}\n`);
    }
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (peers.tenderbox !== undefined) peers.tenderbox.version = version;
  return peers;
}

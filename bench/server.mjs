/** Servers of the bench: started, found ready, asked. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { launch, stop } from './machine.mjs';

const READY = /ready on (\S+)\n/;
const READY_S = 60;
const POLL_MS = 2;
const KEPT_CHARACTERS = 4_000;

export const headers = { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' };

export const NEW_PAYMENT = JSON.stringify({
  amount: 49.99,
  currency: 'EUR',
  description: 'Order 1234',
  customer_email: 'customer@example.com',
  metadata: { order_id: '1234', cart: 'a-17' },
});

/** A port that nobody listens on, for the programs that cannot be told to choose one. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Rejects when a server ends, or is not ready in time. */
function untilItFails(child, args, told, within_s) {
  return new Promise((_resolve, reject) => {
    const because = (what) => () => {
      stop(child);
      reject(new Error(`${args.join(' ')} ${what}. ${told()}`.trim()));
    };
    const timer = setTimeout(because(`was not ready after ${within_s} s`), within_s * 1000);
    child.on('error', because('could not be started')).on('close', because('ended before it was ready'));
    child.on('close', () => clearTimeout(timer));
    child.ready = () => {
      clearTimeout(timer);
      child.removeAllListeners('error').on('error', () => {});
    };
  });
}

function keptFrom(stream) {
  let said = '';
  stream?.setEncoding('utf8').on('data', (chunk) => {
    if (said.length < KEPT_CHARACTERS) said += chunk;
  });
  return () => said;
}

function lineOf(child, said) {
  return new Promise((resolve) => {
    child.stdout.on('data', () => {
      const url = READY.exec(said())?.[1];
      if (url !== undefined) resolve(url);
    });
  });
}

async function untilItListens(child, port) {
  const listens = () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      const tell = (answer) => () => {
        socket.destroy();
        resolve(answer);
      };
      socket.on('connect', tell(true)).on('error', tell(false));
    });
  while (child.exitCode === null && !(await listens())) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/**
 * Starts a server and resolves when it is ready: when it says where, or when something listens on the port that it was given.
 * @param {{args: string[], url?: string, within_s?: number}} how `url` for a server that was given its port
 */
export async function startServer({ args, url, within_s = READY_S }) {
  const begun = performance.now();
  // What others print costs them nothing; what ours print is awaited.
  const child = launch(args, ['ignore', url === undefined ? 'pipe' : 'ignore', 'pipe']);
  const [said, complained] = [keptFrom(child.stdout), keptFrom(child.stderr)];
  const ready = url === undefined ? lineOf(child, said) : untilItListens(child, new URL(url).port).then(() => url);
  const where = await Promise.race([ready, untilItFails(child, args, () => complained() || said(), within_s)]);
  child.ready();
  const ready_ms = performance.now() - begun;
  return { url: where, pid: child.pid, said: said(), ready_ms, begun, stop: () => stop(child) };
}

const agent = new Agent({ keepAlive: false });

/** One call, its answer read; each has a connection of its own. */
export async function call(server, path, { method = 'GET', body } = {}) {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const sent = request(server.url + path, { method, agent, headers: { ...headers, ...length } }).end(body);
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

export const createOne = (server) => call(server, '/payments', { method: 'POST', body: NEW_PAYMENT });

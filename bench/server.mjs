/** Servers of the bench: started, found ready, asked. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { startServer as start } from '../tools/processes.mjs';
import { before } from './machine.mjs';

export const headers = { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' };

export const LIST = '/payments?limit=10';

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

/** Starts a server on the core of the servers, and resolves when it is ready. */
export const startServer = (how) => start({ ...how, before });

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

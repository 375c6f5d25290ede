/**
 * Ordinary calls of one merchant at an agreed rate, over a few kept connections: a payment request is created, read, found in the
 * list, and the balance is asked for, in turn. Imported, it makes them in this process; started by `fork` with what it is to do as
 * JSON, in a process of its own, which ends when it has been told to stop and has said what came of them.
 */
import { setMaxListeners } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PAYMENT = JSON.stringify({ amount: 49.99, currency: 'EUR', description: 'Order 1234' });

/** The calls of a round: what is asked, how it is answered, and whether the body is what was asked for. */
const TURNS = [
  { ask: () => ['POST', '/payments'], status: 201, fits: (body) => /^pay_req_/.test(body.id) },
  { ask: (id) => ['GET', `/payments/${id}`], status: 200, fits: (body, id) => body.id === id },
  { ask: () => ['GET', '/payments?limit=10'], status: 200, fits: (body) => body.data.length > 0 },
  { ask: () => ['GET', '/balance'], status: 200, fits: (body) => body.error === undefined },
];
export const CALLS_IN_A_ROUND = TURNS.length;

function exchange({ url, key }, agent, method, path) {
  const body = method === 'POST' ? PAYMENT : '';
  const headers = { authorization: `Bearer ${key}` };
  if (body !== '') Object.assign(headers, { 'content-type': 'application/json', 'content-length': body.length });
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece) => {
        text += piece;
      });
      response.once('error', reject).once('end', () => resolve({ status: response.statusCode, text }));
    });
    asked.once('error', reject).end(body);
  });
}

/** Begins, and goes on until it is stopped; what each member is stands in ordinary-calls.d.mts. */
export function makeOrdinaryCalls(load) {
  const { url, connections, per_second } = load;
  const { Agent } = url.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: connections, rejectUnauthorized: false });
  const between_ms = (connections * 1000) / per_second;
  const took_ms = [];
  const others = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  setMaxListeners(connections, signal);

  async function oneCall({ ask, status, fits }, id) {
    const [method, path] = ask(id);
    const from = performance.now();
    const answer = await exchange(load, agent, method, path).catch((error) => ({ status: error.code, text: '' }));
    took_ms.push(performance.now() - from);
    try {
      const body = JSON.parse(answer.text);
      if (answer.status === status && fits(body, id)) return body.id ?? id;
    } catch {
      // What is no JSON is told as it came.
    }
    others.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return id;
  }

  async function client(first_round) {
    let id = '';
    for (let calls = 0; !signal.aborted; calls += 1) {
      if (calls === TURNS.length) first_round();
      const from = performance.now();
      id = await oneCall(TURNS[calls % TURNS.length], id);
      // The first round is not waited for longer than it takes.
      if (calls < TURNS.length) continue;
      await sleep(Math.max(0, between_ms - (performance.now() - from)), undefined, { signal }).catch(() => undefined);
    }
    first_round();
  }

  const ended = [];
  const rounds = Array.from({ length: connections }, () => new Promise((resolve) => ended.push(client(resolve))));
  return {
    begun: Promise.all(rounds).then(() => undefined),
    async stop() {
      stopping.abort();
      await Promise.all(ended);
      agent.destroy();
      return { took_ms, others };
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.send !== undefined) {
  const calls = makeOrdinaryCalls(JSON.parse(process.argv[2]));
  // Whoever started it may be gone: nobody would stop it then.
  process.once('disconnect', () => process.exit(0));
  process.once('message', async () => {
    const outcome = await calls.stop();
    process.send(outcome, () => process.exit(0));
  });
  await calls.begun;
  process.send('begun');
}

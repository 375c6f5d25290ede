/** Load from this process, and figures of it. */
import autocannon from 'autocannon';
import { processorTime_us } from './machine.mjs';

const headers = { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' };

export const NEW_PAYMENT = JSON.stringify({
  amount: 49.99,
  currency: 'EUR',
  description: 'Order 1234',
  customer_email: 'customer@example.com',
  metadata: { order_id: '1234', cart: 'a-17' },
});

/**
 * Asks a server again and again.
 * @param {{url: string, pid: number}} server
 * @param {{method?: string, path?: string, paths?: string[], body?: string}} request `paths` are asked for in turn
 * @param {{duration?: number, amount?: number, connections?: number}} how seconds, or a number of requests
 * @returns answers per second, and microseconds of the server's processor per answer
 */
export async function load(server, request, how) {
  const { method = 'GET', path = '/payments', paths, body } = request;
  const url = new URL(server.url);
  const requests = (paths ?? [path]).map((each) => ({ method, path: url.pathname + each, body }));
  const before_us = processorTime_us(server.pid);
  const begun = performance.now();
  const result = await autocannon({ url: url.origin, connections: 10, headers, requests, ...how });
  const took_s = (performance.now() - begun) / 1000;
  const spent_us = processorTime_us(server.pid) - before_us;
  const answered = result['2xx'];
  if (answered === 0 || result.non2xx > 0 || result.errors > 0)
    throw new Error(`${method} ${url.origin}${path}: ${answered} good, ${result.non2xx} bad, ${result.errors} failed`);
  return { per_s: answered / took_s, cpu_us: spent_us / answered, p99_ms: result.latency.p99, answered };
}

/** One call, its answer read. */
export async function call(server, path, { method = 'GET', body } = {}) {
  const response = await fetch(server.url + path, { method, headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Load from this process, and figures of it. */
import autocannon from 'autocannon';
import { processorTime_us } from './machine.mjs';
import { headers } from './server.mjs';

/** The load ends at a sample, so that rounds shorter than the usual second of autocannon need shorter ones. */
const SAMPLE_MS = 100;
const TRIES = 10;

/** The latency that a share of the answers stayed within, in milliseconds and finer than the counters of the load's maker. */
function watchLatency(instance) {
  const times_ms = [];
  instance.on('response', (_client, _status, _bytes, took_ms) => times_ms.push(took_ms));
  return (share) => Float64Array.from(times_ms).sort()[Math.floor((times_ms.length - 1) * share)];
}

/**
 * Asks a server again and again.
 * @param {{url: string, pid: number}} server
 * @param {{method?: string, path?: string, paths?: string[], body?: string}} request `paths` are asked for in turn
 * @param {{duration?: number, amount?: number, connections?: number}} how seconds, or a number of requests
 * @param {number} tries rounds without any answer, before that is an error
 * @returns answers per second, and microseconds of the server's processor per answer
 */
export async function load(server, request, how, tries = TRIES) {
  const { method = 'GET', path = '/payments', paths, body } = request;
  const url = new URL(server.url);
  const base = url.pathname === '/' ? '' : url.pathname;
  const requests = (paths ?? [path]).map((each) => ({ method, path: base + each, body }));
  const before_us = processorTime_us(server.pid);
  const begun = performance.now();
  const instance = autocannon({ url: url.origin, connections: 10, sampleInt: SAMPLE_MS, headers, requests, ...how });
  const within = watchLatency(instance);
  const result = await instance;
  const took_s = (performance.now() - begun) / 1000;
  const spent_us = processorTime_us(server.pid) - before_us;
  const answered = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${method} ${url.origin}${path}: ${answered} good, ${result.non2xx} bad, ${result.errors} failed`);
  // A server that others keep off its core may need longer than a short round for its first answer.
  if (answered === 0 && tries > 1) return load(server, request, how, tries - 1);
  if (answered === 0) throw new Error(`${method} ${url.origin}${path}: no answer in ${TRIES} rounds`);
  return { per_s: answered / took_s, cpu_us: spent_us / answered, p99_ms: within(0.99), answered };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of each member that the records of several rounds have. */
export const medians = (records) =>
  Object.fromEntries(Object.keys(records[0]).map((key) => [key, median(records.map((record) => record[key]))]));

/**
 * Rounds over several servers in turn, so that whatever else the machine does meets all of them alike. Each round begins with another
 * server, so that none always follows the same one.
 * @returns the figures of all rounds, per server
 */
export async function inTurns(servers, work, rounds) {
  const names = Object.keys(servers);
  const figures = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)])
      figures[name].push(await work(servers[name], name));
  }
  return figures;
}

/** The medians of such rounds, per server. */
export const summary = (figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, rounds]) => [name, medians(rounds)]));

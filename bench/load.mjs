/** Load from this process, and what it costs a server. */
import { outside } from '../conformance/outside.mjs';
import { within } from '../tools/figures.mjs';
import { processorTime_us } from '../tools/processes.mjs';
import { headers } from './server.mjs';

/** The load ends at a sample, so that rounds shorter than the usual second of autocannon need shorter ones. */
const SAMPLE_MS = 100;
const TRIES = 10;

/** How long each answer takes, in milliseconds and finer than the counters of the load's maker. */
function watchLatency(instance) {
  const times_ms = [];
  instance.on('response', (_client, _status, _bytes, took_ms) => times_ms.push(took_ms));
  return times_ms;
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
  const instance = outside('autocannon')({
    url: url.origin,
    connections: 10,
    sampleInt: SAMPLE_MS,
    headers,
    requests,
    ...how,
  });
  const times_ms = watchLatency(instance);
  const result = await instance;
  const took_s = (performance.now() - begun) / 1000;
  const spent_us = processorTime_us(server.pid) - before_us;
  const answered = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${method} ${url.origin}${path}: ${answered} good, ${result.non2xx} bad, ${result.errors} failed`);
  // A server that others keep off its core may need longer than a short round for its first answer.
  if (answered === 0 && tries > 1) return load(server, request, how, tries - 1);
  if (answered === 0) throw new Error(`${method} ${url.origin}${path}: no answer in ${TRIES} rounds`);
  return { per_s: answered / took_s, cpu_us: spent_us / answered, p99_ms: within(times_ms, 0.99), answered };
}

/** What a call costs in microseconds: of processor or, where the kernel does not tell that, of time. */
export const costOfCall = ({ cpu_us, per_s }) => (Number.isFinite(cpu_us) ? cpu_us : 1e6 / per_s);

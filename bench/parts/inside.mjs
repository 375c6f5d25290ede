/** What is measured in a process of the sandbox: bench/inside.ts does it, and its figures are read here. */

import { median } from '../../tools/figures.mjs';
import { listen } from '../../tools/processes.mjs';
import { measureIn } from '../machine.mjs';

export async function measureSecond({ inside, size }) {
  const { first_ms, further_ms } = await measureIn([inside, 'starts', String(size.seconds_started)]);
  return { first_ms, further_ms: median(further_ms) };
}

export async function measureAdvance({ inside, size }) {
  const filled = await measureIn(['--expose-gc', inside, 'memory', String(size.expiries)]);
  const posted = await measureIn(['--expose-gc', inside, 'posted', String(size.expiries)]);
  return { ...filled, ...posted, count: size.expiries };
}

export async function measureState({ inside, size }) {
  const { round_trips, resets } = await measureIn([inside, 'state', '10000', String(size.rounds)]);
  const kept = await measureIn([inside, 'readBack', String(size.kept), String(size.rounds)]);
  return {
    ...{ round_trip_ms: median(round_trips), reset_ms: median(resets) },
    ...{ kept: size.kept, read_back_ms: median(kept.read_backs), file_mb: kept.file_mb },
  };
}

const middles = (rounds) => ({
  per_s: median(rounds.map(({ per_s }) => per_s)),
  cpu_us: median(rounds.map(({ cpu_us }) => cpu_us)),
});

const KEPT_OPEN_MS = 120_000;

/** Deliveries to a receiver of this process, which has the other core, in turns with a bare client in a process of its own. */
export async function measureWebhooks({ inside, size }) {
  const receiver = await listen((req, res) => {
    req.resume().on('end', () => res.writeHead(200, { 'content-length': 2 }).end('ok'));
  });
  // Where the machine is busy a connection may rest for seconds, and one that is closed as it is used again would fail a delivery.
  receiver.server.keepAliveTimeout = KEPT_OPEN_MS;
  const url = `${receiver.url}/webhooks`;
  try {
    const path = [];
    const bare = [];
    for (let n = 0; n < size.rounds; n++) {
      path.push(await measureIn([inside, 'webhooks', url, String(size.hooks)]));
      bare.push(await measureIn([inside, 'bare', url, String(path[0].each)]));
    }
    return { path: middles(path), bare: middles(bare), payments: size.hooks, webhooks: path[0].each };
  } finally {
    receiver.close();
  }
}

/** From the spawn of a process to its first answer, and what it then holds in memory. */
import { processorTime_us, residentMb } from '../../tools/processes.mjs';
import { load } from '../load.mjs';
import { createOne, NEW_PAYMENT, startServer } from '../server.mjs';
import { inTurns, summary } from '../turns.mjs';

/** One start: when it was ready, when it answered a first POST, what both cost. */
export async function startOnce(peer) {
  const server = await startServer(await peer.how());
  try {
    const ready_mb = residentMb(server.pid);
    await createOne(server);
    const first_ms = performance.now() - server.begun;
    return { ready_ms: server.ready_ms, first_ms, cpu_ms: processorTime_us(server.pid) / 1000, ready_mb };
  } finally {
    await server.stop();
  }
}

export const measureStarts = async ({ peers, size }) => summary(await inTurns(peers, startOnce, size.spawns));

/**
 * Resident memory of a server that keeps many payments. What a further payment takes is counted from a tenth of them on: until then the
 * room for short-lived objects grows and code is compiled, which happens once.
 */
async function fillOnce({ how }, { kept }) {
  const server = await startServer(await how());
  try {
    const ready_mb = residentMb(server.pid);
    const post = (amount) => load(server, { method: 'POST', body: NEW_PAYMENT }, { amount });
    const warm = await post(kept / 10);
    const warm_mb = residentMb(server.pid);
    const { answered } = await post(kept);
    const full_mb = residentMb(server.pid);
    const bytes_each = ((full_mb - warm_mb) * 2 ** 20) / answered;
    return { ready_mb, warm_mb, full_mb, warm: warm.answered, kept: answered, bytes_each };
  } finally {
    await server.stop();
  }
}

/** Medians, because that room grows a step earlier in one process and later in the next. */
export async function measureMemory({ peers, size }) {
  const keeping = Object.fromEntries(Object.entries(peers).filter(([, { keeps }]) => keeps));
  return summary(await inTurns(keeping, (peer) => fillOnce(peer, size), size.fills));
}

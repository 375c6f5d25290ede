import type { Sliced } from '../../domain/ports.js';
import { deliveryState } from '../../domain/states.js';
import type { World } from '../../domain/world.js';
import type { Handlers } from '../host.js';

/** How many deliveries are in each state, over all merchants. */
function* countDeliveries(worlds: readonly World[]): Sliced<{ state: string; count: number }[]> {
  // Those that no delivery is in are told as well: a line of a board that begins with nothing shows no rise.
  const counts = new Map(['pending', 'retrying', 'succeeded', 'failed'].map((state) => [state, 0]));
  for (const world of worlds) {
    for (const delivery of world.deliveries.records) {
      const state = deliveryState(delivery);
      counts.set(state, (counts.get(state) ?? 0) + 1);
    }
    yield;
  }
  return [...counts].map(([state, count]) => ({ state, count }));
}

export const serverOperations = {
  /** Tells a page whether it may make a merchant for its reader, and what bounds that has. */
  getMode: (_request, { host: { publicMode } }) => {
    if (publicMode === undefined) return { status: 200, body: { public: false, limits: null } };
    const { merchants, lifetime_ms, per_hour, ...ofOne } = publicMode.limits;
    const limits = { merchants, lifetime_seconds: lifetime_ms / 1_000, merchants_per_hour: per_hour, ...ofOne };
    return { status: 200, body: { public: true, limits } };
  },

  /** Tells whether the sandbox is ready; the form of the answer says 503 where it is not. */
  getHealth: (_request, { host }) => {
    const { version } = host;
    return { status: 200, body: { status: host.health(), version, uptime_seconds: host.uptimeSeconds() } };
  },

  /** Tells what an operator watches, over all merchants. */
  getMetrics: async (_request, { host }) => {
    const { worlds } = host;
    const deliveries = await host.inSlices(countDeliveries(worlds.all()));
    const counted = { merchants: worlds.all().length, calls: host.calls(), deliveries };
    const body = { ...counted, data_file_bytes: host.dataFileBytes(), uptime_seconds: host.uptimeSeconds() };
    return { status: 200, body };
  },
} satisfies Handlers;

import type { Handlers } from '../host.js';

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
  getMetrics: (_request, { host }) => {
    const merchants = host.worlds.all();
    const count = (state: string): number => merchants.reduce((sum, world) => sum + world.deliveries.count(state), 0);
    // Those that no delivery is in are told as well: a line of a board that begins with nothing shows no rise.
    const counts = Object.entries({ pending: count('pending') - count('retrying'), retrying: count('retrying') });
    const ended = ['succeeded', 'failed'].map((state) => [state, count(state)] as const);
    const deliveries = [...counts, ...ended].map(([state, each]) => ({ state, count: each }));
    const counted = { merchants: merchants.length, calls: host.calls(), deliveries };
    const body = { ...counted, data_file_bytes: host.dataFileBytes(), uptime_seconds: host.uptimeSeconds() };
    return { status: 200, body };
  },
} satisfies Handlers;

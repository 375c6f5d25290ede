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
} satisfies Handlers;

/** How the sandbox stands, and in one answer how a merchant's world does. */
import type { World } from '../../domain/world.js';
import { Answered, type Handlers } from '../host.js';
import { search } from '../search.js';
import { showJob } from '../shapes/clock.js';
import { showHealth } from '../shapes/deliveries.js';
import { showSettings } from '../shapes/merchants.js';
import { showAccess, showActivity, showArrivals, showPaid, showPhases, showTraffic } from '../shapes/overview.js';

const FAILURES = ['payment.failed', 'payment.expired', 'payout.failed'] as const;

/** What falls due first, with all others of its kind at the same instant. */
function nextDue(world: World) {
  const first = world.jobs.peek();
  if (first === undefined) return null;
  const { kind, due_at, resource_id, does } = showJob(world, first);
  const jobs = world.data.jobs.filter((job) => job.kind === first.kind && job.due_ms === first.due_ms).length;
  return { due_at, kind, jobs, resource_id, does };
}

export const overviewOperations = {
  /** Tells a page whether it may make a merchant for its reader, and what bounds that has. */
  getMode: (_request, { host: { publicMode } }) => {
    if (publicMode === undefined) return { public: false, limits: null };
    const { merchants, lifetime_ms, per_hour, ...ofOne } = publicMode.limits;
    const limits = { merchants, lifetime_seconds: lifetime_ms / 1_000, merchants_per_hour: per_hour, ...ofOne };
    return { public: true, limits };
  },

  /** Tells whether the sandbox is ready. */
  getHealth: (_request, { host }) => {
    const body = { status: host.health(), version: host.version, uptime_seconds: host.uptimeSeconds() };
    return body.status === 'ok' ? body : new Answered(503, body);
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
    return { ...counted, data_file_bytes: host.dataFileBytes(), uptime_seconds: host.uptimeSeconds() };
  },

  findRecords: ({ query }, { world }) => ({ data: search(world, query.q) }),

  getOverview: (_request, { world }) => {
    const { data, deliveries, events } = world;
    return {
      access: showAccess(world),
      deliveries_retrying: deliveries.count('retrying'),
      endpoints_failing: data.webhooks.filter(({ id }) => showHealth(world, id).failing).length,
      faults: data.faults.length,
      runs: data.runs.filter(({ status }) => status === 'running').length,
      settings_changed: showSettings(world.data.settings).filter(({ changed }) => changed).length,
      next: nextDue(world),
      payments: showPhases(world),
      paid: showPaid(world),
      requests: showTraffic(world),
      deliveries: showArrivals(world),
      activity: showActivity(world),
      seen: {
        request: data.journal.length > 0,
        payment: events.count('payment.created') > 0,
        endpoint: data.webhooks.length > 0,
        delivery: deliveries.count('succeeded') > 0,
        failure: FAILURES.some((type) => events.count(type) > 0),
      },
    };
  },
} satisfies Handlers;

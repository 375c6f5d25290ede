/** How a merchant's world stands, in one answer. */
import type { World } from '../../domain/world.js';
import type { Handlers } from '../host.js';
import { search } from '../search.js';
import { showJob } from '../shapes/clock.js';
import { showHealth } from '../shapes/deliveries.js';
import {
  countChanged,
  showAccess,
  showActivity,
  showArrivals,
  showPaid,
  showPhases,
  showTraffic,
} from '../shapes/overview.js';

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
  findRecords: ({ query }, { world }) => ({ status: 200, body: { data: search(world, query.q) } }),

  getOverview: (_request, { world }) => {
    const { data, deliveries, events } = world;
    return {
      status: 200,
      body: {
        access: showAccess(world),
        deliveries_retrying: deliveries.count('retrying'),
        endpoints_failing: data.webhooks.filter(({ id }) => showHealth(world, id).failing).length,
        faults: data.faults.length,
        runs: data.runs.filter(({ status }) => status === 'running').length,
        settings_changed: countChanged(world),
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
      },
    };
  },
} satisfies Handlers;

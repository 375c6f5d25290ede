/** The clock, and what is going to happen by itself. */
import { advance, settle as settleDeliveries } from '../../deliveries/advance.js';
import { nowOf, setClock } from '../../domain/clock.js';
import { DEFAULT_LIMIT } from '../../domain/lists.js';
import { Problem } from '../../domain/problems.js';
import { RECORD_LISTS } from '../../domain/resources.js';
import type { World } from '../../domain/world.js';
import type { Handlers } from '../host.js';
import { readClockSettings, readDuration, readInstant, requireShowable } from '../inputs.js';
import { ControlProblem } from '../problems.js';
import { at, nowText, showClock, showFired, showJob } from '../shapes/clock.js';
import { showDeliverySummary } from '../shapes/deliveries.js';
import { requireCondition, waitUntil } from '../wait.js';

const DEFAULT_TIMEOUT_MS = 30_000;

/** When the newest record was made. What the world was furnished with at its beginning does not bind its clock. */
function newestRecordAt({ data }: World): number {
  const lasts = RECORD_LISTS.map((list) => data[list].at(-1));
  return Math.max(
    0,
    ...lasts.map((record) =>
      record && 'started_at_ms' in record ? record.started_at_ms : (record?.created_at_ms ?? 0),
    ),
  );
}

function readTarget(world: World, { by, to }: { by?: string | number; to?: string }): number {
  const now_ms = nowOf(world);
  if (to === undefined) return requireShowable(now_ms + readDuration(by ?? 0, 'by'), 'by', by);
  const target_ms = readInstant(to, 'to');
  if (target_ms >= now_ms) return target_ms;
  const detail = { parameter: 'to', value: to, rule: `min:${at(now_ms)}` };
  throw new Problem('illegal_move', `to is in the past: it is ${at(now_ms)} already, and time does not go back.`, {
    detail,
  });
}

export const clockOperations = {
  getClock: (_request, { world }) => showClock(world),

  putClock: ({ body }, { world }) => {
    const change = readClockSettings(body);
    const newest_ms = newestRecordAt(world);
    if (change.now_ms !== undefined && change.now_ms < newest_ms) {
      const message = `now is before the merchant's newest record (${at(newest_ms)}), which would then lie in the future. Reset the merchant first, or create another.`;
      throw new Problem('illegal_move', message, {
        detail: { parameter: 'now', value: body.now ?? null, rule: `min:${at(newest_ms)}` },
      });
    }
    setClock(world, change);
    return showClock(world);
  },

  advanceClock: async ({ body }, { host, world, call }) => {
    const until_ms = readTarget(world, body);
    const { fired, delivery_ids, ...totals } = await advance(world, host.dispatcher, until_ms, call.gone);
    const deliveries = delivery_ids.map((id) => world.deliveries.get(id)).filter((delivery) => delivery !== undefined);
    const { fired_total, deliveries_total } = totals;
    const truncated = fired.length < fired_total || delivery_ids.length < deliveries_total;
    return {
      now: nowText(world),
      fired: fired.map(showFired),
      fired_total,
      deliveries: deliveries.map((delivery) => showDeliverySummary(world, delivery)),
      deliveries_total,
      truncated,
    };
  },

  settle: async ({ body }, { host, world, call, shared }) => {
    const timeout_ms = body.timeout_ms ?? DEFAULT_TIMEOUT_MS;
    let forget = (): void => undefined;
    const stopped = new Promise<void>((resolve) => {
      forget = host.onStop(resolve);
    });
    const settled = await shared.waits
      .hold(world, call.peer.share, () => settleDeliveries(world, host.dispatcher, timeout_ms, stopped))
      .finally(forget);
    if (!settled) {
      const flying = host.dispatcher.inFlight(world);
      const explanation = `${flying} ${flying === 1 ? 'delivery is' : 'deliveries are'} being sent.`;
      const when = host.health() === 'stopping' ? 'The sandbox is stopping, and' : `After ${timeout_ms} ms`;
      throw new ControlProblem('timeout', `${when} it is not settled: ${explanation}`, {
        nearest: { explanation, count: flying },
      });
    }
    return { settled: true, now: nowText(world) };
  },

  waitFor: async ({ body }, context) => {
    const { world, host, call, shared } = context;
    const timeout_ms = body.timeout_ms ?? DEFAULT_TIMEOUT_MS;
    const condition = requireCondition(world, body.for);
    const matched = await shared.waits.hold(world, call.peer.share, () =>
      waitUntil(context, timeout_ms, () => condition.look(world)),
    );
    if (matched !== undefined) return { matched, now: nowText(world) };
    const nearest = condition.nearest(world);
    const frozen = world.data.clock.mode === 'frozen' ? ' The clock is frozen.' : '';
    const when = host.health() === 'stopping' ? 'The sandbox is stopping, and' : `After ${timeout_ms} ms`;
    throw new ControlProblem('timeout', `${when} it is not true: ${nearest.explanation}${frozen}`, { nearest });
  },

  listJobs: ({ query }, { world }) => {
    const { kind, resource_id, limit = DEFAULT_LIMIT, offset = 0 } = query;
    const fitting = world.data.jobs
      .filter((job) => (kind ?? job.kind) === job.kind && (resource_id ?? job.subject) === job.subject)
      .sort((a, b) => a.due_ms - b.due_ms || a.id - b.id);
    const data = fitting.slice(offset, offset + limit).map((job) => showJob(world, job));
    return { data, total: fitting.length, has_more: offset + data.length < fitting.length };
  },
} satisfies Handlers;

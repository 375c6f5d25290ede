/** Instants, the clock and jobs as the control API shows them: to the millisecond, whatever the merchant's profile says. */

import type { ControlSchema } from '../../contract/types.js';
import { nowOf, timestamp } from '../../domain/clock.js';
import type { Job } from '../../domain/records.js';
import { JOBS } from '../../domain/resources.js';
import type { World } from '../../domain/world.js';

/** An instant of the merchant's clock. */
export const at = (instant_ms: number): string => timestamp(instant_ms, 'milliseconds');

/** The merchant's present time. */
export const nowText = (world: World): string => at(nowOf(world));

/** An instant that there may not be. */
export const atOrNull = (instant_ms: number | null): string | null => (instant_ms === null ? null : at(instant_ms));

/** The clock as it is now. */
export function showClock(world: World): ControlSchema<'Clock'> {
  const { mode, speed } = world.data.clock;
  const next_due = atOrNull(world.jobs.peek()?.due_ms ?? null);
  return { mode, now: nowText(world), speed, next_due, pending_jobs: world.jobs.size };
}

/** Something that fell due. */
export function showFired(job: Job): ControlSchema<'FiredJob'> {
  return { job: job.id, kind: job.kind, due: at(job.due_ms), resource_id: job.subject };
}

function doesOf(world: World, { kind, subject, detail }: Job): string {
  if (kind === 'delivery.attempt') {
    const delivery = world.deliveries.get(subject);
    if (delivery === undefined) return JOBS[kind].does;
    return `Attempt ${delivery.attempts.length + 1} of the delivery of ${delivery.event_type} is made.`;
  }
  if (kind !== 'scenario.step') return JOBS[kind].does;
  const run = world.runs.get(subject);
  const step = Number(detail?.step);
  const verb = run?.steps[step]?.verb;
  return verb === undefined ? JOBS[kind].does : `Step ${step + 1} of the scenario ${run?.scenario} is played: ${verb}.`;
}

/** Something that is going to happen by itself. */
export function showJob(world: World, job: Job): ControlSchema<'UpcomingJob'> {
  const { id, kind, due_ms, subject } = job;
  return { job: id, kind, due_at: at(due_ms), resource_id: subject, does: doesOf(world, job).slice(0, 512) };
}

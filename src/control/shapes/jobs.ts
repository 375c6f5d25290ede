/** Jobs in words. */
import type { ControlSchema } from '../../contract/types.js';
import { JOBS } from '../../domain/job-kinds.js';
import type { Job } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { findRun } from '../../scenarios/runs.js';
import { at } from './time.js';

function doesOf(world: World, { kind, subject, detail }: Job): string {
  if (kind === 'delivery.attempt') {
    const delivery = world.deliveries.get(subject);
    if (delivery === undefined) return JOBS[kind].does;
    return `Attempt ${delivery.attempts.length + 1} of the delivery of ${delivery.event_type} is made.`;
  }
  if (kind !== 'scenario.step') return JOBS[kind].does;
  const run = findRun(world, subject);
  const step = Number(detail?.step);
  const verb = run?.steps[step]?.verb;
  return verb === undefined ? JOBS[kind].does : `Step ${step + 1} of the scenario ${run?.scenario} is played: ${verb}.`;
}

/** Something that is going to happen by itself. */
export function showJob(world: World, job: Job): ControlSchema<'UpcomingJob'> {
  const { id, kind, due_ms, subject } = job;
  return { job: id, kind, due_at: at(due_ms), resource_id: subject, does: doesOf(world, job).slice(0, 512) };
}

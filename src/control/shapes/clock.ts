import type { ControlSchema } from '../../contract/types.js';
import type { Job } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { at, atOrNull, nowText } from './time.js';

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

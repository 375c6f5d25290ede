/** What is going to happen by itself. */
import type { ControlHandler } from '../../contract/types.js';
import type { ControlContext } from '../host.js';
import { showJob } from '../shapes/jobs.js';

const DEFAULT_LIMIT = 10;

export const listJobs: ControlHandler<'listJobs', ControlContext> = ({ query }, { world }) => {
  const { kind, resource_id, limit = DEFAULT_LIMIT, offset = 0 } = query;
  const fitting = world.data.jobs
    .filter((job) => (kind ?? job.kind) === job.kind && (resource_id ?? job.subject) === job.subject)
    .sort((a, b) => a.due_ms - b.due_ms || a.id - b.id);
  const data = fitting.slice(offset, offset + limit).map((job) => showJob(world, job));
  return { status: 200, body: { data, total: fitting.length, has_more: offset + data.length < fitting.length } };
};

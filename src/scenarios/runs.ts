/** Finding runs. They are only ever added, so an index follows the list and is made anew when a world is loaded. */
import { notFound } from '../domain/problems.js';
import type { RunRecord } from '../domain/types.js';
import type { World } from '../domain/world.js';

interface Index {
  seen: number;
  byId: Map<string, RunRecord>;
  byResource: Map<string, RunRecord[]>;
}

const indexes = new WeakMap<RunRecord[], Index>();

function indexOf(runs: RunRecord[]): Index {
  let index = indexes.get(runs);
  if (index === undefined) {
    index = { seen: 0, byId: new Map(), byResource: new Map() };
    indexes.set(runs, index);
  }
  for (; index.seen < runs.length; index.seen++) {
    const run = runs[index.seen] as RunRecord;
    index.byId.set(run.id, run);
    if (run.resource_id === null) continue;
    const siblings = index.byResource.get(run.resource_id);
    if (siblings === undefined) index.byResource.set(run.resource_id, [run]);
    else siblings.push(run);
  }
  return index;
}

/** A run by its id, if there is one. */
export function findRun(world: World, id: string): RunRecord | undefined {
  return indexOf(world.data.runs).byId.get(id);
}

/** @throws Problem `not_found` */
export function runById(world: World, id: string): RunRecord {
  const run = findRun(world, id);
  if (run === undefined) throw notFound('run', id);
  return run;
}

/** The runs on a resource, oldest first. */
export function runsOf(world: World, resource_id: string): readonly RunRecord[] {
  return indexOf(world.data.runs).byResource.get(resource_id) ?? [];
}

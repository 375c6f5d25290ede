import type { ControlSchema } from '../../contract/types.js';
import { type DeliveryFault, type FaultRecord, pick, type RunRecord } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import { formatDuration } from '../../scenarios/durations.js';
import type { ListedScenario } from '../../scenarios/library.js';
import { RULE_DURATIONS } from '../../scenarios/types.js';
import { at } from './clock.js';

/** Runs that are looked through for the newest of each scenario. */
const LOOKED_THROUGH = 1_000;

/** The newest run of each scenario, by its name. */
export function newestRuns(world: World): Map<string, RunRecord> {
  return new Map(world.data.runs.slice(-LOOKED_THROUGH).map((run) => [run.scenario, run]));
}

/** A scenario as it was written, where it comes from, and its newest run. */
export function showScenario(
  { scenario, source, file }: ListedScenario,
  runs: ReadonlyMap<string, RunRecord>,
): ControlSchema<'Scenario'> {
  const run = runs.get(scenario.name);
  const { match, deliveries, respond, steps } = scenario.definition;
  const { name, description, on } = scenario;
  return {
    ...{ name, description, on, steps: steps ?? [], source, match, deliveries, respond, file },
    run: run === undefined ? null : showRun(run),
  } as ControlSchema<'Scenario'>;
}

/** One run of a scenario, step by step. */
export function showRun(run: RunRecord): ControlSchema<'Run'> {
  const { id, scenario, resource_id, status, started_at_ms } = run;
  const steps = run.steps.map(({ due_ms, status: how, verb, error }, index) => ({
    index,
    due: at(due_ms),
    status: how,
    verb,
    ...(error === undefined ? {} : { error: error.slice(0, 8_192) }),
  }));
  return { id, scenario, resource_id, status, started_at: at(started_at_ms), steps };
}

function showBehaviour(behave: DeliveryFault): ControlSchema<'FaultEffect'> {
  const shown: Record<string, unknown> = { ...behave };
  for (const name of RULE_DURATIONS) {
    const duration_ms = behave[`${name}_ms`];
    delete shown[`${name}_ms`];
    if (duration_ms !== undefined) shown[name] = formatDuration(duration_ms);
  }
  return shown as ControlSchema<'FaultEffect'>;
}

/** A fault with what it has done so far. */
export function showFault(fault: FaultRecord): ControlSchema<'Fault'> {
  const { match, webhook, effect, behave } = fault;
  return {
    id: fault.id,
    ...(webhook === undefined ? { match: match ?? {} } : { webhook }),
    effect: behave === undefined ? { ...effect } : showBehaviour(behave),
    ...pick(fault, 'times', 'probability', 'seen', 'applied', 'scenario'),
    created_at: at(fault.created_at_ms),
  } as ControlSchema<'Fault'>;
}

/** Runs: a scenario at work on one resource. A run is plain data, and its steps are jobs of the merchant's clock. */

import { ACTIONS, type Action } from '../domain/actions.js';
import { nowOf, showable } from '../domain/clock.js';
import { kindOf, newId } from '../domain/ids.js';
import { schedule } from '../domain/jobs.js';
import type { JobHandler } from '../domain/ports.js';
import { invalidValue, Problem, requireFound } from '../domain/problems.js';
import type { JsonObject, RunRecord } from '../domain/records.js';
import type { World } from '../domain/world.js';
import { install, readRespond, unknownKey } from './respond.js';
import type { Scenario } from './types.js';
import { aOrAn, KIND_NAMES, kindsOf, RESOURCE_KINDS, type ResourceKind, type Verb, verbRow } from './vocabulary.js';

/** A scenario on an endpoint has the verbs of the merchant alone. */
const actionsOf = (kind: ResourceKind): Record<string, Action> => (kind === 'webhook' ? {} : ACTIONS[kind]);

const EXISTS: Readonly<Record<ResourceKind, (world: World, id: string) => boolean>> = {
  payment: (world, id) => world.payments.get(id) !== undefined,
  invoice: (world, id) => world.invoices.get(id) !== undefined,
  payout: (world, id) => world.payouts.get(id) !== undefined,
  webhook: (world, id) => world.data.webhooks.some((webhook) => webhook.id === id),
};

/** The kind of an existing resource that scenarios run on. */
function resourceOf(world: World, id: string): { kind: ResourceKind; id: string } | undefined {
  const kind = RESOURCE_KINDS.find((each) => each === kindOf(id));
  return kind !== undefined && EXISTS[kind](world, id) ? { kind, id } : undefined;
}

/** Whether the scenario can run without a resource: it was told to start, and concerns the merchant as a whole. */
export function runsAlone(scenario: Scenario): boolean {
  return scenario.on === 'manual' && scenario.steps.every((step) => verbRow(step.verb).free === true);
}

function requireFit(world: World, scenario: Scenario, resource_id: string | null): void {
  const kinds = kindsOf(scenario);
  const wanted = kinds.map((kind) => KIND_NAMES[kind]).join(' or ');
  if (resource_id === null) {
    if (runsAlone(scenario)) return;
    throw invalidValue('resource_id', null, 'required', `${scenario.name} runs on ${aOrAn(wanted)}; name one.`);
  }
  const resource = requireFound(resourceOf(world, resource_id), wanted, resource_id);
  if (kinds.includes(resource.kind)) return;
  const message = `${scenario.name} runs on ${aOrAn(wanted)}, and ${resource_id} is ${aOrAn(KIND_NAMES[resource.kind])}.`;
  throw new Problem('illegal_move', message);
}

/** @throws Problem `invalid_value` when a rule is about a key that the merchant does not have */
export function requireKeys(world: World, scenario: Scenario): void {
  const key = unknownKey(world, scenario);
  if (key === undefined) return;
  const labels = world.data.keys.map(({ label }) => label);
  const message = `${scenario.name} answers otherwise for the key ${JSON.stringify(key.slice(0, 100))}, and the merchant has no such key; its keys are ${labels.join(', ')}.`;
  throw invalidValue('respond.key', key, `in:${labels.join(',')}`, message);
}

/**
 * Starts a scenario on a resource. The run keeps what it is going to do: a later change of the file does not change it.
 * @throws Problem `not_found`, `illegal_move` or `invalid_value` when the scenario cannot run on that resource
 */
export function startRun(world: World, scenario: Scenario, resource_id: string | null): RunRecord {
  requireFit(world, scenario, resource_id);
  requireKeys(world, scenario);
  const now_ms = nowOf(world);
  let due_ms = now_ms;
  const steps = scenario.steps.map(({ verb, after_ms }): RunRecord['steps'][number] => {
    due_ms += after_ms;
    return { verb, due_ms: showable(due_ms), status: 'waiting' };
  });
  const run: RunRecord = {
    id: newId(world, 'run'),
    scenario: scenario.name,
    resource_id,
    status: steps.length === 0 ? 'completed' : 'running',
    started_at_ms: now_ms,
    steps,
    plan: scenario.steps.map(({ verb, input }) => ({ verb, input: structuredClone(input) })),
    deliveries: structuredClone(scenario.deliveries) as unknown as JsonObject[],
  };
  world.data.runs.push(run);
  for (const [step, { due_ms: at_ms }] of steps.entries()) schedule(world, 'scenario.step', at_ms, run.id, { step });
  for (const fault of scenario.respond) install(world, scenario.name, fault, resource_id);
  if (resource_id !== null) takeOver(world, scenario, resource_id);
  world.changed('run', run.id);
  return run;
}

/** A payout that a scenario moves does not move by itself as well. */
function takeOver(world: World, scenario: Scenario, resource_id: string): void {
  const payout = world.payouts.get(resource_id);
  if (payout === undefined || scenario.steps.every((step) => verbRow(step.verb).free === true)) return;
  payout.progress = 'manual';
  world.jobs.removeWhere((job) => job.subject === resource_id && job.kind.startsWith('payout.'));
}

/**
 * The handler of `scenario.step` jobs. What the core rejects ends the run and is written beside the step.
 * @param replayFailed does what the verb `replay_failed` says, which lives in another module
 */
export function stepHandler(replayFailed: (world: World) => void): JobHandler {
  return (world, job) => {
    const run = world.runs.get(job.subject);
    const index = Number(job.detail?.step);
    const step = run?.steps[index];
    if (run === undefined || step === undefined || run.status !== 'running' || step.status !== 'waiting') return false;
    const error = attempt(world, replayFailed, run, index);
    if (error === undefined) {
      step.status = 'done';
      if (run.steps.every(({ status }) => status === 'done')) run.status = 'completed';
    } else {
      step.status = 'failed';
      step.error = error;
      end(world, run, 'failed');
    }
    world.changed('run', run.id);
    return true;
  };
}

/** Ends a run before its last step: what waits never happens. */
function end(world: World, run: RunRecord, status: 'failed' | 'cancelled'): void {
  run.status = status;
  for (const later of run.steps) if (later.status === 'waiting') later.status = 'cancelled';
  world.jobs.removeWhere(({ kind, subject }) => kind === 'scenario.step' && subject === run.id);
}

/**
 * Stops a run because somebody asks for it. What was done stays as it is.
 * @throws Problem `not_found`, or `illegal_move` when it is over
 */
export function stopRun(world: World, id: string): RunRecord {
  const run = world.runs.require(id);
  if (run.status !== 'running') throw new Problem('illegal_move', `The run is ${run.status}; nothing of it waits.`);
  end(world, run, 'cancelled');
  world.changed('run', run.id);
  return run;
}

/** @returns why the step was rejected, if it was */
function attempt(world: World, replayFailed: (world: World) => void, run: RunRecord, index: number) {
  const { resource_id } = run;
  const resource = resource_id === null ? null : resourceOf(world, resource_id);
  if (resource === undefined) return `${resource_id} is gone.`;
  try {
    const { verb, input } = run.plan[index] as { verb: Verb; input: JsonObject };
    if (verb === 'replay_failed') replayFailed(world);
    else if (verb === 'respond') install(world, run.scenario, readRespond(input), resource_id);
    // The input was checked against the schema when the scenario was read.
    else if (resource !== null) actionsOf(resource.kind)[verb]?.run(world, resource.id, input as never);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

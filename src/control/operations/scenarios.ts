/** Scripted courses of events. */
import type { ControlHandler, ControlOperationId } from '../../contract/types.js';
import { createInvoice } from '../../core/invoices.js';
import { createPayment } from '../../core/payments.js';
import { createPayout } from '../../core/payouts.js';
import { notFound } from '../../core/problems.js';
import type { Json, JsonObject } from '../../core/types.js';
import type { World } from '../../core/world.js';
import { startRun } from '../../scenarios/runner.js';
import { runById, runsOf } from '../../scenarios/runs.js';
import { sampleBody } from '../../scenarios/samples.js';
import { REQUEST_KEY } from '../../scenarios/triggers.js';
import { formatFault, type Scenario, type ScenarioFault } from '../../scenarios/types.js';
import { type ResourceKind, TRIGGERS } from '../../scenarios/vocabulary.js';
import type { ControlContext } from '../context.js';
import { ControlProblem } from '../problems.js';
import { showRun, showScenario } from '../shapes/scenarios.js';

type Handler<Id extends ControlOperationId> = ControlHandler<Id, ControlContext>;

export const listScenarios: Handler<'listScenarios'> = (_request, { host, world }) => ({
  status: 200,
  body: { data: host.scenarios.list(world).map(showScenario), has_more: false, url: '/_sandbox/scenarios' },
});

export const putScenario: Handler<'putScenario'> = ({ path, body }, { host, world }) => {
  const result = host.scenarios.put(world, path.name, body as Json);
  if (result.scenario === undefined) throw refuseScenario(result.faults);
  const shown = showScenario({ scenario: result.scenario, source: 'api' });
  return { status: result.created === true ? 201 : 200, body: shown };
};

function refuseScenario(faults: readonly ScenarioFault[]): ControlProblem {
  const errors = faults.map(({ line, column, pointer, message, suggestion }) => ({
    parameter: line === null ? pointer : `${line}:${column}`,
    rule: 'scenario',
    message: suggestion === undefined ? message : `${message} ${suggestion}`,
  }));
  const message = faults.map(formatFault).join('\n');
  return new ControlProblem(400, 'invalid_parameter', message, {
    parameter: errors[0]?.parameter ?? '',
    rule: 'scenario',
    errors,
  });
}

export const runScenario: Handler<'runScenario'> = async ({ path, body }, context) => {
  const { host, world } = context;
  const scenario = host.scenarios.find(path.name, world);
  if (scenario === undefined) throw notFound('scenario', path.name);
  const kind = TRIGGERS[scenario.on];
  const { resource_id } = body;
  if (resource_id !== undefined || kind === null || kind === 'webhook') {
    return { status: 201, body: showRun(startRun(world, scenario, resource_id ?? null)) };
  }
  const id = await createSample(context, scenario, kind);
  // The resource asks for the scenario by its metadata, so that it has started where triggers listen.
  const started = runsOf(world, id).find((run) => run.scenario === scenario.name);
  return { status: 201, body: showRun(started ?? startRun(world, scenario, id)) };
};

type Create = (world: World, body: JsonObject, origin: string) => { id: string };

const CREATE: Readonly<Record<Exclude<ResourceKind, 'webhook'>, Create>> = {
  payment: (world, body, origin) => createPayment(world, body as Parameters<typeof createPayment>[1], origin),
  invoice: (world, body, origin) => createInvoice(world, body as Parameters<typeof createInvoice>[1], origin),
  payout: (world, body) => createPayout(world, body as Parameters<typeof createPayout>[1]),
};

async function createSample(
  { world, origin }: ControlContext,
  scenario: Scenario,
  kind: Exclude<ResourceKind, 'webhook'>,
): Promise<string> {
  const body = await sampleBody(world, kind, { [REQUEST_KEY]: scenario.name });
  return CREATE[kind](world, body, origin).id;
}

export const getRun: Handler<'getRun'> = ({ path }, { world }) => ({
  status: 200,
  body: showRun(runById(world, path.id)),
});

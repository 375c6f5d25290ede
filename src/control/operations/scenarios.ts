/** Scripted courses of events. */
import type { ControlHandler, ControlOperationId } from '../../contract/types.js';
import { Problem } from '../../domain/problems.js';
import type { Json } from '../../domain/types.js';
import { startRun } from '../../scenarios/runner.js';
import { runById } from '../../scenarios/runs.js';
import { sampleFor, startOnSample } from '../../scenarios/sample-runs.js';
import { suggestWord } from '../../scenarios/suggest.js';
import { formatFault, type ScenarioFault } from '../../scenarios/types.js';
import type { ControlContext } from '../host.js';
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

export const runScenario: Handler<'runScenario'> = async ({ path, body }, { host, world, origin }) => {
  const scenario = host.scenarios.find(path.name, world);
  if (scenario === undefined) {
    const advice = suggestWord(path.name, host.scenarios.names(world));
    throw new Problem('not_found', `There is no scenario ${JSON.stringify(path.name.slice(0, 100))}. ${advice}`);
  }
  const { resource_id } = body;
  if (resource_id !== undefined) return { status: 201, body: showRun(startRun(world, scenario, resource_id)) };
  const sample = await sampleFor(world, scenario);
  return { status: 201, body: showRun(startOnSample(world, scenario, sample, origin)) };
};

export const getRun: Handler<'getRun'> = ({ path }, { world }) => ({
  status: 200,
  body: showRun(runById(world, path.id)),
});

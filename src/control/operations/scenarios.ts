/** Scenarios, and what goes wrong on purpose. */

import * as faults from '../../domain/faults/faults.js';
import { Problem } from '../../domain/problems.js';
import type { Json } from '../../domain/records.js';
import { startRun, stopRun } from '../../scenarios/runner.js';
import { sampleFor, startOnSample } from '../../scenarios/sample-runs.js';
import { formatIssue, type ScenarioIssue } from '../../scenarios/types.js';
import { suggestWord } from '../../words/nearest.js';
import { Answered, type Handlers } from '../host.js';
import { readFault } from '../inputs.js';
import { ControlProblem } from '../problems.js';
import { wholeList } from '../search.js';
import { newestRuns, showFault, showRun, showScenario } from '../shapes/scenarios.js';

function rejectScenario(issues: readonly ScenarioIssue[]): ControlProblem {
  const errors = issues.map(({ line, column, pointer, message, suggestion }) => ({
    parameter: line === null ? pointer : `${line}:${column}`,
    rule: 'scenario',
    message: suggestion === undefined ? message : `${message} ${suggestion}`,
  }));
  const message = issues.map(formatIssue).join('\n');
  return new ControlProblem('invalid_parameter', message, {
    parameter: errors[0]?.parameter ?? '',
    rule: 'scenario',
    errors,
  });
}

export const scenariosOperations = {
  listScenarios: (_request, { host, world }) => {
    const runs = newestRuns(world);
    return wholeList(
      'scenarios',
      host.scenarios.list(world).map((each) => showScenario(each, runs)),
    );
  },

  putScenario: ({ path, body }, { host, world }) => {
    const result = host.scenarios.put(world, path.name, body as Json);
    if (result.scenario === undefined) throw rejectScenario(result.issues);
    const shown = showScenario({ scenario: result.scenario, source: 'api' }, newestRuns(world));
    return result.created === true ? new Answered(201, shown) : shown;
  },

  runScenario: async ({ path, body }, { host, world, origin }) => {
    const scenario = host.scenarios.find(path.name, world);
    if (scenario === undefined) {
      const advice = suggestWord(path.name, host.scenarios.names(world));
      throw new Problem('not_found', `There is no scenario ${JSON.stringify(path.name.slice(0, 100))}. ${advice}`);
    }
    const { resource_id } = body;
    if (resource_id !== undefined) return showRun(startRun(world, scenario, resource_id));
    const sample = await sampleFor(world, scenario);
    return showRun(startOnSample(world, scenario, sample, origin));
  },

  getRun: ({ path }, { world }) => showRun(world.runs.require(path.id)),

  stopRun: ({ path }, { world }) => showRun(stopRun(world, path.id)),

  // What goes wrong on purpose, in the merchant API and in deliveries.
  listFaults: (_request, { world }) => wholeList('faults', world.data.faults.map(showFault)),

  addFault: ({ body }, { host, world }) =>
    showFault(faults.addFault(world, readFault(body, world, host.contractOf(world).operations))),

  clearFaults: (_request, { world }) => ({ cleared: faults.clearFaults(world) }),

  deleteFault: ({ path }, { world }) => ({ id: faults.removeFault(world, path.id).id, deleted: true }),
} satisfies Handlers;

/** What an imported world says of scenarios and faults, checked as scenario files and calls are. */

import { issueOfMatch } from '../domain/faults/faults.js';
import type { Issue, ScenarioCheck } from '../domain/ports.js';
import type { Json, JsonObject, RunRecord } from '../domain/records.js';
import { isObject } from '../domain/state/state-checks.js';
import type { readScenario } from './parse.js';
import {
  MAX_FILE_BYTES,
  type ParseContext,
  type ParseResult,
  RULE_DURATIONS,
  type ScenarioIssue,
  tooManyPatterns,
} from './types.js';

/** The duration of a delivery rule that a run keeps under a name, as files spell it; undefined for what is none. */
const durationOf = (kept: string) => RULE_DURATIONS.find((name) => kept === `${name}_ms`);

function formatRule(rule: JsonObject): JsonObject {
  const entries = Object.entries(rule).map(([name, value]): [string, Json] => {
    const formatted = durationOf(name);
    return formatted === undefined ? [name, value] : [formatted, `${value}ms`];
  });
  return Object.fromEntries(entries);
}

/** The scenario that a run was made of, as far as the run has kept it. */
const definitionOf = ({ scenario, plan, deliveries }: RunRecord): JsonObject => ({
  name: scenario,
  description: 'A run.',
  on: 'manual',
  steps: plan.map(({ verb, input }) => ({ [String(verb)]: input ?? null })),
  deliveries: deliveries.map(formatRule),
});

/** Where in a run a place of its scenario is: `/steps/0/receive/percent` is `plan[0].input.percent`. */
function placeInRun(pointer: string): string {
  const [, list, index, ...names] = pointer.split('/');
  if (list === 'steps' && index !== undefined) return [`plan[${index}]`, 'input', ...names.slice(1)].join('.');
  if (list !== 'deliveries' || index === undefined) return '';
  const kept = names.map((name) => ((RULE_DURATIONS as readonly string[]).includes(name) ? `${name}_ms` : name));
  return [`deliveries[${index}]`, ...kept].join('.');
}

const sentenceOf = ({ message, suggestion }: ScenarioIssue): string =>
  suggestion === undefined ? message : `${message} ${suggestion}`;

/** What a run keeps beside what a scenario can say; undefined when there is nothing. */
function strayInRun({ plan, steps, deliveries }: RunRecord): Issue | undefined {
  const step = plan.findIndex(
    ({ verb, input, ...others }, i) => verb !== steps[i]?.verb || !isObject(input) || Object.keys(others).length > 0,
  );
  if (step !== -1) return { path: `plan[${step}]`, message: 'must have the verb of its step, and an object as input.' };
  const rule = deliveries.findIndex((each) => RULE_DURATIONS.some((name) => Object.hasOwn(each, name)));
  if (rule === -1) return undefined;
  return { path: `deliveries[${rule}]`, message: 'has a duration that is not in milliseconds.' };
}

/**
 * @param read reads a definition up to the first thing that is wrong with it, so that no document keeps everybody waiting
 * @param patternsBeside how large the patterns are that every merchant has
 */
export function createScenarioCheck(
  read: () => typeof readScenario,
  context: ParseContext,
  patternsBeside: () => number,
): ScenarioCheck {
  const check = (definition: JsonObject, name: string): ParseResult => {
    if (JSON.stringify(definition).length <= MAX_FILE_BYTES) {
      return read()(definition, '', { ...context, first: true }, name);
    }
    const message = `The scenario is longer than ${MAX_FILE_BYTES} characters.`;
    return { issues: [{ file: '', line: null, column: null, pointer: '', message }] };
  };
  return {
    *scenarios(definitions) {
      let patterns = patternsBeside();
      for (const [name, definition] of Object.entries(definitions)) {
        const { scenario, issues = [] } = check(definition, name);
        for (const issue of issues.slice(0, 1)) {
          const path = `${name}${issue.pointer.replaceAll('/', '.')}`;
          yield { path, message: sentenceOf(issue) };
        }
        const message = tooManyPatterns(scenario?.patterns ?? 0, patterns, context);
        if (message !== undefined) yield { path: `${name}.match`, message };
        patterns += scenario?.patterns ?? 0;
        yield undefined;
      }
    },
    run(run) {
      if (run.plan.length === 0 && run.deliveries.length === 0) return undefined;
      const stray = strayInRun(run);
      if (stray !== undefined) return stray;
      const issue = check(definitionOf(run), run.scenario).issues?.[0];
      return issue && { path: placeInRun(issue.pointer), message: sentenceOf(issue) };
    },
    fault({ match }) {
      const issue = match && issueOfMatch(match, context.operations ?? []);
      return issue && { path: issue.field, message: issue.message };
    },
  };
}

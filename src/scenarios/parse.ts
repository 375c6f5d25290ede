/** Scenario text or JSON → a scenario, or everything that is wrong with it. */

import type { Json, JsonObject } from '../domain/records.js';
import { isObject } from '../domain/state/state-checks.js';
import { semanticIssues, verbsOf } from './checks.js';
import { readDocument } from './document.js';
import { parseDuration } from './durations.js';
import { issueAt, schemaIssues } from './issues.js';
import { compileMatch, sizeOfMatch } from './match.js';
import { readRespond } from './respond.js';
import {
  type DeliveryRule,
  type ParseContext,
  type ParseResult,
  RULE_DURATIONS,
  type Scenario,
  type ScenarioFile,
  type ScenarioIssue,
  type Source,
  type Step,
  tooManyPatterns,
} from './types.js';
import type { TriggerName, Verb } from './vocabulary.js';

/** Reads one scenario file (YAML 1.2). */
export function parseScenario(text: string, file: string, context: ParseContext = {}): ParseResult {
  const read = readDocument(file, text);
  return 'issues' in read ? read : check(read.source, context);
}

/**
 * Reads a scenario that came as JSON, or as `{yaml: text}`.
 * @param where what the issues name instead of a file
 * @param name the name that it is put under, which the definition may repeat but not contradict
 */
export function readScenario(value: Json, where: string, context: ParseContext = {}, name?: string): ParseResult {
  const isText = isObject(value) && typeof value.yaml === 'string' && Object.keys(value).length === 1;
  const definition = isObject(value) && name !== undefined && value.name === undefined ? { name, ...value } : value;
  const result = isText
    ? parseScenario(value.yaml as string, where, context)
    : check({ file: where, value: definition, placeOf: () => null }, context);
  if (result.scenario === undefined || name === undefined || result.scenario.name === name) return result;
  const message = `The scenario is put under the name ${name}, and calls itself ${result.scenario.name}.`;
  return { issues: [{ file: where, line: null, column: null, pointer: '/name', message }] };
}

/**
 * Reads many files. A file with an issue is left out; two files may not hold the same name, nor all too large patterns.
 * @returns the scenarios that are right, by name, in the order of the files, and all issues
 */
export function loadScenarios(
  files: readonly ScenarioFile[],
  context: ParseContext = {},
): { scenarios: Map<string, { scenario: Scenario; file: string }>; issues: ScenarioIssue[] } {
  const scenarios = new Map<string, { scenario: Scenario; file: string }>();
  const issues: ScenarioIssue[] = [];
  let patterns = 0;
  for (const { file, text } of files) {
    const read = readDocument(file, text);
    if ('issues' in read) {
      issues.push(...read.issues);
      continue;
    }
    const { scenario, issues: found = [] } = check(read.source, context);
    issues.push(...found);
    if (scenario === undefined) continue;
    const other = scenarios.get(scenario.name);
    const tooMany = tooManyPatterns(scenario.patterns, patterns, context);
    patterns += scenario.patterns;
    if (tooMany !== undefined) issues.push(issueAt(read.source, '/match', 'key', tooMany));
    if (other === undefined) scenarios.set(scenario.name, { scenario, file });
    else {
      const message = `${other.file} has a scenario of the name ${scenario.name} already.`;
      issues.push(issueAt(read.source, '/name', 'value', message));
    }
  }
  return { scenarios, issues };
}

function check(source: Source, context: ParseContext): ParseResult {
  const { first = false } = context;
  const issues = schemaIssues(source, first);
  if (!first || issues.length === 0) issues.push(...semanticIssues(source, context));
  if (issues.length === 0) return { scenario: build(source.value as JsonObject) };
  return { issues: issues.sort(inReadingOrder) };
}

function inReadingOrder(a: ScenarioIssue, b: ScenarioIssue): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** The definition is right; nothing here can fail. */
function build(definition: JsonObject): Scenario {
  const { name, description, on, match } = definition;
  return {
    name: name as string,
    description: description as string,
    on: on as TriggerName,
    steps: ((definition.steps ?? []) as JsonObject[]).map(buildStep),
    deliveries: ((definition.deliveries ?? []) as JsonObject[]).map(buildRule),
    respond: ((definition.respond ?? []) as JsonObject[]).map(readRespond),
    definition,
    patterns: sizeOfMatch(match),
    ...(match === undefined ? {} : { matches: compileMatch(match as JsonObject) }),
  };
}

function buildStep(step: JsonObject): Step {
  const verb = verbsOf(step)[0] as Verb;
  const after_ms = typeof step.after === 'string' ? parseDuration(step.after) : 0;
  return { after_ms, verb, input: isObject(step[verb]) ? step[verb] : {} };
}

function buildRule(rule: JsonObject): DeliveryRule {
  const built = { ...rule };
  for (const name of RULE_DURATIONS) {
    delete built[name];
    if (typeof rule[name] === 'string') built[`${name}_ms`] = parseDuration(rule[name]);
  }
  return built as unknown as DeliveryRule;
}

/** What a schema cannot say: whether the parts of a scenario fit each other and what it starts on. */

import { LONGEST_DURATION_MS } from '../domain/clock.js';
import type { Json, JsonObject } from '../domain/records.js';
import { isObject } from '../domain/state/state-checks.js';
import { suggestWord } from '../words/nearest.js';
import { escapePointer } from './document.js';
import { parseDuration } from './durations.js';
import { issueAt } from './issues.js';
import { checkMatch } from './match.js';
import { checkRespond } from './respond.js';
import { BEHAVIOURS, RULE_KEYS, SCENARIO_SCHEMA } from './schema.js';
import { type Check, type ParseContext, RULE_DURATIONS, type ScenarioIssue, type Source } from './types.js';
import {
  aOrAn,
  KIND_NAMES,
  kindsOf,
  RESOURCE_KINDS,
  type ResourceKind,
  TRIGGERS,
  type TriggerName,
  VERB_NAMES,
  VERBS,
  type Verb,
  verbRow,
} from './vocabulary.js';

/** Every issue between the parts. The document may have left the schema too, so nothing is taken for granted. */
export function semanticIssues(source: Source, context: ParseContext): ScenarioIssue[] {
  const issues: ScenarioIssue[] = [];
  const { value } = source;
  if (!isObject(value)) return issues;
  const kind = Object.hasOwn(TRIGGERS, String(value.on)) ? TRIGGERS[value.on as TriggerName] : undefined;
  const report: Check['report'] = (...issue) => void issues.push(issueAt(source, ...issue));
  const check: Check = { context, kind, report };
  const steps = listOf(value.steps);
  for (const [i, step] of steps.entries()) {
    // What is no object was reported by the schema.
    if (isObject((value.steps as Json[])[i])) checkStep(check, `/steps/${i}`, step);
  }
  checkTogether(check, steps);
  for (const [i, rule] of listOf(value.deliveries).entries()) checkRule(check, `/deliveries/${i}`, rule);
  for (const [i, rule] of listOf(value.respond).entries()) checkRespond(check, `/respond/${i}`, rule);
  if (isObject(value.match)) checkMatch(check, value.match);
  const strayed = Object.keys(value).some((key) => !TOP_KEYS.includes(key));
  if (!strayed && [value.steps, value.deliveries, value.respond].every(isEmptyList)) {
    report('', 'value', 'The scenario does nothing: it has neither steps nor deliveries nor respond.');
  }
  return issues;
}

/** A key beside these was reported already, and may be a misspelt `steps`. */
const TOP_KEYS = Object.keys(SCENARIO_SCHEMA.properties as JsonObject);

const listOf = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.map((item) => (isObject(item) ? item : {})) : [];
const isEmptyList = (value: Json | undefined): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/** The verbs among the keys of a step. */
export const verbsOf = (step: JsonObject): Verb[] =>
  Object.keys(step).filter((key): key is Verb => Object.hasOwn(VERBS, key));

const verbsFor = (kind: ResourceKind): Verb[] => VERB_NAMES.filter((verb) => verbRow(verb).fits[kind] !== undefined);

function checkStep(check: Check, pointer: string, step: JsonObject): void {
  const [verb, second] = verbsOf(step);
  checkDuration(check, `${pointer}/after`, step.after);
  if (verb === undefined) {
    // An unknown key or a wrong type was reported already, and is most likely the verb.
    if (!Object.keys(step).every((key) => key === 'after')) return;
    const known = check.kind == null ? VERB_NAMES : verbsFor(check.kind);
    check.report(pointer, 'value', 'The step has no verb.', `It needs one of ${known.join(', ')}.`);
    return;
  }
  if (second !== undefined) {
    const message = `A step has one verb; this one has ${verb} and ${second}.`;
    check.report(`${pointer}/${second}`, 'key', message, 'Make two steps of it.');
    return;
  }
  checkFit(check, `${pointer}/${verb}`, verb, isObject(step[verb]) ? step[verb] : {});
}

function checkFit(check: Check, pointer: string, verb: Verb, input: JsonObject): void {
  const { kind, report, context } = check;
  const row = verbRow(verb);
  if (kind != null && row.fits[kind] === undefined) {
    const can = `${aOrAn(KIND_NAMES[kind]).replace(/^a/, 'A')} knows ${verbsFor(kind).join(', ')}.`;
    report(pointer, 'key', `${verb} is nothing that can happen to ${aOrAn(KIND_NAMES[kind])}.`, can);
    return;
  }
  if (verb === 'respond') checkRespond(check, pointer, input);
  const taken = kind == null ? Object.keys(row.input) : (row.fits[kind] ?? []);
  for (const key of Object.keys(input)) {
    if (kind == null || taken.includes(key) || !Object.hasOwn(row.input, key)) continue;
    const takes = taken.length === 0 ? 'It takes nothing: {}.' : `It takes ${taken.join(', ')}.`;
    report(`${pointer}/${key}`, 'key', `${verb} has no ${key} on ${aOrAn(KIND_NAMES[kind])}.`, takes);
  }
  if (input.amount !== undefined && input.percent !== undefined) {
    const later = Object.keys(input).findLast((key) => key === 'amount' || key === 'percent');
    report(`${pointer}/${later}`, 'key', 'Give amount or percent, not both.');
  }
  const networks = typeof input.currency === 'string' ? context.networksOf?.(input.currency) : undefined;
  if (networks !== undefined && networks.length > 0 && typeof input.network === 'string') {
    if (networks.includes(input.network)) return;
    const message = `${input.currency} is not sent on the network ${JSON.stringify(input.network)}.`;
    report(`${pointer}/network`, 'value', message, suggestWord(input.network, networks));
  }
}

/** All steps of a manual scenario happen to one resource, and all together end within the longest duration. */
function checkTogether(check: Check, steps: readonly JsonObject[]): void {
  let total_ms = 0;
  let kinds: ResourceKind[] = RESOURCE_KINDS;
  for (const [index, step] of steps.entries()) {
    total_ms += durationOf(step.after) ?? 0;
    const verbs = verbsOf(step);
    const before = kinds;
    if (check.kind === null)
      kinds = before.filter((kind) => kindsOf({ on: 'manual', steps: verbs.map((verb) => ({ verb })) }).includes(kind));
    if (kinds.length === 0 && before.length > 0) {
      const message = `${verbs[0]} is nothing that can happen to the resource of the steps before it (${before.map((kind) => KIND_NAMES[kind]).join(' or ')}).`;
      check.report(`/steps/${index}/${verbs[0]}`, 'key', message, 'All steps of a scenario happen to one resource.');
      return;
    }
    if (total_ms > LONGEST_DURATION_MS) {
      const message = 'The steps before and this one together last more than ten years.';
      check.report(`/steps/${index}/after`, 'value', message);
      return;
    }
  }
}

/** The value of a duration that is right; undefined for any other. */
function durationOf(value: Json | undefined): number | undefined {
  try {
    return typeof value === 'string' ? parseDuration(value) : undefined;
  } catch {
    return undefined;
  }
}

/** The schema knows the form of a duration; how long it is, is looked at here. */
function checkDuration(check: Check, pointer: string, value: Json | undefined): void {
  if (typeof value !== 'string') return;
  try {
    parseDuration(value, pointer.split('/').at(-1));
  } catch (error) {
    const { message, extras } = error as { message: string; extras?: { detail?: { rule?: string } } };
    if (extras?.detail?.rule !== 'format:duration') check.report(pointer, 'value', message);
  }
}

/** The families of events that each kind of resource can cause. */
const FAMILIES: Readonly<Record<ResourceKind, readonly string[] | null>> = {
  payment: ['payment', 'transaction', 'refund', 'invoice'],
  invoice: ['invoice', 'payment', 'transaction', 'refund'],
  payout: ['payout', 'transaction'],
  webhook: null,
};

function checkRule(check: Check, pointer: string, rule: JsonObject): void {
  for (const name of RULE_DURATIONS) checkDuration(check, `${pointer}/${name}`, rule[name]);
  const behaviours = BEHAVIOURS.filter((behaviour) => rule[behaviour] !== undefined);
  if (typeof rule.event === 'string') {
    const strayed = Object.keys(rule).some((key) => !RULE_KEYS.includes(key));
    if (behaviours.length === 0 && !strayed) {
      check.report(pointer, 'value', 'The delivery rule does nothing.', `It needs one of ${BEHAVIOURS.join(', ')}.`);
    }
    const families = check.kind == null ? null : FAMILIES[check.kind];
    const [family = ''] = rule.event.split('.');
    if (families !== null && check.kind != null && ALL_FAMILIES.has(family) && !families.includes(family)) {
      check.report(`${pointer}/event`, 'value', `${rule.event} is no event of a ${KIND_NAMES[check.kind]}.`);
    }
  }
  if (rule.parallel !== undefined && rule.duplicate === undefined) {
    check.report(`${pointer}/parallel`, 'key', 'parallel needs duplicate beside it.', 'Add duplicate: 2.');
  }
  const idle = behaviours.find((behaviour) => behaviour !== 'drop');
  if (rule.drop === true && idle !== undefined) {
    const message = `What is dropped is never sent, so ${idle} has no effect.`;
    check.report(`${pointer}/${escapePointer(idle)}`, 'key', message, `Leave out drop or ${idle}.`);
  }
  const late = behaviours.find((behaviour) => behaviour === 'delay' || behaviour === 'reorder');
  if (rule.before_answer === true && rule.drop === undefined && late !== undefined) {
    const message = `What is held back by ${late} cannot arrive before the answer.`;
    check.report(`${pointer}/${late}`, 'key', message, `Leave out before_answer or ${late}.`);
  }
}

const ALL_FAMILIES: ReadonlySet<string> = new Set(Object.values(FAMILIES).flatMap((families) => families ?? []));

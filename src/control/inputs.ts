/** What bodies of the control API mean: durations, instants, amounts, settings and faults. */

import type { ControlSchema } from '../contract/types.js';
import { DAY_MS, isShowable } from '../domain/clock.js';
import {
  type FaultableOperation,
  type FaultIssue,
  isOfDeliveries,
  issueOfBehaviour,
  issueOfFault,
  issueOfWebhook,
  type NewFault,
  plainPath,
} from '../domain/faults/faults.js';
import { readSettings, type Settings } from '../domain/merchants/settings.js';
import { readAmount } from '../domain/money.js';
import type { DeliveryFault, FaultEffect, FaultMatch, Json, Minor } from '../domain/records.js';
import type { World } from '../domain/world.js';
import { parseDuration } from '../scenarios/durations.js';
import { RULE_DURATIONS } from '../scenarios/types.js';
import { allowedBy, suggestWord } from '../words/nearest.js';
import { ControlProblem, invalid } from './problems.js';

const UNIT_MS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: DAY_MS,
  w: 7 * DAY_MS,
};
const ISO_DURATION = /^P(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/;

/**
 * Reads `90s`, `1h30m`, `1.5h`, `PT15M`, or a number of seconds.
 * @returns milliseconds
 * @throws ControlProblem with the rule format:duration
 */
export function readDuration(value: string | number, parameter: string): number {
  if (typeof value === 'number') return Math.round(value * 1_000);
  const text = ISO_DURATION.test(value) ? value.replaceAll(/[PT]/g, '').toLowerCase() : value;
  if (/^(?:\d+(?:\.\d+)?(?:ms|[smhdw]))+$/.test(text)) {
    let total_ms = 0;
    for (const [, count, unit = ''] of text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhdw])/g)) {
      total_ms += Number(count) * (UNIT_MS[unit] ?? 0);
    }
    return Math.round(total_ms);
  }
  const message = `${parameter} must be a duration such as 90s, 15m, 1h30m or PT15M, or a number of seconds.`;
  throw invalid(parameter, value, 'format:duration', message);
}

/** @throws ControlProblem when a timestamp could not show the instant */
export function requireShowable(instant_ms: number, parameter: string, value: unknown): number {
  if (isShowable(instant_ms)) return instant_ms;
  const message = `${parameter} must lead to an instant from 1970 to 9999.`;
  throw invalid(parameter, value, instant_ms < 0 ? 'min:1970-01-01' : 'max:9999-12-31', message);
}

/** Reads a timestamp that the contract has already validated. */
export function readInstant(value: string, parameter: string): number {
  return requireShowable(Date.parse(value), parameter, value);
}

/** How fast a scaled clock runs when nobody said: a minute passes each second. */
const DEFAULT_SPEED = 60;

/** A change of the clock, with only what was given or follows from it. */
export function readClockSettings({ mode, now, speed }: ControlSchema<'ClockSettings'>) {
  if (speed !== undefined && mode !== 'scaled') {
    throw invalid('speed', speed, 'with:mode=scaled', `speed goes with the mode scaled only, and the mode is ${mode}.`);
  }
  return {
    mode,
    ...(now !== undefined && { now_ms: readInstant(now, 'now') }),
    ...(mode === 'scaled' && { speed: speed ?? DEFAULT_SPEED }),
  };
}

/**
 * Reads balances by currency; unlike other amounts they may be zero.
 * @throws Problem `invalid_value` naming the currency
 */
export function readBalances(balances: Readonly<Record<string, number | undefined>>): Record<string, Minor> {
  const read: Record<string, Minor> = {};
  for (const [code, value] of Object.entries(balances)) {
    if (value !== undefined) read[code] = value === 0 ? '0' : readAmount(value, code, code).toString();
  }
  return read;
}

/** A share and an amount cannot both be meant. @throws ControlProblem */
export function rejectBoth({ amount, percent }: { amount?: number; percent?: number }): void {
  if (amount === undefined || percent === undefined) return;
  throw invalid('percent', percent, 'without:amount', 'percent cannot be combined with amount; give one of them.');
}

/**
 * Lays settings over others.
 * @throws ControlProblem naming every setting that is wrong, with what is allowed
 */
export function applySettings(given: Readonly<Record<string, unknown>>, base: Settings): Settings {
  const { settings, issues } = readSettings(given, base);
  if (settings !== null) return settings;
  const errors = issues.map(({ setting, ...issue }) => ({ parameter: setting, ...issue, value: issue.value as Json }));
  const { parameter, value, rule } = errors[0] as (typeof errors)[number];
  const message = errors.map((error) => error.message).join(' ');
  const allowed = rule.startsWith('in:') ? allowedBy(rule) : undefined;
  throw new ControlProblem('invalid_parameter', message, { parameter, value, rule, errors, allowed });
}

// A fault as it comes in: durations read, and rejected with the reason where it could never strike.

type Input = ControlSchema<'AddFaultRequest'>;
type Effect = ControlSchema<'FaultEffect'>;

function reject(issue: FaultIssue | undefined): void {
  if (issue !== undefined) throw invalid(issue.field, issue.value, issue.rule, issue.message);
}

function milliseconds(field: string, value: string | number): number {
  return typeof value === 'number' ? Math.round(value * 1000) : parseDuration(value, `effect.${field}`);
}

/** Every effect must be one of the kind that the fault is of. */
function requireKind(effect: Effect, webhook: boolean): void {
  const names = Object.keys(effect) as (keyof Effect)[];
  const stray = names.find((name) => isOfDeliveries(name) !== webhook);
  if (stray === undefined) return;
  const message = webhook
    ? `${stray} is done to calls of the merchant API, and this fault is about deliveries; leave webhook out.`
    : `${stray} is done to deliveries, and this fault is about calls of the merchant API; add webhook: {}.`;
  throw invalid(`effect.${stray}`, effect[stray], webhook ? 'needs:match' : 'needs:webhook', message);
}

function readBehaviour(effect: Effect): DeliveryFault {
  const behave: Record<string, unknown> = { ...effect };
  for (const name of RULE_DURATIONS) {
    delete behave[name];
    if (effect[name] !== undefined) behave[`${name}_ms`] = milliseconds(name, effect[name]);
  }
  return behave as DeliveryFault;
}

/** @throws ControlProblem that says why the fault can never be done */
export function readFault(input: Input, world: World, operations: readonly FaultableOperation[]): NewFault {
  const { match, webhook, effect, ...often } = input;
  if (match !== undefined && webhook !== undefined) {
    throw invalid('webhook', webhook, 'contradiction', 'A fault is about calls (match) or about deliveries (webhook).');
  }
  requireKind(effect, webhook !== undefined);
  if (webhook !== undefined) {
    const behave = readBehaviour(effect);
    reject(issueOfWebhook(webhook) ?? issueOfEndpoint(webhook.endpoint, world) ?? issueOfBehaviour(behave));
    return { webhook, behave, ...often };
  }
  const wanted: FaultMatch = { ...match, ...(match?.path === undefined ? {} : { path: plainPath(match.path) }) };
  reject(issueOfFault(wanted, effect as FaultEffect, operations) ?? issueOfKey(wanted, world));
  return { match: wanted, effect: effect as FaultEffect, ...often };
}

/** A URL may be registered later; an id is drawn when its endpoint is. */
function issueOfEndpoint(endpoint: string | undefined, world: World): FaultIssue | undefined {
  const ids = world.data.webhooks.map(({ id }) => id);
  if (endpoint === undefined || URL.canParse(endpoint) || ids.includes(endpoint)) return undefined;
  const advice = ids.length === 0 ? 'It has none yet; a URL may be registered later.' : suggestWord(endpoint, ids);
  const message = `The merchant has no webhook endpoint ${JSON.stringify(endpoint.slice(0, 100))}. ${advice}`;
  return { field: 'webhook.endpoint', value: endpoint, rule: `in:${ids.join(',')}`, message };
}

function issueOfKey({ key }: FaultMatch, world: World): FaultIssue | undefined {
  if (key === undefined || world.data.keys.some(({ id, label }) => id === key || label === key)) return undefined;
  const labels = world.data.keys.map(({ label }) => label);
  const message = `The merchant has no key ${JSON.stringify(key.slice(0, 100))}; its keys are ${labels.join(', ')}.`;
  return { field: 'match.key', value: key, rule: `in:${labels.join(',')}`, message };
}

/**
 * What the methods of code are given, held against what the control API's operations of the same names take: what HTTP rejects is
 * rejected in code, in the same words.
 */

import { loadContract, textIssue, validateRequest } from '../contract/index.js';
import type { ControlOperationId, ControlRequestBody, ControlSchema } from '../contract/types.js';
import { readClockSettings, rejectBoth } from '../control/inputs.js';
import { ControlProblem, reject } from '../control/problems.js';
import { Problem } from '../domain/problems.js';
import type { ClockState, Json } from '../domain/records.js';
import { isObject } from '../domain/state/state-checks.js';

/** What JSON has no word for is told by its name, and rejected by that name. */
const formatted = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value)) ? String(value) : value;

/** An input as HTTP would carry it: what is undefined is left out. */
function asJson(input: unknown): unknown {
  const text = JSON.stringify(input, formatted);
  return text === undefined ? String(input) : JSON.parse(text);
}

/**
 * Checks an input as the body of a control operation.
 * @returns the input as HTTP would carry it
 * @throws ControlProblem with the first issue, and what would be right
 */
export function inputOf<Id extends ControlOperationId>(operation_id: Id, input: unknown): ControlRequestBody<Id> {
  const operation = loadContract('sandbox').operation(operation_id);
  const body = asJson(input);
  if (!operation.details.bodyRequired && isObject(body) && Object.keys(body).length === 0)
    return body as ControlRequestBody<Id>;
  const malformed = textIssue(JSON.stringify(body));
  if (malformed !== undefined) throw reject(operation, malformed);
  // What an id names is looked up by the method itself.
  const path = Object.fromEntries(operation.details.pathParameters.map(({ name }) => [name, name]));
  const validated = validateRequest(operation, { query: {}, path, headers: {}, body });
  if (validated.ok) return validated.body as ControlRequestBody<Id>;
  const { violation } = validated;
  const message = violation.message.replace(/^body /, 'The input ');
  throw reject(operation, { ...violation, message });
}

/** The input of an action; a share and an amount cannot both be meant. @throws ControlProblem */
export function actionInput(operation_id: ControlOperationId, input: unknown): object {
  const body: object = inputOf(operation_id, input) ?? {};
  rejectBoth(body);
  return body;
}

/**
 * A change of the clock: over HTTP the mode is always given, and here the one that holds goes on, at its speed.
 * @param mode the one that holds
 * @throws ControlProblem
 */
export function clockInput(mode: ClockState['mode'], input: unknown): ControlSchema<'ClockSettings'> {
  const given = asJson(input);
  const settings = inputOf('putClock', isObject(given) ? { mode, ...given } : given);
  const { speed } = readClockSettings(settings);
  return isObject(given) && given.mode === 'scaled' ? { ...settings, speed } : settings;
}

/** Does something; what the code of the control API rejects comes as the Problem that callers in code know. */
export function inCode<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof ControlProblem ? problemOf(error) : error;
  }
}

function problemOf({ message, extras }: ControlProblem): Problem {
  const { parameter, value, rule, allowed } = extras;
  const detail = { parameter, value: value as Json | undefined, rule };
  return new Problem('invalid', message, { detail, ...(allowed === undefined ? {} : { allowed }) });
}

/** A value as a message repeats it. */
export const shown = (value: unknown): string => JSON.stringify(asJson(value)).slice(0, 200);

/** @throws Error where a call is given something else than an object of options */
export function requireOptions(call: string, options: unknown): void {
  if (isObject(options)) return;
  throw new Error(`${call} takes an object of options, such as { clock: 'frozen' }, not ${shown(options)}.`);
}

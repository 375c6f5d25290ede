/** Replies that the client asks for with Prefer: the examples of the merchant's own contract. Nothing is carried out. */
import { JSON_TYPE } from '../api/reply.js';
import { examplesOf, headerExamplesOf, type Operation, shownExample, validateResponse } from '../contract/index.js';
import { nowOf } from '../domain/clock.js';
import { Problem } from '../domain/problems.js';
import { ExplainedReply, effective, type Started, type With } from './call.js';
import { readPreferences } from './prefer.js';
import { outsideContract } from './spell.js';

/** What is forced: which status, by which of its examples, and how that was asked for. */
interface Forced {
  status: number;
  example: string;
  applied: string;
}

/** Follows `Prefer: code=NNN` and `Prefer: example=NAME`; whatever else is preferred is ignored. */
export function forceReply(context: With<'operation'>): ExplainedReply | undefined {
  const { prefer } = context.call.headers;
  if (prefer === undefined) return undefined;
  const preferences = readPreferences(String(prefer));
  if (!preferences.has('code') && !preferences.has('example')) return undefined;
  const operation = effective(context, context.operation);
  const { status, example, applied } = choose(operation, preferences);
  return exampleReply(context, operation, status, {
    example,
    headers: { 'Preference-Applied': applied },
    explanation: `Forced by Prefer: ${applied}.`,
  });
}

function choose(operation: Operation, preferences: ReadonlyMap<string, string>): Forced {
  const code = preferences.get('code');
  const example = preferences.get('example');
  if (code === undefined) return chooseByExample(operation, example ?? '');
  const status = operation.statuses.find((documented) => String(documented) === code);
  if (status === undefined) throw refusal('code', code, operation.statuses.map(String));
  const names = [...examplesOf(operation, status).keys()];
  if (example === undefined) return { status, example: names[0] ?? '', applied: `code=${code}` };
  if (names.includes(example)) return { status, example, applied: `code=${code}, example=${example}` };
  throw refusal('example', example, names);
}

/** An example without a status is that of the first status that has one of this name. */
function chooseByExample(operation: Operation, example: string): Forced {
  const status = operation.statuses.find((documented) => examplesOf(operation, documented).has(example));
  if (status !== undefined) return { status, example, applied: `example=${example}` };
  const names = new Set(operation.statuses.flatMap((documented) => [...examplesOf(operation, documented).keys()]));
  throw refusal('example', example, [...names]);
}

function refusal(name: string, value: string, allowed: readonly string[]): Problem {
  const list = allowed.join(',');
  const message = `Prefer: ${name}=${value.slice(0, 100)} cannot be followed here; ${name} can be one of ${list}.`;
  return new Problem('invalid', message, {
    detail: { parameter: 'Prefer', value: `${name}=${value.slice(0, 255)}`, rule: `in:${list}` },
  });
}

interface Shown {
  /** Its name; the first one of the status unless given. */
  example?: string;
  /** A text in the place of the example's. */
  message?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  explanation: string;
}

/** An example of the contract as a reply, with the headers that its status always has. */
export function exampleReply(
  context: Started,
  operation: Operation,
  status: number,
  { example: name, message, headers, explanation }: Shown,
): ExplainedReply {
  const examples = examplesOf(operation, status);
  const { world } = context;
  const written = name === undefined ? [...examples.values()][0] : examples.get(name);
  const example = shownExample(written, world.data.settings.timestamps, nowOf(world));
  const body = message === undefined ? example : withMessage(example, message);
  const [violation] = validateResponse(operation, status, body);
  if (violation !== undefined) throw outsideContract(violation);
  const shown = headerExamplesOf(operation, status);
  if (shown.Allow !== undefined) shown.Allow = methodsOf(operation).join(', ');
  const all = { ...shown, ...context.headers, ...headers, 'content-type': JSON_TYPE };
  const refusal = status < 400 ? null : { code: codeOf(body), explanation };
  return new ExplainedReply(status, all, JSON.stringify(body), { refusal, intended: true });
}

const methodsOf = ({ contract, path }: Operation): string[] =>
  contract.operations.filter((other) => other.path === path).map(({ method }) => method);

type ErrorShape = { error?: { code?: string; message?: string }; status?: string; message?: string };

const codeOf = (body: unknown): string => (body as ErrorShape | undefined)?.error?.code ?? 'error';

/** The same error with another text; both shapes of a refused credential have one. */
function withMessage(body: unknown, message: string): unknown {
  const shape = body as ErrorShape;
  return shape.error === undefined ? { ...shape, message } : { ...shape, error: { ...shape.error, message } };
}

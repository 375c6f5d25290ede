/** Answers that the client asks for with Prefer: the examples of the merchant's own contract. Nothing is carried out. */
import { examplesOf, headerExamplesOf, type Operation, shownExample, validateResponse } from '../contract/index.js';
import { nowOf } from '../domain/clock.js';
import { Problem } from '../domain/problems.js';
import type { Exchange } from './exchange.js';
import { outsideContract } from './outside.js';
import { readPreferences } from './prefer.js';

/** The operation as the contract of this merchant's profile has it. */
export function effectiveOperation({ context, world, operation }: Exchange): Operation | null {
  return operation === null ? null : context.contractOf(world).operation(operation.operationId);
}

/** What is forced: which status, by which of its examples, and how that was asked for. */
interface Forced {
  status: number;
  example: string;
  applied: string;
}

/** Follows `Prefer: code=NNN` and `Prefer: example=NAME`; whatever else is preferred is ignored. */
export function forceAnswer(exchange: Exchange): void {
  const { prefer } = exchange.req.headers;
  if (prefer === undefined) return;
  const preferences = readPreferences(String(prefer));
  if (!preferences.has('code') && !preferences.has('example')) return;
  const operation = effectiveOperation(exchange);
  if (operation === null) return;
  const { status, example, applied } = choose(operation, preferences);
  exchange.headers['Preference-Applied'] = applied;
  answerWithExample(exchange, operation, status, example, `Forced by Prefer: ${applied}.`);
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

/** Leaves an example of the contract as the answer, with the headers that its status always has. */
export function answerWithExample(
  exchange: Exchange,
  operation: Operation,
  status: number,
  name: string | null,
  explanation: string,
  message?: string,
): void {
  const examples = examplesOf(operation, status);
  const { world } = exchange;
  const written = name === null ? [...examples.values()][0] : examples.get(name);
  const example = shownExample(written, world.data.settings.timestamps, nowOf(world));
  const body = message === undefined ? example : withMessage(example, message);
  const [violation] = validateResponse(operation, status, body);
  if (violation !== undefined) throw outsideContract(violation);
  const headers = headerExamplesOf(operation, status);
  if (headers.Allow !== undefined) headers.Allow = methodsOf(operation).join(', ');
  exchange.headers = { ...headers, ...exchange.headers };
  exchange.answer = { status, text: JSON.stringify(body) };
  exchange.intended = status < 400 ? null : { code: codeOf(body), explanation };
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

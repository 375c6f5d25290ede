/** One public call: how it begins, and the steps that it is taken through. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from '../contract/index.js';
import type { Problem } from '../core/problems.js';
import { finish } from './answer.js';
import type { HttpContext } from './context.js';
import { type Exchange, splitTarget } from './exchange.js';
import { BEFORE_ANSWER, ClientGone, identify, type Step } from './life.js';

/** The version segment that every path of the contract stands below (description, "Versioning"). */
export const VERSION_PATH = '/v1';

const NOTHING = new Uint8Array(0);

/** What is known of a call when its head has come. */
export function begin(
  context: HttpContext,
  req: IncomingMessage,
  res: ServerResponse,
  operation: Operation | null,
  pathParameters: Readonly<Record<string, string>>,
): Exchange {
  const { path, rawQuery } = splitTarget((req as { originalUrl?: string }).originalUrl ?? req.url ?? '');
  return {
    context,
    req,
    res,
    operation,
    pathParameters,
    path,
    rawQuery,
    started_ms: context.hostTime(),
    request_id: '',
    world: context.worlds.default,
    owner: undefined,
    key: null,
    bytes: NOTHING,
    bodyFault: null,
    text: undefined,
    body: undefined,
    query: {},
    headers: {},
    reservation: null,
    idempotency: null,
    retry_after_s: undefined,
    answer: null,
    intended: null,
    faults: [],
    latency_ms: 0,
    waited: false,
    deliveries_before: null,
  };
}

/**
 * Takes a call through steps until one throws or leaves an answer. A promise is made only where a step waits: most calls are one
 * synchronous turn, and an `async` function made a tenth of the garbage of a GET.
 */
function take(exchange: Exchange, steps: readonly Step[], from = 0): void | Promise<void> {
  for (let i = from; i < steps.length; i++) {
    const waiting = (steps[i] as Step)(exchange);
    if (waiting !== undefined) {
      return waiting.then(() => (exchange.answer === null ? take(exchange, steps, i + 1) : undefined));
    }
    if (exchange.answer !== null) return;
  }
}

/** Takes the steps that come once the answer is known, every one of them. */
function takeAll(exchange: Exchange, steps: readonly Step[], from = 0): void | Promise<void> {
  for (let i = from; i < steps.length; i++) {
    const waiting = (steps[i] as Step)(exchange);
    if (waiting !== undefined) return waiting.then(() => takeAll(exchange, steps, i + 1));
  }
}

function conclude(exchange: Exchange, problem?: unknown): void | Promise<void> {
  const waiting = takeAll(exchange, BEFORE_ANSWER);
  return waiting === undefined ? finish(exchange, problem) : waiting.then(() => finish(exchange, problem));
}

function fail(exchange: Exchange, thrown: unknown): void | Promise<void> {
  if (!(thrown instanceof ClientGone)) return conclude(exchange, thrown ?? new Error('Nothing was thrown.'));
}

function live(exchange: Exchange, steps: readonly Step[]): void | Promise<void> {
  let waiting: void | Promise<void>;
  try {
    waiting = take(exchange, steps);
  } catch (thrown) {
    return fail(exchange, thrown);
  }
  if (waiting === undefined) return conclude(exchange);
  return waiting.then(
    () => conclude(exchange),
    (thrown: unknown) => fail(exchange, thrown),
  );
}

/** Serves a call. A fault of ours that the steps do not answer is told to the operator, and the connection is cut. */
export function lead(exchange: Exchange, steps: readonly Step[]): void {
  const { context, req, res, path } = exchange;
  const crash = (error: unknown): void => {
    context.onCrash(error, { method: req.method ?? '', path });
    res.destroy();
  };
  try {
    live(exchange, steps)?.catch(crash);
  } catch (error) {
    crash(error);
  }
}

/** A life that ends with a problem as soon as the merchant is known. */
export const ending = (problem: () => Problem): readonly Step[] => [
  identify,
  () => {
    throw problem();
  },
];

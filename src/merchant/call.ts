/** One public call: how it begins, and the steps that it is taken through. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from '../contract/index.js';
import type { Problem } from '../domain/problems.js';
import { finish } from './answer.js';
import type { HttpContext } from './context.js';
import { type Exchange, splitTarget } from './exchange.js';
import { BEFORE_ANSWER, ClientGone, identify, type PromisingStep, type Step } from './life.js';

/** The version segment that every path of the contract stands below (docs/service.md#versions). */
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
 * Takes a call through steps until one throws or leaves an answer. Something is made only where a step waits: most calls are one
 * synchronous turn, and an `async` function made a tenth of the garbage of a GET.
 * @returns whether the call goes on later, by itself
 */
function take(exchange: Exchange, steps: readonly Step[], from: number): boolean {
  for (let i = from; i < steps.length && exchange.answer === null; i++) {
    const waiting = (steps[i] as Step)(exchange);
    if (waiting === undefined) continue;
    const done = (): void => lead(exchange, steps, i + 1);
    const failed = (thrown: unknown): void => guarded(exchange, () => fail(exchange, thrown));
    if (typeof waiting === 'function') waiting(done, failed);
    else waiting.then(done, failed);
    return true;
  }
  return false;
}

/** Takes the steps that come once the answer is known, every one of them. */
function takeAll(exchange: Exchange, steps: readonly PromisingStep[], from = 0): void | Promise<void> {
  for (let i = from; i < steps.length; i++) {
    const waiting = (steps[i] as PromisingStep)(exchange);
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

function live(exchange: Exchange, steps: readonly Step[], from: number): void | Promise<void> {
  try {
    if (take(exchange, steps, from)) return;
  } catch (thrown) {
    return fail(exchange, thrown);
  }
  return conclude(exchange);
}

/** A fault of ours that the steps do not answer is told to the operator, and the connection is cut. */
function guarded(exchange: Exchange, act: () => void | Promise<void>): void {
  const crash = (error: unknown): void => {
    const { context, req, res, path } = exchange;
    context.onCrash(error, { method: req.method ?? '', path });
    res.destroy();
  };
  try {
    act()?.catch(crash);
  } catch (error) {
    crash(error);
  }
}

/** Serves a call, or the rest of it. */
export const lead = (exchange: Exchange, steps: readonly Step[], from = 0): void =>
  guarded(exchange, () => live(exchange, steps, from));

/** A life that ends with a problem as soon as the merchant is known. */
export const ending = (problem: () => Problem): readonly Step[] => [
  identify,
  () => {
    throw problem();
  },
];

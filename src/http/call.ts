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

/** Takes a call through its steps. Waits only where a step does, so that most calls are one synchronous turn. */
async function live(exchange: Exchange, steps: readonly Step[]): Promise<void> {
  let problem: unknown;
  try {
    for (const step of steps) {
      const waiting = step(exchange);
      if (waiting !== undefined) await waiting;
      if (exchange.answer !== null) break;
    }
  } catch (thrown) {
    if (thrown instanceof ClientGone) return;
    problem = thrown ?? new Error('Nothing was thrown.');
  }
  for (const step of BEFORE_ANSWER) {
    const waiting = step(exchange);
    if (waiting !== undefined) await waiting;
  }
  finish(exchange, problem);
}

/** Serves a call. A fault of ours that the steps do not answer is told to the operator, and the connection is cut. */
export function lead(exchange: Exchange, steps: readonly Step[]): void {
  const { context, req, res, path } = exchange;
  live(exchange, steps).catch((error: unknown) => {
    context.onCrash(error, { method: req.method ?? '', path });
    res.destroy();
  });
}

/** A life that ends with a problem as soon as the merchant is known. */
export const ending = (problem: () => Problem): readonly Step[] => [
  identify,
  () => {
    throw problem();
  },
];

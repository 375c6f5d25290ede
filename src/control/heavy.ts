/** What may be long: bodies as they are read, answers as they are printed, and the calls whose work grows with all that a merchant has. */
import type { BodyRead, Call } from '../api/call.js';
import { type ContractViolation, parseJsonBody, parseLongJsonBody, type ReadBody } from '../contract/index.js';
import type { Sliced } from '../domain/ports.js';
import { Problem } from '../domain/problems.js';
import type { World } from '../domain/world.js';
import type { With } from './host.js';
import { type ControlProblem, invalid, reject } from './problems.js';

/** Characters that are sent together. */
const PIECE = 64 * 1024;
const encoder = new TextEncoder();
/** Objects so near to the top are printed member by member: lists of records, maps of definitions, the paths of a contract. */
const LEVELS = 3;

/** The texts of which a value consists, together what JSON.stringify makes of it. */
function* textsOf(value: unknown, level: number): Generator<string, void> {
  if (typeof value !== 'object' || value === null || level > LEVELS) {
    yield JSON.stringify(value);
    return;
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) yield `${i === 0 ? '[' : ','}${JSON.stringify(value[i] ?? null)}`;
    yield value.length === 0 ? '[]' : ']';
    return;
  }
  let before = '{';
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    yield* textsOf(member, level + 1);
  }
  yield before === '{' ? '{}' : '}';
}

/** The bytes of a value as JSON; it must not change meanwhile. */
export function* printJson(value: unknown): Sliced<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  let text = '';
  for (const each of textsOf(value ?? null, 0)) {
    text += each;
    if (text.length < PIECE) continue;
    pieces.push(encoder.encode(text));
    text = '';
    yield;
  }
  pieces.push(encoder.encode(text));
  return pieces;
}

// Calls whose work grows with all that a merchant has. One of them is carried out at a time, in slices, and merchants take turns: so
// strangers who ask for nothing else delay each other, and nobody's ordinary calls.

/** Which operations these are. */
const HEAVY: ReadonlySet<string> = new Set([
  'getState',
  'putState',
  'takeSnapshot',
  'restoreSnapshot',
  'forkMerchant',
  'diffStates',
  'exportRequests',
  'listRequests',
  'exportTransactions',
  'getOverview',
  'findRecords',
  'getLedger',
  'listEndpoints',
  'listJobs',
  'listEvents',
  'listScenarios',
  'getAudit',
  'getCoverage',
  'getContract',
  'retryDeliveries',
  'replayFailedDeliveries',
]);

/** @param query of the call: a list that is searched may be read to its end */
export const isHeavy = (operation_id: string, query = ''): boolean =>
  HEAVY.has(operation_id) || new URLSearchParams(query).has('q');

/** How many may wait. */
interface HeavyLimits {
  of_one: number;
  in_all: number;
}

/** In a public sandbox; elsewhere whoever waits has started all of the others. */
export const PUBLIC_HEAVY: HeavyLimits = { of_one: 8, in_all: 128 };

type Begin = () => void;

export class HeavyQueue {
  private busy = false;
  private waiting = 0;
  /** Who waits, by merchant; the first merchant is the next one. */
  private readonly queues = new Map<World, Begin[]>();

  constructor(private readonly limits: HeavyLimits) {}

  /**
   * Resolves when it is the call's turn.
   * @param gone resolves when nobody waits for the answer any more
   * @returns lets the next one begin; undefined where the client has gone before it came
   * @throws Problem `rate_limited` or `unavailable` when too many wait, of this merchant or in all
   */
  async enter(world: World, gone: Promise<void>): Promise<(() => void) | undefined> {
    if (!this.busy) {
      this.busy = true;
      return this.end;
    }
    const queue = this.queues.get(world) ?? [];
    this.reject(queue.length);
    return new Promise((resolve) => {
      const begin = (): void => resolve(this.end);
      this.queues.set(world, queue);
      queue.push(begin);
      this.waiting += 1;
      void gone.then(() => {
        const at = queue.indexOf(begin);
        if (at === -1) return;
        queue.splice(at, 1);
        this.waiting -= 1;
        if (queue.length === 0) this.queues.delete(world);
        resolve(undefined);
      });
    });
  }

  private reject(waiting_of_one: number): void {
    const { of_one, in_all } = this.limits;
    if (waiting_of_one >= of_one) {
      const message = `This merchant has ${of_one} calls waiting that read or write all that it has, and one is carried out at a time. Wait for their answers.`;
      throw new Problem('rate_limited', message, { retry_after_s: 1 });
    }
    if (this.waiting < in_all) return;
    const message = 'Too many calls that read or write all that a merchant has are waiting; send this one again.';
    throw new Problem('unavailable', message, { retry_after_s: 1 });
  }

  private readonly end = (): void => {
    const next = this.queues.entries().next();
    if (next.done === true) {
      this.busy = false;
      return;
    }
    const [world, queue] = next.value;
    const begin = queue.shift();
    this.waiting -= 1;
    // A merchant with more of them comes again after all others.
    this.queues.delete(world);
    if (queue.length > 0) this.queues.set(world, queue);
    begin?.();
  };
}

/** Long bodies that are in memory at the same time. */
export class BodyMemory {
  private taken_bytes = 0;

  constructor(private readonly bytes: number) {}

  /** @returns whether there is room; one body alone always has it */
  take(bytes: number): boolean {
    if (this.taken_bytes > 0 && this.taken_bytes + bytes > this.bytes) return false;
    this.taken_bytes += bytes;
    return true;
  }

  give(bytes: number): void {
    this.taken_bytes -= bytes;
  }
}

export const LONGEST_BODY = 64 * 1024;
/** Bodies that may be longer: a world, and texts of as many characters as they may have, each of them escaped. */
export const LONGEST_BODIES: Readonly<Record<string, number>> = {
  putState: 256 * 1024 * 1024,
  putScenario: 512 * 1024,
  diagnoseDelivery: 512 * 1024,
  answerMessage: 512 * 1024,
};
/** From a stranger no more is read into memory than a merchant with all its records has. */
export const LONGEST_PUBLIC_BODY = 16 * 1024 * 1024;
/** Bodies beyond the usual length share this at a time; one alone may be longer. */
export const MEMORY_FOR_BODIES = 32 * 1024 * 1024;
const EMPTY_OBJECT = new TextEncoder().encode('{}');

/** Reads the body, as far as the bound of its operation. */
export function readBytes(context: With<'route'>): Uint8Array | undefined | Promise<Uint8Array> {
  const { call, host, route, shared } = context;
  const { operationId, details, method } = route.operation;
  // That of the operation, which is GET for a HEAD too.
  if (method === 'GET') return undefined;
  const longest = host.publicMode === undefined ? Number.POSITIVE_INFINITY : LONGEST_PUBLIC_BODY;
  const limit = Math.min(longest, LONGEST_BODIES[operationId] ?? LONGEST_BODY);
  takeMemory(call, limit, shared.bodies);
  const bytesOf = (read: BodyRead): Uint8Array => {
    if (!read.ok) throw rejectedBody(call, read.reason, limit);
    return read.bytes.length === 0 && !details.bodyRequired ? EMPTY_OBJECT : read.bytes;
  };
  const read = call.body(limit);
  return read instanceof Promise ? read.then(bytesOf) : bytesOf(read);
}

function rejectedBody({ headers }: Call, reason: 'too_large' | 'encoded', limit: number): ControlProblem {
  if (reason === 'encoded') {
    const message = 'The body is compressed; send plain JSON.';
    return invalid('Content-Encoding', headers['content-encoding'], 'in:identity', message);
  }
  return invalid('body', undefined, `max_length:${limit}`, `The body is larger than ${limit} bytes.`);
}

/** A long body needs memory until its call is answered. @throws Problem `unavailable` when others have it */
function takeMemory({ headers, gone }: Call, limit: number, bodies: BodyMemory): void {
  const announced = Number(headers['content-length'] ?? limit);
  const bytes = Math.min(announced, limit);
  if (bytes <= LONGEST_BODY) return;
  if (!bodies.take(bytes)) {
    throw new Problem('unavailable', 'Other long bodies are being read; send this one again.', { retry_after_s: 1 });
  }
  void gone.then(() => bodies.give(bytes));
}

/**
 * Reads JSON strictly.
 *
 * Everything that changes something carries the content type of JSON, so that no foreign page can send it unasked. A world holds
 * numbers that nobody meant an amount by, such as durations to the last digit.
 */
export function readJson({ call, host, route, bytes }: With<'route' | 'bytes'>): unknown {
  if (bytes === undefined) return undefined;
  const { operation } = route;
  const type = call.headers['content-type'];
  const jsonOf = (parsed: ReadBody): unknown => {
    if (parsed.ok) return parsed.value;
    if (isSeed(parsed.violation)) return JSON.parse(new TextDecoder().decode(bytes));
    throw reject(operation, parsed.violation);
  };
  if (operation.operationId !== 'putState') return jsonOf(parseJsonBody(bytes, type));
  return host.inSlices(parseLongJsonBody(bytes, type, true)).then(jsonOf);
}

/** A long number that nobody meant an amount by: a seed is any whole number that a double holds. */
function isSeed({ parameter, rule }: ContractViolation): boolean {
  return rule.startsWith('max_digits') && parameter === 'seed';
}

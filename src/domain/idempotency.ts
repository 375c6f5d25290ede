/** Idempotency-Key (docs/service.md#idempotency): the same key within 24 hours gets the first answer again. */
import { nowOf } from './clock.js';
import type { Crypto } from './ports.js';
import { Problem } from './problems.js';
import type { IdempotencyRecord, Json } from './records.js';
import { maskKeys } from './request-log.js';
import type { World } from './world.js';

/**
 * A slot as it may be written down: by the digest of its name where that has an API key in it. Those of earlier versions are
 * given here too, so that a repetition finds its answer after an update and the key leaves the file.
 */
export function slotToKeep(slot: string, { sha256Hex }: Pick<Crypto, 'sha256Hex'>): string {
  if (maskKeys(slot) === slot) return slot;
  const method = /^[A-Z]{1,16} /.exec(slot)?.[0] ?? '';
  return method + sha256Hex(slot);
}

const WINDOW_MS = 24 * 3_600_000;
/** Seconds that a client is asked to wait while the first request still runs. */
const RUNNING_RETRY_S = 1;

/** A text that two bodies share exactly when they are the same JSON, whatever the order of their members. */
function canonical(value: Json | undefined): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

/** Frees the slot of a record. It is looked for from the end, because what is freed is mostly what was just taken. */
function release(world: World, record: IdempotencyRecord): void {
  world.idempotency.delete(record.slot);
  world.env.slotChanged?.(world, record.slot);
  const at = world.data.idempotency.lastIndexOf(record);
  if (at !== -1) world.data.idempotency.splice(at, 1);
}

/** How many of the oldest records are looked at for each new one: enough to keep up, and never a long pause. */
const SWEPT_AT_ONCE = 16;

const hasRunOut = (record: IdempotencyRecord, now_ms: number): boolean =>
  record.state === 'done' && record.at_ms <= now_ms - WINDOW_MS;

/** Forgets what has run out among the oldest records; one that is still being served keeps its place. */
function sweep(world: World): void {
  const now_ms = nowOf(world);
  const oldest = world.data.idempotency.slice(0, SWEPT_AT_ONCE);
  const kept = oldest.filter((record) => !hasRunOut(record, now_ms));
  if (kept.length === oldest.length) return;
  world.data.idempotency.splice(0, oldest.length, ...kept);
  for (const { slot } of oldest.filter((record) => hasRunOut(record, now_ms))) {
    world.idempotency.delete(slot);
    world.env.slotChanged?.(world, slot);
  }
}

/** What a request was answered, or will be. */
interface Answer {
  status: number;
  body: string;
}

export interface Reservation {
  record: IdempotencyRecord;
  /** The stored answer, when this is a repetition. */
  replay: Answer | null;
}

interface Request {
  method: string;
  path: string;
  key: string;
}

/** The slot of a key. One with an API key in it, put there by mistake, is named by its digest: slots are written down. */
const slotOf = ({ env }: World, { method, path, key }: Request): string =>
  slotToKeep(`${method} ${path} ${key}`, env.crypto);

/**
 * Takes the slot of a key, or finds what is stored there.
 * @throws Problem `idempotency_reused` for another body, `idempotency_running` while the first is still being served
 */
export function reserve(world: World, request: Request & { body: Json | undefined }): Reservation {
  const slot = slotOf(world, request);
  const fingerprint = world.env.crypto.sha256Hex(canonical(request.body));
  const now_ms = nowOf(world);
  const found = world.idempotency.get(slot);
  if (found !== undefined && !hasRunOut(found, now_ms)) {
    return { record: found, replay: repeat(found, fingerprint, request.key) };
  }
  if (found !== undefined) release(world, found);
  sweep(world);
  const record: IdempotencyRecord = { slot, fingerprint, at_ms: now_ms, state: 'running' };
  world.idempotency.set(slot, record);
  world.data.idempotency.push(record);
  return { record, replay: null };
}

function repeat(found: IdempotencyRecord, fingerprint: string, key: string): Answer {
  const detail = { parameter: 'Idempotency-Key', value: key, rule: 'unique' };
  if (found.fingerprint !== fingerprint) {
    const message = 'This Idempotency-Key was used with another body within the last 24 hours.';
    throw new Problem('idempotency_reused', message, { detail });
  }
  if (found.state === 'running' || found.status === undefined || found.body === undefined) {
    const message = 'A request with this Idempotency-Key is still being served.';
    throw new Problem('idempotency_running', message, { detail, retry_after_s: RUNNING_RETRY_S });
  }
  return { status: found.status, body: found.body };
}

/** Statuses that are never stored under `executed`: the request did not reach execution. */
const NOT_EXECUTED: readonly number[] = [400, 401, 403, 404, 405, 429];

/**
 * The record as it is written down and exported, where no request is being served: one that was carried out is done.
 * @returns undefined for one that was not carried out, and has nothing to be repeated
 */
export function recordToKeep(record: IdempotencyRecord): IdempotencyRecord | undefined {
  if (record.state === 'done') return record;
  return record.status === undefined ? undefined : { ...record, state: 'done' };
}

/** After a reset the slot is not in this world any more, and must not come back. */
export const isGone = (world: World, record: IdempotencyRecord): boolean =>
  world.idempotency.get(record.slot) !== record;

/**
 * Notes the answer in the turn that carried the request out. It may be held back for long, or never be sent: whatever is written
 * down of what was done says then what it is answered, and a repetition does not do it again.
 */
export function carriedOut(world: World, record: IdempotencyRecord, answer: Answer): void {
  if (isGone(world, record)) return;
  Object.assign(record, answer);
  world.env.slotChanged?.(world, record.slot);
  world.env.touched(world);
}

/** Ends a reservation with the answer that was given: it is kept for repetitions, or the slot is free again. */
export function conclude(world: World, record: IdempotencyRecord, answer: Answer): void {
  if (isGone(world, record)) return;
  const policy = world.data.settings.idempotency_store;
  const success = answer.status < 300;
  const keep = policy === 'all' || success || (policy === 'executed' && !NOT_EXECUTED.includes(answer.status));
  if (!keep) {
    release(world, record);
    return;
  }
  const isNoted = record.status === answer.status && record.body === answer.body;
  record.state = 'done';
  if (!isNoted) carriedOut(world, record, answer);
}

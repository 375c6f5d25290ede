/**
 * A world as one JSON document, and back. Whatever is read is validated whole before anything changes, so that a document that
 * was cut off, edited or made up never leaves half a world behind.
 */

import { nowOf, timestamp } from '../clock.js';
import { recordToKeep } from '../idempotency.js';
import { snapshotId } from '../ids.js';
import { requireStateBelowLimit } from '../limits.js';
import { recallApiKeys } from '../merchants/keys.js';
import type { WorldOptions, Worlds } from '../merchants/worlds.js';
import { atOnce, type Issue, type Sliced } from '../ports.js';
import { Problem } from '../problems.js';
import { inOrder, type JsonObject, WORLD_FIELDS, type WorldData } from '../records.js';
import { emptyLists } from '../resources.js';
import { World } from '../world.js';
import { Issues, isObject } from './state-checks.js';
import { checkReferences, type StateTools } from './state-references.js';

export const STATE_FORMAT = 'tenderbox.world';
export const STATE_VERSION = 2;
/** Documents of this version know every API key; apart from that they are like those of today. */
const OLDEST_VERSION = 1;

export interface WorldDocument extends JsonObject {
  format: typeof STATE_FORMAT;
  version: typeof STATE_VERSION;
  exported_at: string;
}

/** What is never changed once it is there: a copy of the world may share it. */
const SHARED: ReadonlySet<string> = new Set(['ledger', 'journal', 'scenarios', 'jobs']);

/** A copy of the objects of a value. Texts are shared, and they are most of a world. */
function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  const copy = { ...value } as Record<string, unknown>;
  for (const name in copy) {
    const member = copy[name];
    if (typeof member === 'object' && member !== null) copy[name] = copyOf(member);
  }
  return copy as T;
}

/** The world as it is now, whatever becomes of it. */
export function snapshotOf<K extends keyof WorldData>(data: WorldData, parts: readonly K[]): Pick<WorldData, K> {
  const taken = parts.map((part) => {
    const value = data[part];
    // Of an event only its text comes later.
    if (part === 'events') return [part, data.events.map((event) => ({ ...event }))];
    if (!SHARED.has(part)) return [part, copyOf(value)];
    return [part, Array.isArray(value) ? [...value] : { ...value }];
  });
  return Object.fromEntries(taken) as Pick<WorldData, K>;
}

/** The data of a world as it is now: it does not change when the world does. */
function stateOf(world: World): WorldData {
  const { idempotency: _, ...data } = world.data;
  const taken = snapshotOf(world.data, Object.keys(data) as (keyof typeof data)[]);
  // The map is what is in force.
  const kept = [...world.idempotency.values()].map(recordToKeep).filter((record) => record !== undefined);
  return { ...world.data, ...taken, idempotency: kept.map((record) => ({ ...record })) };
}

/** The same as a document. */
export function exportWorld(world: World): WorldDocument {
  const exported_at = timestamp(world.env.hostTime(), 'milliseconds');
  const document = stateOf(world) as unknown as JsonObject;
  return { format: STATE_FORMAT, version: STATE_VERSION, exported_at, ...document };
}

/** What exports of earlier versions lack, as such a world has it. */
const later = () => ({ ...emptyLists(true), inboxes: {} });

function checkHead({ format, version }: Record<string, unknown>, issues: Issues): void {
  if (format !== STATE_FORMAT) issues.add('format', `must be ${STATE_FORMAT}: this is no exported world.`);
  else if (version !== STATE_VERSION && version !== OLDEST_VERSION) {
    const newer = typeof version === 'number' && version > STATE_VERSION;
    const advice = newer ? ' It was exported by a newer Tenderbox; import it with that one.' : '';
    const read = `${OLDEST_VERSION} or ${STATE_VERSION}, the versions that this sandbox reads`;
    issues.add('version', `must be ${read}.${advice}`);
  }
}

/** What can be loaded, or what is wrong with a document: the first hundred issues. */
type ReadWorld = { data: WorldData } | { issues: [Issue, ...Issue[]] };

/**
 * Reads an exported world. Nothing in the process changes.
 * @param document given up by its reader: a world that is loaded from it goes on in its records
 */
export function readWorldState(document: unknown, tools: StateTools): ReadWorld {
  return atOnce(readWorldInSlices(document, tools));
}

/** The same piece by piece. */
export function* readWorldInSlices(document: unknown, tools: StateTools): Sliced<ReadWorld> {
  const issues = new Issues();
  if (!isObject(document)) issues.add('', 'must be a JSON object, as GET /_sandbox/state answers it.');
  else {
    checkHead(document, issues);
    if (issues.none) yield* checkData(dataOf(document), issues, tools);
  }
  const [first, ...others] = issues.found;
  if (first !== undefined) return { issues: [first, ...others] };
  return { data: readData(document as Record<string, unknown>) };
}

const dataOf = (document: Record<string, unknown>): Record<string, unknown> => {
  const { format: _, version: __, exported_at: ___, ...data } = document;
  return { ...later(), ...data };
};

/** What is wrong with the data of a world, wherever it was read: the first hundred issues. Nothing in the process changes. */
export function issuesOfWorld(data: WorldData, tools: StateTools): Issue[] {
  const issues = new Issues();
  atOnce(checkData(data as unknown as Record<string, unknown>, issues, tools));
  return issues.found;
}

function* checkData(data: Record<string, unknown>, issues: Issues, tools: StateTools): Sliced<void> {
  yield* WORLD_FIELDS.sliced(data, issues);
  // References are only followed through records that have the shape of records.
  if (issues.none) yield* checkReferences(data as unknown as WorldData, issues, tools);
}

function readData(document: Record<string, unknown>): WorldData {
  const world = inOrder(dataOf(document));
  // The digest of a key that is known says nothing more.
  for (const key of [...world.keys, ...world.origin.keys]) if (key.api_key !== null) delete key.api_key_sha256;
  return world;
}

/**
 * Replaces a world by one that was read, for which there is room. A document of the same merchant brings its keys and its origin; any
 * other becomes this merchant's: it keeps its identity, keys, seed and chance, so that none of them is in the process twice.
 * @throws Problem `illegal_move` when a key of the document belongs to another merchant here; nothing has changed then
 */
export function takeWorld(worlds: Worlds, world: World, data: WorldData): void {
  const { merchant, keys, origin, random } = world.data;
  // Where strangers share a process, a document brings no keys: whoever wrote it could take one that others use.
  const trusted = world.env.drawSecret === undefined;
  const same = trusted && data.merchant.id === merchant.id && data.merchant.ordinal === merchant.ordinal;
  const imported: WorldData = same ? data : { ...data, merchant, keys, origin, random };
  if (same) {
    requireOwnKeys(worlds, world, imported);
    recallApiKeys(imported, world.env.crypto, [...keys, ...origin.keys]);
  }
  world.env.retired?.(world);
  world.load(imported);
  worlds.indexKeys(world);
  world.env.touched(world);
  world.env.restored?.(world);
}

/**
 * Replaces a world by one that somebody has sent (takeWorld). Where another merchant may have a page of the same id, the addresses of
 * this one name their merchant from here on: an id is all that a customer's page asks for, and must not be had by whoever knows it.
 * @throws Problem as takeWorld does
 */
export function importWorld(worlds: Worlds, world: World, data: WorldData): void {
  const isShared = worlds.mayLeadElsewhere(data, world);
  takeWorld(worlds, world, data);
  if (isShared) world.data.origin.shares_ids = true;
}

function requireOwnKeys(worlds: Worlds, world: World, { keys, origin }: WorldData): void {
  const taken = [...keys, ...origin.keys].find((key) => worlds.isTaken(key, world));
  if (taken === undefined) return;
  throw new Problem('illegal_move', `The document's key ${taken.id} belongs to another merchant of this sandbox.`);
}

// States of a merchant that are kept under names, and merchants that begin in the state of another. A snapshot is a world of its
// own, so that it is kept like every other: with an id that follows from its name, the ordinal of its merchant, and no keys.

/** How many a merchant may have. */
const MAX_SNAPSHOTS = 32;

/** Keeps a state beside the world that it is of, in place of what was kept under its name. */
export function keepSnapshot(world: World, data: WorldData): World {
  const { label } = data.merchant;
  const known = world.snapshots.get(label);
  known?.load(data);
  const snapshot = known ?? new World(world.env, data);
  world.snapshots.set(label, snapshot);
  world.env.changed?.(world, 'snapshot', label);
  world.env.touched(snapshot);
  world.env.touched(world);
  return snapshot;
}

/**
 * Takes a snapshot, in place of one of the same name.
 * @throws Problem `illegal_move` for one more than a merchant may have, `forbidden` when it takes too many bytes
 */
export function takeSnapshot(world: World, name: string): World {
  if (world.snapshots.size >= MAX_SNAPSHOTS && !world.snapshots.has(name)) {
    const message = `A merchant has at most ${MAX_SNAPSHOTS} snapshots. Delete one with DELETE /_sandbox/snapshots/NAME.`;
    throw new Problem('illegal_move', message);
  }
  requireStateBelowLimit(world, world, true);
  const state = stateOf(world);
  const id = snapshotId(world, name);
  const merchant = { ...state.merchant, id, label: name, created_at_ms: nowOf(world) };
  const origin = { ...state.origin, merchant: { ...state.origin.merchant, id } };
  return keepSnapshot(world, { ...state, merchant, origin, keys: [] });
}

/** Puts a snapshot in place of the state of its merchant, which keeps its keys and its chance. @throws Problem `forbidden` */
export function restoreSnapshot(worlds: Worlds, world: World, snapshot: World): void {
  requireStateBelowLimit(world, snapshot, false);
  takeWorld(worlds, world, stateOf(snapshot));
}

export function deleteSnapshot(world: World, snapshot: World): void {
  const { label } = snapshot.data.merchant;
  world.snapshots.delete(label);
  world.env.removed?.(snapshot);
  world.changed('snapshot', label);
}

/** A merchant in the state of this one, whose id, keys and chance are its own. */
export function forkWorld(worlds: Worlds, world: World, own: Pick<WorldOptions, 'label' | 'ends_at_ms'> = {}): World {
  const state = stateOf(world);
  const { ends_at_ms: _, merchant, ...origin } = state.origin;
  const { email, business_name } = merchant;
  const { now_ms, ...clock } = origin.clock;
  const options = { ...origin, clock: { ...clock, ...(now_ms === null ? {} : { now_ms }) }, email, business_name };
  return worlds.create({ ...options, ...own, shares_ids: true }, state);
}

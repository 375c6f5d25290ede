/**
 * States of a merchant that are kept under names, and merchants that begin in the state of another. A snapshot is a world of its
 * own, so that it is kept as any other: with an id that follows from its name, the ordinal of its merchant, and no keys.
 */
import { nowOf } from '../clock.js';
import { snapshotId } from '../ids.js';
import { requireRoomFor } from '../limits.js';
import type { WorldOptions, Worlds } from '../merchants/worlds.js';
import { Problem } from '../problems.js';
import type { WorldData } from '../records.js';
import { World } from '../world.js';
import { stateOf, takeWorld } from './state.js';

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
  requireRoomFor(world, world, true);
  const state = stateOf(world);
  const id = snapshotId(world, name);
  const merchant = { ...state.merchant, id, label: name, created_at_ms: nowOf(world) };
  const origin = { ...state.origin, merchant: { ...state.origin.merchant, id } };
  return keepSnapshot(world, { ...state, merchant, origin, keys: [] });
}

/** Puts a snapshot in place of the state of its merchant, which keeps its keys and its chance. @throws Problem `forbidden` */
export function restoreSnapshot(worlds: Worlds, world: World, snapshot: World): void {
  requireRoomFor(world, snapshot, false);
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

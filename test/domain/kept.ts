/** A world and a store that writes only its changes: after each turn, what was written makes the world as it is. */
import { expect } from 'vitest';
import { recallApiKeys } from '../../src/domain/merchants/keys.js';
import type { WorldData } from '../../src/domain/records.js';
import { piecesOf, SavedWorld, type WorldChange } from '../../src/domain/state/saved-world.js';
import { Saving } from '../../src/domain/state/saving.js';
import type { World } from '../../src/domain/world.js';
import { hashes } from '../../src/platform/node/hashes.js';
import { exported, testWorld } from '../support/world.js';

/** A world that is written down as a store does it, each change as text. */
export function kept(made = testWorld()) {
  const { world, env } = made;
  const saving = new Saving(world);
  Object.assign(env, {
    changed: (_world: World, kind: Parameters<Saving['changed']>[0], id: string) => saving.changed(kind, id),
    jobMoved: (_world: World, ...moved: Parameters<Saving['job']>) => saving.job(...moved),
    slotChanged: (_world: World, slot: string) => saving.slot(slot),
  });
  const saved = new SavedWorld();
  const write = (change: WorldChange) => saved.apply(JSON.parse(JSON.stringify(change)));
  const save = (): WorldChange | null => {
    const { change, whole } = saving.collect();
    if (whole) for (const piece of piecesOf(world.data, hashes)) write(piece);
    else if (change !== null) write(change);
    return change;
  };
  save();
  /** Jobs are kept in any order: a world that is loaded orders them anew. */
  const sorted = (data: object) => {
    const copy = JSON.parse(JSON.stringify(data));
    copy.jobs.sort((a: { id: number }, b: { id: number }) => a.id - b.id);
    return copy;
  };
  /** API keys are written as digests; which keys they are is told by those that the process has. */
  const readBack = (): WorldData => {
    const copy = sorted(saved.data() as object);
    const { keys, origin } = world.data;
    recallApiKeys(copy, hashes, [...keys, ...origin.keys]);
    return copy;
  };
  const expectSame = () => expect(readBack()).toEqual(sorted(exported(world)));
  return { ...made, saved, save, expectSame };
}

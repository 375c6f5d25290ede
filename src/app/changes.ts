/** Who watches a world, and what they are told. */
import type { ChangeKind, ChangeListener } from '../domain/ports.js';
import type { World } from '../domain/world.js';
import { yieldToLoop } from '../platform/node/time.js';

/** What has changed in a world since its listeners were told the last time. */
type Gathered = Map<ChangeKind, Set<string>>;

/** Tells those who wait for a change of a world, at most once per turn of the event loop. */
export function createChanges() {
  const listeners = new Map<World, Set<ChangeListener>>();
  const pending = new Map<World, Gathered>();
  const notify = (): void => {
    const worlds = [...pending];
    pending.clear();
    for (const [world, changed] of worlds) for (const listener of [...(listeners.get(world) ?? [])]) listener(changed);
  };
  const changedIn = (world: World): Gathered | undefined => {
    if (!listeners.has(world)) return undefined;
    const known = pending.get(world);
    if (known !== undefined) return known;
    if (pending.size === 0) void yieldToLoop().then(notify);
    const changed: Gathered = new Map();
    pending.set(world, changed);
    return changed;
  };
  return {
    touched: (world: World): void => void changedIn(world),
    changed(world: World, kind: ChangeKind, id: string): void {
      const changed = changedIn(world);
      changed?.set(kind, (changed.get(kind) ?? new Set()).add(id));
    },
    subscribe(world: World, listener: ChangeListener): () => void {
      const here = listeners.get(world) ?? new Set();
      listeners.set(world, here.add(listener));
      return () => {
        here.delete(listener);
        if (here.size === 0) listeners.delete(world);
      };
    },
  };
}

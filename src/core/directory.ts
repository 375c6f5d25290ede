/**
 * Where a record stands, over all merchants: a customer's page knows the id of its payment request, invoice or payment link
 * and no merchant. Filled as records are made, so that finding one costs the same whatever else there is.
 */
import type { World } from './world.js';

export class Directory {
  /** A list only where an exported world was imported into a second merchant, and an id is in both. */
  private readonly owners = new Map<string, World | World[]>();

  /** Filing the same id twice for a world changes nothing. */
  file(id: string, world: World): void {
    const before = this.owners.get(id);
    if (before === undefined) this.owners.set(id, world);
    else if (Array.isArray(before)) {
      if (!before.includes(world)) before.push(world);
    } else if (before !== world) this.owners.set(id, [before, world]);
  }

  forget(id: string, world: World): void {
    const before = this.owners.get(id);
    if (before === world) this.owners.delete(id);
    if (!Array.isArray(before)) return;
    const [first, ...others] = before.filter((owner) => owner !== world);
    if (first === undefined) this.owners.delete(id);
    else this.owners.set(id, others.length === 0 ? first : [first, ...others]);
  }

  /** The world that has the record of that id; of several the one that had it first. */
  find(id: string): World | undefined {
    const found = this.owners.get(id);
    return Array.isArray(found) ? found[0] : found;
  }

  get size(): number {
    return this.owners.size;
  }
}

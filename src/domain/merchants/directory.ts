/**
 * Where a record stands, over all merchants: a customer's page knows the id of its payment request, invoice or payment link
 * and no merchant. What was made since the last question is filed when somebody asks: most payments are made by programs, and
 * nobody opens their pages.
 */
import type { World } from '../world.js';

/**
 * What a world has filed since it was loaded. It is given up as a whole: taking out record by record was four fifths of a reset.
 */
export interface Shelf {
  /** Undefined once it was given up: what is still filed there is nobody's. */
  world: World | undefined;
  filed: number;
  /** What is to be filed here when somebody asks. */
  unfiled: string[];
}

/** A list only where an exported world was imported into a second merchant, and an id is in both. */
type Owners = Shelf | readonly Shelf[];

const openOnes = (owners: Owners): readonly Shelf[] => [owners].flat().filter(({ world }) => world !== undefined);

export class Directory {
  private owners = new Map<string, Owners>();
  /** How much is filed on all shelves, and how much of it on those that were given up. */
  private filed = 0;
  private given_up = 0;
  /** The shelves with something to be filed, the one that began to wait first before the others. */
  private readonly waiting = new Set<Shelf>();

  open(world: World): Shelf {
    return { world, filed: 0, unfiled: [] };
  }

  /** Filing the same id twice on a shelf changes nothing. */
  file(id: string, shelf: Shelf): void {
    if (shelf.unfiled.length === 0) this.waiting.add(shelf);
    shelf.unfiled.push(id);
  }

  private catchUp(): void {
    for (const shelf of this.waiting) {
      for (const id of shelf.unfiled) this.place(id, shelf);
      shelf.unfiled = [];
    }
    this.waiting.clear();
  }

  private place(id: string, shelf: Shelf): void {
    const before = this.owners.get(id);
    if (before === undefined) {
      this.owners.set(id, shelf);
      this.filed += 1;
    } else {
      // A world that was reset makes the same ids again.
      const held = [before].flat();
      const others = openOnes(held);
      if (others.includes(shelf)) return;
      const gone = held.length - others.length;
      this.owners.set(id, others.length === 0 ? shelf : [...others, shelf]);
      this.filed += 1 - gone;
      this.given_up -= gone;
    }
    shelf.filed += 1;
  }

  /** Gives up what is filed on a shelf. It is swept away together with what was given up before, once that is half of all. */
  giveUp(shelf: Shelf): void {
    if (shelf.world === undefined) return;
    shelf.world = undefined;
    shelf.unfiled = [];
    this.waiting.delete(shelf);
    this.given_up += shelf.filed;
    if (this.given_up * 2 >= this.filed) this.sweep();
  }

  private sweep(): void {
    const before = this.given_up === this.filed ? [] : this.owners;
    this.owners = new Map();
    this.filed = 0;
    this.given_up = 0;
    for (const [id, owners] of before) {
      const left = openOnes(owners);
      const [first, second] = left;
      if (first === undefined) continue;
      this.owners.set(id, second === undefined ? first : left);
      this.filed += left.length;
    }
  }

  /** The world that has the record of that id; of several the one that had it first. */
  find(id: string): World | undefined {
    this.catchUp();
    const owners = this.owners.get(id);
    return owners === undefined ? undefined : openOnes(owners)[0]?.world;
  }

  /** How many ids are held, those included that were given up and are not swept away yet. */
  get size(): number {
    this.catchUp();
    return this.owners.size;
  }
}

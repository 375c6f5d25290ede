/**
 * The records of one kind with what finding and listing them needs: the array in order of creation is the plain data, the maps
 * beside it are derived, and made once they are asked for. A record never leaves and never moves.
 */
import { requireFound } from './problems.js';

/** What a collection knows of a record; where it does not say when it was made, lists are not asked for a window. */
interface Kept {
  id: string;
  created_at_ms?: number;
}

/** What a map has at a key; made and put there where it has nothing. */
export function getOrMake<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

// A sorted set of record positions in blocks: insert, remove and range reads cost the square root of the size at worst.

const BLOCK_SIZE = 512;

/**
 * Looks at a position.
 * @returns false when no more are wanted
 */
type Visit = (position: number) => boolean;

/** How many entries of a sorted list come before a place in it. */
function countBefore<T>(list: readonly T[], isBefore: (entry: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(list[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export class Positions {
  /** Each block is sorted and not empty; blocks are in order. */
  private blocks: number[][] = [];

  /** The last block whose first position is ≤ `position`; -1 when there is none. */
  private blockOf(position: number): number {
    return countBefore(this.blocks, (block) => (block[0] as number) <= position) - 1;
  }

  /** Where `position` stands in a block, or would stand. */
  private static slotOf(block: number[], position: number): number {
    return countBefore(block, (other) => other < position);
  }

  /** How many positions there are. */
  get size(): number {
    return this.blocks.reduce((sum, { length }) => sum + length, 0);
  }

  add(position: number): void {
    const last = this.blocks.at(-1);
    // Records are indexed in the order in which they were made, so that nearly every position is the highest yet.
    if (last === undefined || (last.at(-1) as number) < position) {
      if (last === undefined || last.length === BLOCK_SIZE) this.blocks.push([position]);
      else last.push(position);
      return;
    }
    const at = Math.max(0, this.blockOf(position));
    const block = this.blocks[at] as number[];
    block.splice(Positions.slotOf(block, position), 0, position);
    if (block.length > BLOCK_SIZE) this.blocks.splice(at + 1, 0, block.splice(BLOCK_SIZE >>> 1));
  }

  remove(position: number): void {
    const at = this.blockOf(position);
    const block = this.blocks[at];
    if (block === undefined) return;
    const slot = Positions.slotOf(block, position);
    if (block[slot] !== position) return;
    block.splice(slot, 1);
    if (block.length === 0) this.blocks.splice(at, 1);
  }

  /** Shows the positions below `position` to `visit`, the highest first, until that wants no more. */
  below(position: number, visit: Visit): void {
    for (let at = this.blockOf(position); at >= 0; at--) {
      const block = this.blocks[at] as number[];
      for (let slot = Positions.slotOf(block, position) - 1; slot >= 0; slot--)
        if (!visit(block[slot] as number)) return;
    }
  }

  /** Shows the positions above `position` to `visit`, the lowest first, until that wants no more. */
  above(position: number, visit: Visit): void {
    for (let at = Math.max(0, this.blockOf(position)); at < this.blocks.length; at++) {
      const block = this.blocks[at] as number[];
      for (let slot = Positions.slotOf(block, position + 1); slot < block.length; slot++)
        if (!visit(block[slot] as number)) return;
    }
  }
}

const madeAt = ({ created_at_ms = 0 }: Kept): number => created_at_ms;

/** The filter values that a record answers to, for example `paid` or `pending|payout`. */
export type Facets<T> = (record: T) => readonly string[];

export class Collection<T extends Kept> {
  private readonly positions = new Map<string, number>();
  /** How many are indexed: whatever looks for some indexes the rest first, because most that programs create are never looked for. */
  private indexed = 0;
  private readonly facetsAt: (readonly string[])[] = [];
  private readonly facets = new Map<string, Positions>();
  /** False once a record is older than the one before it (the clock was set back): then windows cannot be searched. */
  private ordered = true;

  constructor(
    /** Oldest first; shared with the world's plain data. */
    readonly records: T[],
    private readonly facetsOf: Facets<T> = () => [],
    /** What a sentence calls one. */
    private readonly name = 'record',
  ) {}

  get size(): number {
    return this.records.length;
  }

  /** How many records are indexed under a facet. */
  count(facet: string): number {
    this.catchUp();
    return this.facets.get(facet)?.size ?? 0;
  }

  get(id: string): T | undefined {
    const position = this.positionOf(id);
    return position === undefined ? undefined : this.records[position];
  }

  /** @throws Problem `not_found` */
  require(id: string): T {
    return requireFound(this.get(id), this.name, id);
  }

  positionOf(id: string): number | undefined {
    this.catchUp();
    return this.positions.get(id);
  }

  private catchUp(): void {
    for (; this.indexed < this.records.length; this.indexed++)
      this.index(this.records[this.indexed] as T, this.indexed);
  }

  add(record: T): T {
    this.records.push(record);
    return record;
  }

  /** To be called after a record's filter values changed. */
  reindex(record: T): void {
    const position = this.positionOf(record.id);
    if (position === undefined) return;
    const before = this.facetsAt[position] ?? [];
    const after = this.facetsOf(record);
    for (const facet of before) if (!after.includes(facet)) this.facets.get(facet)?.remove(position);
    for (const facet of after) if (!before.includes(facet)) this.addTo(facet, position);
    this.facetsAt[position] = after;
  }

  private index(record: T, position: number): void {
    const previous = this.records[position - 1];
    if (previous !== undefined && madeAt(previous) > madeAt(record)) this.ordered = false;
    this.positions.set(record.id, position);
    const facets = this.facetsOf(record);
    this.facetsAt[position] = facets;
    for (const facet of facets) this.addTo(facet, position);
  }

  private addTo(facet: string, position: number): void {
    getOrMake(this.facets, facet, () => new Positions()).add(position);
  }

  /** The first position whose record was created at or after `instant_ms`. */
  private firstAt(instant_ms: number): number {
    return countBefore(this.records, (record) => madeAt(record) < instant_ms);
  }

  /**
   * Reads up to `count` records on one side of a cursor, nearest first.
   * @param from a position that is itself left out; -1 and `size` are the two ends
   * @param facet only records indexed under it
   * @param window created at or after `from_ms` and before `before_ms`
   * @param fits whether a record is wanted
   */
  read(
    from: number,
    direction: 'older' | 'newer',
    count: number,
    facet?: string,
    window?: { from_ms: number; before_ms: number },
    fits: (record: T) => boolean = () => true,
  ): T[] {
    this.catchUp();
    let low = -1;
    let high = this.records.length;
    if (window !== undefined && this.ordered) {
      low = this.firstAt(window.from_ms) - 1;
      high = this.firstAt(window.before_ms);
    }
    const start = direction === 'older' ? Math.min(from, high) : Math.max(from, low);
    const found: T[] = [];
    this.walk(start, direction, facet, (position) => {
      if (position <= low || position >= high || found.length >= count) return false;
      const record = this.records[position] as T;
      const within = window === undefined || (madeAt(record) >= window.from_ms && madeAt(record) < window.before_ms);
      if (within && fits(record)) found.push(record);
      return true;
    });
    return found;
  }

  /** Shows the positions on one side of `start` to `visit`, nearest first. */
  private walk(start: number, direction: 'older' | 'newer', facet: string | undefined, visit: Visit): void {
    if (facet !== undefined) {
      this.facets.get(facet)?.[direction === 'older' ? 'below' : 'above'](start, visit);
      return;
    }
    const step = direction === 'older' ? -1 : 1;
    let at = start + step;
    while (at >= 0 && at < this.records.length && visit(at)) at += step;
  }
}

/**
 * Records by what they belong to, for example events by their resource. What somebody asks for is indexed then, together with
 * whatever has come since the last time: a world whose pages nobody looks at pays nothing, and no question reads what an earlier
 * one has read. What a record belongs to never changes, and no record leaves.
 */
export class Relation<T> {
  private readonly positions = new Map<string, number[]>();
  private indexed = 0;

  constructor(
    /** Oldest first; records are only ever added to its end. */
    private readonly records: readonly T[],
    /** What a record belongs to; nothing for most records of some kinds. */
    private readonly ownerOf: (record: T) => string | null | undefined,
  ) {}

  private catchUp(): void {
    for (; this.indexed < this.records.length; this.indexed++) {
      const owner = this.ownerOf(this.records[this.indexed] as T);
      if (owner === null || owner === undefined) continue;
      getOrMake(this.positions, owner, () => []).push(this.indexed);
    }
  }

  /** How many records belong to an owner. */
  count(owner: string): number {
    this.catchUp();
    return this.positions.get(owner)?.length ?? 0;
  }

  /** The records that belong to an owner, oldest first. */
  of(owner: string): T[] {
    this.catchUp();
    return (this.positions.get(owner) ?? []).map((position) => this.records[position] as T);
  }

  /** The records that belong to any of some owners, which are all different, oldest first. */
  ofAll(owners: Iterable<string>): T[] {
    this.catchUp();
    const found = Array.from(owners, (owner) => this.positions.get(owner) ?? []).flat();
    return found.sort((a, b) => a - b).map((position) => this.records[position] as T);
  }
}

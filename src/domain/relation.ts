/**
 * Records by what they belong to, for example events by their resource. What somebody asks for is filed then, together with
 * whatever has come since the last time: a world whose pages nobody looks at pays nothing, and no question reads what an earlier
 * one has read. What a record belongs to never changes, and no record leaves.
 */
export class Relation<T> {
  private readonly positions = new Map<string, number[]>();
  private filed = 0;

  constructor(
    /** Oldest first; records are only ever added to its end. */
    private readonly records: readonly T[],
    /** What a record belongs to; nothing for most records of some kinds. */
    private readonly ownerOf: (record: T) => string | null | undefined,
  ) {}

  private catchUp(): void {
    for (; this.filed < this.records.length; this.filed++) {
      const owner = this.ownerOf(this.records[this.filed] as T);
      if (owner === null || owner === undefined) continue;
      const here = this.positions.get(owner);
      if (here === undefined) this.positions.set(owner, [this.filed]);
      else here.push(this.filed);
    }
  }

  /** How many records belong to an owner. */
  count(owner: string): number {
    this.catchUp();
    return this.positions.get(owner)?.length ?? 0;
  }

  /** The records that belong to an owner, oldest first. */
  of(owner: string): T[] {
    return this.ofAll([owner]);
  }

  /** The records that belong to any of some owners, which are all different, oldest first. */
  ofAll(owners: Iterable<string>): T[] {
    this.catchUp();
    const found: number[] = [];
    let lists = 0;
    for (const owner of owners) {
      const here = this.positions.get(owner);
      if (here === undefined) continue;
      lists += 1;
      for (const position of here) found.push(position);
    }
    if (lists > 1) found.sort((a, b) => a - b);
    return found.map((position) => this.records[position] as T);
  }
}

/** A sorted set of record positions in blocks: insert, remove and range reads cost the square root of the size at worst. */

const BLOCK_SIZE = 512;

/**
 * Looks at a position.
 * @returns false when no more are wanted
 */
export type Visit = (position: number) => boolean;

export class Positions {
  /** Each block is sorted and not empty; blocks are in order. */
  private blocks: number[][] = [];

  /** The last block whose first position is ≤ `position`; -1 when there is none. */
  private blockOf(position: number): number {
    let low = 0;
    let high = this.blocks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (((this.blocks[middle] as number[])[0] as number) <= position) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Where `position` stands in a block, or would stand. */
  private static slotOf(block: number[], position: number): number {
    let low = 0;
    let high = block.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((block[middle] as number) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** How many positions there are. */
  get size(): number {
    return this.blocks.reduce((sum, { length }) => sum + length, 0);
  }

  add(position: number): void {
    const last = this.blocks.at(-1);
    // Records are filed as they are made, so that nearly every position is the highest yet.
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

/**
 * How many may do something at a time; the others wait in the order in which they came. A queue of promises and options for each
 * webhook that waits took 4 % of one, and what waits for long is moved twice by the collector: whoever waits is linked to the next
 * one, and waits at one gate at a time.
 */
export class Gate<T extends { next: T | undefined }> {
  private inside = 0;
  private first: T | undefined;
  private last: T | undefined;

  constructor(private readonly most: number) {}

  /** Whether nobody is inside, and so nobody waits. */
  get empty(): boolean {
    return this.inside === 0;
  }

  /** @returns whether there was room; otherwise it waits, until somebody's `leave` returns it */
  enter(one: T): boolean {
    if (this.inside < this.most) {
      this.inside += 1;
      return true;
    }
    if (this.last === undefined) this.first = one;
    else this.last.next = one;
    this.last = one;
    return false;
  }

  /** Gives the place of one who has entered to the one that has waited for the longest time. @returns that one, who is inside now */
  leave(): T | undefined {
    const next = this.first;
    if (next === undefined) {
      this.inside -= 1;
      return undefined;
    }
    this.first = next.next;
    // Or one that has gone, and is old, would keep alive all who came after it.
    next.next = undefined;
    if (this.first === undefined) this.last = undefined;
    return next;
  }
}

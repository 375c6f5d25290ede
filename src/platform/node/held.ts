/** What is held, and where. */
export interface Hold<T> {
  readonly thing: T;
  at: number;
}

/**
 * Things that come and go in any order. Not a Set: the table of one is made anew every few things that come and go, in old memory
 * once the Set itself is old, and until the next full collection each such table keeps alive whatever it held. Of every webhook
 * 2 kB more stayed so, and a fifth of its time went into moving them.
 */
export class Held<T> {
  private readonly holds: Hold<T>[] = [];

  add(thing: T): Hold<T> {
    const hold = { thing, at: this.holds.length };
    this.holds.push(hold);
    return hold;
  }

  /** Letting go twice changes nothing. */
  letGo(hold: Hold<T>): void {
    if (this.holds[hold.at] !== hold) return;
    const last = this.holds.pop() as Hold<T>;
    if (last === hold) return;
    this.holds[hold.at] = last;
    last.at = hold.at;
  }

  /** What is held at this moment. */
  all(): T[] {
    return this.holds.map(({ thing }) => thing);
  }
}

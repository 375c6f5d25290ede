/**
 * How many may do something at a time; the others wait in the order in which they came. A queue of promises and options for each
 * webhook that waits took 4 % of one, and what waits for long is moved twice by the collector.
 */
export class Gate {
  private inside = 0;
  private first: Waiting | undefined;
  private last: Waiting | undefined;

  constructor(private readonly most: number) {}

  /** Whether nobody is inside, and so nobody waits. */
  get empty(): boolean {
    return this.inside === 0;
  }

  /** @returns undefined where there is room at once; otherwise resolves when somebody has left and it is this one's turn */
  enter(): Promise<void> | undefined {
    if (this.inside < this.most) {
      this.inside += 1;
      return undefined;
    }
    return new Promise((come) => {
      const waiting: Waiting = { come, next: undefined };
      if (this.last === undefined) this.first = waiting;
      else this.last.next = waiting;
      this.last = waiting;
    });
  }

  /** Gives the place of one who has entered to the one that has waited for the longest time. */
  leave(): void {
    const next = this.first;
    if (next === undefined) {
      this.inside -= 1;
      return;
    }
    this.first = next.next;
    // Or one that has gone, and is old, would keep alive all who came after it.
    next.next = undefined;
    if (this.first === undefined) this.last = undefined;
    next.come();
  }
}

interface Waiting {
  come(): void;
  next: Waiting | undefined;
}

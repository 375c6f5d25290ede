/** How many may do something at a time; the others wait, and have their turns in the order in which they came. */
export class Semaphore {
  private inside = 0;
  /** Who came last is at the end of `coming`; who has waited longest is at the end of `next`. */
  private coming: (() => void)[] = [];
  private next: (() => void)[] = [];

  constructor(private readonly most: number) {}

  /** Whether nobody is inside, and so nobody waits. */
  get isIdle(): boolean {
    return this.inside === 0;
  }

  /** Does something when there is room. The room is free again when what it returned has settled. */
  async use<T>(act: () => Promise<T>): Promise<T> {
    if (this.inside < this.most) this.inside += 1;
    else await new Promise<void>((enter) => this.coming.push(enter));
    try {
      return await act();
    } finally {
      this.leave();
    }
  }

  /** The one that has waited longest takes the room over, so that nobody who comes now is before it. */
  private leave(): void {
    if (this.next.length === 0) [this.next, this.coming] = [this.coming.reverse(), []];
    const enter = this.next.pop();
    if (enter === undefined) this.inside -= 1;
    else enter();
  }
}

/** How many may be inside at a time; the others wait, and have their turns in the order in which they came. */
export class Semaphore<T> {
  private inside = 0;
  /** Who came last is at the end of `coming`; who has waited longest is at the end of `next`. */
  private coming: T[] = [];
  private next: T[] = [];

  constructor(private readonly most: number) {}

  /** Whether nobody is inside, and so nobody waits. */
  get isIdle(): boolean {
    return this.inside === 0;
  }

  /** @returns whether there was room; otherwise it waits until somebody's `leave` returns it */
  enter(one: T): boolean {
    if (this.inside < this.most) {
      this.inside += 1;
      return true;
    }
    this.coming.push(one);
    return false;
  }

  /** Gives the room of one who has entered to the one that has waited longest. @returns that one, who is inside now */
  leave(): T | undefined {
    if (this.next.length === 0) [this.next, this.coming] = [this.coming.reverse(), []];
    const next = this.next.pop();
    if (next === undefined) this.inside -= 1;
    return next;
  }
}

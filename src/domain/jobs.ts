/** The future of one world: jobs ordered by due time, and among equals by when they were made (a binary heap over plain data). */
import type { Job } from './types.js';

function before(a: Job, b: Job): boolean {
  return a.due_ms < b.due_ms || (a.due_ms === b.due_ms && a.id < b.id);
}

export class JobQueue {
  constructor(
    /** Shared with the world's plain data; always a heap. */
    readonly heap: Job[],
    /** Told of each job that comes or goes. */
    private readonly moved: (job: Job, gone: boolean) => void = () => undefined,
  ) {
    this.order();
  }

  get size(): number {
    return this.heap.length;
  }

  peek(): Job | undefined {
    return this.heap[0];
  }

  add(job: Job): void {
    this.moved(job, false);
    this.heap.push(job);
    let child = this.heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!before(this.heap[child] as Job, this.heap[parent] as Job)) break;
      this.swap(child, parent);
      child = parent;
    }
  }

  /** The first of those that fit. Reads every job: for worlds in which others have to wait. */
  earliest(fits: (job: Job) => boolean): Job | undefined {
    let found: Job | undefined;
    for (const job of this.heap) if (fits(job) && (found === undefined || before(job, found))) found = job;
    return found;
  }

  /** Takes a job out; of the first it costs little, of any other it reads every job. */
  take(job: Job): void {
    if (job === this.heap[0]) this.pop();
    else this.removeWhere((other) => other === job);
  }

  pop(): Job | undefined {
    const last = this.heap.pop();
    if (last === undefined) return undefined;
    const first = this.heap[0] ?? last;
    this.moved(first, true);
    if (first === last) return first;
    this.heap[0] = last;
    this.sink(0);
    return first;
  }

  /** Removes what `unwanted` names; returns how many went. Reads every job: for rare acts such as deleting an endpoint. */
  removeWhere(unwanted: (job: Job) => boolean): number {
    const kept = this.heap.filter((job) => {
      if (!unwanted(job)) return true;
      this.moved(job, true);
      return false;
    });
    const removed = this.heap.length - kept.length;
    this.heap.length = 0;
    for (const job of kept) this.heap.push(job);
    this.order();
    return removed;
  }

  /** Makes a heap of what is in any order. */
  private order(): void {
    for (let i = (this.heap.length >> 1) - 1; i >= 0; i--) this.sink(i);
  }

  private sink(start: number): void {
    let parent = start;
    for (;;) {
      const left = parent * 2 + 1;
      if (left >= this.heap.length) return;
      const right = left + 1;
      const least = right < this.heap.length && before(this.heap[right] as Job, this.heap[left] as Job) ? right : left;
      if (!before(this.heap[least] as Job, this.heap[parent] as Job)) return;
      this.swap(least, parent);
      parent = least;
    }
  }

  private swap(a: number, b: number): void {
    const held = this.heap[a] as Job;
    this.heap[a] = this.heap[b] as Job;
    this.heap[b] = held;
  }
}

/** How many each has of something; who has none is not kept. */
export class Tally<K> {
  private readonly counts = new Map<K, number>();

  of(key: K): number {
    return this.counts.get(key) ?? 0;
  }

  /** One more. @returns takes it back, once */
  add(key: K): () => void {
    this.counts.set(key, this.of(key) + 1);
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      const left = this.of(key) - 1;
      if (left === 0) this.counts.delete(key);
      else this.counts.set(key, left);
    };
  }
}

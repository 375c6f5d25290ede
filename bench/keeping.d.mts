export interface WholeRun {
  node: string;
  /** The share, from 0 to 1, of the processors' time that other machines had meanwhile. */
  stolen?: number;
  peers: Readonly<Record<string, unknown>>;
  results: Readonly<Record<string, unknown>>;
}

export function reasonsAgainst(run: WholeRun, committed: unknown, everybody: readonly string[]): string[];

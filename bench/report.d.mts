export interface Run {
  node: string;
  /** The share, from 0 to 1, of the processors' time that other machines had meanwhile. */
  stolen?: number;
  results: Readonly<Record<string, unknown>>;
}

export function shown(run: Run): { figures: string; picture: string };

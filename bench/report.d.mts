export interface Run {
  node: string;
  results: Readonly<Record<string, unknown>>;
}

export function shown(run: Run): { figures: string; picture: string };

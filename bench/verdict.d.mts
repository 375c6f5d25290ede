export type Ratios = Readonly<Record<string, number>>;

export interface Verdict {
  ok: boolean;
  lines: string[];
}

export const ALLOWED: number;
export function judge(committed: Ratios, measured: Ratios): Verdict;
export function judgeTwice(committed: Ratios, measure: () => Promise<Ratios>): Promise<Verdict & { measured: number }>;
export function unreadable(committed: unknown): string | undefined;
export function incomparable(committed: { node: string }, node: string): string | undefined;

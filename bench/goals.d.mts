export interface Goal {
  what: string;
  goal: string;
  reached: string;
  ok: boolean;
}

export function goals(results: object, node: string): Goal[];
export function unmeasured(results: object, node: string): string[];

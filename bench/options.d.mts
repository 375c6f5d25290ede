export interface Options {
  help: boolean;
  quick: boolean;
  check: boolean;
  accept: boolean;
  parts: string[];
  whole: boolean;
}

export const PARTS: readonly string[];
export const USAGE: string;
export class UsageError extends Error {}
export function readOptions(args: readonly string[], env?: Readonly<Record<string, string | undefined>>): Options;

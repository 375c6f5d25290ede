export interface Suite {
  name: string;
  /** The program and its arguments. */
  command: string[];
}
export function nightlySuites(): Suite[][];
export function runSuites(rows: readonly (readonly Suite[])[]): Promise<{ lines: string[]; code: number }>;

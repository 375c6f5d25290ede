/** Instants as they stand under steps: the first by the clock, the others by how much later they were. */
import { UNITS } from '../jobs.js';

/** The time of day, as the API has it. */
export const clockText = (at: string): string => at.slice(11, 19);

/** How much later the second was, to a tenth of a second or in its largest unit. */
export function laterText(from: string, at: string): string {
  const gap_ms = Date.parse(at) - Date.parse(from);
  const [unit_ms, name] = UNITS.find(([ms]) => gap_ms >= ms) ?? [1_000, 's'];
  return `+${Number((gap_ms / unit_ms).toFixed(1))} ${name}`;
}

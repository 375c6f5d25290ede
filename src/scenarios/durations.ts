/** Durations as people write them: `90s`, `15m`, `1h30m`, `500ms`. */
import { DAY_MS, LONGEST_DURATION_MS } from '../domain/clock.js';
import { invalidValue } from '../domain/problems.js';

/** Largest first: also the order in which the parts of a duration stand. */
const UNITS: readonly [unit: string, milliseconds: number][] = [
  ['d', DAY_MS],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1_000],
  ['ms', 1],
];

/** One optional whole number per unit, and at least one of them. */
export const DURATION_PATTERN =
  '^(?=\\d)(?:\\d{1,9}d)?(?:\\d{1,9}h)?(?:\\d{1,9}m(?!s))?(?:\\d{1,9}s)?(?:\\d{1,12}ms)?$';
export const DURATION_MEANING = 'a duration such as 500ms, 90s, 15m, 2h, 3d or 1h30m';

const SHAPE = new RegExp(DURATION_PATTERN);
const PART = /(\d+)(ms|[dhms])/g;

/**
 * Reads a duration.
 * @returns milliseconds
 * @throws Problem `invalid_value` with the rule format:duration or max:3650d
 */
export function parseDuration(text: string, parameter = 'duration'): number {
  if (!SHAPE.test(text)) {
    throw invalidValue(parameter, text, 'format:duration', `${parameter} must be ${DURATION_MEANING}.`);
  }
  const factors = new Map(UNITS);
  let total_ms = 0;
  for (const [, count, unit] of text.matchAll(PART))
    total_ms += Number(count) * (factors.get(unit as string) as number);
  if (total_ms > LONGEST_DURATION_MS) {
    throw invalidValue(parameter, text, 'max:3650d', `${parameter} must be at most ten years (3650d).`);
  }
  return total_ms;
}

/** Milliseconds in the shortest such text: 5400000 → "1h30m". */
export function formatDuration(duration_ms: number): string {
  let rest_ms = Math.round(duration_ms);
  let text = '';
  for (const [unit, factor] of UNITS) {
    const count = Math.floor(rest_ms / factor);
    if (count > 0) text += `${count}${unit}`;
    rest_ms -= count * factor;
  }
  return text === '' ? '0s' : text;
}

/** Long names of units and spaces are what people write; a bare number is most often meant as seconds. */
export function suggestDuration(value: unknown): string | undefined {
  const text = String(value)
    .toLowerCase()
    .replace(/\s+|and|,/g, '')
    .replace(/days?/g, 'd')
    .replace(/hours?|hrs?/g, 'h')
    .replace(/milliseconds?|millis/g, 'ms')
    .replace(/minutes?|mins?/g, 'm')
    .replace(/seconds?|secs?/g, 's');
  const guess = /^\d+$/.test(text) ? `${text}s` : text;
  return SHAPE.test(guess) ? `Did you mean \`${guess}\`?` : undefined;
}

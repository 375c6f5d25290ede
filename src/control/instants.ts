/** Durations and instants as the clock operations take them. */
import { isShowable } from '../domain/clock.js';
import { invalid } from './problems.js';

const UNIT_MS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};
const ISO_DURATION = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const ISO_UNITS = ['w', 'd', 'h', 'm', 's'];

function sum(parts: Iterable<[count: string, unit: string]>): number {
  let total_ms = 0;
  for (const [count, unit] of parts) total_ms += Number(count) * (UNIT_MS[unit] ?? 0);
  return Math.round(total_ms);
}

/**
 * Reads `90s`, `1h30m`, `1.5h`, `PT15M`, or a number of seconds.
 * @returns milliseconds
 * @throws ControlProblem with the rule format:duration
 */
export function readDuration(value: string | number, parameter: string): number {
  if (typeof value === 'number') return Math.round(value * 1_000);
  const iso = ISO_DURATION.exec(value);
  if (iso !== null && /\d/.test(value)) {
    return sum(ISO_UNITS.map((unit, i): [string, string] => [iso[i + 1] ?? '0', unit]));
  }
  if (/^(?:\d+(?:\.\d+)?(?:ms|[smhdw]))+$/.test(value)) {
    const parts = [...value.matchAll(/(\d+(?:\.\d+)?)(ms|[smhdw])/g)];
    return sum(parts.map(([, count = '0', unit = '']): [string, string] => [count, unit]));
  }
  const message = `${parameter} must be a duration such as 90s, 15m, 1h30m or PT15M, or a number of seconds.`;
  throw invalid(parameter, value, 'format:duration', message);
}

/** @throws ControlProblem when a timestamp could not show the instant */
export function requireShowable(instant_ms: number, parameter: string, value: unknown): number {
  if (isShowable(instant_ms)) return instant_ms;
  const message = `${parameter} must lead to an instant from 1970 to 9999.`;
  throw invalid(parameter, value, instant_ms < 0 ? 'min:1970-01-01' : 'max:9999-12-31', message);
}

/** Reads a timestamp that the contract has already judged. */
export function readInstant(value: string, parameter: string): number {
  return requireShowable(Date.parse(value), parameter, value);
}

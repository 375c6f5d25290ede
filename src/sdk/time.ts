/** Spans and instants of the merchant's time as code gives them. */
import { isDateTime } from '../contract/validator-helpers.js';
import { isShowable } from '../domain/clock.js';
import { invalidValue } from '../domain/problems.js';
import {
  DURATION_MEANING,
  DURATION_PATTERN,
  formatDuration,
  parseDuration,
  suggestDuration,
} from '../scenarios/durations.js';
import { shown } from './input.js';

/**
 * A span of the merchant's time: a text such as `15m` or `1h30m`, or a number of milliseconds. Mind that a bare number counts
 * milliseconds in code, as in JavaScript's own timers, and seconds on the command line and over HTTP; a text is the same everywhere.
 */
export type Duration = string | number;

/**
 * Reads a span.
 * @returns milliseconds
 * @throws Problem `invalid_value` for what is no span, goes back, or is longer than ten years
 */
export function milliseconds(by: Duration, parameter = 'by'): number {
  if (typeof by !== 'number') return parseDuration(requireDuration(by, parameter), parameter);
  if (Number.isFinite(by) && by >= 0) return parseDuration(formatDuration(by), parameter);
  const rule = by < 0 ? 'min:0' : 'numeric';
  const message = `${parameter} cannot be ${by}: time only goes forward, by a span that has an end. Give milliseconds from 0 up, or a duration such as 90s or 15m.`;
  throw invalidValue(parameter, String(by), rule, message);
}

/** Whoever writes advance('15 min') knows no parameter. @throws Problem `invalid_value` */
function requireDuration(by: unknown, parameter: string): string {
  if (typeof by === 'string' && new RegExp(DURATION_PATTERN).test(by)) return by;
  const message = `advance takes ${DURATION_MEANING}, or a number of milliseconds, not ${shown(by)}. ${suggestDuration(by) ?? ''}`;
  throw invalidValue(parameter, String(by), 'format:duration', message.trim());
}

/** What a time stands for. A text without a zone would be read in that of the machine; a Date may be one of another realm, such as that of a test runner. */
function instantOf(time: string | Date): number {
  if (typeof time === 'string') return isDateTime(time) ? Date.parse(time) : Number.NaN;
  return typeof time === 'object' && time !== null ? Number(time) : Number.NaN;
}

/** Reads an instant. @returns milliseconds since 1970 @throws Problem `invalid_value` */
export function readTime(parameter: string, time: string | Date): number {
  const instant_ms = instantOf(time);
  if (isShowable(instant_ms)) return instant_ms;
  const malformed = `${parameter} must be a timestamp such as 2026-11-20T17:00:00Z, not ${shown(time)}.`;
  if (!Number.isFinite(instant_ms)) throw invalidValue(parameter, String(time), 'format:date-time', malformed);
  const rule = instant_ms < 0 ? 'min:1970-01-01' : 'max:9999-12-31';
  throw invalidValue(parameter, String(time), rule, `${parameter} must lead to an instant from 1970 to 9999.`);
}

/** When a delivery is tried (docs/service.md#retries): each delay counts from when the attempt before was due. */
import type { Settings } from '../domain/merchants/settings.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Delays in milliseconds; the first counts from the event, and there are as many attempts as delays. */
const SCHEDULES: Readonly<Record<'standard' | 'fast' | 'none', readonly number[]>> = {
  standard: [
    0,
    5 * SECOND_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    5 * HOUR_MS,
    10 * HOUR_MS,
    14 * HOUR_MS,
    20 * HOUR_MS,
    24 * HOUR_MS,
  ],
  fast: [0, 1 * SECOND_MS, 5 * SECOND_MS, 25 * SECOND_MS],
  none: [0],
};

/**
 * The delay before an attempt, in milliseconds of the merchant's clock.
 * @param attempt 1 for the first
 * @returns null when there is no such attempt
 */
export function delayBefore(schedule: Settings['retry_schedule'], attempt: number): number | null {
  const delays = Array.isArray(schedule) ? schedule.map((seconds) => seconds * SECOND_MS) : SCHEDULES[schedule];
  return delays[attempt - 1] ?? null;
}

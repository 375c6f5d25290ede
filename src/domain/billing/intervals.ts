/**
 * Instants that come again in UTC. Months are counted from the anchor and not from the instant before, so that what began on
 * the 31st falls on the last day of a shorter month and on the 31st again after it.
 */
export type Interval = 'day' | 'week' | 'month' | 'year';

export interface Rhythm {
  /** The instant of repetition 0. */
  anchor_ms: number;
  interval: Interval;
  /** How many intervals lie between two instants. */
  interval_count: number;
}

const DAY_MS = 86_400_000;
/** The intervals that always last as long. */
const FIXED_MS: Readonly<Record<'day' | 'week', number>> = { day: DAY_MS, week: 7 * DAY_MS };
const MONTHS: Readonly<Record<'month' | 'year', number>> = { month: 1, year: 12 };

const isFixed = (interval: Interval): interval is 'day' | 'week' => interval in FIXED_MS;

/** `months` later at the same time of day, on the same day or on the last one of a month that is shorter. */
function addMonths(anchor_ms: number, months: number): number {
  const anchor = new Date(anchor_ms);
  const month = anchor.getUTCMonth() + months;
  const last_day = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(anchor.getUTCDate(), last_day);
  return Date.UTC(anchor.getUTCFullYear(), month, day) + (((anchor_ms % DAY_MS) + DAY_MS) % DAY_MS);
}

/** The instant of one repetition, the first being 0. */
export function repetitionAt({ anchor_ms, interval, interval_count }: Rhythm, repetition: number): number {
  const intervals = repetition * interval_count;
  return isFixed(interval)
    ? anchor_ms + intervals * FIXED_MS[interval]
    : addMonths(anchor_ms, intervals * MONTHS[interval]);
}

/** The first repetition at or after an instant. */
export function repetitionFrom(rhythm: Rhythm, instant_ms: number): number {
  const { interval, interval_count, anchor_ms } = rhythm;
  // No month is longer than 31 days, so this is never too far; from there it is a step or, after centuries, some more.
  const longest_ms = isFixed(interval) ? FIXED_MS[interval] : MONTHS[interval] * 31 * DAY_MS;
  let repetition = Math.max(0, Math.floor((instant_ms - anchor_ms) / (longest_ms * interval_count)));
  while (repetitionAt(rhythm, repetition) < instant_ms) repetition += 1;
  return repetition;
}

/** One clock per merchant: it runs, or is frozen and moved (docs/architecture.md). */
import type { ClockState } from './records.js';
import type { World } from './world.js';

/** The last instant that a timestamp with four digits of a year can show: here every clock stands still. */
export const LAST_INSTANT_MS = Date.UTC(10_000, 0, 1) - 1;

/** Milliseconds in a day, as clocks and durations count it. */
export const DAY_MS = 86_400_000;

/** The longest time that anything can be told to wait: ten years, beyond any test, and far inside what a timestamp can hold. */
export const LONGEST_DURATION_MS = 3_650 * DAY_MS;

/** How fast a clock can run, in seconds of the merchant per real second: wherever a speed comes from. */
export const SPEEDS = { least: 1e-6, most: 1_000_000 };

/** Whether a timestamp of the API can show an instant: wherever it comes from. */
export const isShowable = (instant_ms: number): boolean => instant_ms >= 0 && instant_ms <= LAST_INSTANT_MS;

/** An instant that is written into a record: never one that no timestamp can show. */
export const showable = (instant_ms: number): number => Math.min(Math.ceil(instant_ms), LAST_INSTANT_MS);

/** The merchant's time in whole milliseconds. Within a job it is the instant at which the job fell due. */
export function nowOf(world: World): number {
  return world.job_instant_ms ?? readClock(world.data.clock, world.env.hostTime());
}

function readClock(clock: ClockState, host_ms: number): number {
  if (clock.mode === 'frozen') return Math.floor(clock.now_ms);
  return Math.min(Math.floor(clock.now_ms + (host_ms - clock.anchor_ms) * clock.speed), LAST_INSTANT_MS);
}

/** Changes how the clock runs, and, if given, what it shows. */
export function setClock(world: World, change: { mode?: ClockState['mode']; now_ms?: number; speed?: number }): void {
  const { clock } = world.data;
  const now_ms = Math.min(change.now_ms ?? nowOf(world), LAST_INSTANT_MS);
  clock.mode = change.mode ?? clock.mode;
  clock.speed = clock.mode === 'scaled' ? (change.speed ?? clock.speed) : 1;
  clock.now_ms = now_ms;
  clock.anchor_ms = world.env.hostTime();
  world.changed('clock', world.id);
}

/**
 * Seconds that were formatted lately. The timestamps of a call name few instants, and events keep them: formatted once, they are kept
 * once.
 */
const formatted = new Map<number, string>();
const MAX_FORMATTED = 256;

function formatSecond(second: number): string {
  const known = formatted.get(second);
  if (known !== undefined) return known;
  const text = `${new Date(second * 1000).toISOString().slice(0, 19)}Z`;
  if (formatted.size === MAX_FORMATTED) formatted.clear();
  formatted.set(second, text);
  return text;
}

/** An instant as the contract's timestamp, in the precision that the profile asks for. */
export function timestamp(instant_ms: number, precision: 'seconds' | 'milliseconds'): string {
  const second = Math.floor(instant_ms / 1000);
  const text = formatSecond(second);
  if (precision === 'seconds') return text;
  const fraction = Math.floor(instant_ms) - second * 1000;
  return `${text.slice(0, -1)}.${String(fraction).padStart(3, '0')}Z`;
}

/**
 * An instant as the public API shows it. What a subject shows (docs/service.md#resources) has no field that was not given or does
 * not exist yet; items of lists have only what the description lists for them.
 */
export const timeOf = (world: World, instant_ms: number): string =>
  timestamp(instant_ms, world.data.settings.timestamps);

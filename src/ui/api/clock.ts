/** The merchant's clock, as far as this page can tell between two readings. */
import { signal } from '@preact/signals';
import { type Reply, read } from './control.js';
import { kept } from './kept.js';
import { gathered, onChange } from './live.js';
import { chosen } from './merchant.js';

export type Clock = Reply<'/clock', 'get'>;

/** The last reading; undefined before the first. */
export const clock = signal<Clock | undefined>(undefined);
/** The merchant's present in milliseconds; undefined before it is known. */
export const now = signal<number | undefined>(undefined);

const keptZone = kept('localStorage', 'tenderbox.local-time');

/** Whether instants are shown in the browser's own zone; in UTC otherwise, as the API has them. */
export const local = signal(keptZone.read() === 'yes');

/** Chooses the zone that instants are shown in, and keeps the choice where the browser allows it. */
export function showLocal(on: boolean): void {
  local.value = on;
  keptZone.write(on ? 'yes' : 'no');
}

/** An instant in the zone that was chosen: `2026-11-20T17:00:00.000`. */
export function zonedText(instant_ms: number): string {
  const shift_ms = local.value ? new Date(instant_ms).getTimezoneOffset() * -60_000 : 0;
  return new Date(instant_ms + shift_ms).toISOString().slice(0, -1);
}

/** What the zone that was chosen is called. */
export const zoneName = (): string => (local.value ? 'local' : 'UTC');

const TICK_MS = 1_000;
let read_at = 0;

function tick(): void {
  const reading = clock.peek();
  if (reading === undefined) return;
  const passed_ms = reading.mode === 'frozen' ? 0 : (performance.now() - read_at) * reading.speed;
  const present = Date.parse(reading.now) + passed_ms;
  if (now.peek() !== present) now.value = present;
}

async function readClock(): Promise<void> {
  const reading = await read('/clock').catch(() => undefined);
  if (reading === undefined) return;
  read_at = performance.now();
  clock.value = reading;
  tick();
}

/** Reads the clock whenever it is moved or another merchant is chosen, and lets it tick in between. */
export function startClock(): void {
  const soon = gathered(() => void readClock());
  onChange(({ kind }) => {
    if (kind === 'clock' || kind === '*') soon.ask();
  });
  chosen.subscribe(() => void readClock());
  setInterval(tick, TICK_MS);
}

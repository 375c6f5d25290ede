import type { ControlSchema } from '../contract/types.js';
import type { ClockState } from '../domain/types.js';
import { readInstant } from './instants.js';
import { invalid } from './problems.js';

/** How fast a scaled clock runs when nobody said: a minute passes each second. */
const DEFAULT_SPEED = 60;

/** A change of the clock, with only what was given or follows from it. */
export function readClockSettings({ mode, now, speed }: ControlSchema<'ClockSettings'>): {
  mode: ClockState['mode'];
  now_ms?: number;
  speed?: number;
} {
  if (speed !== undefined && mode !== 'scaled') {
    throw invalid('speed', speed, 'with:mode=scaled', `speed goes with the mode scaled only, and the mode is ${mode}.`);
  }
  const read: { mode: ClockState['mode']; now_ms?: number; speed?: number } = { mode };
  if (now !== undefined) read.now_ms = readInstant(now, 'now');
  if (mode === 'scaled') read.speed = speed ?? DEFAULT_SPEED;
  return read;
}

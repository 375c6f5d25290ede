/**
 * Bounds of time. A test that others share the machine with may take longer than it should and be right all the same; so these are
 * held where the machine is for it alone: `npm run test:timed`, which sets the variable.
 */
import { expect } from 'vitest';

export const TIMED = process.env.TENDERBOX_TIMED === '1';

/** Holds what took so long, in milliseconds, against its bound; softly where others are to be measured too. */
export function expectWithin(took_ms: number, bound_ms: number, { label = '', soft = false } = {}): void {
  if (TIMED) (soft ? expect.soft : expect)(took_ms, label).toBeLessThanOrEqual(bound_ms);
}

/** What the control API means and its schemas cannot say, and bounds without which a run would take for ever. */
import fc, { type Arbitrary } from 'fast-check';
import type { DocumentOperation } from './document.js';
import { type Keys, spelled } from './oracle.js';
import type { Hint } from './places.js';

/** Valid values by operation and place, for requests of which something else is broken. */
const VALID: Readonly<Record<string, unknown>> = {
  'waitFor timeout_ms': 0,
  'settle timeout_ms': 0,
  'listenToInbox timeout_ms': 0,
};

export const controlHint =
  ({ operationId }: DocumentOperation): Hint =>
  (at: Keys) =>
    VALID[`${operationId} ${spelled(at)}`];

const soon = () => fc.integer({ min: 0, max: 5 });

/**
 * Places where chance must be bounded: waiting is real time, and each year of the clock has its own expiries and retries.
 * A fault that delays or cuts answers concerns the merchant API, which this part does not call.
 */
export const CONTROL_BOUNDS: Readonly<Record<string, () => Arbitrary<unknown>>> = {
  'waitFor timeout_ms': soon,
  'settle timeout_ms': soon,
  'listenToInbox timeout_ms': soon,
  'advanceClock by': () => fc.oneof(fc.constantFrom('1s', '15m', '2d', 'PT5M', '1.5h'), fc.nat(100_000)),
  'advanceClock to': () => fc.constantFrom('2026-11-21T00:00:00Z', '2020-01-01T00:00:00Z', '2026-11-22T00:00:00+02:00'),
  'putClock now': () => fc.constantFrom('2026-11-21T00:00:00Z', '2020-01-01T00:00:00Z'),
  'createMerchant clock': () => fc.constantFrom('frozen', { mode: 'frozen', now: '2026-11-21T00:00:00Z' }),
};

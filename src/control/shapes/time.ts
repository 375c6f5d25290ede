/** Instants as the control API shows them: to the millisecond, whatever the merchant's profile says. */
import { nowOf, timestamp } from '../../domain/clock.js';
import type { World } from '../../domain/world.js';

/** An instant of the merchant's clock. */
export const at = (instant_ms: number): string => timestamp(instant_ms, 'milliseconds');

/** The merchant's present time. */
export const nowText = (world: World): string => at(nowOf(world));

/** An instant that there may not be. */
export const atOrNull = (instant_ms: number | null): string | null => (instant_ms === null ? null : at(instant_ms));

/** The bounds within which anyone may have an object (docs/public-mode.md). */
import type { Env } from './runtime.js';

const DAY_MS = 86_400_000;
const PER_HOUR = 20;
const PROOF_BITS = 18;

/** What one merchant may do, and how long it lasts. */
export const BOUNDS = {
  /** Forks of a merchant live in its object. */
  merchants: 10,
  lifetime_ms: DAY_MS,
  per_hour: PER_HOUR,
  records: 5_000,
  bytes: 16 * 1024 * 1024,
  calls_per_minute: 1_000,
  control_calls_per_minute: 1_000,
  webhooks_per_hour: 1_000,
};

/** Merchants that one address may make in an hour. */
export const perHour = (env: Env): number => Number(env.MERCHANTS_PER_HOUR ?? PER_HOUR);

/** How many leading bits of a proof must be zero: about a second of a browser, far less of a program. */
export const proofBits = (env: Env): number => Number(env.PROOF_BITS ?? PROOF_BITS);

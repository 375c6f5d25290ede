/** True chance: only where a run is given no seed of its own. */
import { randomBytes, randomInt } from 'node:crypto';

/** One above the largest seed that is drawn: short enough to be typed from a log. */
const DRAWN_SEEDS = 1_000_000_000;

/** A seed that nobody chose. It is printed, so that the run can be repeated. */
export function drawSeed(): number {
  return randomInt(DRAWN_SEEDS);
}

/** A secret that cannot be guessed, as URL-safe text. */
export function drawSecret(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Lower-case letters and digits that cannot be guessed. */
export function drawId(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Chance from a seed and a name, so that what befalls an attempt depends on neither the order nor the speed of anything. */
import { createHash } from 'node:crypto';

/** A number from 0 up to 1 that belongs to the seed and these words. */
export function chance(seed: number, ...words: readonly (string | number)[]): number {
  const digest = createHash('sha256')
    .update(JSON.stringify([seed, ...words]))
    .digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

/** One of a list. */
export function pick<T>(list: readonly T[], seed: number, ...words: readonly (string | number)[]): T {
  return list[Math.floor(chance(seed, ...words) * list.length)] as T;
}

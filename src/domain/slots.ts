/** What the slots of idempotency keys are called. */
import { maskKeys } from './masks.js';
import type { Crypto } from './ports.js';

/**
 * A slot as it may be written down: by the digest of its name where that has an API key in it. Those of earlier versions are
 * given here too, so that a repetition finds its answer after an update and the key leaves the file.
 */
export function slotToKeep(slot: string, { sha256Hex }: Pick<Crypto, 'sha256Hex'>): string {
  if (maskKeys(slot) === slot) return slot;
  const method = /^[A-Z]{1,16} /.exec(slot)?.[0] ?? '';
  return method + sha256Hex(slot);
}

import type { ControlSchema } from '../../contract/types.js';
import type { NewKey } from '../../domain/merchants/api-keys.js';
import type { World } from '../../domain/world.js';
import { at, atOrNull } from './time.js';

/** Seeds are text inside and numbers outside; one that was given as other text from code has no number. */
function seedNumber(seed: string): number {
  const number = /^\d{1,16}$/.test(seed) ? Number(seed) : 0;
  return Number.isSafeInteger(number) ? number : 0;
}

/** A merchant, without its keys. */
export function showMerchant({ data }: World): ControlSchema<'Merchant'> {
  const { id, label, ordinal, created_at_ms } = data.merchant;
  const created_at = at(created_at_ms);
  const ends_at = atOrNull(data.origin.ends_at_ms ?? null);
  return { id, label, ordinal, created_at, ends_at, seed: seedNumber(data.origin.seed), keys: data.keys.length };
}

/** A new merchant with the values of its first key. */
export function showNewMerchant(world: World): ControlSchema<'CreatedMerchant'> {
  const { api_key, public_key, secret_key } = world.data.keys[0] as NewKey;
  return { ...showMerchant(world), api_key, public_key, secret_key };
}

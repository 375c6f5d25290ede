import type { ControlSchema } from '../../contract/types.js';
import type { NewKey } from '../../domain/merchants/api-keys.js';
import type { KeyRecord } from '../../domain/types.js';
import { at } from './time.js';

type Scopes = ControlSchema<'Scopes'>;

/** A key without its values. */
export function showKey(key: KeyRecord): ControlSchema<'Key'> {
  const { id, label, scopes, revoked, created_at_ms } = key;
  return { id, label, scopes: scopes as Scopes, revoked, created_at: at(created_at_ms) };
}

/** A key with its values: shown once, by the answer that made it. */
export function showNewKey(key: NewKey): ControlSchema<'CreatedKey'> {
  const { api_key, public_key, secret_key } = key;
  return { ...showKey(key), api_key, public_key, secret_key };
}

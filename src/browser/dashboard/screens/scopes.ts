/** What a key may do. */
import type { Reply } from '../../api/control.js';

type Key = Reply<'/keys', 'get'>['data'][number];
export type Scope = Key['scopes'][number];

export const SCOPES: readonly Scope[] = [
  ...(['payments:read', 'payments:write', 'transactions:read', 'invoices:read', 'invoices:write'] as const),
  ...(['payouts:read', 'payouts:write', 'webhooks:read', 'webhooks:write', 'balance:read', 'account:read'] as const),
];

/** The scopes of a key in words; a revoked one may do nothing. */
export function scopesText({ scopes, revoked }: Pick<Key, 'scopes' | 'revoked'>): string {
  if (revoked || scopes.length === 0) return 'none';
  return scopes.length === SCOPES.length ? 'all' : scopes.join(', ');
}

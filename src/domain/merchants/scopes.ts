/** Scopes, one per operation (docs/service.md#scopes). */
export const SCOPES = [
  'payments:read',
  'payments:write',
  'transactions:read',
  'invoices:read',
  'invoices:write',
  'payouts:read',
  'payouts:write',
  'webhooks:read',
  'webhooks:write',
  'balance:read',
  'account:read',
] as const;

export type Scope = (typeof SCOPES)[number];

export const READ_SCOPES: readonly Scope[] = SCOPES.filter((scope) => scope.endsWith(':read'));

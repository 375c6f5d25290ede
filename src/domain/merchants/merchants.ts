/** A merchant: how it begins, with its balances and the data of a world that nobody has used yet, and how it is shown. */
import type { Schema } from '../../contract/types.js';
import { timeOf } from '../clock.js';
import { freshCoverage } from '../coverage.js';
import { createWebhook, type NewWebhook } from '../endpoints/webhooks.js';
import { setAvailable } from '../ledger/ledger.js';
import { CURRENCIES, minorOf } from '../money.js';
import { inOrder, type Minor, type Origin, type WorldData } from '../records.js';
import { emptyLists } from '../resources.js';
import type { World } from '../world.js';

/** Balances of the seed data in minor units. */
export function openingBalances(): Record<string, Minor> {
  const crypto = [...CURRENCIES.values()].filter(({ kind }) => kind === 'crypto');
  return Object.fromEntries(
    crypto.map(({ code, opening_balance }) => [code, minorOf(opening_balance, code).toString()]),
  );
}

/** The data of a world that nobody has used yet. */
export function freshData(origin: Origin, host_ms: number): WorldData {
  const { mode, now_ms, speed } = origin.clock;
  return inOrder({
    origin,
    merchant: structuredClone(origin.merchant),
    settings: structuredClone(origin.settings),
    clock: { mode, now_ms: now_ms ?? host_ms, anchor_ms: host_ms, speed },
    random: {},
    counters: { job: 0, ledger: 0, request: 0 },
    rates: Object.fromEntries([...CURRENCIES.values()].map(({ code, usd_rate }) => [code, usd_rate])),
    keys: structuredClone(origin.keys),
    ...emptyLists(),
    webhooks: [],
    ledger: [],
    jobs: [],
    idempotency: [],
    journal: [],
    windows: {},
    scenarios: {},
    faults: [],
    inboxes: {},
    coverage: freshCoverage(),
  });
}

/** Opening entries and endpoints: part of the seed state, because they draw from the world's own chance. */
export function furnish(world: World): void {
  const { balances, webhooks } = world.data.origin;
  for (const [currency, amount] of Object.entries(balances)) {
    setAvailable(world, currency, BigInt(amount), 'opening_balance');
  }
  for (const webhook of webhooks) createWebhook(world, webhook as NewWebhook);
  world.env.furnished?.(world);
}

/** What the merchant is called: by its profile, else by its account. */
export const businessName = ({ data }: World): string => data.settings.business_name || data.merchant.business_name;

export function publicAccount(world: World): Schema<'Account'> {
  const { id, email, created_at_ms, settings } = world.data.merchant;
  return {
    id,
    email,
    business_name: businessName(world),
    created_at: timeOf(world, created_at_ms),
    settings: { ...settings, display_currency: settings.display_currency as Schema<'Currency'> },
  };
}

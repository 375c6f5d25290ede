/** Profiles that have a name: settings that go together, with the clock and the balances that suit them. */

import { openingBalances } from '../domain/merchants/merchants.js';
import type { Settings } from '../domain/merchants/settings.js';
import type { Minor } from '../domain/records.js';

export interface Preset {
  readonly meaning: string;
  /** What it changes of the default settings. */
  readonly settings?: Readonly<Partial<Settings>>;
  /** How the clock runs where nobody says otherwise. */
  readonly clock?: 'frozen';
  /** How many times the usual opening balances a merchant starts with. */
  readonly balance_factor?: number;
  /** Whether a merchant begins with the records of the contract's examples. */
  readonly examples?: true;
}

const DEEP = 1_000;

export const PRESETS: Readonly<Record<string, Preset>> = {
  default: { meaning: 'Accepts every variant that it can and limits nothing: for the first steps.' },
  strict: {
    meaning: 'The description to the letter: its first variant of each thing, the events that it names, limits on.',
    settings: { auth: 'bearer', rate_limit: '1', events: 'named' },
  },
  ci: {
    meaning: 'For automated tests: no limits, time that only passes when told to, funds that do not run out.',
    settings: { rate_limit: 'off', retry_schedule: 'fast', webhook_timeout: 5 },
    clock: 'frozen',
    balance_factor: DEEP,
  },
  'production-like': {
    meaning: 'The demanding choices of real services: signed requests, 422, limits, another sender’s JSON.',
    settings: {
      auth: 'signed',
      error_codes: 'catalog',
      semantic_status: '422',
      rate_limit: '3',
      signature_encoding: 'base64',
      webhook_json: 'php',
      expire_while_confirming: true,
      invoice_items: 'enforce',
      timestamps: 'milliseconds',
    },
  },
  examples: {
    meaning: 'The records of the contract’s examples under their ids, for tools that send examples untouched.',
    balance_factor: DEEP,
    examples: true,
  },
};

/** Opening balances, so many times as deep. */
export function balancesOf(factor: number): Record<string, Minor> {
  return Object.fromEntries(
    Object.entries(openingBalances()).map(([code, minor]) => [code, String(BigInt(minor) * BigInt(factor))]),
  );
}

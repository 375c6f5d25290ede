/** What was exercised, held against the contract of a merchant's profile and the state tables of the core. */
import { type CoverageReport, coverageOf, profileContract } from '../../contract/index.js';
import { settingValues } from '../../domain/coverage.js';
import type { Settings } from '../../domain/merchants/settings.js';
import { INVOICE_MOVES, PAYMENT_MOVES, PAYOUT_MOVES, TRANSACTION_MOVES } from '../../domain/states.js';
import type { CoverageData, PaymentStatus } from '../../domain/types.js';

const PAYMENT_STATUSES = ['pending', 'paid', 'expired', 'failed'] as const satisfies readonly PaymentStatus[];

const states = (resource: string, names: readonly string[]) => names.map((state) => ({ resource, state }));

const STATES = [
  ...states('payment', PAYMENT_STATUSES),
  ...states('payment_phase', Object.keys(PAYMENT_MOVES)),
  ...states('transaction', Object.keys(TRANSACTION_MOVES)),
  ...states('invoice', Object.keys(INVOICE_MOVES)),
  ...states('payout', Object.keys(PAYOUT_MOVES)),
];

/** The report of counts under a profile. */
export function showCoverage(coverage: CoverageData, settings: Settings): CoverageReport {
  return coverageOf(profileContract(settings), coverage, {
    states: STATES,
    settings: settingValues(),
    rate_limited: settings.rate_limit !== 'off',
  });
}

/** Payouts that the merchant makes in the dashboard: the same rules, the same record, marked as what they are. */
import type { ControlHandler } from '../../contract/types.js';
import { listPage } from '../../domain/pages.js';
import { createPayout } from '../../domain/payouts/payouts.js';
import { publicPayout } from '../../domain/present.js';
import type { ControlContext } from '../host.js';
import { showPayoutDetail } from '../shapes/payouts.js';

export const listWithdrawals: ControlHandler<'listWithdrawals', ControlContext> = ({ query }, { world }) => {
  const { status } = query;
  const path = '/_sandbox/withdrawals';
  const facet = `${status ?? ''}|withdrawal`;
  const options = { path, filters: { status }, facet, precision: 'milliseconds' } as const;
  return { status: 200, body: listPage(world.payouts, query, options, (payout) => publicPayout(world, payout)) };
};

export const createWithdrawal: ControlHandler<'createWithdrawal', ControlContext> = ({ body }, { world }) => ({
  status: 201,
  body: showPayoutDetail(world, createPayout(world, body, 'merchant')),
});

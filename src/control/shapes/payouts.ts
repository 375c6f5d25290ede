import type { ControlSchema } from '../../contract/types.js';
import { publicPayout } from '../../domain/present.js';
import type { PayoutRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { timelineOf } from './timeline.js';

/** Where a payout is, more finely than its public status. */
function phaseOf({ status, failure }: PayoutRecord): ControlSchema<'PayoutPhase'> {
  if (status === 'pending') return 'review';
  if (status === 'processing') return 'broadcast';
  if (status === 'completed') return 'completed';
  return failure?.stage === 'review' ? 'rejected' : 'failed';
}

/** A payout with what the merchant API does not show of it. */
export function showPayoutDetail(world: World, payout: PayoutRecord): ControlSchema<'PayoutDetail'> {
  const ids = new Set([payout.id, ...(payout.transaction_id === undefined ? [] : [payout.transaction_id])]);
  return {
    payout: publicPayout(world, payout),
    phase: phaseOf(payout),
    withdrawal: payout.withdrawal === true,
    timeline: timelineOf(world, ids),
  };
}

/** What can be done with a record now. */
import type { ControlHandler } from '../../contract/types.js';
import { type MovingKind, movesOf } from '../../domain/moves.js';
import type { ControlContext } from '../context.js';

/** Where the verbs of each kind stand in this API. */
const PATHS: Readonly<Record<MovingKind, string>> = {
  payment: 'payments',
  invoice: 'invoices',
  payout: 'payouts',
  subscription: 'subscriptions',
  payment_link: 'payment-links',
};

export const getMoves: ControlHandler<'getMoves', ControlContext> = ({ path }, { world }) => {
  const { kind, moves } = movesOf(world, path.id);
  const shown = moves.map(({ verb, allowed, reason }) => ({
    verb,
    path: `/_sandbox/${PATHS[kind]}/${path.id}/${verb}`,
    allowed,
    reason: reason?.slice(0, 2_048) ?? null,
  }));
  return { status: 200, body: { id: path.id, kind, moves: shown } };
};

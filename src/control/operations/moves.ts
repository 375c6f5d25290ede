/** What can be done with a record now. */
import type { ControlHandler } from '../../contract/types.js';
import { movesOf } from '../../domain/actions.js';
import { RESOURCES } from '../../domain/resources.js';
import type { ControlContext } from '../host.js';

export const getMoves: ControlHandler<'getMoves', ControlContext> = ({ path }, { world }) => {
  const { kind, moves } = movesOf(world, path.id);
  const shown = moves.map(({ verb, allowed, reason }) => ({
    verb,
    path: `/_sandbox/${RESOURCES[kind].list.replace('_', '-')}/${path.id}/${verb}`,
    allowed,
    reason: reason?.slice(0, 2_048) ?? null,
  }));
  return { status: 200, body: { id: path.id, kind, moves: shown } };
};

/** What happens in a world, told as it happens. */
import type { ControlHandler } from '../../contract/types.js';
import type { ControlContext } from '../context.js';

export const openStream: ControlHandler<'openStream', ControlContext> = (_request, context) => {
  const { streams, world, caller, lastEventId, beginStream } = context;
  streams.add(world, caller.share, lastEventId, beginStream);
  return { status: 200, body: undefined };
};

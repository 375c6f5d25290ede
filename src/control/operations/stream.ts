/** What happens in a world, told as it happens. */
import type { ControlContext } from '../host.js';

export const openStream = (_request: object, context: ControlContext) => {
  const { streams, world, caller, lastEventId } = context;
  return { status: 200 as const, body: undefined, follow: streams.open(world, caller.share, lastEventId) };
};

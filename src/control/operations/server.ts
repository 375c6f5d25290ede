import type { ControlHandler } from '../../contract/types.js';
import type { ControlContext } from '../context.js';

/** Tells whether the sandbox is ready; the form of the answer says 503 where it is not. */
export const getHealth: ControlHandler<'getHealth', ControlContext> = (_request, { host }) => {
  const { version } = host;
  return { status: 200, body: { status: host.health(), version, uptime_seconds: host.uptimeSeconds() } };
};

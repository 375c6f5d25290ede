/** The audit of what clients and receivers did. */
import { runAudit } from '../../audit/index.js';
import type { ControlHandler } from '../../contract/types.js';
import type { ControlContext } from '../context.js';

export const getAudit: ControlHandler<'getAudit', ControlContext> = (_request, { world, host }) => ({
  status: 200,
  body: runAudit(world, host.contractOf(world)),
});

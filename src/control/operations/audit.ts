/** The audit of what clients and receivers did. */
import { auditInSlices, RECORDED } from '../../audit/index.js';
import type { ControlHandler } from '../../contract/types.js';
import { snapshotOf } from '../../domain/state/state.js';
import type { ControlContext } from '../host.js';

export const getAudit: ControlHandler<'getAudit', ControlContext> = async (_request, { world, host }) => ({
  status: 200,
  body: await host.inSlices(auditInSlices(snapshotOf(world.data, RECORDED), host.contractOf(world))),
});

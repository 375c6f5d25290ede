/** What goes wrong on purpose, in the merchant API and in deliveries. */
import type { ControlHandler } from '../../contract/types.js';
import * as faults from '../../domain/faults/faults.js';
import { readFault } from '../faults.js';
import type { ControlContext } from '../host.js';
import { showFault } from '../shapes/faults.js';

export const listFaults: ControlHandler<'listFaults', ControlContext> = (_request, { world }) => ({
  status: 200,
  body: { data: world.data.faults.map(showFault), has_more: false, url: '/_sandbox/faults' },
});

export const addFault: ControlHandler<'addFault', ControlContext> = ({ body }, { host, world }) => ({
  status: 201,
  body: showFault(faults.addFault(world, readFault(body, world, host.contractOf(world).operations))),
});

export const clearFaults: ControlHandler<'clearFaults', ControlContext> = (_request, { world }) => ({
  status: 200,
  body: { cleared: faults.clearFaults(world) },
});

export const deleteFault: ControlHandler<'deleteFault', ControlContext> = ({ path }, { world }) => ({
  status: 200,
  body: { id: faults.removeFault(world, path.id).id, deleted: true },
});

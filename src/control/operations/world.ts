/** One merchant's world as a whole. */
import type { ControlHandler } from '../../contract/types.js';
import { reviveDeliveries } from '../../deliveries/index.js';
import { roomFor } from '../../domain/state/room.js';
import { exportWorld, readWorldInSlices, takeWorld } from '../../domain/state/state.js';
import { requireThere } from '../guard.js';
import type { ControlContext } from '../host.js';
import { ControlProblem } from '../problems.js';
import { nowText } from '../shapes/time.js';

export const resetMerchant: ControlHandler<'resetMerchant', ControlContext> = (_request, { host, world }) => {
  host.worlds.reset(world);
  return { status: 200, body: { reset: true, merchant_id: world.id, now: nowText(world) } };
};

export const getState: ControlHandler<'getState', ControlContext> = (_request, { world }) => ({
  status: 200,
  body: exportWorld(world),
});

export const putState: ControlHandler<'putState', ControlContext> = async ({ body }, { host, world }) => {
  await host.scenarios.ready();
  const read = await host.inSlices(readWorldInSlices(body, world.env));
  if ('faults' in read) {
    const errors = read.faults.map(({ path, message }) => ({ parameter: path, rule: 'state', message }));
    const [first] = read.faults;
    const message = `The document is not a whole world, so nothing was imported: ${first?.path}: ${first?.message}`;
    throw new ControlProblem(400, 'invalid_parameter', message, {
      parameter: first?.path ?? '',
      rule: 'state',
      errors,
    });
  }
  await host.inSlices(roomFor(world, read.data));
  requireThere(host, world);
  takeWorld(host.worlds, world, read.data);
  reviveDeliveries(world);
  return { status: 200, body: { restored: true, merchant_id: world.id, now: nowText(world) } };
};

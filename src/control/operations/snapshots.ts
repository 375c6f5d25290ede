/** States that a merchant comes back to, merchants that begin in the state of another, and what two states differ in. */

import { isExposed } from '../../api/call.js';
import { deleteSnapshot, forkWorld, restoreSnapshot, takeSnapshot } from '../../domain/state/snapshots.js';
import type { ControlContext, Handlers } from '../host.js';
import { nowText } from '../shapes/clock.js';
import { showNewMerchant } from '../shapes/merchants.js';
import { diffStates, findState, showSnapshot } from '../shapes/snapshots.js';

/** Whose states a caller may see beside the snapshots of its merchant. */
const othersFor = ({ host, world, caller }: ControlContext) =>
  isExposed(host.bound) && !caller.operator ? [world] : host.worlds.all();

export const snapshotsOperations = {
  listSnapshots: (_request, { world }) => ({
    status: 200,
    body: { data: [...world.snapshots.values()].map(showSnapshot), has_more: false, url: '/_sandbox/snapshots' },
  }),

  takeSnapshot: ({ body }, { world }) => ({ status: 201, body: showSnapshot(takeSnapshot(world, body.name)) }),

  restoreSnapshot: ({ path }, { host, world }) => {
    restoreSnapshot(host.worlds, world, findState(world, path.name));
    return { status: 200, body: { restored: true, merchant_id: world.id, now: nowText(world) } };
  },

  deleteSnapshot: ({ path }, { world }) => {
    deleteSnapshot(world, findState(world, path.name));
    return { status: 200, body: { id: path.name, deleted: true } };
  },

  forkMerchant: ({ body }, { host, world, caller }) => {
    const { worlds, publicMode } = host;
    const stranger = publicMode !== undefined && !caller.operator;
    const end = stranger ? { ends_at_ms: publicMode.admit(caller.address) } : {};
    return { status: 201, body: showNewMerchant(forkWorld(worlds, world, { ...body, ...end })) };
  },

  diffStates: async ({ path, query: { to } }, context) => {
    const { host, world } = context;
    const stateOf = (name: string) => findState(world, name, othersFor(context));
    const diff = await host.inSlices(diffStates(stateOf(path.name), to === undefined ? world : stateOf(to)));
    return { status: 200, body: { from: path.name, to: to ?? null, ...diff } };
  },
} satisfies Handlers;

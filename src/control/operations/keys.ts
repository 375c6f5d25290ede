/** API keys of this merchant. */
import type { ControlHandler } from '../../contract/types.js';
import * as keys from '../../domain/merchants/keys.js';
import type { ControlContext } from '../host.js';
import { showKey, showNewKey } from '../shapes/keys.js';

export const listKeys: ControlHandler<'listKeys', ControlContext> = (_request, { world }) => ({
  status: 200,
  body: { data: world.data.keys.toReversed().map(showKey), has_more: false, url: '/_sandbox/keys' },
});

export const createKey: ControlHandler<'createKey', ControlContext> = ({ body }, { host, world }) => ({
  status: 201,
  body: showNewKey(keys.createKey(host.worlds, world, body)),
});

export const updateKey: ControlHandler<'updateKey', ControlContext> = ({ path, body }, { world }) => ({
  status: 200,
  body: showKey(keys.updateKey(world, path.id, body)),
});

export const deleteKey: ControlHandler<'deleteKey', ControlContext> = ({ path }, { host, world }) => ({
  status: 200,
  body: { id: keys.deleteKey(host.worlds, world, path.id).id, deleted: true },
});

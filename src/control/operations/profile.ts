/** Which variant of the service the merchant sees. */
import type { ControlHandler, ControlSchema } from '../../contract/types.js';
import { defaultSettings, type Settings } from '../../domain/merchants/settings.js';
import type { World } from '../../domain/world.js';
import type { ControlContext } from '../host.js';
import { applySettings } from '../profile.js';
import { showProfile } from '../shapes/profile.js';
import { showSettings } from '../shapes/settings.js';

function adopt(world: World, settings: Settings) {
  world.data.settings = settings;
  world.env.changed?.(world, 'profile', world.id);
  world.env.touched(world);
  return { status: 200, body: showProfile(settings) } as const;
}

export const getProfile: ControlHandler<'getProfile', ControlContext> = (_request, { world }) => ({
  status: 200,
  body: showProfile(world.data.settings),
});

export const listSettings: ControlHandler<'listSettings', ControlContext> = (_request, { world }) => ({
  status: 200,
  body: { data: showSettings(world.data.settings) },
});

export const putProfile: ControlHandler<'putProfile', ControlContext> = ({ body }, { world }) =>
  adopt(world, applySettings(body, defaultSettings()));

export const patchProfile: ControlHandler<'patchProfile', ControlContext> = ({ body }, { world }) =>
  adopt(world, applySettings(body, world.data.settings));

export const getContract: ControlHandler<'getContract', ControlContext> = (_request, { host, world, origin }) => {
  // The document is JSON throughout; the library's types only lack the index signature that says so.
  const shown = {
    ...host.documentOf(world),
    servers: [{ url: `${origin}/v1` }],
  } as unknown as ControlSchema<'OpenApiDocument'>;
  return { status: 200, body: shown };
};

/** Merchants: their keys, their settings, and their state as a whole. */

import { isExposed } from '../../api/call.js';
import type { ControlRequestBody, ControlSchema } from '../../contract/types.js';
import { constantTimeEqual } from '../../domain/bytes.js';
import { Collection } from '../../domain/collection.js';
import { importBelowLimit } from '../../domain/limits.js';
import { listPage } from '../../domain/lists.js';
import * as keys from '../../domain/merchants/keys.js';
import { openingBalances } from '../../domain/merchants/merchants.js';
import { defaultSettings, type Settings } from '../../domain/merchants/settings.js';
import type { WorldOptions } from '../../domain/merchants/worlds.js';
import { Problem, requireFound } from '../../domain/problems.js';
import {
  deleteSnapshot,
  exportWorld,
  forkWorld,
  importWorld,
  readWorldInSlices,
  restoreSnapshot,
  takeSnapshot,
} from '../../domain/state/state.js';
import type { World } from '../../domain/world.js';
import { sampleAccount } from '../../scenarios/samples.js';
import { requireThere } from '../guard.js';
import type { ControlContext, ControlHost, Handlers } from '../host.js';
import { applySettings, readBalances, readClockSettings } from '../inputs.js';
import { ControlProblem, invalid } from '../problems.js';
import { wholeList } from '../search.js';
import { nowText } from '../shapes/clock.js';
import {
  diffStates,
  findState,
  showKey,
  showMerchant,
  showNewKey,
  showNewMerchant,
  showProfile,
  showSettings,
  showSnapshot,
} from '../shapes/merchants.js';

type Body = ControlRequestBody<'createMerchant'>;

const findMerchant = ({ worlds }: ControlHost, id: string): World => requireFound(worlds.get(id), 'merchant', id);

/** A stranger's merchant has a seed that nobody knows. */
function withDrawnSeed(options: WorldOptions, { seed }: Body, { worlds }: ControlHost): WorldOptions {
  if (seed !== undefined) {
    const message =
      'A merchant of a public sandbox draws its own seed, so that nobody else can guess its ids; leave it out.';
    throw invalid('seed', seed, 'absent', message);
  }
  return { ...options, seed: worlds.env.drawSecret?.() ?? options.seed };
}

/** What is given, over what new merchants inherit from the start flags. */
function readMerchant(body: Body, host: ControlHost): WorldOptions {
  const { newMerchant } = host;
  const preset = typeof body.profile === 'string' ? host.presets[body.profile] : undefined;
  if (preset?.examples && host.publicMode !== undefined) {
    const message = `A public sandbox has no merchant of the profile ${body.profile}: everybody knows its ids, and an id is all that a customer’s page asks for. Choose another profile.`;
    const others = Object.keys(host.presets).filter((name) => !host.presets[name]?.examples);
    throw invalid('profile', body.profile, `in:${others.join(',')}`, message);
  }
  const options: WorldOptions = { ...newMerchant, settings: readProfile(body.profile, host) };
  if (preset?.clock !== undefined) options.clock = { ...newMerchant.clock, mode: preset.clock, speed: 1 };
  if (preset?.balances !== undefined) options.balances = { ...preset.balances };
  if (preset !== undefined) options.examples = preset.examples;
  options.label = body.label;
  if (body.seed !== undefined) options.seed = String(body.seed);
  if (body.clock !== undefined) options.clock = readClock(body.clock, options.clock);
  if (body.balances !== undefined) {
    options.balances = { ...(options.balances ?? openingBalances()), ...readBalances(body.balances) };
  }
  return options;
}

function readProfile(profile: Body['profile'], { newMerchant, presets }: ControlHost): Settings {
  const inherited = newMerchant.settings ?? defaultSettings();
  if (profile === undefined) return structuredClone(inherited);
  if (typeof profile !== 'string') return applySettings(profile, inherited);
  if (Object.hasOwn(presets, profile)) return applySettings(presets[profile]?.settings ?? {}, defaultSettings());
  const names = Object.keys(presets);
  const message = `There is no profile ${JSON.stringify(profile)}; there are ${names.join(', ')}.`;
  throw invalid('profile', profile, `in:${names.join(',')}`, message);
}

/** The time is inherited whatever the mode; a speed comes with the mode that has one. */
function readClock(clock: NonNullable<Body['clock']>, inherited: WorldOptions['clock']): WorldOptions['clock'] {
  const settings: ControlSchema<'ClockSettings'> = typeof clock === 'string' ? { mode: clock } : clock;
  return { ...inherited, ...readClockSettings(settings) };
}

function adopt(world: World, settings: Settings) {
  world.data.settings = settings;
  world.changed('profile', world.id);
  return showProfile(settings);
}

/** Whose states a caller may see beside the snapshots of its merchant. */
const othersFor = ({ host, world, isOperator }: ControlContext) =>
  isExposed(host.bound) && !isOperator ? [world] : host.worlds.all();

export const merchantsOperations = {
  listMerchants: ({ query }, { host }) => {
    const records = host.worlds.all().map((world) => ({
      id: world.id,
      created_at_ms: world.data.merchant.created_at_ms,
      world,
    }));
    const options = { path: '/_sandbox/merchants', filters: {}, precision: 'milliseconds' } as const;
    return listPage(new Collection(records), query, options, ({ world }) => showMerchant(world));
  },

  getMerchant: ({ path }, { host }) => showMerchant(findMerchant(host, path.id)),

  createMerchant: async ({ body }, { host, call, isOperator }) => {
    const { worlds, publicMode } = host;
    const stranger = publicMode !== undefined && !isOperator;
    const options = stranger ? withDrawnSeed(readMerchant(body, host), body, host) : readMerchant(body, host);
    let ordinal: number;
    let account: { email: string; business_name: string };
    // Another merchant may be made while the sample is being drawn, and takes the ordinal.
    do {
      ordinal = worlds.nextOrdinal;
      account = await sampleAccount(options.seed ?? worlds.default.data.origin.seed, ordinal);
    } while (ordinal !== worlds.nextOrdinal);
    // Asked last, so that nobody else is admitted between the count and the merchant.
    const end = stranger ? { ends_at_ms: publicMode.admit(call.peer.address) } : {};
    return showNewMerchant(worlds.create({ ...options, ...account, ...end }));
  },

  deleteMerchant: ({ path }, { host }) => {
    const world = findMerchant(host, path.id);
    host.worlds.delete(world);
    return { id: world.id, deleted: true };
  },

  // API keys of this merchant.
  listKeys: (_request, { world }) => wholeList('keys', world.data.keys.toReversed().map(showKey)),

  createKey: ({ body }, { host, world }) => showNewKey(keys.createKey(host.worlds, world, body)),

  updateKey: ({ path, body }, { world }) => showKey(keys.updateKey(world, path.id, body)),

  deleteKey: ({ path }, { host, world }) => ({ id: keys.deleteKey(host.worlds, world, path.id).id, deleted: true }),

  getProfile: (_request, { world }) => showProfile(world.data.settings),

  listSettings: (_request, { world }) => ({ data: showSettings(world.data.settings) }),

  putProfile: ({ body }, { world }) => adopt(world, applySettings(body, defaultSettings())),

  patchProfile: ({ body }, { world }) => adopt(world, applySettings(body, world.data.settings)),

  getContract: (_request, { host, world, origin }) => {
    // The document is JSON throughout; the library's types only lack the index signature that says so.
    const shown = {
      ...host.documentOf(world),
      servers: [{ url: `${origin}/v1` }],
    } as unknown as ControlSchema<'OpenApiDocument'>;
    return shown;
  },

  claimMerchant: ({ body }, { host, world, call, isOperator }) => {
    const { claimCode } = host;
    if (world.data.origin.ends_at_ms === undefined) {
      throw new Problem('illegal_move', 'This merchant is kept already: it does not end by itself.');
    }
    if (claimCode === undefined) {
      throw new Problem('forbidden', 'No merchant is kept here: the operator gives no code for it (--claim-code).');
    }
    if (!isOperator) host.publicMode?.countClaim(call.peer.address);
    if (!constantTimeEqual(claimCode, body.code)) {
      const detail = { parameter: 'code' };
      throw new Problem('forbidden', 'That is not the code for keeping a merchant; ask the operator for it.', {
        detail,
      });
    }
    delete world.data.origin.ends_at_ms;
    world.env.touched(world);
    return showMerchant(world);
  },

  // One merchant's world as a whole.
  resetMerchant: (_request, { host, world }) => {
    host.worlds.reset(world);
    return { reset: true, merchant_id: world.id, now: nowText(world) };
  },

  getState: (_request, { world }) => exportWorld(world),

  putState: async ({ body }, { host, world }) => {
    await host.scenarios.ready();
    const read = await host.inSlices(readWorldInSlices(body, world.env));
    if ('issues' in read) {
      const errors = read.issues.map(({ path, message }) => ({ parameter: path, rule: 'state', message }));
      const [first] = read.issues;
      const message = `The document is not a whole world, so nothing was imported: ${first?.path}: ${first?.message}`;
      throw new ControlProblem('invalid_parameter', message, {
        parameter: first?.path ?? '',
        rule: 'state',
        errors,
      });
    }
    await host.inSlices(importBelowLimit(world, read.data));
    requireThere(host, world);
    importWorld(host.worlds, world, read.data);
    return { restored: true, merchant_id: world.id, now: nowText(world) };
  },

  // States that a merchant comes back to, merchants that begin in the state of another, and what two states differ in.
  listSnapshots: (_request, { world }) => wholeList('snapshots', [...world.snapshots.values()].map(showSnapshot)),

  takeSnapshot: ({ body }, { world }) => showSnapshot(takeSnapshot(world, body.name)),

  restoreSnapshot: ({ path }, { host, world }) => {
    restoreSnapshot(host.worlds, world, findState(world, path.name));
    return { restored: true, merchant_id: world.id, now: nowText(world) };
  },

  deleteSnapshot: ({ path }, { world }) => {
    deleteSnapshot(world, findState(world, path.name));
    return { id: path.name, deleted: true };
  },

  forkMerchant: ({ body }, { host, world, call, isOperator }) => {
    const { worlds, publicMode } = host;
    const stranger = publicMode !== undefined && !isOperator;
    const end = stranger ? { ends_at_ms: publicMode.admit(call.peer.address) } : {};
    return showNewMerchant(forkWorld(worlds, world, { ...body, ...end }));
  },

  diffStates: async ({ path, query: { to } }, context) => {
    const { host, world } = context;
    const stateOf = (name: string) => findState(world, name, othersFor(context));
    const diff = await host.inSlices(diffStates(stateOf(path.name), to === undefined ? world : stateOf(to)));
    return { from: path.name, to: to ?? null, ...diff };
  },
} satisfies Handlers;

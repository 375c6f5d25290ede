/** Worlds side by side in one process. */
import type { ControlHandler, ControlRequestBody, ControlSchema } from '../../contract/types.js';
import { Collection } from '../../domain/collection.js';
import { defaultSettings, type Settings } from '../../domain/merchants/settings.js';
import { openingBalances, type WorldOptions } from '../../domain/merchants/worlds.js';
import { listPage } from '../../domain/pages.js';
import { notFound } from '../../domain/problems.js';
import type { World } from '../../domain/world.js';
import { sampleAccount } from '../../scenarios/samples.js';
import { readBalances } from '../amounts.js';
import { readClockSettings } from '../clock-settings.js';
import type { ControlContext, ControlHost } from '../host.js';
import { invalid } from '../problems.js';
import { applySettings } from '../profile.js';
import { showMerchant, showNewMerchant } from '../shapes/merchants.js';

type Body = ControlRequestBody<'createMerchant'>;

export const listMerchants: ControlHandler<'listMerchants', ControlContext> = ({ query }, { host }) => {
  const records = host.worlds.all().map((world) => ({
    id: world.id,
    created_at_ms: world.data.merchant.created_at_ms,
    world,
  }));
  const options = { path: '/_sandbox/merchants', filters: {}, precision: 'milliseconds' } as const;
  return { status: 200, body: listPage(new Collection(records), query, options, ({ world }) => showMerchant(world)) };
};

function findMerchant({ worlds }: ControlHost, id: string): World {
  const world = worlds.get(id);
  if (world === undefined) throw notFound('merchant', id);
  return world;
}

export const getMerchant: ControlHandler<'getMerchant', ControlContext> = ({ path }, { host }) => ({
  status: 200,
  body: showMerchant(findMerchant(host, path.id)),
});

export const createMerchant: ControlHandler<'createMerchant', ControlContext> = async ({ body }, { host, caller }) => {
  const { worlds, publicMode } = host;
  const stranger = publicMode !== undefined && !caller.operator;
  const options = stranger ? withDrawnSeed(readMerchant(body, host), body, host) : readMerchant(body, host);
  let ordinal: number;
  let account: { email: string; business_name: string };
  // Another merchant may be made while the sample is being drawn, and takes the ordinal.
  do {
    ordinal = worlds.nextOrdinal;
    account = await sampleAccount(options.seed ?? worlds.default.data.origin.seed, ordinal);
  } while (ordinal !== worlds.nextOrdinal);
  // Asked last, so that nobody else is admitted between the count and the merchant.
  const end = stranger ? { ends_at_ms: publicMode.admit(caller.address) } : {};
  return { status: 201, body: showNewMerchant(worlds.create({ ...options, ...account, ...end })) };
};

/** A stranger's merchant has a seed that nobody knows. */
function withDrawnSeed(options: WorldOptions, { seed }: Body, { worlds }: ControlHost): WorldOptions {
  if (seed !== undefined) {
    const message =
      'A merchant of a public sandbox draws its own seed, so that nobody else can guess its ids; leave it out.';
    throw invalid('seed', seed, 'absent', message);
  }
  const drawn = worlds.env.drawSecret?.();
  return { ...options, ...(drawn === undefined ? {} : { seed: drawn }) };
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
  delete options.label;
  if (body.label !== undefined) options.label = body.label;
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
  throw invalid(
    'profile',
    profile,
    `in:${names.join(',')}`,
    `There is no preset ${profile}; there are ${names.join(', ')}.`,
  );
}

/** What is inherited of a clock is only of use to a clock that runs in the same way. */
function readClock(clock: NonNullable<Body['clock']>, inherited: WorldOptions['clock']): WorldOptions['clock'] {
  const settings: ControlSchema<'ClockSettings'> = typeof clock === 'string' ? { mode: clock } : clock;
  const read = readClockSettings(settings);
  return read.mode === (inherited?.mode ?? 'real') ? { ...inherited, ...read } : read;
}

export const deleteMerchant: ControlHandler<'deleteMerchant', ControlContext> = ({ path }, { host }) => {
  const world = findMerchant(host, path.id);
  host.worlds.delete(world);
  return { status: 200, body: { id: world.id, deleted: true } };
};

/** Merchants, their keys and settings, snapshots, and what two states differ in. */
import type { ControlSchema } from '../../contract/types.js';
import { recordsOf } from '../../domain/limits.js';
import type { NewKey } from '../../domain/merchants/keys.js';
import {
  defaultSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from '../../domain/merchants/settings.js';
import type { Sliced } from '../../domain/ports.js';
import { Problem } from '../../domain/problems.js';
import type { KeyRecord } from '../../domain/records.js';
import { RECORD_KINDS, RESOURCES, type RecordKind } from '../../domain/resources.js';
import type { World } from '../../domain/world.js';
import { suggestWord } from '../../words/nearest.js';
import { at, atOrNull } from './clock.js';
import { showBalanceSheet } from './payouts.js';

/** Seeds are text inside and numbers outside; one that was given as other text from code has no number. */
function seedNumber(seed: string): number {
  const number = /^\d{1,16}$/.test(seed) ? Number(seed) : 0;
  return Number.isSafeInteger(number) ? number : 0;
}

/** A merchant, without its keys. */
export function showMerchant({ data }: World): ControlSchema<'Merchant'> {
  const { id, label, ordinal, created_at_ms } = data.merchant;
  const created_at = at(created_at_ms);
  const ends_at = atOrNull(data.origin.ends_at_ms ?? null);
  return { id, label, ordinal, created_at, ends_at, seed: seedNumber(data.origin.seed), keys: data.keys.length };
}

/** A new merchant with the values of its first key. */
export function showNewMerchant(world: World): ControlSchema<'CreatedMerchant'> {
  const { api_key, public_key, secret_key } = world.data.keys[0] as NewKey;
  return { ...showMerchant(world), api_key, public_key, secret_key };
}

type Scopes = ControlSchema<'Scopes'>;

/** A key without its values. */
export function showKey(key: KeyRecord): ControlSchema<'Key'> {
  const { id, label, scopes, revoked, created_at_ms } = key;
  return { id, label, scopes: scopes as Scopes, revoked, created_at: at(created_at_ms) };
}

/** A key with its values: shown once, by the answer that made it. */
export function showNewKey(key: NewKey): ControlSchema<'CreatedKey'> {
  const { api_key, public_key, secret_key } = key;
  return { ...showKey(key), api_key, public_key, secret_key };
}

/** All settings in force. Two are choices among texts inside, and numbers for the reader. */
export function showProfile(settings: Settings): ControlSchema<'Profile'> {
  const { semantic_status, rate_limit } = settings;
  return {
    ...settings,
    semantic_status: Number(semantic_status) as 400 | 422,
    rate_limit: rate_limit === 'off' ? 'off' : (Number(rate_limit) as 1 | 2 | 3),
  };
}

// The settings of a profile as a screen needs them, from the one table of settings.

type Shown = ControlSchema<'SettingInfo'>;

function rangeOf(name: SettingName): Pick<Shown, 'values' | 'min' | 'max' | 'unit' | 'whole'> {
  const rule = SETTINGS[name];
  if (rule.kind === 'flag') return { values: ['false', 'true'] };
  if (rule.kind === 'text') return { values: [] };
  if (rule.kind !== 'number') return { values: [...rule.values] };
  return { values: [], min: rule.min, max: rule.max, unit: rule.unit, whole: rule.whole };
}

/** Every setting with what it may be, what it is unless somebody chose, and what it is now. */
export function showSettings(current: Settings): Shown[] {
  const defaults = defaultSettings();
  return SETTING_NAMES.map((name) => {
    const { kind, meaning } = SETTINGS[name];
    const changed = JSON.stringify(current[name]) !== JSON.stringify(defaults[name]);
    return { name, kind, ...rangeOf(name), initial: defaults[name], current: current[name], changed, meaning };
  });
}

// Snapshots, and what two states differ in: those of one merchant at two times, or those of two merchants.

type Diff = ControlSchema<'StateDiff'>;
type Stored = { id: string } & Record<string, unknown>;

/** How many records are told apart; more are only counted. */
const MOST_RECORDS = 500;
/** What follows from the rest of an event, and comes when it is first sent. */
const DERIVED: ReadonlySet<string> = new Set(['body', 'signed']);
/** What is told of a record that only one of the two has. */
const IDENTIFYING_MEMBERS = ['type', 'event_type', 'scenario', 'status'];
const ACCOUNTS = ['available', 'pending', 'held'] as const;

export function showSnapshot({ data }: World): ControlSchema<'Snapshot'> {
  const { label, created_at_ms } = data.merchant;
  return { name: label, taken_at: at(created_at_ms), records: recordsOf(data) };
}

/**
 * The state of a name: a snapshot of the merchant, or another merchant by its label; or either by its id.
 * @param others whose states may be looked at besides
 * @throws Problem `not_found` with the names that there are, `invalid` with the ids of several that have this one
 */
export function findState(world: World, name: string, others: readonly World[] = []): World {
  const all = [...world.snapshots.values(), ...others];
  const byId = all.find(({ id }) => id === name);
  if (byId !== undefined) return byId;
  const named = all.filter(({ data }) => data.merchant.label === name);
  // The merchant itself is what its snapshot is held against: a snapshot that nobody named has the name of the first merchant.
  const found = named.length > 1 ? named.filter((each) => each !== world) : named;
  if (found.length > 1) {
    const ids = found.map(({ id }) => id);
    const message = `${JSON.stringify(name.slice(0, 100))} is the name of ${found.length} states. Give the id of one: ${ids.join(', ')}.`;
    throw new Problem('invalid', message, { allowed: ids });
  }
  if (found[0] !== undefined) return found[0];
  const allowed = [...world.snapshots.keys(), ...others.map(({ data }) => data.merchant.label)];
  const advice = allowed.length === 0 ? 'There is none yet.' : suggestWord(name, allowed);
  const what = others.length === 0 ? 'snapshot' : 'snapshot or merchant';
  throw new Problem('not_found', `There is no ${what} ${JSON.stringify(name.slice(0, 100))}. ${advice}`, { allowed });
}

/** A value in few words: of a list how long it is. */
function textOf(name: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return String(value.length);
  if (name.endsWith('_at_ms')) return at(Number(value));
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 255);
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function fieldsOf(before: Partial<Stored>, after: Partial<Stored>): Diff['records'][number]['fields'] {
  const is_whole = before.id !== undefined && after.id !== undefined;
  const names = is_whole
    ? Object.keys({ ...before, ...after }).filter((name) => !DERIVED.has(name))
    : IDENTIFYING_MEMBERS;
  return names
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({
      name: name.replace(/_ms$/, ''),
      from: textOf(name, before[name]),
      to: textOf(name, after[name]),
    }));
}

/** The pairs of records of one kind, one of which may lack. */
function* pairsOf(kind: RecordKind, from: World, to: World): Generator<readonly [before?: Stored, after?: Stored]> {
  const { list } = RESOURCES[kind];
  const rest = new Map((from.data[list] as unknown as Stored[]).map((record) => [record.id, record]));
  for (const record of to.data[list] as unknown as Stored[]) {
    yield [rest.get(record.id), record];
    rest.delete(record.id);
  }
  for (const record of rest.values()) yield [record];
}

function balancesOf(from: World, to: World): Diff['balances'] {
  const [before, after] = [showBalanceSheet(from).currencies, showBalanceSheet(to).currencies];
  return Object.keys({ ...before, ...after }).flatMap((currency) =>
    ACCOUNTS.map((account) => ({
      currency: currency as ControlSchema<'Currency'>,
      account,
      from: before[currency]?.[account] ?? 0,
      to: after[currency]?.[account] ?? 0,
    })).filter((balance) => balance.from !== balance.to),
  );
}

/** What differs between two states, in the order of the kinds, what was made before. */
export function* diffStates(from: World, to: World): Sliced<Omit<Diff, 'from' | 'to'>> {
  const records: Diff['records'] = [];
  const balances = balancesOf(from, to);
  let total = 0;
  for (const kind of RECORD_KINDS) {
    for (const [before, after] of pairsOf(kind, from, to)) {
      yield;
      const change = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
      const fields = before === after ? [] : fieldsOf(before ?? {}, after ?? {});
      if (change === 'changed' && fields.length === 0) continue;
      total += 1;
      const id = (before ?? after)?.id as string;
      if (records.length < MOST_RECORDS) records.push({ kind, id, change, fields });
    }
  }
  return { total, records, balances };
}

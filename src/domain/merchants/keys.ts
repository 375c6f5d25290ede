/** API keys of a merchant (docs/service.md#keys): made, relabelled, narrowed, revoked, removed. */
import { nowOf } from '../clock.js';
import { newId } from '../ids.js';
import { invalidValue, notFound, Problem } from '../problems.js';
import { randomToken } from '../random.js';
import type { KeyRecord } from '../types.js';
import type { World } from '../world.js';
import type { NewKey } from './api-keys.js';
import { SCOPES } from './scopes.js';
import type { Worlds } from './worlds.js';

const TOKEN_LENGTH = 24;
const SECRET_LENGTH = 40;
const MAX_KEYS = 100;

function readScopes(scopes: readonly string[]): string[] {
  const unknown = scopes.find((scope) => !(SCOPES as readonly string[]).includes(scope));
  if (unknown === undefined) return [...new Set(scopes)];
  throw invalidValue('scopes', unknown, `in:${SCOPES.join(',')}`, `There is no scope ${JSON.stringify(unknown)}.`);
}

/** Makes a key; its values are shown by the answer to this call and never again. */
export function createKey(worlds: Worlds, world: World, input: { label?: string; scopes?: readonly string[] }): NewKey {
  const scopes = readScopes(input.scopes ?? SCOPES);
  if (world.data.keys.length >= MAX_KEYS)
    throw new Problem('illegal_move', `A merchant has at most ${MAX_KEYS} keys; delete one first.`);
  const drawn = (length: number): string => world.env.drawSecret?.() ?? randomToken(world.data, 'keys', length);
  const key: NewKey = {
    id: newId(world, 'key'),
    label: input.label ?? `key ${world.data.keys.length + 1}`,
    api_key: `tb_key_${drawn(TOKEN_LENGTH)}`,
    public_key: `tb_public_${drawn(TOKEN_LENGTH)}`,
    secret_key: `tb_secret_${drawn(SECRET_LENGTH)}`,
    scopes,
    revoked: false,
    created_at_ms: nowOf(world),
  };
  world.data.keys.push(key);
  world.env.changed?.(world, 'key', key.id);
  worlds.indexKeys(world);
  world.env.touched(world);
  return key;
}

function getKey(world: World, id: string): KeyRecord {
  const key = world.data.keys.find((candidate) => candidate.id === id);
  if (key === undefined) throw notFound('key', id);
  return key;
}

/** Relabels, narrows or widens, revokes or restores a key; in force from the next request on. */
export function updateKey(
  world: World,
  id: string,
  change: { label?: string; scopes?: readonly string[]; revoked?: boolean },
): KeyRecord {
  const key = getKey(world, id);
  const scopes = change.scopes === undefined ? key.scopes : readScopes(change.scopes);
  Object.assign(key, { label: change.label ?? key.label, scopes, revoked: change.revoked ?? key.revoked });
  world.env.changed?.(world, 'key', id);
  world.env.touched(world);
  return key;
}

export function deleteKey(worlds: Worlds, world: World, id: string): KeyRecord {
  const key = getKey(world, id);
  world.data.keys.splice(world.data.keys.indexOf(key), 1);
  world.env.changed?.(world, 'key', id);
  worlds.indexKeys(world);
  world.env.touched(world);
  return key;
}

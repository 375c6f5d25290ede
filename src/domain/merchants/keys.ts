/** API keys of a merchant (docs/service.md#keys): made, renamed, narrowed, revoked, removed. */
import { constantTimeEqual } from '../bytes.js';
import { nowOf } from '../clock.js';
import { ID_LENGTH, ID_PREFIXES, newId, randomToken, seedToken } from '../ids.js';
import type { Crypto, Env } from '../ports.js';
import { invalidValue, Problem, requireFound } from '../problems.js';
import type { KeyRecord, Origin, WorldData } from '../records.js';
import type { World } from '../world.js';
import type { Worlds } from './worlds.js';

/** Scopes, one per operation (docs/service.md#scopes). */
export const SCOPES = [
  'payments:read',
  'payments:write',
  'transactions:read',
  'invoices:read',
  'invoices:write',
  'payouts:read',
  'payouts:write',
  'webhooks:read',
  'webhooks:write',
  'balance:read',
  'account:read',
] as const;

// API keys as they are made, and as they are written down: by their SHA-256 alone, so that nobody reads one out of a file that was
// lost. A digest is enough to recognise whoever presents the key.

const SECRET_LENGTH = 40;

/** The name of an object, which credentials of the merchant in it carry (deploy/README.md). */
export const ROUTE = '[a-z0-9]{20}';

/** That name, in a text with such a credential. */
export const routeIn = (text: string): string | undefined =>
  new RegExp(`\\btb_(?:key|public)_(${ROUTE})_`).exec(text)?.[1];

/** A key whose value is known, because it was just made. */
export type NewKey = KeyRecord & { api_key: string };

/** The fixed credentials that let a client be configured before the server runs (docs/service.md#keys). */
const FIXED_KEYS: { label: string; scopes: readonly string[]; revoked?: boolean }[] = [
  { label: 'default', scopes: SCOPES },
  { label: 'readonly', scopes: SCOPES.filter((scope) => scope.endsWith(':read')) },
  { label: 'revoked', scopes: SCOPES, revoked: true },
];

/** The API key of the merchant that is meant where none is named. */
export const DEFAULT_API_KEY = 'tb_key_default';

/** The API keys that everybody knows. */
export const FIXED_API_KEYS: ReadonlySet<string | null> = new Set(FIXED_KEYS.map(({ label }) => `tb_key_${label}`));

/** @param drawn what follows the prefix of a value of the key */
function keyOf(
  known: Pick<KeyRecord, 'id' | 'label' | 'created_at_ms'> & { scopes: readonly string[]; revoked?: boolean },
  drawn: (name: 'api_key' | 'public_key' | 'secret_key', length: number) => string,
): NewKey {
  const { id, label, scopes, revoked = false, created_at_ms } = known;
  return {
    id,
    label,
    api_key: `tb_key_${drawn('api_key', ID_LENGTH)}`,
    public_key: `tb_public_${drawn('public_key', ID_LENGTH)}`,
    secret_key: `tb_secret_${drawn('secret_key', SECRET_LENGTH)}`,
    scopes: [...scopes],
    revoked,
    created_at_ms,
  };
}

/** @param drawSecret the machine's chance, where keys are not to follow from the seed; then no merchant has fixed ones */
export function openingKeys(
  seed: string,
  ordinal: number,
  created_at_ms: number,
  drawSecret: Env['drawSecret'],
): NewKey[] {
  const idOf = (name: string): string => ID_PREFIXES.key + seedToken(seed, ordinal, name, ID_LENGTH);
  if (ordinal > 0) {
    const known = { id: idOf('key'), label: 'default', scopes: SCOPES, created_at_ms };
    return [keyOf(known, (name, length) => drawSecret?.() ?? seedToken(seed, ordinal, name, length))];
  }
  return FIXED_KEYS.map((fixed) => {
    const id = idOf(`key/${fixed.label}`);
    return keyOf({ ...fixed, id, created_at_ms }, () => drawSecret?.() ?? fixed.label);
  });
}

type Hash = Pick<Crypto, 'sha256Hex'>;

/** Of the keys that merchants have, never of what somebody presents. A tenth of the start in a page, whose hashes are JavaScript's. */
const ownDigests = new Map<string, string>();
const MOST_DIGESTS = 64;

/** The SHA-256 of a key's API key, in hex, whether the key itself is known or not. */
export function digestOfApiKey({ api_key, api_key_sha256 = '' }: KeyRecord, { sha256Hex }: Hash): string {
  if (api_key === null) return api_key_sha256;
  const known = ownDigests.get(api_key);
  if (known !== undefined) return known;
  if (ownDigests.size >= MOST_DIGESTS) ownDigests.clear();
  const digest = sha256Hex(api_key);
  ownDigests.set(api_key, digest);
  return digest;
}

/** What is wrong with the digest of a key. It is known by its value or by that, and both mean the same where both are there. */
export function issueOfApiKey(key: KeyRecord, hash: Hash): string | undefined {
  const { api_key, api_key_sha256 } = key;
  if (api_key_sha256 === undefined) {
    if (api_key !== null) return undefined;
    return 'is missing: where api_key is null it must be the SHA-256 of the API key, in hex.';
  }
  if (api_key === null || constantTimeEqual(digestOfApiKey(key, hash), api_key_sha256)) return undefined;
  return 'is not the SHA-256 of api_key, in hex; correct one of the two or leave it out.';
}

const withoutValues = (keys: readonly KeyRecord[], hash: Hash): KeyRecord[] =>
  keys.map((key) => ({ ...key, api_key: null, api_key_sha256: digestOfApiKey(key, hash) }));

/** The parts of a world that hold API keys, as they are written down; each other part as it is. */
export function partToWrite<P extends keyof WorldData>(part: P, data: WorldData, hash: Hash): WorldData[P] {
  if (part === 'keys') return withoutValues(data.keys, hash) as WorldData[P];
  if (part !== 'origin') return data[part];
  const { origin } = data;
  return { ...origin, keys: withoutValues(origin.keys, hash) } satisfies Origin as WorldData[P];
}

/**
 * Gives keys that were written down their values again, where these are known without the file: fixed keys, those that follow
 * from the seed, and those that the process still has. All others stay known by their digest.
 */
export function recallApiKeys(
  { origin, merchant, keys }: Pick<WorldData, 'origin' | 'merchant' | 'keys'>,
  hash: Hash,
  held: readonly KeyRecord[] = [],
): void {
  const unknown = [...keys, ...origin.keys].filter(({ api_key }) => api_key === null);
  if (unknown.length === 0) return;
  const values = new Map<string, string>();
  for (const { api_key } of [...openingKeys(origin.seed, merchant.ordinal, 0, undefined), ...held])
    if (api_key !== null) values.set(hash.sha256Hex(api_key), api_key);
  for (const key of unknown) {
    const value = values.get(digestOfApiKey(key, hash));
    if (value === undefined) continue;
    key.api_key = value;
    delete key.api_key_sha256;
  }
}

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
  const label = input.label ?? `key ${world.data.keys.length + 1}`;
  const key = keyOf(
    { id: newId(world, 'key'), label, scopes, created_at_ms: nowOf(world) },
    (_name, length) => world.env.drawSecret?.() ?? randomToken(world.data, 'keys', length),
  );
  world.data.keys.push(key);
  worlds.indexKeys(world);
  world.changed('key', key.id);
  return key;
}

function getKey({ data }: World, id: string): KeyRecord {
  const found = data.keys.find((key) => key.id === id);
  return requireFound(found, 'key', id);
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
  world.changed('key', id);
  return key;
}

export function deleteKey(worlds: Worlds, world: World, id: string): KeyRecord {
  const key = getKey(world, id);
  world.data.keys.splice(world.data.keys.indexOf(key), 1);
  worlds.indexKeys(world);
  world.changed('key', id);
  return key;
}

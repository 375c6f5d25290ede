/** Identifiers: a kind prefix and an opaque part (docs/service.md#identifiers). */

import type { WorldData } from './records.js';
import { RECORD_PREFIXES } from './resources.js';
import type { World } from './world.js';

// Chance, made repeatable: one small generator (sfc32) per named stream, seeded from the merchant's seed. Streams are apart so
// that one part of the sandbox drawing more often does not change what another part draws.

type State = [number, number, number, number];

/** Four well-mixed 32-bit words from any text (cyrb128). */
function hashText(text: string): State {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  return [(h1 ^ h2 ^ h3 ^ h4) >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}

/** The next 32-bit word; advances the state in place. */
function nextWord(state: State): number {
  const [a, b, c, d] = state;
  const t = (((a + b) | 0) + d) | 0;
  state[3] = (d + 1) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = (c + (c << 3)) | 0;
  state[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** The first words of a fresh state are alike for like seeds; these rounds part them. */
const WARM_UP_ROUNDS = 12;

function seeded(text: string): State {
  const state = hashText(text);
  for (let i = 0; i < WARM_UP_ROUNDS; i++) nextWord(state);
  return state;
}

function streamOf(data: WorldData, stream: string): State {
  data.random[stream] ??= seeded(`${data.origin.seed}/${data.merchant.ordinal}/${stream}`);
  return data.random[stream];
}

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
/** 36 × 7 = 252: the largest multiple of the alphabet's size in a byte, so that no character is likelier than another. */
const FAIR_BYTES = 252;
/** The character of each byte; 0 for those that are drawn again. */
const CHARACTERS = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < FAIR_BYTES ? ALPHABET.charCodeAt(byte % ALPHABET.length) : 0,
);

function token(state: State, length: number): string {
  const codes: number[] = [];
  while (codes.length < length) {
    let word = nextWord(state);
    for (let i = 0; i < 4 && codes.length < length; i++, word >>>= 8) {
      const code = CHARACTERS[word & 255] as number;
      if (code !== 0) codes.push(code);
    }
  }
  // Made in one piece: a text that grew by single characters is kept as a chain of them.
  return String.fromCharCode(...codes);
}

/** A text of `length` lower-case letters and digits from one of the world's streams. */
export function randomToken(data: WorldData, stream: string, length: number): string {
  return token(streamOf(data, stream), length);
}

/** A number in [0, 1) from one of the world's streams. */
export function randomFraction(data: WorldData, stream: string): number {
  return nextWord(streamOf(data, stream)) / 4294967296;
}

/** Bytes that depend on the seed and on `name` alone: looking at them changes nothing. */
export function derivedBytes(data: WorldData, name: string, length: number): Uint8Array {
  const state = seeded(`${data.origin.seed}/${data.merchant.ordinal}/derived/${name}`);
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) bytes[i] = nextWord(state) & 255;
  return bytes;
}

/** A token made before its world exists: keys and account ids of a merchant, from the seed and its ordinal. */
export function seedToken(seed: string, ordinal: number, name: string, length: number): string {
  return token(seeded(`${seed}/${ordinal}/${name}`), length);
}

export const ID_PREFIXES = {
  ...RECORD_PREFIXES,
  webhook: 'whk_',
  account: 'acct_',
  key: 'key_',
  fault: 'flt_',
} as const;

export type IdKind = keyof typeof ID_PREFIXES;

/** Length of the opaque part: 24 characters of 36 are 124 bits. */
export const ID_LENGTH = 24;

const KINDS = Object.keys(ID_PREFIXES) as IdKind[];

/**
 * Has the records that `make` makes take these ids, the first of its kind for each. Nothing is drawn for them, so that later ids are
 * those that they would have been.
 */
export function withIds<T>(world: World, ids: readonly string[], make: () => T): T {
  world.given_ids = [...ids];
  try {
    return make();
  } finally {
    world.given_ids = null;
  }
}

function takeGiven(ids: string[], kind: IdKind): string | undefined {
  const at = ids.findIndex((id) => kindOf(id) === kind);
  return at < 0 ? undefined : ids.splice(at, 1)[0];
}

/**
 * A new id from the world's own random source, which has a stream per kind, because deliveries are also made while others wait; or
 * from the machine's chance where strangers share the process: there the id of a payment or an invoice is the authority of its page.
 */
export function newId({ data, env, given_ids }: Pick<World, 'data' | 'env' | 'given_ids'>, kind: IdKind): string {
  const taken = given_ids === null ? undefined : takeGiven(given_ids, kind);
  if (taken !== undefined) return taken;
  return ID_PREFIXES[kind] + (env.drawId?.(ID_LENGTH) ?? randomToken(data, `ids/${kind}`, ID_LENGTH));
}

/** What stands between the id of a record and that of its merchant in the address of a page. */
const OF = '~';

/** The id of a record in the address of its page: with that of its merchant where another one may have a record of the same id. */
export const pageId = ({ id: owner, data }: Pick<World, 'id' | 'data'>, id: string): string =>
  data.origin.shares_ids === true ? id + OF + owner : id;

/** Takes apart what `pageId` has put together. */
export function readPageId(text: string): { id: string; owner: string | undefined } {
  const [id = '', ...owner] = text.split(OF);
  return { id, owner: owner.length === 0 ? undefined : owner.join(OF) };
}

const SNAPSHOT_PREFIX = 'snap_';

/** The id of a snapshot follows from its merchant and its name: the next of that name takes its place. */
export const snapshotId = ({ id, env }: World, name: string): string =>
  SNAPSHOT_PREFIX + env.crypto.sha256Hex(`${id}/${name}`).slice(0, ID_LENGTH);

/** Whether the data are those of a snapshot, and not of a merchant that somebody calls. */
export const isSnapshot = ({ merchant }: WorldData): boolean => merchant.id.startsWith(SNAPSHOT_PREFIX);

/** Which kind of record an id names, by its prefix. */
export function kindOf(id: string): IdKind | undefined {
  return KINDS.find((kind) => id.startsWith(ID_PREFIXES[kind]));
}

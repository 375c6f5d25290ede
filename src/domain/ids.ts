/** Identifiers: a kind prefix and an opaque part (docs/service.md#identifiers). */
import { type Draft, draftOf, randomText } from './random.js';
import { RECORD_PREFIXES } from './resources.js';
import type { World } from './world.js';

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

/** What an id of each kind is made of: a stream per kind, because deliveries are also made while others wait. */
const MADE_OF = Object.fromEntries(
  KINDS.map((kind) => [kind, { stream: `ids/${kind}`, draft: draftOf(ID_PREFIXES[kind], ID_LENGTH) }]),
) as Record<IdKind, { stream: string; draft: Draft }>;

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
 * A new id from the world's own random source, or from the machine's chance where strangers share the process: there the id of
 * a payment or an invoice is the authority of its page.
 */
export function newId({ data, env, given_ids }: Pick<World, 'data' | 'env' | 'given_ids'>, kind: IdKind): string {
  const taken = given_ids === null ? undefined : takeGiven(given_ids, kind);
  if (taken !== undefined) return taken;
  const { stream, draft } = MADE_OF[kind];
  const drawn = env.drawId?.(ID_LENGTH);
  return drawn === undefined ? randomText(data, stream, draft) : ID_PREFIXES[kind] + drawn;
}

/** Which kind of record an id names, by its prefix. */
export function kindOf(id: string): IdKind | undefined {
  return KINDS.find((kind) => id.startsWith(ID_PREFIXES[kind]));
}

/** The document of a full world, to be damaged: what is wrong with it then. */
import { chains } from '../../src/chains/index.js';
import type { WorldData } from '../../src/domain/records.js';
import { exportWorld, readWorldState } from '../../src/domain/state/state.js';
import { hashes } from '../../src/platform/node/hashes.js';
import { fullWorld } from './full-world.js';

export const TEXT = JSON.stringify(exportWorld(fullWorld().world));

export function faultsOf(damage: (data: WorldData) => void): [string, string][] {
  const document = JSON.parse(TEXT);
  damage(document);
  const read = readWorldState(document, { chains, crypto: hashes });
  return 'issues' in read ? read.issues.map(({ path, message }) => [path, message]) : [];
}

/** The first record of a list that is such, with its place. */
export function first<T>(list: readonly T[], such: (record: T) => boolean): [T, number] {
  const at = list.findIndex(such);
  const found = list[at];
  if (found === undefined) throw new Error('the full world has none');
  return [found, at];
}
export const firstOf = <T>(list: readonly T[]): T => first(list, () => true)[0];

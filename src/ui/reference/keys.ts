/** The reader's own key: what calls of this page are made with. It is kept in the tab, as the choice of the merchant is. */
import { computed, signal } from '@preact/signals';
import { kept } from '../api/kept.js';
import { type Chosen, choose, chosen, facts } from '../api/merchant.js';

/** The three values of a key; empty where the reader did not give one. */
export interface Keys {
  api_key: string;
  public_key: string;
  secret_key: string;
  /** When the merchant that came with it ends; absent where it does not, or nobody said so. */
  ends_at?: string;
}

const NO_KEYS: Keys = { api_key: '', public_key: '', secret_key: '' };
/** Those of the merchant `default`, which every sandbox has that is not public. */
const FIXED: Keys = { api_key: 'tb_key_default', public_key: 'tb_public_default', secret_key: 'tb_secret_default' };

const store = kept('sessionStorage', 'tenderbox.keys');
type Kept = Readonly<Record<string, Keys>>;

const known = signal((store.readJson() ?? {}) as Kept);

/** What a merchant's keys are kept under. */
const ownerOf = (who: Chosen): string => (who.by === 'id' ? who.id : who.by);

function keysOf(who: Chosen): Keys {
  const own = known.value[ownerOf(who)];
  if (who.by === 'key') return own?.api_key === who.key ? own : { ...NO_KEYS, api_key: who.key };
  if (own !== undefined) return own;
  return who.by === 'default' && facts.loopback ? FIXED : NO_KEYS;
}

/** The keys of the merchant that is shown. */
export const keys = computed(() => keysOf(chosen.value));

/** Keeps keys for the merchant that is shown. */
function keep(who: Chosen, given: Keys): void {
  known.value = { ...known.peek(), [ownerOf(who)]: given };
  store.write(JSON.stringify(known.peek()));
}

/** Shows the merchant whom a key belongs to, and calls with it. */
export function adoptKeys(given: Keys): void {
  const who: Chosen = { by: 'key', key: given.api_key };
  keep(who, given);
  choose(who);
}

/** Calls with these keys for the merchant that is shown already. */
export const addKeys = (given: Keys): void => keep(chosen.peek(), given);

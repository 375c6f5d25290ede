/** All worlds of a process: making, finding, resetting and removing them (docs/service.md#merchants). */
import { ID_LENGTH, ID_PREFIXES, kindOf, readPageId, seedToken } from '../ids.js';
import type { Env } from '../ports.js';
import { Problem } from '../problems.js';
import type { ClockState, KeyRecord, MerchantRecord, Origin, WorldData } from '../records.js';
import { RESOURCES } from '../resources.js';
import { World } from '../world.js';
import { digestOfApiKey, FIXED_API_KEYS, openingKeys, recallApiKeys } from './keys.js';
import { freshData, furnish, openingBalances } from './merchants.js';
import { defaultSettings } from './settings.js';

type OfMerchant = Pick<MerchantRecord, 'label' | 'email' | 'business_name'>;
type OfOrigin = Omit<Origin, 'clock' | 'keys' | 'merchant'>;

/**
 * What a world is made from; what is left out is that of a default merchant. Worlds with the same seed and the same ordinal draw
 * the same chance.
 */
export interface WorldOptions extends Partial<OfMerchant & OfOrigin> {
  clock?: Partial<Pick<ClockState, 'mode' | 'now_ms' | 'speed'>>;
}

/** The records that have a page for customers. */
const PAGE_LISTS = ['payments', 'invoices', 'payment_links'] as const;
type PageList = (typeof PAGE_LISTS)[number];

const DEFAULT_LABEL = 'default';

/** Whom a presented key belongs to. */
export interface KeyOwner {
  world: World;
  key: KeyRecord;
}

export class Worlds {
  private readonly worlds = new Map<string, World>();
  /** By digest, so that finding a key takes no longer the more of it is right. */
  private readonly keyOwners = new Map<string, { world_id: string; key_id: string }>();
  /** What is in `keyOwners` for each world. */
  private readonly digests = new Map<string, string[]>();
  /** Tokens that stand for a key, likewise by digest. */
  private readonly tokens = new Map<string, { world_id: string; key_id: string }>();

  constructor(
    readonly env: Env,
    /** Seed of every world that is not given one of its own. */
    private readonly seed: string,
    /** Counts the merchants that ever were, deleted ones too, so that no ordinal is used twice. */
    private readonly ordinals: { next: number } = { next: 0 },
  ) {}

  /**
   * Makes a world; the first one is `default`. Never fails for well-typed options.
   * @param state what it is to begin with in place of a seed state: given up by its owner
   */
  create(options: WorldOptions = {}, state?: WorldData): World {
    const ordinal = this.ordinals.next++;
    const seed = options.seed ?? this.seed;
    const host_ms = this.env.hostTime();
    const mode = options.clock?.mode ?? 'real';
    const label = options.label ?? (ordinal === 0 ? DEFAULT_LABEL : `merchant-${ordinal}`);
    // A frozen world starts on a whole second and starts there again after a reset.
    const frozen_ms = mode === 'frozen' ? Math.floor(host_ms / 1000) * 1000 : null;
    const now_ms = options.clock?.now_ms ?? frozen_ms;
    const created_at_ms = now_ms ?? host_ms;
    // The ids of the contract's examples are the same for every merchant that has them.
    const shares_ids = options.shares_ids || (options.examples && this.all().some(({ data }) => data.origin.examples));
    const merchant: MerchantRecord = {
      id: ID_PREFIXES.account + (this.env.drawId?.(ID_LENGTH) ?? seedToken(seed, ordinal, 'account', ID_LENGTH)),
      label,
      ordinal,
      email: options.email ?? 'merchant@example.com',
      business_name: options.business_name ?? 'Example Merchant',
      created_at_ms,
      settings: { display_currency: 'USD', language: 'en', timezone: 'UTC' },
    };
    const origin: Origin = {
      seed,
      clock: { mode, now_ms, speed: mode === 'scaled' ? (options.clock?.speed ?? 1) : 1 },
      settings: options.settings ?? defaultSettings(),
      balances: options.balances ?? openingBalances(),
      keys: openingKeys(seed, ordinal, created_at_ms, this.env.drawSecret),
      merchant,
      webhooks: options.webhooks ?? [],
      ...(options.ends_at_ms === undefined ? {} : { ends_at_ms: options.ends_at_ms }),
      ...(options.examples === undefined ? {} : { examples: options.examples }),
      ...(shares_ids ? { shares_ids: true } : {}),
    };
    if (state === undefined) return this.adopt(freshData(origin, host_ms), true);
    const own = { origin, merchant: structuredClone(merchant), keys: structuredClone(origin.keys), random: {} };
    return this.adopt({ ...state, ...own });
  }

  /** Takes a world whose data exists, for example one that was exported. */
  adopt(data: WorldData, fresh = false): World {
    recallApiKeys(data, this.env.crypto);
    const world = new World(this.env, data);
    // A document may name a next ordinal that one of its own merchants has; the keys of two would then be the same.
    this.ordinals.next = Math.max(this.ordinals.next, data.merchant.ordinal + 1);
    if (fresh) furnish(world);
    this.worlds.set(world.id, world);
    this.indexKeys(world);
    this.env.touched(world);
    if (!fresh) this.env.restored?.(world);
    this.notifyOthers();
    return world;
  }

  /** Whoever looks at one merchant has a list of all of them, unless strangers share the process. */
  private notifyOthers(): void {
    if (this.env.drawSecret !== undefined) return;
    for (const world of this.worlds.values()) this.env.changed?.(world, 'merchant', world.id);
  }

  /** The ordinal that the next new merchant gets. */
  get nextOrdinal(): number {
    return this.ordinals.next;
  }

  all(): World[] {
    return [...this.worlds.values()];
  }

  /** The merchant that calls without a key are about. */
  get default(): World {
    const first = this.worlds.values().next().value;
    if (first === undefined) throw new Problem('unavailable', 'The sandbox has no merchant yet.');
    return first;
  }

  /** By account id; the word `default` names the default merchant. Of a merchant whose time is over there is none. */
  get(id: string): World | undefined {
    const world = id === DEFAULT_LABEL ? this.default : this.worlds.get(id);
    return world === undefined || this.isOver(world) ? undefined : world;
  }

  /**
   * Gives the default merchant keys that nobody can know beforehand, where it has the fixed ones: a data file may be older
   * than the decision to let the public in.
   */
  replaceFixedKeys(): void {
    const world = this.default;
    const { origin, keys, merchant } = world.data;
    if (![...keys, ...origin.keys].some(({ api_key }) => FIXED_API_KEYS.has(api_key))) return;
    origin.keys = openingKeys(origin.seed, merchant.ordinal, merchant.created_at_ms, this.env.drawSecret);
    world.data.keys = structuredClone(origin.keys);
    this.indexKeys(world);
    this.env.touched(world);
  }

  /** Ends the merchants whose time is over. @returns how many there were */
  endDue(): number {
    const due = this.all().filter((world) => this.isOver(world));
    for (const world of due) this.delete(world);
    return due.length;
  }

  private isOver({ data }: World): boolean {
    const { ends_at_ms } = data.origin;
    return ends_at_ms !== undefined && ends_at_ms <= this.env.hostTime();
  }

  /**
   * The world that has a payment request, an invoice or a payment link, by what the address of its page says (pageId). Of a
   * merchant whose time is over there is none.
   */
  findByRecord(page_id: string): World | undefined {
    const { id, owner } = readPageId(page_id);
    const kind = kindOf(id);
    if (kind !== 'payment' && kind !== 'invoice' && kind !== 'payment_link') return undefined;
    const { list } = RESOURCES[kind];
    const has = (world: World | undefined): boolean => world?.[list].get(id) !== undefined;
    if (owner !== undefined) {
      const named = this.worlds.get(owner);
      return named !== undefined && has(named) && !this.isOver(named) ? named : undefined;
    }
    return this.all().find((world) => has(world) && !world.data.origin.shares_ids && !this.isOver(world));
  }

  /**
   * Whether plain addresses of the pages of these data may be another world's. Where strangers share the process they may, but for
   * those that the world has already: who has used an id before, or will ask for it, nobody can know.
   */
  mayLeadElsewhere(data: WorldData, world: World): boolean {
    if (this.env.drawSecret !== undefined) {
      const has = (list: PageList, id: string): boolean => world[list].get(id) !== undefined;
      return this.worlds.size > 1 && !PAGE_LISTS.every((list) => data[list].every(({ id }) => has(list, id)));
    }
    const others = this.all().filter((other) => other !== world && !other.data.origin.shares_ids);
    return PAGE_LISTS.some((list) => {
      const ids = new Set(data[list].map(({ id }) => id));
      return others.some((other) => other.data[list].some(({ id }) => ids.has(id)));
    });
  }

  /** @throws Problem `illegal_move` for the default merchant */
  delete(world: World): void {
    if (world === this.default) {
      throw new Problem('illegal_move', 'The default merchant always exists and cannot be deleted; reset it instead.');
    }
    this.env.retired?.(world);
    for (const snapshot of world.snapshots.values()) this.env.removed?.(snapshot);
    this.worlds.delete(world.id);
    // Whoever still waits for the network must not write into it.
    world.generation += 1;
    world.jobs.removeWhere(() => true);
    this.forgetKeys(world);
    this.env.removed?.(world);
    this.notifyOthers();
  }

  /** Back to the seed state: the same seed, keys, profile, clock and balances as when it was made. */
  reset(world: World): void {
    this.env.retired?.(world);
    world.load(freshData(world.data.origin, this.env.hostTime()));
    furnish(world);
    this.indexKeys(world);
    this.env.touched(world);
  }

  /** To be called after the keys of a world changed. Other worlds' keys are not looked at: there may be thousands. */
  indexKeys(world: World): void {
    this.forgetKeys(world);
    const digests: string[] = [];
    for (const key of world.data.keys) {
      for (const digest of this.digestsOf(key)) {
        this.keyOwners.set(digest, { world_id: world.id, key_id: key.id });
        digests.push(digest);
      }
    }
    this.digests.set(world.id, digests);
  }

  private forgetKeys(world: World): void {
    for (const digest of this.digests.get(world.id) ?? []) this.keyOwners.delete(digest);
    this.digests.delete(world.id);
  }

  /** Under what a key is found: as an API key by its digest, and as a public key, which is no secret, by itself. */
  private digestsOf(key: KeyRecord): [api: string, public_: string] {
    return [`api/${digestOfApiKey(key, this.env.crypto)}`, `public/${key.public_key}`];
  }

  /** What a presented API key (or public key, in signed requests) is looked for by. */
  digestOf(kind: 'api' | 'public', presented: string): string {
    return `${kind}/${kind === 'public' ? presented : this.env.crypto.sha256Hex(presented)}`;
  }

  /** Who a presented key belongs to; revoked keys are found too. */
  ownerOf(kind: 'api' | 'public', presented: string): KeyOwner | undefined {
    return this.ownerBy(this.digestOf(kind, presented));
  }

  /** The same by what it is looked for by. */
  ownerBy(digest: string): KeyOwner | undefined {
    const owner = this.ownerAt(digest);
    if (this.tokens.size > 0) this.tokens.delete(digest);
    return owner;
  }

  private ownerAt(digest: string): KeyOwner | undefined {
    const found = this.keyOwners.get(digest) ?? this.tokens.get(digest);
    const world = found === undefined ? undefined : this.worlds.get(found.world_id);
    const key = world?.data.keys.find(({ id }) => id === found?.key_id);
    if (world === undefined || key === undefined || this.isOver(world)) return undefined;
    return { world, key };
  }

  /** Whether a key's API key or public key is that of another world. */
  isTaken(key: KeyRecord, world: World): boolean {
    return this.digestsOf(key).some((digest) => {
      const owner = this.ownerAt(digest);
      return owner !== undefined && owner.world !== world;
    });
  }

  /**
   * Issues a token for a key whose API key nobody has any more. The next call that presents it acts as that key, and no other.
   * @param token cannot be guessed; it is kept as a digest, in memory alone
   * @returns takes it back, where nobody has presented it
   */
  issueToken(owner: KeyOwner, token: string): () => void {
    const digest = this.digestOf('api', token);
    this.tokens.set(digest, { world_id: owner.world.id, key_id: owner.key.id });
    return () => void this.tokens.delete(digest);
  }
}

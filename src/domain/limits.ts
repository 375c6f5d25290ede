/**
 * How much a merchant has, and whether there is room for more: bounded only where strangers share a process. Everything that is
 * kept for a merchant is counted here, and everything that adds to it asks here: calls, jobs of its clock, steps of scenarios,
 * imports. What a world has is kept account of as it changes, so that asking costs no more than what has changed since.
 */

import type { ChangeKind, Sliced } from './ports.js';
import { Problem } from './problems.js';
import type { Job, WorldData } from './records.js';
import { RECORD_KINDS, RECORD_LISTS, RESOURCES, type RecordList } from './resources.js';
import type { World } from './world.js';

/** Everything that a merchant's calls and its clock add to. */
const COUNTED = [...RECORD_LISTS, 'ledger', 'keys', 'faults'] as const;

/** How many records a world has. */
export const recordsOf = (data: WorldData): number =>
  COUNTED.reduce((sum, name) => sum + data[name].length, Object.keys(data.scenarios).length);

/** What a job takes in memory, about. */
const JOB_BYTES = 128;
const WIDE = /[^\0-\xff]/;

/** What a record takes in memory, about: a text with one character beyond Latin-1 has two bytes for each. */
function bytesOf(record: unknown): number {
  if (record === undefined) return 0;
  const text = JSON.stringify(record);
  return WIDE.test(text) ? text.length * 2 : text.length;
}

/** What records of an import were found to take, until they are counted as those of a world. */
const measured = new WeakMap<object, number>();

/** The same, once, for a record that may have been measured before it was taken into its world. */
function bytesOnceOf(record: unknown): number {
  const known = typeof record === 'object' && record !== null ? measured.get(record) : undefined;
  if (known === undefined) return bytesOf(record);
  measured.delete(record as object);
  return known;
}

/** What is stored under an idempotency key changes too, and nobody watches it. */
type Kind = ChangeKind | 'slot';

/** Where the records are that a kind of change is about. */
interface Source {
  ids(world: World): Iterable<string>;
  find(world: World, id: string): unknown;
}

const collected = (name: RecordList): Source => ({
  ids: ({ data }) => data[name].map(({ id }) => id),
  find: (world, id) => world[name].get(id),
});

const listed = (name: 'webhooks' | 'keys' | 'faults'): Source => ({
  ids: ({ data }) => data[name].map(({ id }) => id),
  find: ({ data }, id) => (data[name] as { id: string }[]).findLast((record) => record.id === id),
});

const named = (name: 'scenarios' | 'inboxes'): Source => ({
  ids: ({ data }) => Object.keys(data[name]),
  find: ({ data }, id) => (Object.hasOwn(data[name], id) ? data[name][id] : undefined),
});

/** The request log has a bound of its own, and what each world has one of is small, a logo apart. */
const SOURCES: Partial<Record<Kind, Source>> = {
  ...Object.fromEntries(RECORD_KINDS.map((kind) => [kind, collected(RESOURCES[kind].list)])),
  webhook: listed('webhooks'),
  key: listed('keys'),
  fault: listed('faults'),
  scenario: named('scenarios'),
  inbox: named('inboxes'),
  slot: { ids: ({ idempotency }) => idempotency.keys(), find: ({ idempotency }, slot) => idempotency.get(slot) },
};

/** The bytes of one world. */
class Account {
  private generation = -1;
  private total = 0;
  /** By kind and id, with a space between them; also of what is kept for the merchant beside its world, whose names have none. */
  private readonly sizes = new Map<string, number>();
  /** What has changed since it was counted. */
  private stale = new Map<Kind, Set<string>>();
  /** Entries of the ledger never change: how many are counted. */
  private ledger = 0;

  constructor(private readonly world: World) {}

  note(kind: Kind, id: string): void {
    // A world that was never counted, or was loaded since, is counted whole.
    if (this.generation === this.world.generation) this.stale.get(kind)?.add(id);
  }

  keep(name: string, bytes: number): void {
    this.begin();
    this.set(name, bytes);
  }

  private set(name: string, bytes: number): void {
    this.total += bytes - (this.sizes.get(name) ?? 0);
    if (bytes === 0) this.sizes.delete(name);
    else this.sizes.set(name, bytes);
  }

  bytes(): number {
    this.begin();
    for (const [kind, ids] of this.stale) {
      for (const id of ids) this.set(`${kind} ${id}`, bytesOnceOf(SOURCES[kind]?.find(this.world, id)));
      ids.clear();
    }
    const { ledger, settings, origin } = this.world.data;
    for (; this.ledger < ledger.length; this.ledger++) this.total += bytesOnceOf(ledger[this.ledger]);
    const logos = settings.brand_logo.length + origin.settings.brand_logo.length;
    return this.total + logos + this.world.jobs.size * JOB_BYTES;
  }

  /** Counts nothing yet, where the world is another one. */
  private begin(): void {
    const { world } = this;
    if (this.generation === world.generation) return;
    this.generation = world.generation;
    this.total = 0;
    this.ledger = 0;
    this.sizes.clear();
    const sources = Object.entries(SOURCES) as [Kind, Source][];
    this.stale = new Map(sources.map(([kind, { ids }]) => [kind, new Set(ids(world))]));
  }
}

const accounts = new WeakMap<World, Account>();

function accountOf(world: World): Account {
  const account = accounts.get(world) ?? new Account(world);
  accounts.set(world, account);
  return account;
}

/** To be told of every change of a world that has a bound of bytes, as `Env.changed` is, and of `Env.slotChanged` with the kind `slot`. */
export const noteChange = (world: World, kind: Kind, id: string): void => accountOf(world).note(kind, id);

/**
 * Counts what is kept for a merchant beside the data of its world, such as the messages of an inbox. A reset forgets it.
 * @param name what it is; what was counted under this name before is replaced
 */
export function countBeside(world: World, name: string, bytes: number): void {
  if (world.env.max_bytes !== undefined) accountOf(world).keep(name, bytes);
}

const ADVICE = 'Begin anew with POST /_sandbox/reset.';

/** Why nothing more may be added, and of it the command that makes most room, and the guide. */
interface Full {
  why: string;
  extras: { fix: string; guide: string };
}
const full = (why: string, fix = 'tenderbox reset'): Full => ({ why, extras: { fix, guide: 'public-mode' } });

/** What a limit is asked of. */
type Bounded = Pick<World, 'env' | 'snapshots'>;

function tooManyRecords({ env }: Bounded, records: number, more = 1): Full | undefined {
  const { max_records } = env;
  if (max_records === undefined || records + more <= max_records) return undefined;
  const wanted = more === 1 ? '' : ` This one has ${records}, and this may add ${more}.`;
  return full(
    `A merchant of this sandbox has at most ${max_records} records, events and deliveries included.${wanted} ${ADVICE}`,
  );
}

/** Snapshots that are less than this part of a merchant make too little room. */
const LITTLE = 0.25;

/** @param bytes of its world, as it is or as it would be; its snapshots are counted here */
function tooManyBytes({ env, snapshots }: Bounded, bytes: () => number): Full | undefined {
  const { max_bytes } = env;
  if (max_bytes === undefined) return undefined;
  const sizes = [...snapshots].map(([name, snapshot]): [string, number] => [name, accountOf(snapshot).bytes()]);
  const kept = sizes.reduce((sum, [, size]) => sum + size, 0);
  const known = bytes() + kept;
  if (known < max_bytes) return undefined;
  const why = `A merchant of this sandbox has at most ${max_bytes} bytes, and this one has ${known}.`;
  const [largest] = sizes.toSorted(([, a], [, b]) => b - a);
  if (largest === undefined) return full(`${why} ${ADVICE}`);
  const [name, size] = largest;
  const advice = `${kept} are those of its snapshots, which a reset keeps, and ${size} those of ${name}: DELETE /_sandbox/snapshots/${name}. ${ADVICE}`;
  return full(`${why} ${advice}`, kept < known * LITTLE ? undefined : `tenderbox snapshots delete ${name}`);
}

const recordsIn = (world: World): number => recordsOf(world.data) + world.idempotency.size;
const bytesIn = (world: World) => (): number => accountOf(world).bytes();

/** Why nothing more may be added to a world, and what to do; undefined while there is room. */
const whyFull = (world: World, more = 1): Full | undefined =>
  tooManyRecords(world, recordsIn(world), more) ?? tooManyBytes(world, bytesIn(world));

/** Whether nothing more may be added. */
export const isFull = (world: World): boolean => whyFull(world) !== undefined;

function reject(full: Full | undefined): void {
  if (full !== undefined) throw new Problem('forbidden', full.why, full.extras);
}

/**
 * @param more how many records it is to grow by, where that is known
 * @throws Problem `forbidden` when the world may not grow so much
 */
export const requireBelowLimit = (world: World, more = 1): void => reject(whyFull(world, more));

/**
 * Asks whether a world that is to be imported has room, and remembers what its records take.
 * @throws Problem `forbidden` when it has as much as a merchant may have
 */
export function* importBelowLimit(world: Bounded, data: WorldData): Sliced<void> {
  reject(tooManyRecords(world, recordsOf(data) + data.idempotency.length));
  if (world.env.max_bytes === undefined) return;
  const { journal: _bounded, ...counted } = data;
  let bytes = 0;
  for (const value of Object.values(counted)) {
    for (const record of Array.isArray(value) ? value : [value]) {
      const size = bytesOf(record);
      if (typeof record === 'object' && record !== null) measured.set(record, size);
      bytes += size;
      yield;
    }
  }
  reject(tooManyBytes(world, () => bytes));
}

/**
 * Asks the same of a state that is in the process: one that is to be kept beside the world, or to take its place.
 * @param beside whether the world stays
 * @throws Problem `forbidden`
 */
export function requireStateBelowLimit(world: World, state: World, beside: boolean): void {
  const bytes = () => accountOf(state).bytes() + (beside ? accountOf(world).bytes() : 0);
  reject(tooManyRecords(world, recordsIn(state)) ?? tooManyBytes(world, bytes));
}

/** How many records one job may add: its own, and a delivery of each of its events to each endpoint. */
const RECORDS_OF_A_JOB = { own: 16, for_each_endpoint: 8 };
/** What is kept free for a job is never more than this part of the bound. */
const SHARE_OF_A_JOB = 0.1;

function neededByAJob({ env, data }: World): number {
  const { own, for_each_endpoint } = RECORDS_OF_A_JOB;
  const most = Math.ceil((env.max_records ?? 0) * SHARE_OF_A_JOB);
  return Math.max(1, Math.min(own + for_each_endpoint * data.webhooks.length, most));
}

/** Why jobs of a world's clock have to wait until there is room for what they add; undefined while they need not. */
export const whyJobsWait = (world: World): Full | undefined => whyFull(world, neededByAJob(world));

/** Which jobs add so little that they run all the same: attempts add no record, and subscriptions pause. */
export function mayRun(world: World): (job: Job) => boolean {
  const hasBytes = tooManyBytes(world, bytesIn(world)) === undefined;
  return ({ kind }) => kind === 'subscription.invoice' || (kind === 'delivery.attempt' && hasBytes);
}

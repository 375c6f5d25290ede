/** Collects what changed in a world since it was last written down. */

import { getOrMake } from '../collection.js';
import { recordToKeep } from '../idempotency.js';
import { partToWrite } from '../merchants/keys.js';
import type { ChangeKind } from '../ports.js';
import type { CoverageCount, CoverageData, IdempotencyRecord, Job, WorldData } from '../records.js';
import { RESOURCES, type RecordKind, type RecordList } from '../resources.js';
import type { World } from '../world.js';
import { SINGLE_PARTS, type SinglePart, type WorldChange } from './saved-world.js';

/** Parts that are only looked at when somebody says that they changed: they can be large. */
const CHANGED_WITH: Partial<Record<SinglePart, ChangeKind>> = { scenarios: 'scenario', settings: 'profile' };

const COUNTS = ['answers', 'codes', 'events'] as const;
const LISTS = ['states', 'settings', 'violations'] as const;

/** What coverage had counted when it was last written, and how long its lists were. */
const nothingCounted = () => ({
  ...{ answers: new Map<string, number>(), codes: new Map<string, number>(), events: new Map<string, number>() },
  ...{ states: 0, settings: 0, violations: 0 },
});

/** The counts that are not those which were written. */
function moved(counts: Record<string, number | CoverageCount>, before: Map<string, number>) {
  let found: typeof counts | undefined;
  for (const name in counts) {
    const entry = counts[name] as number | CoverageCount;
    const count = typeof entry === 'number' ? entry : entry.count;
    if (before.get(name) === count) continue;
    before.set(name, count);
    found ??= {};
    found[name] = entry;
  }
  return found;
}

function coverageSince(coverage: CoverageData, before: ReturnType<typeof nothingCounted>) {
  const change: Partial<CoverageData> = {};
  for (const part of COUNTS) {
    const counts = moved(coverage[part], before[part]);
    if (counts !== undefined) Object.assign(change, { [part]: counts });
  }
  for (const list of LISTS) {
    if (coverage[list].length === before[list]) continue;
    before[list] = coverage[list].length;
    change[list] = coverage[list];
  }
  return Object.keys(change).length === 0 ? undefined : change;
}

/** Remembers what was named as changed, and what was written last. Costs the same however many records a world has. */
export class Saving {
  private generation = -1;
  private records = new Map<RecordList, Set<string>>();
  private readonly kinds = new Set<ChangeKind>();
  private logged = 0;
  private jobs = new Map<number, Job | null>();
  private slots = new Set<string>();
  private parts = new Map<SinglePart, string>();
  private ledger = 0;
  private log_length = 0;
  private counted = nothingCounted();

  constructor(private readonly world: World) {}

  /** A record was made or has changed. */
  changed(kind: ChangeKind, id: string): void {
    if (!Object.hasOwn(RESOURCES, kind)) {
      if (kind === 'request') this.logged += 1;
      else this.kinds.add(kind);
      return;
    }
    getOrMake(this.records, RESOURCES[kind as RecordKind].list, () => new Set()).add(id);
  }

  /** A job was put into the world's future, or has left it. */
  job(job: Job, gone: boolean): void {
    this.jobs.set(job.id, gone ? null : job);
  }

  /** The answer that is stored under an idempotency key was stored, or was forgotten. */
  slot(slot: string): void {
    this.slots.add(slot);
  }

  /**
   * What is to be written, from now on counted as written; null when nothing has changed.
   * @param whole the world was loaded since: it is to be written whole (`piecesOf`)
   */
  collect(): { change: WorldChange | null; whole: boolean } {
    const { world } = this;
    if (this.generation !== world.generation) {
      this.begin();
      return { change: null, whole: true };
    }
    const change: WorldChange = { world: world.id };
    this.collectParts(change);
    this.collectRecords(change);
    this.collectBooks(change);
    this.collectJobs(change);
    this.collectSlots(change);
    const coverage = coverageSince(world.data.coverage, this.counted);
    if (coverage !== undefined) change.coverage = coverage;
    return { change: Object.keys(change).length === 1 ? null : change, whole: false };
  }

  /** Takes the world as it stands for what is written. */
  begin(): void {
    const { data } = this.world;
    this.generation = this.world.generation;
    this.records = new Map();
    this.jobs = new Map();
    this.slots = new Set();
    this.kinds.clear();
    this.logged = 0;
    this.ledger = data.ledger.length;
    this.log_length = data.journal.length;
    this.parts = new Map(SINGLE_PARTS.map((part) => [part, JSON.stringify(data[part])]));
    this.counted = nothingCounted();
    coverageSince(data.coverage, this.counted);
  }

  private collectParts(change: WorldChange): void {
    const { data } = this.world;
    const set: Partial<WorldData> = {};
    for (const part of SINGLE_PARTS) {
      const changed_kind = CHANGED_WITH[part];
      if (changed_kind !== undefined && !this.kinds.has(changed_kind)) continue;
      const text = JSON.stringify(data[part]);
      if (this.parts.get(part) === text) continue;
      this.parts.set(part, text);
      Object.assign(set, { [part]: partToWrite(part, data, this.world.env.crypto) });
    }
    this.kinds.clear();
    if (Object.keys(set).length > 0) change.set = set;
  }

  private collectRecords(change: WorldChange): void {
    if (this.records.size === 0) return;
    const put: NonNullable<WorldChange['put']> = {};
    for (const [list, ids] of this.records) {
      const found = [...ids].map((id) => this.world[list].get(id)).filter((record) => record !== undefined);
      if (found.length > 0) put[list] = found;
    }
    this.records = new Map();
    change.put = put;
  }

  private collectBooks(change: WorldChange): void {
    const { ledger, journal } = this.world.data;
    if (ledger.length > this.ledger) change.ledger = ledger.slice(this.ledger);
    this.ledger = ledger.length;
    const added = this.logged === 0 ? [] : journal.slice(-this.logged);
    const dropped = this.log_length + added.length - journal.length;
    if (added.length > 0 || dropped > 0) change.journal = { added, dropped };
    this.log_length = journal.length;
    this.logged = 0;
  }

  private collectJobs(change: WorldChange): void {
    if (this.jobs.size === 0) return;
    const added = [...this.jobs.values()].filter((job) => job !== null);
    const gone = [...this.jobs].filter(([, job]) => job === null).map(([id]) => id);
    change.jobs = { added, gone };
    this.jobs = new Map();
  }

  private collectSlots(change: WorldChange): void {
    if (this.slots.size === 0) return;
    const kept: IdempotencyRecord[] = [];
    const gone: string[] = [];
    for (const slot of this.slots) {
      const record = this.world.idempotency.get(slot);
      const keep = record && recordToKeep(record);
      if (keep === undefined) gone.push(slot);
      else kept.push(keep);
    }
    change.idempotency = { kept, gone };
    this.slots = new Set();
  }
}

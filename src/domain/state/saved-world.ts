/**
 * A world as a series of changes: what a store that writes down one change after the other writes, and how a world is made of
 * them again. Every change names whole records, so that a record that is written twice does no harm.
 */

import { getOrMake } from '../collection.js';
import { freshCoverage } from '../coverage.js';
import { recordToKeep } from '../idempotency.js';
import { partToWrite } from '../merchants/keys.js';
import type { Crypto } from '../ports.js';
import {
  type CoverageData,
  type IdempotencyRecord,
  inOrder,
  type Job,
  type LedgerEntry,
  type RequestEntry,
  WORLD_FIELDS,
  type WorldData,
} from '../records.js';
import { RECORD_LISTS, type RecordList } from '../resources.js';

/** Parts that grow, and are written by what came to them. */
const GROWING = [...RECORD_LISTS, 'coverage', 'ledger', 'journal', 'jobs', 'idempotency'] as const;
export type SinglePart = Exclude<keyof WorldData, (typeof GROWING)[number]>;
/** All others, each small enough to be written whole. */
export const SINGLE_PARTS = WORLD_FIELDS.names.filter(
  (name): name is SinglePart => !(GROWING as readonly string[]).includes(name),
);

type Identified = { id: string };

/** What changed in one world, as plain data. */
export interface WorldChange {
  /** Id of its merchant. */
  world: string;
  /** Nothing of what was written before is in the world any more: it is new, was reset, or was replaced. */
  fresh?: true;
  set?: Partial<Pick<WorldData, SinglePart>>;
  /** Counts by name, and the lists, each whole where it has grown. */
  coverage?: Partial<CoverageData>;
  /** Records that are new or have changed, by list. */
  put?: Partial<Record<RecordList, readonly Identified[]>>;
  ledger?: readonly LedgerEntry[];
  /** How many of the oldest are gone once these are added. */
  journal?: { added: readonly RequestEntry[]; dropped: number };
  jobs?: { added: readonly Job[]; gone: readonly number[] };
  idempotency?: { kept: readonly IdempotencyRecord[]; gone: readonly string[] };
}

/** How many records a piece of a whole world names: a line of some hundred kilobytes, written in a few milliseconds. */
const PIECE = 200;

function* pieces<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += PIECE) yield list.slice(from, from + PIECE);
}

/**
 * A whole world as changes of a fresh one. What it holds is listed at once; records are read when their piece is asked for, and
 * may have changed since: whoever writes the changes of the meantime after the pieces has the world as it is then.
 */
export function piecesOf(data: WorldData, crypto: Crypto): Iterable<WorldChange> {
  const world = data.merchant.id;
  const set = Object.fromEntries(
    SINGLE_PARTS.map((part) => [part, partToWrite(part, data, crypto)]),
  ) as WorldChange['set'];
  const lists = RECORD_LISTS.map((part): [RecordList, readonly Identified[]] => [part, [...data[part]]]);
  const ledger = [...data.ledger];
  const added = [...data.journal];
  const jobs = [...data.jobs];
  const kept = data.idempotency.map(recordToKeep).filter((record) => record !== undefined);
  const first: WorldChange = { world, fresh: true, set, coverage: data.coverage };
  return (function* all() {
    yield first;
    for (const [part, list] of lists) for (const records of pieces(list)) yield { world, put: { [part]: records } };
    for (const entries of pieces(ledger)) yield { world, ledger: entries };
    for (const entries of pieces(added)) yield { world, journal: { added: entries, dropped: 0 } };
    for (const some of pieces(jobs)) yield { world, jobs: { added: some, gone: [] } };
    for (const some of pieces(kept)) yield { world, idempotency: { kept: some, gone: [] } };
  })();
}

/** Puts a world together from its changes, in the order in which they were written. */
export class SavedWorld {
  private parts: Partial<WorldData> = {};
  private coverage = freshCoverage();
  /** By id: a record that is written again stays in its place. */
  private lists = new Map<RecordList, Map<string, Identified>>();
  private ledger: LedgerEntry[] = [];
  private journal: RequestEntry[] = [];
  private dropped = 0;
  private jobs = new Map<number, Job>();
  private idempotency = new Map<string, IdempotencyRecord>();

  apply(change: WorldChange): void {
    if (change.fresh === true) Object.assign(this, new SavedWorld());
    Object.assign(this.parts, change.set);
    this.cover(change.coverage ?? {});
    for (const [part, records] of Object.entries(change.put ?? {})) {
      const list = getOrMake(this.lists, part as RecordList, () => new Map());
      for (const record of records) list.set(record.id, record);
    }
    for (const entry of change.ledger ?? []) this.ledger.push(entry);
    for (const entry of change.journal?.added ?? []) this.log(entry);
    this.dropped += change.journal?.dropped ?? 0;
    for (const id of change.jobs?.gone ?? []) this.jobs.delete(id);
    for (const job of change.jobs?.added ?? []) this.jobs.set(job.id, job);
    for (const slot of change.idempotency?.gone ?? []) this.idempotency.delete(slot);
    for (const record of change.idempotency?.kept ?? []) this.idempotency.set(record.slot, record);
    if (this.dropped > this.journal.length / 2) this.forgetDropped();
  }

  /** An entry that was corrected follows the one in whose place it comes. After a reset another call may have the same id. */
  private log(entry: RequestEntry): void {
    const last = this.journal.at(-1);
    if (last?.id === entry.id && last.real_ms === entry.real_ms) {
      this.journal.pop();
      this.dropped -= 1;
    }
    this.journal.push(entry);
  }

  private cover({ answers, codes, events, ...lists }: Partial<CoverageData>): void {
    Object.assign(this.coverage.answers, answers);
    Object.assign(this.coverage.codes, codes);
    Object.assign(this.coverage.events, events);
    Object.assign(this.coverage, lists);
  }

  /** Moving the rest of the request log for each entry that goes would cost more than reading it. */
  private forgetDropped(): void {
    this.journal = this.journal.slice(this.dropped);
    this.dropped = 0;
  }

  /** The world as it stands after the last change; undefined while what every world has was not written yet. */
  data(): WorldData | undefined {
    if (SINGLE_PARTS.some((part) => this.parts[part] === undefined)) return undefined;
    this.forgetDropped();
    const lists = RECORD_LISTS.map((part) => [part, [...(this.lists.get(part)?.values() ?? [])]]);
    return inOrder({
      ...this.parts,
      ...Object.fromEntries(lists),
      coverage: this.coverage,
      ledger: this.ledger,
      journal: this.journal,
      jobs: [...this.jobs.values()],
      idempotency: [...this.idempotency.values()],
    });
  }
}

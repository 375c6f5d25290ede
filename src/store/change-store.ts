/** A store that writes each change behind the last one, before anybody is told that it was made. */
import type { SyncAdapter } from 'lowdb';
import type { ChangeKind, Sliced } from '../domain/ports.js';
import type { Job, WorldData } from '../domain/records.js';
import { piecesOf, type WorldChange } from '../domain/state/saved-world.js';
import { Saving } from '../domain/state/saving.js';
import type { World } from '../domain/world.js';
import { Appender } from '../platform/node/change-file.js';
import { HostFailure } from '../platform/node/files.js';
import type { StateDocument } from '../platform/node/state-file.js';
import { inSlices, inSome, nextRound } from '../platform/node/time.js';
import { type DataChange, Draft, readDataFile } from './data-file.js';
import type { StoreOptions } from './store.js';

/** The file is written anew once this much came to it since, or as much as it held then, whichever is more. */
const LEAST_GROWTH = 16 * 1024 * 1024;
/** How soon a write that failed is tried again by itself. */
const RETRY_MS = 1_000;

type ChangeStoreOptions = Required<Pick<StoreOptions, 'sync' | 'onFailure' | 'onNotice'>> &
  Pick<StoreOptions, 'least_growth'>;

/** The data file as lowdb's adapter: it is read whole, and written by what has changed since. */
export class ChangeStore implements SyncAdapter<StateDocument> {
  private readonly savings = new Map<World, Saving>();
  private readonly dirty = new Set<World>();
  private unwritten: string[] = [];
  private out: Appender | null = null;
  /** What is in memory; changed by whoever holds it. */
  private state!: StateDocument;
  private written_ordinal = 0;
  private base = 0;
  /** Worlds that were read from changes in the form of today; a file of an earlier form is written anew as a whole. */
  own: ReadonlySet<WorldData> = new Set();
  /** The file as it is being written anew. */
  private rewriting: Draft | null = null;
  private cancelWrite: (() => void) | undefined;
  /** Whether the last change could not be written. */
  isFailing = false;
  /** Whether the operator was told of it. */
  private isReported = false;
  /** Whether what was found is gone on with: until then nothing is written, so that a file that is rejected is left as it is. */
  private accepted = false;
  private closing = false;
  private closed = false;

  constructor(
    readonly file: string,
    private readonly options: ChangeStoreOptions,
  ) {}

  /** Of the data file. */
  get bytes(): number {
    return this.out?.size ?? 0;
  }

  /** @throws HostFailure */
  read(): StateDocument {
    const { state, written, own, notice } = readDataFile(this.file);
    if (notice !== null) this.options.onNotice(notice);
    this.state = state;
    this.written_ordinal = state.next_ordinal;
    if (written === null) return state;
    this.own = own;
    this.base = written.size;
    this.out = new Appender(this.file, written);
    return state;
  }

  /** The file that is there holds nothing that is still true: the next writing begins it anew. */
  replaced(state: StateDocument): void {
    this.state = state;
    this.begunAnew();
  }

  private begunAnew(): void {
    this.out?.close();
    this.out = null;
  }

  touched(world: World): void {
    if (!this.savings.has(world)) {
      const saving = new Saving(world);
      if (this.own.has(world.data)) saving.begin();
      this.savings.set(world, saving);
    }
    this.dirty.add(world);
    this.scheduleWrite();
  }

  changed(world: World, kind: ChangeKind, id: string): void {
    this.unsaved(world)?.changed(kind, id);
  }

  jobMoved(world: World, job: Job, gone: boolean): void {
    this.unsaved(world)?.job(job, gone);
  }

  slotChanged(world: World, slot: string): void {
    this.unsaved(world)?.slot(slot);
  }

  /** What is known of a world that has something to be written; undefined before it was written for the first time. */
  private unsaved(world: World): Saving | undefined {
    const saving = this.savings.get(world);
    if (saving === undefined) return undefined;
    this.dirty.add(world);
    this.scheduleWrite();
    return saving;
  }

  removed(merchant_id: string): void {
    for (const world of this.savings.keys()) {
      if (world.id !== merchant_id) continue;
      this.savings.delete(world);
      this.dirty.delete(world);
    }
    this.add({ gone: merchant_id });
    this.scheduleWrite();
  }

  private add(change: DataChange): void {
    this.unwritten.push(JSON.stringify(change));
  }

  private scheduleWrite(): void {
    if (this.cancelWrite !== undefined || this.closing || !this.accepted) return;
    this.cancelWrite = nextRound(() => this.writeNow());
  }

  /** Writes behind everybody's back; what fails is tried again. */
  private writeNow(): void {
    this.cancelWrite = undefined;
    try {
      this.append();
    } catch (error) {
      if (!this.isReported) this.options.onFailure(error as Error);
      this.isReported = true;
      this.cancelWrite = inSome(RETRY_MS, () => this.writeNow());
    }
  }

  /**
   * Writes everything that changed. What cannot be written is kept and written with the next changes. After the end nobody is
   * told of anything any more, and what is left of calls that were cut off is not written.
   * @throws HostFailure
   */
  write(): void {
    if (this.closed) return;
    this.accepted = true;
    this.append();
  }

  private append(): void {
    this.gather();
    // Where there is nothing to be written, only what nobody was told of is still to be cut off, and an end is to be told as it is.
    if (this.unwritten.length === 0 && (this.out === null || (this.out.whole && !this.closing))) return;
    this.isFailing = true;
    this.findFile();
    const changes = this.unwritten;
    if (this.out === null) this.out = this.begin(changes);
    else this.out.append(changes, this.options.sync);
    this.unwritten = [];
    this.isFailing = false;
    this.isReported = false;
    this.rewriting?.tail.push(...changes);
    const growth = this.out.size - this.base;
    if (growth > Math.max(this.base, this.options.least_growth ?? LEAST_GROWTH)) this.rewrite();
  }

  /**
   * Makes sure that what is written ends up where it will be looked for. A file that was removed or cut short is begun anew with
   * everything.
   * @throws HostFailure where somebody else has put a file in its place, or has written to it
   */
  private findFile(): void {
    const place = this.out?.place() ?? 'here';
    if (place === 'here') return;
    if (place === 'foreign') {
      const message = `Cannot write ${this.file}: another file has taken its place, or another program has written to it. Stop that program and move the file away; then all of this sandbox is written there anew.`;
      throw new HostFailure(message);
    }
    const lost = new HostFailure(`${this.file} was removed or cut short, and is written anew with everything.`);
    this.options.onFailure(lost);
    this.giveUp();
    this.begunAnew();
    for (const world of this.savings.keys()) {
      for (const piece of piecesOf(world.data, world.env.crypto)) this.add(piece);
    }
  }

  private gather(): void {
    const { next_ordinal } = this.state;
    if (next_ordinal !== this.written_ordinal) {
      this.written_ordinal = next_ordinal;
      this.add({ next_ordinal });
    }
    for (const world of this.dirty) {
      const { change, whole } = this.savings.get(world)?.collect() ?? { change: null, whole: false };
      if (change !== null) this.add(change);
      if (whole) for (const piece of piecesOf(world.data, world.env.crypto)) this.add(piece);
    }
    this.dirty.clear();
  }

  /** Begins the file in the place of none, or of one in an earlier form, with everything that there is to write. */
  private begin(changes: readonly string[]): Appender {
    const draft = new Draft(this.file, this.written_ordinal);
    try {
      draft.complete(changes);
      draft.takePlace();
    } catch (error) {
      draft.discard();
      throw error;
    }
    this.base = draft.out.size;
    return draft.out;
  }

  /** Begins to write the file anew, without what is no longer true of it. Others have their turn in between. */
  private rewrite(): void {
    if (this.rewriting !== null || this.closing) return;
    // What was tried in vain is not tried again before the file has grown as much once more.
    this.base = this.out?.size ?? 0;
    try {
      this.rewriting = new Draft(this.file, this.written_ordinal);
      void this.rewriteAll(this.rewriting, [...this.savings.keys()]);
    } catch (error) {
      this.giveUp(error as Error);
    }
  }

  private async rewriteAll(draft: Draft, worlds: readonly World[]): Promise<void> {
    try {
      // All of them as they stand where the tail begins: what is in the tail would else be in the pieces of a later world as well.
      const pieces = worlds.map(({ data, env }) => piecesOf(data, env.crypto));
      await inSlices(this.written(draft, pieces));
      draft.complete();
      // Most reaches the disk while others have their turn; what was written meanwhile follows at once.
      while (draft.tail.length > 0) draft.follow();
      await draft.out.synced();
      if (this.rewriting !== draft) return;
      draft.follow();
      // The next change tells what has become of the file.
      if (this.out?.place() !== 'here') return this.giveUp();
      draft.takePlace();
      this.out?.close();
      this.out = draft.out;
      this.base = draft.out.size;
      this.rewriting = null;
    } catch (error) {
      if (this.rewriting === draft) this.giveUp(error as Error);
    }
  }

  private *written(draft: Draft, worlds: readonly Iterable<WorldChange>[]): Sliced<void> {
    for (const pieces of worlds) {
      for (const piece of pieces) {
        if (this.rewriting !== draft) return;
        draft.out.append([JSON.stringify(piece)]);
        yield;
      }
    }
  }

  /** The file goes on as it is. */
  private giveUp(error?: Error): void {
    const { rewriting } = this;
    this.rewriting = null;
    rewriting?.discard();
    if (error !== undefined) this.options.onFailure(error);
  }

  /** Writes what is unwritten and lets the file go. @throws HostFailure */
  close(): void {
    if (this.closing) return;
    this.closing = true;
    this.cancelWrite?.();
    this.giveUp();
    // What calls left that were never answered is worth keeping, though nobody was told of it.
    for (const world of this.savings.keys()) this.dirty.add(world);
    try {
      if (this.accepted) this.append();
    } finally {
      this.closed = true;
      this.out?.close();
    }
  }
}

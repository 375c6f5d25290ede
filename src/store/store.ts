/** Where the worlds live: lowdb in memory, and with a data file also on disk, where every change is written as it is made. */
import { LowSync, MemorySync } from 'lowdb';
import type { Env } from '../domain/ports.js';
import type { WorldData } from '../domain/records.js';
import type { World } from '../domain/world.js';
import { programVersion } from '../platform/node/files.js';
import { lockFile } from '../platform/node/lock.js';
import { emptyState, type StateDocument } from '../platform/node/state-file.js';
import { ChangeStore } from './change-store.js';

/** Told of changes as `Env` says it; `touched` is cheap enough to be called at every change. */
export interface Store extends Required<Pick<Env, 'touched' | 'changed' | 'jobMoved' | 'slotChanged'>> {
  /** The state as it stands: every world by the merchant's id. */
  readonly state: StateDocument;
  /** The data file; null in memory. */
  readonly file: string | null;
  /** Whether a world was read from the changes of a data file, and is written by its changes. */
  wrote(data: WorldData): boolean;
  /** Takes an imported state in place of its own. */
  replace(state: StateDocument): void;
  /** The merchant was deleted. */
  removed(merchant_id: string): void;
  /** Bytes of the data file; null in memory. */
  bytes(): number | null;
  /** Whether what happened last could not be written, and waits for that. */
  isFailing(): boolean;
  /**
   * Writes everything so far, before anybody is told of it; at once done without a data file, or when nothing has changed.
   * @throws HostFailure; what could not be written is kept, and written with what comes next
   */
  commit(): void;
  /** Writes what is unwritten, and lets another process have the file. @throws HostFailure */
  close(): void;
}

export interface StoreOptions {
  /** The data file; in memory only without one. */
  file?: string | null;
  /** Whether changes are on the disk itself, and not only with the operating system, before they count as written (`--durability fsync`). */
  sync?: boolean;
  /** Told of each run of failing writes once; the store tries again by itself. */
  onFailure?(error: Error): void;
  /** Told what was not read of a damaged file. */
  onNotice?(message: string): void;
  /** Bytes that the file grows by at least before it is written anew. */
  least_growth?: number;
}

/**
 * Opens the store. A data file that is there is read, one that is not is made at once, so that a path that cannot be written
 * fails at the start and not after an hour of work.
 * @throws HostFailure when the file is damaged beyond reading, newer than this program, unreadable, unwritable, or another
 *   process has it
 */
export function openStore(options: StoreOptions = {}): Store {
  if (options.file === undefined || options.file === null)
    return memoryStore(new LowSync(new MemorySync(), emptyState(programVersion())));
  const { file, unlock } = lockFile(options.file);
  try {
    return fileStore(file, options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

const nothing = (): void => undefined;

/** The state is in memory, by reference: all of a store without a file, and what one with a file builds on. */
function memoryStore(db: LowSync<StateDocument>): Store {
  return {
    file: null,
    get state() {
      return db.data;
    },
    wrote: () => false,
    replace(state) {
      db.data = { ...state, tenderbox: programVersion() };
    },
    touched(world) {
      db.data.worlds[world.id] = world.data;
    },
    changed: nothing,
    jobMoved: nothing,
    slotChanged: nothing,
    removed(merchant_id) {
      delete db.data.worlds[merchant_id];
    },
    bytes: () => null,
    isFailing: () => false,
    commit: () => db.write(),
    close: nothing,
  };
}

/** What is in memory is written through before anybody is told of it. */
function fileStore(file: string, options: StoreOptions, unlock: () => void): Store {
  const { onFailure = nothing, onNotice = nothing, least_growth } = options;
  const changes = new ChangeStore(file, { sync: options.sync === true, onFailure, onNotice, least_growth });
  const db = new LowSync(changes, emptyState(programVersion()));
  db.read();
  const kept = memoryStore(db);
  const { replace, touched, removed } = kept;
  return Object.assign(kept, {
    file,
    wrote: (data: WorldData) => changes.own.has(data),
    replace(state: StateDocument) {
      replace(state);
      changes.replaced(db.data);
    },
    touched(world: World) {
      touched(world);
      changes.touched(world);
    },
    changed: changes.changed.bind(changes),
    jobMoved: changes.jobMoved.bind(changes),
    slotChanged: changes.slotChanged.bind(changes),
    removed(merchant_id: string) {
      removed(merchant_id);
      changes.removed(merchant_id);
    },
    bytes: () => changes.bytes,
    isFailing: () => changes.isFailing,
    close() {
      try {
        changes.close();
      } finally {
        unlock();
      }
    },
  } satisfies Omit<Store, 'state' | 'commit'>);
}

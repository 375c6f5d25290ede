/** Where the worlds live: lowdb in memory, and with a data file also on disk, where every change is written as it is made. */
import { resolve } from 'node:path';
import { type Adapter, Low, Memory } from 'lowdb';
import type { ChangeKind } from '../domain/ports.js';
import type { Job, WorldData } from '../domain/types.js';
import type { World } from '../domain/world.js';
import { programVersion } from '../platform/node/files.js';
import { lockFile } from '../platform/node/lock.js';
import { emptyState, type StateDocument } from '../platform/node/state-file.js';
import { ChangeStore } from './change-store.js';
import { type DataFile, readDataFile } from './data-file.js';

export interface Store {
  /** The state as it stands: every world by the merchant's id. */
  readonly state: StateDocument;
  /** The data file; null in memory. */
  readonly file: string | null;
  /** Whether a world was read from the changes of a data file, and is written by its changes. */
  wrote(data: WorldData): boolean;
  /** Takes an imported state in place of its own. */
  replace(state: StateDocument): void;
  /** The world's data has changed, or been replaced as a whole. Cheap enough to be called at every change. */
  touched(world: World): void;
  /** A record of the world was made or has changed; `touched` is called too. */
  changed(world: World, kind: ChangeKind, id: string): void;
  /** A job was put into the world's future, or has left it. */
  jobMoved(world: World, job: Job, gone: boolean): void;
  /** What is stored under an idempotency key has changed. */
  slotChanged(world: World, slot: string): void;
  /** The merchant was deleted. */
  removed(merchant_id: string): void;
  /** Whether what happened last could not be written, and waits for that. */
  isFailing(): boolean;
  /**
   * Writes everything so far, before anybody is told of it; at once done without a data file, or when nothing has changed.
   * @throws HostFailure; what could not be written is kept, and written with what comes next
   */
  commit(): void;
  /** Writes what is unwritten, and lets another process have the file. @throws HostFailure */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** The data file; in memory only without one. */
  file?: string | null;
  /** Whether changes reach the disk itself before they count as written (`--durability fsync`). */
  sync?: boolean;
  /** Told of each run of failing writes once; the store tries again by itself. */
  onFailure?(error: Error): void;
  /** Told what was not read of a damaged file. */
  onNotice?(message: string): void;
  /** Bytes that the file grows by before it is written anew. */
  least_growth?: number;
}

/**
 * Opens the store. A data file that is there is read, one that is not is made at once, so that a path that cannot be written
 * fails at the start and not after an hour of work.
 * @throws HostFailure when the file is damaged beyond reading, newer than this program, unreadable, unwritable, or another
 *   process has it
 */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  if (options.file === undefined || options.file === null) return memoryStore();
  const { file, unlock } = lockFile(resolve(options.file));
  try {
    return await fileStore(file, options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** What both stores do: the state is in memory, by reference. */
function keeper(db: Low<StateDocument>) {
  return {
    get state() {
      return db.data;
    },
    replace(state: StateDocument) {
      db.data = { ...state, tenderbox: programVersion() };
    },
    keep(world: World) {
      db.data.worlds[world.id] = world.data as WorldData;
    },
    forget(merchant_id: string) {
      delete db.data.worlds[merchant_id];
    },
  };
}

const nothing = (): void => undefined;

function memoryStore(): Store {
  const kept = keeper(new Low(new Memory<StateDocument>(), emptyState(programVersion())));
  return Object.assign(kept, {
    file: null,
    wrote: () => false,
    isFailing: () => false,
    touched: kept.keep,
    changed: nothing,
    jobMoved: nothing,
    slotChanged: nothing,
    removed: kept.forget,
    commit: nothing,
    close: async () => undefined,
  });
}

/** The data file as lowdb's adapter: it is read whole, and written by the change. */
function dataFile(file: string, found: (read: DataFile) => void): Adapter<StateDocument> {
  return {
    async read() {
      const read = await readDataFile(file);
      found(read);
      return read.state;
    },
    write: async () => undefined,
  };
}

async function fileStore(file: string, options: StoreOptions, unlock: () => void): Promise<Store> {
  let found!: DataFile;
  const adapter = dataFile(file, (read) => {
    found = read;
  });
  const db = new Low(adapter, emptyState(programVersion()));
  await db.read();
  if (found.notice !== null) options.onNotice?.(found.notice);
  const kept = keeper(db);
  const { replace } = kept;
  const { onFailure = nothing, least_growth } = options;
  const changes = new ChangeStore(file, found, () => db.data, { sync: options.sync === true, onFailure, least_growth });
  return Object.assign(kept, {
    file,
    wrote: (data: WorldData) => found.own.has(data),
    replace(state: StateDocument) {
      replace(state);
      changes.replaced();
    },
    touched(world: World) {
      kept.keep(world);
      changes.touched(world);
    },
    changed: changes.changed.bind(changes),
    jobMoved: changes.jobMoved.bind(changes),
    slotChanged: changes.slotChanged.bind(changes),
    removed(merchant_id: string) {
      kept.forget(merchant_id);
      changes.removed(merchant_id);
    },
    isFailing: () => changes.isFailing,
    commit: () => changes.commit(),
    async close() {
      try {
        changes.close();
      } finally {
        unlock();
      }
    },
  });
}

/** Where the worlds live: lowdb in memory, and with a data file also on disk, written behind the sandbox's back. */
import { resolve } from 'node:path';
import { type Adapter, Low, Memory } from 'lowdb';
import type { WorldData } from '../core/types.js';
import type { World } from '../core/world.js';
import { programVersion, writeText } from './files.js';
import { lockFile } from './lock.js';
import { emptyState, readState, type StateDocument } from './state-file.js';

export interface Store {
  /** The state as it stands: every world by the merchant's id. */
  readonly state: StateDocument;
  /** Takes an imported state in place of its own. */
  replace(state: StateDocument): void;
  /** The world's data has changed, or been replaced as a whole. Cheap enough to be called at every change. */
  touched(world: World): void;
  /** The merchant was deleted. */
  removed(merchant_id: string): void;
  /** Resolves once everything so far is on disk; at once without a data file. @throws HostFailure */
  flush(): Promise<void>;
  /** Writes what is unwritten, and lets another process have the file. @throws HostFailure */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** The data file; in memory only without one. */
  file?: string | null;
  /** Told once of each run of failing writes; the store tries again by itself. */
  onFailure?(error: Error): void;
  /** The least time between two writes. */
  pause_ms?: number;
}

const PAUSE_MS = 1000;

/** The data file as lowdb's adapter: read and checked, replaced as a whole. */
const dataFile = (file: string): Adapter<StateDocument> => ({
  read: async () => (await readState(file)) ?? null,
  write: (state) => writeText(file, `${JSON.stringify(state)}\n`),
});

/**
 * Opens the store. A data file that is there is loaded, one that is not is written at once, so that a path that cannot be written fails
 * at the start and not after an hour of work.
 * @throws HostFailure when the file is damaged, newer than this program, unreadable, unwritable, or another process has it
 */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  if (options.file === undefined || options.file === null) return memoryStore();
  const file = resolve(options.file);
  const unlock = lockFile(file);
  try {
    const db = new Low(dataFile(file), emptyState(programVersion()));
    await db.read();
    db.data.tenderbox = programVersion();
    await db.write();
    return fileStore(db, options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function keeper(db: Low<StateDocument>, changed: () => void) {
  return {
    get state() {
      return db.data;
    },
    replace(state: StateDocument) {
      db.data = { ...state, tenderbox: programVersion() };
      changed();
    },
    touched(world: World) {
      db.data.worlds[world.id] = world.data as WorldData;
      changed();
    },
    removed(merchant_id: string) {
      delete db.data.worlds[merchant_id];
      changed();
    },
  };
}

function memoryStore(): Store {
  const db = new Low(new Memory<StateDocument>(), emptyState(programVersion()));
  const nothing = async (): Promise<void> => {};
  return withState(
    keeper(db, () => {}),
    { flush: nothing, close: nothing },
  );
}

/** Joins the two halves of a store in the first one, so that `state` stays a getter. */
function withState(kept: ReturnType<typeof keeper>, disk: Pick<Store, 'flush' | 'close'>): Store {
  return Object.assign(kept, disk);
}

function fileStore(db: Low<StateDocument>, options: StoreOptions, unlock: () => void): Store {
  const pause_ms = options.pause_ms ?? PAUSE_MS;
  let dirty = false;
  let failing = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  /** Writes follow one another, so an older state never replaces a newer one. */
  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const next = writing.then(async () => {
      if (!dirty) return;
      dirty = false;
      try {
        await db.write();
        failing = false;
      } catch (error) {
        dirty = true;
        throw error;
      }
    });
    writing = next.catch(() => undefined);
    return next;
  };

  const writeLater = (): void => {
    if (timer !== undefined || closed) return;
    timer = setTimeout(() => {
      write().catch((error: Error) => {
        if (!failing) options.onFailure?.(error);
        failing = true;
        writeLater();
      });
    }, pause_ms);
    timer.unref();
  };

  const changed = (): void => {
    dirty = true;
    writeLater();
  };

  return withState(keeper(db, changed), {
    flush: write,
    async close() {
      if (closed) return;
      closed = true;
      try {
        await write();
      } finally {
        unlock();
      }
    },
  });
}

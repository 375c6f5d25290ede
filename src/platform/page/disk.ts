/**
 * Data files where nothing is renamed at once, such as the origin's private file system: there are two files, of which a third one
 * says in one byte which is the data file, and the other is its draft. What is read and written at once is opened beforehand.
 */

/** `FileSystemSyncAccessHandle`, as far as it is used; the types of Node do not know it. */
export interface Handle {
  getSize(): number;
  read(into: Uint8Array, options: { at: number }): number;
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

interface Folder {
  getDirectoryHandle(name: string, options: { create: true }): Promise<Folder>;
  getFileHandle(name: string, options: { create: true }): Promise<{ createSyncAccessHandle(): Promise<Handle> }>;
}

const browser = globalThis as unknown as { navigator: { storage?: { getDirectory?(): Promise<Folder> } } };

/** The worker that had a file before may be gone for a moment already, and its files still be open. */
const ATTEMPTS = 200;
const PAUSE_MS = 50;

/** The files of one sandbox. */
export class Disk {
  private current: number;

  constructor(
    private readonly files: readonly [Handle, Handle],
    private readonly mark: Handle,
    /** A damaged file as it was found. */
    readonly damaged: Handle,
  ) {
    const [first] = bytesOf(mark);
    this.current = first === 1 ? 1 : 0;
  }

  get file(): Handle {
    return this.files[this.current] as Handle;
  }

  get draft(): Handle {
    return this.files[1 - this.current] as Handle;
  }

  /** The draft is the data file from here on, and what was that is given up. */
  swap(): void {
    if (this.mark.write(Uint8Array.of(1 - this.current), { at: 0 }) !== 1) throw new TypeError('There is no room.');
    this.mark.flush();
    this.current = 1 - this.current;
    this.draft.truncate(0);
  }
}

/** All bytes of a file. */
export function bytesOf(handle: Handle): Uint8Array {
  const bytes = new Uint8Array(handle.getSize());
  handle.read(bytes, { at: 0 });
  return bytes;
}

const opened = new Map<string, WeakRef<Disk>>();

/** Whether the files of a data file are open. */
export const isOpen = (file: string): boolean => opened.get(file)?.deref() !== undefined;

/** Where merchants come and go, the names of all that ever were there would stay. */
const givenUp = new FinalizationRegistry<string>((file) => isOpen(file) || opened.delete(file));

/** Has a data file found under a name from here on, as long as somebody holds its files. */
export function register(file: string, disk: Disk): void {
  opened.set(file, new WeakRef(disk));
  givenUp.register(disk, file);
}

/** The files of a data file. @throws TypeError before they are open */
export function disk(file: string): Disk {
  const found = opened.get(file)?.deref();
  if (found === undefined) throw new TypeError('The files of this sandbox are not open.');
  return found;
}

const DRAFT = ' (draft)';

/** Where a file is written that takes the place of another one when it is whole. */
export const draftOf = (file: string): string => file + DRAFT;

/** The file of a path: a data file, or the draft of one. */
export function handleOf(path: string): Handle {
  return path.endsWith(DRAFT) ? disk(path.slice(0, -DRAFT.length)).draft : disk(path).file;
}

/** A worker holds its files as long as it lives. */
const held = new Set<Disk>();

/** What browsers say where they keep no files, or none that are read and written at once. */
const REJECTIONS = ['SecurityError', 'NotAllowedError', 'TypeError'];

/**
 * Opens the files of a data file.
 * @param name of their folder in the browser
 * @returns whether there are any: a browser may keep none, as in some private windows
 * @throws what the browser says of files that it does keep
 */
export async function openDisk(name: string, data_file: string): Promise<boolean> {
  const root = await browser.navigator.storage?.getDirectory?.().catch(() => undefined);
  if (root === undefined) return false;
  const handles: Handle[] = [];
  try {
    const folder = await root.getDirectoryHandle(name, { create: true });
    for (const file of ['data-0', 'data-1', 'which', 'damaged']) handles.push(await openPatiently(folder, file));
  } catch (error) {
    // Else the next attempt would meet those of this one.
    for (const handle of handles) handle.close();
    if (REJECTIONS.includes((error as Error).name)) return false;
    throw error;
  }
  const [one, other, mark, damaged] = handles as [Handle, Handle, Handle, Handle];
  const made = new Disk([one, other], mark, damaged);
  held.add(made);
  register(data_file, made);
  return true;
}

async function openPatiently(folder: Folder, file: string): Promise<Handle> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (await folder.getFileHandle(file, { create: true })).createSyncAccessHandle();
    } catch (error) {
      if ((error as Error).name !== 'NoModificationAllowedError' || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** Forgets what is in them. */
export function emptyDisk(file: string): void {
  for (const handle of [disk(file).file, disk(file).draft]) handle.truncate(0);
}

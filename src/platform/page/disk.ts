/**
 * The data file in the origin's private file system. What is read and written at once must be opened beforehand, and nothing there is
 * renamed at once: so there are two files, of which a third one says in one byte which is the data file, and the other is its draft.
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

class Disk {
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

  /** The draft is the data file from here on. */
  swap(): void {
    this.mark.write(Uint8Array.of(1 - this.current), { at: 0 });
    this.mark.flush();
    this.current = 1 - this.current;
  }
}

/** All bytes of a file. */
export function bytesOf(handle: Handle): Uint8Array {
  const bytes = new Uint8Array(handle.getSize());
  handle.read(bytes, { at: 0 });
  return bytes;
}

let opened: Disk | undefined;

/** The files that are open. @throws TypeError before `openDisk` */
export function disk(): Disk {
  if (opened === undefined) throw new TypeError('The files of this sandbox are not open.');
  return opened;
}

/**
 * Opens the files of a name.
 * @returns whether there are any: a browser may keep none, as in some private windows
 * @throws what the browser says of files that it does keep
 */
export async function openDisk(name: string): Promise<boolean> {
  const root = await browser.navigator.storage?.getDirectory?.().catch(() => undefined);
  if (root === undefined) return false;
  const folder = await root.getDirectoryHandle(name, { create: true });
  const open = async (file: string): Promise<Handle> =>
    (await folder.getFileHandle(file, { create: true })).createSyncAccessHandle();
  const patient = async (file: string): Promise<Handle> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await open(file);
      } catch (error) {
        if ((error as Error).name !== 'NoModificationAllowedError' || attempt === ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  };
  const handles: Handle[] = [];
  try {
    for (const file of ['data-0', 'data-1', 'which', 'damaged']) handles.push(await patient(file));
  } catch (error) {
    // Else the next attempt would meet those of this one.
    for (const handle of handles) handle.close();
    throw error;
  }
  const [one, other, mark, damaged] = handles as [Handle, Handle, Handle, Handle];
  opened = new Disk([one, other], mark, damaged);
  return true;
}

/** Forgets what is in them. */
export function emptyDisk(): void {
  for (const handle of [disk().file, disk().draft]) handle.truncate(0);
}

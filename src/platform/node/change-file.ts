/**
 * A file that only grows: a line that says what it is, then a line per change, each with a checksum of itself and of all lines
 * before it, so that a line that is missing is noticed like one that was changed. What was written whole is read again whole,
 * whatever happened to the process or, with `sync`, to the machine.
 */
import {
  closeSync,
  constants,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type ReadEnd, readLines, type Written, written } from '../change-lines.js';
import { cannot, HostFailure, openToRead } from './files.js';

export type { Written } from '../change-lines.js';

/** Every byte, however few the system takes at once. */
function writeAll(handle: number, bytes: Uint8Array, from: number): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(handle, bytes, written, bytes.length - written, from + written);
}

/**
 * A file that is written behind what is known of it; what stands after that is cut off at the first change. A file of which nothing
 * is known is begun with its head, at its first change.
 */
export class Appender {
  private opened: number | null;
  /** What goes before the first change of a new file. */
  private head = '';
  private end: number;
  private sum: number;
  /** Null after a failure that left nobody knows how much of a line. */
  private length: number | null;

  /**
   * @param from what is there, or the first line of a new file
   * @param file what failures name: the file that a draft will become
   * @throws HostFailure
   */
  constructor(
    path: string,
    from: Written | { head: string },
    private readonly file = path,
  ) {
    const { size, sum, total } = 'head' in from ? { size: 0, sum: crc32(from.head), total: 0 } : from;
    if ('head' in from) this.head = `${from.head}\n`;
    this.end = size;
    this.sum = sum;
    this.length = total;
    try {
      this.opened = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
    } catch (error) {
      throw cannot('write', file, error);
    }
  }

  /** Bytes in the file. */
  get size(): number {
    return this.end;
  }

  /** Whether the file ends where it should: nothing is left behind that was found, or written in vain. */
  get whole(): boolean {
    return this.length === this.end;
  }

  /** The system gives the number of a closed file to the next one that is opened: what is written late must not end up there. */
  private get handle(): number {
    if (this.opened === null) throw new HostFailure(`Cannot write ${this.file}: it was closed.`);
    return this.opened;
  }

  private write(text: string, sum: number, and_sync: boolean): void {
    const { handle, end } = this;
    const bytes = Buffer.from(text, 'utf8');
    try {
      if (!this.whole) ftruncateSync(handle, end);
      this.length = null;
      writeAll(handle, bytes, end);
      if (and_sync) fdatasyncSync(handle);
    } catch (error) {
      try {
        ftruncateSync(handle, end);
        this.length = end;
      } catch {
        // A part of a line is told from a whole one when the file is read.
      }
      throw cannot('write', this.file, error);
    }
    this.end += bytes.length;
    this.length = this.end;
    this.sum = sum;
  }

  /**
   * Writes changes, each a text without line breaks, after those that are there. Nothing of them is in the file when it fails.
   * What was found behind those is gone then, also where there is nothing to be written.
   * @param and_sync returns once they have reached the disk itself
   * @throws HostFailure
   */
  append(changes: readonly string[], and_sync = false): void {
    if (this.whole && changes.length === 0) return;
    const { text, sum } = written(changes, this.sum, crc32);
    this.write(this.head + text, sum, and_sync);
    this.head = '';
  }

  /**
   * Whether what was written is where it will be looked for. `lost`: the file was removed, moved or cut short. `foreign`: another
   * file has its name, or somebody else has written to it. @throws HostFailure
   */
  place(): 'here' | 'lost' | 'foreign' {
    const own = fstatSync(this.handle);
    let found: Stats | undefined;
    try {
      found = statSync(this.file, { throwIfNoEntry: false });
    } catch (error) {
      throw cannot('write', this.file, error);
    }
    if (found === undefined) return 'lost';
    if (found.ino !== own.ino || found.dev !== own.dev) return 'foreign';
    if (this.length === null || own.size === this.length) return 'here';
    return own.size < this.length ? 'lost' : 'foreign';
  }

  /** Resolves once what was written has reached the disk itself. @throws HostFailure */
  synced(): Promise<void> {
    return new Promise((resolve, reject) => {
      fdatasync(this.handle, (error) => (error === null ? resolve() : reject(cannot('write', this.file, error))));
    });
  }

  /** The same, at once. @throws HostFailure */
  sync(): void {
    const { handle } = this;
    try {
      fdatasyncSync(handle);
    } catch (error) {
      throw cannot('write', this.file, error);
    }
  }

  /** Lets the file go; whoever writes afterwards fails. */
  close(): void {
    if (this.opened !== null) closeSync(this.opened);
    this.opened = null;
  }
}

/** Where a file is written that takes the place of another one when it is whole. */
export const draftOf = (file: string): string => join(dirname(file), `.${basename(file)}.new`);

/** Puts a file that was just written in another's place, in one step. @throws HostFailure */
export function takePlace(written: Appender, draft: string, file: string): void {
  written.sync();
  try {
    renameSync(draft, file);
  } catch (error) {
    throw cannot('write', file, error);
  }
  syncFolder(dirname(file));
}

/** So that the new name survives a loss of power; where folders cannot be opened, the system does it by itself. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Windows opens no folders.
  }
}

const READ_AT_ONCE = 4 * 1024 * 1024;
const NEWLINE = 10;

/** The lines of a file as bytes, without their ends; the last one may lack its end. */
function* linesOf(handle: number): Generator<{ line: Buffer; ended: boolean }> {
  let rest: Buffer[] = [];
  for (;;) {
    const chunk = Buffer.allocUnsafe(READ_AT_ONCE);
    const length = readSync(handle, chunk, 0, READ_AT_ONCE, null);
    if (length === 0) break;
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1 && at < length; at = chunk.indexOf(NEWLINE, from)) {
      const part = chunk.subarray(from, at);
      yield { line: rest.length === 0 ? part : Buffer.concat([...rest, part]), ended: true };
      rest = [];
      from = at + 1;
    }
    if (from < length) rest.push(chunk.subarray(from, length));
  }
  if (rest.length > 0) yield { line: Buffer.concat(rest), ended: false };
}

/**
 * Reads a file of changes up to the first line that is not whole.
 * @param head is given the first line, and says whether each line is bound to those before it; what it throws ends the reading
 * @param take is given each change with the number of its line, likewise
 * @throws HostFailure
 */
export function readChanges(
  file: string,
  head: (line: string) => boolean,
  take: (change: unknown, line: number) => void,
): ReadEnd {
  let handle: number;
  try {
    handle = openToRead(file);
  } catch (error) {
    throw cannot('read', file, error);
  }
  try {
    return readLines(linesOf(handle), crc32, head, take);
  } catch (error) {
    if (error instanceof HostFailure || (error as NodeJS.ErrnoException).code === undefined) throw error;
    throw cannot('read', file, error);
  } finally {
    closeSync(handle);
  }
}

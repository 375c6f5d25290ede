/** A file of changes on a disk of files that are open (disk.ts): the lines are those of Node's. */
import { readLines, type Written, written } from '../change-lines.js';
import { HostFailure } from '../failure.js';
import type * as Node from '../node/change-file.js';
import { bytesOf, disk, type Handle, handleOf } from './disk.js';

export type { Written } from '../change-lines.js';
export { draftOf } from './disk.js';

const NEWLINE = 10;
const encoder = new TextEncoder();

const TABLE = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

function crc32(data: string | Uint8Array, before = 0): number {
  let sum = ~before;
  const bytes = typeof data === 'string' ? encoder.encode(data) : data;
  for (let at = 0; at < bytes.length; at += 1)
    sum = (TABLE[(sum ^ (bytes[at] as number)) & 255] as number) ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** A file that is written behind what is known of it; see Node's. */
export class Appender implements Pick<Node.Appender, keyof Node.Appender> {
  private readonly handle: Handle;
  private head = '';
  private end: number;
  private sum: number;
  private length: number;

  constructor(
    path: string,
    from: Written | { head: string },
    private readonly file = path,
  ) {
    this.handle = handleOf(path);
    const { size, sum, total } = 'head' in from ? { size: 0, sum: crc32(from.head), total: 0 } : from;
    if ('head' in from) this.head = `${from.head}\n`;
    this.end = size;
    this.sum = sum;
    this.length = total;
  }

  get size(): number {
    return this.end;
  }

  get whole(): boolean {
    return this.length === this.end;
  }

  private cannotWrite(error: unknown): HostFailure {
    return new HostFailure(`Cannot write ${this.file}: ${(error as Error).message}`);
  }

  private write(text: string, sum: number): void {
    const { handle, end } = this;
    const bytes = encoder.encode(text);
    try {
      if (!this.whole) handle.truncate(end);
      const taken = handle.write(bytes, { at: end });
      if (taken < bytes.length) throw new Error('it is full.');
    } catch (error) {
      this.length = -1;
      throw this.cannotWrite(error);
    }
    this.end += bytes.length;
    this.length = this.end;
    this.sum = sum;
  }

  append(changes: readonly string[], and_sync = false): void {
    if (this.whole && changes.length === 0) return;
    const { text, sum } = written(changes, this.sum, crc32);
    this.write(this.head + text, sum);
    this.head = '';
    if (and_sync) this.sync();
  }

  /** Nobody else has the file while it is open. */
  place(): 'here' {
    return 'here';
  }

  async synced(): Promise<void> {
    this.sync();
  }

  sync(): void {
    try {
      this.handle.flush();
    } catch (error) {
      throw this.cannotWrite(error);
    }
  }

  /** Files stay open as long as whoever has opened them lives. */
  close(): void {}
}

export function takePlace(written: Pick<Appender, 'sync'>, _draft: string, file: string): void {
  written.sync();
  disk(file).swap();
}

function* linesOf(bytes: Uint8Array): Generator<{ line: Uint8Array; ended: boolean }> {
  let from = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, from)) {
    yield { line: bytes.subarray(from, at), ended: true };
    from = at + 1;
  }
  if (from < bytes.length) yield { line: bytes.subarray(from), ended: false };
}

export const readChanges: typeof Node.readChanges = (file, head, take) =>
  readLines(linesOf(bytesOf(disk(file).file)), crc32, head, take);

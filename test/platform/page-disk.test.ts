/** The data file of a sandbox in a page: the same lines as a file of Node, on files that are opened once. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readChanges as readOfNode } from '../../src/platform/node/change-file.js';

/** A file of the private file system, as far as it is used. */
class FakeFile {
  bytes = Buffer.alloc(0);
  full = false;
  getSize = () => this.bytes.length;
  read(into: Uint8Array, { at }: { at: number }): number {
    const part = this.bytes.subarray(at, at + into.length);
    into.set(part);
    return part.length;
  }
  write(bytes: Uint8Array, { at }: { at: number }): number {
    const taken = this.full ? bytes.subarray(0, 1) : bytes;
    this.bytes = Buffer.concat([this.bytes.subarray(0, at), taken, this.bytes.subarray(at + taken.length)]);
    return taken.length;
  }
  truncate(size: number): void {
    this.bytes = Buffer.concat([this.bytes, Buffer.alloc(Math.max(0, size - this.bytes.length))]).subarray(0, size);
  }
  flush(): void {}
  close(): void {}
}

let files: Map<string, FakeFile>;

/** As a worker finds it that has just been started. */
async function opened() {
  vi.resetModules();
  const [{ openDisk }, changes, { DATA_FILE }] = await Promise.all([
    import('../../src/platform/page/disk.js'),
    import('../../src/platform/page/change-file.js'),
    import('../../src/platform/page/files.js'),
  ]);
  await openDisk('test');
  return { ...changes, file: DATA_FILE };
}

beforeEach(() => {
  files = new Map();
  const getFileHandle = async (name: string) => {
    const file = files.get(name) ?? new FakeFile();
    files.set(name, file);
    return { createSyncAccessHandle: async () => file };
  };
  const getDirectory = async () => ({ getDirectoryHandle: async () => ({ getFileHandle }) });
  vi.stubGlobal('navigator', { storage: { getDirectory } });
});

/** What is read of it, and how far. */
async function readBack() {
  const { readChanges, file } = await opened();
  const found: unknown[] = [];
  const end = readChanges(
    file,
    (line) => line === 'head',
    (change) => found.push(change),
  );
  return { found, end };
}

describe('a data file in a page', () => {
  test('takes the place of the one before in one step, and is read again by who comes next', async () => {
    const { Appender, draftOf, takePlace, file } = await opened();
    const draft = new Appender(draftOf(file), { head: 'head' });
    draft.append(['{"a":"ü"}']);
    expect((await readBack()).found).toEqual([]);
    takePlace(draft);
    draft.append(['{"b":2}', '{"c":3}']);
    const { found, end } = await readBack();
    expect(found).toEqual([{ a: 'ü' }, { b: 2 }, { c: 3 }]);
    expect(end).toMatchObject({ broken_line: null, size: end.total });
  });

  test('loses no more than a line that was cut off, and goes on before it', async () => {
    const { Appender, draftOf, takePlace, file } = await opened();
    const draft = new Appender(draftOf(file), { head: 'head' });
    draft.append(['{"a":1}']);
    takePlace(draft);
    const data = files.get('data-1') as FakeFile;
    data.full = true;
    expect(() => draft.append(['{"b":2}'])).toThrow('Cannot write to the storage of this browser: it is full.');
    data.full = false;
    const { found, end } = await readBack();
    expect([found, end.broken_line]).toEqual([[{ a: 1 }], 3]);
    const next = await opened();
    new next.Appender(next.file, end).append(['{"c":3}']);
    expect((await readBack()).found).toEqual([{ a: 1 }, { c: 3 }]);
  });

  test('holds the lines that Node reads', async () => {
    const { Appender, draftOf, file } = await opened();
    new Appender(draftOf(file), { head: 'head' }).append(['{"a":"ü"}', '{"b":2}']);
    const folder = mkdtempSync(join(tmpdir(), 'tenderbox-lines-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'data');
    writeFileSync(path, (files.get('data-1') as FakeFile).bytes);
    const found: unknown[] = [];
    expect(
      readOfNode(
        path,
        () => true,
        (change) => found.push(change),
      ).broken_line,
    ).toBeNull();
    expect(found).toEqual([{ a: 'ü' }, { b: 2 }]);
  });
});

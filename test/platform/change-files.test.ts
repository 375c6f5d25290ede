/** Files of changes, wherever they are kept: on the disk of Node, in the private files of a browser, in the SQLite of an object. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Node from '../../src/platform/node/change-file.js';
import type { Sql } from '../../src/platform/object/rows.js';

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

/** The few statements that a journal makes, on tables of pieces. */
class FakeSql implements Sql {
  readonly tables = new Map<string, Map<number, Buffer>>();
  full = false;

  exec(query: string, ...values: Parameters<Sql['exec']>[1][]): ReturnType<Sql['exec']> {
    const table = /(?:FROM|INTO|UPDATE|TABLE) (\w+)/.exec(query)?.[1] ?? '';
    const [first, second] = values;
    if (table === 'sqlite_master') return this.tables.has(String(first)) ? [{ found: 1 }] : [];
    if (query.startsWith('CREATE')) this.tables.set(table, new Map());
    const rows = this.tables.get(table) as Map<number, Buffer>;
    const ordered = [...rows].sort(([a], [b]) => a - b);
    const size = Number(first);
    if (query.startsWith('INSERT')) {
      if (this.full) throw new Error('it is full.');
      expect((second as Uint8Array).length).toBeLessThan(2_000_000);
      rows.set(size, Buffer.from(second as Uint8Array));
    } else if (query.startsWith('DELETE')) {
      for (const [at] of ordered) if (at >= size) rows.delete(at);
    } else if (query.startsWith('UPDATE')) {
      for (const [at, bytes] of ordered) if (at + bytes.length > size) rows.set(at, bytes.subarray(0, size - at));
    } else if (query.includes('LIMIT 1')) {
      return ordered.slice(-1).map(([at, bytes]) => ({ size: at + bytes.length }));
    } else if (query.startsWith('SELECT')) return ordered.map(([at, bytes]) => ({ at, bytes }));
    return [];
  }
}

type Changes = Pick<typeof Node, 'Appender' | 'draftOf' | 'takePlace' | 'readChanges'> & { file: string };

/** A place where files of changes are kept. */
interface Place {
  /** As a process or a worker finds it that has just been started. */
  open(): Promise<Changes>;
  /** What stands in the data file, which has taken a place once. */
  bytes(): Buffer;
  /** Something is written behind it. */
  damage(text: string): void;
  /** Where that can be shown: from here on nothing more can be written, or it can again. */
  fill?(full: boolean): void;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-lines-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllGlobals();
});

function onDisk(): Place {
  const file = join(folder, 'data');
  return {
    open: async () => ({ ...(await import('../../src/platform/node/change-file.js')), file }),
    bytes: () => readFileSync(file),
    damage: (text) => appendFileSync(file, text),
  };
}

function inBrowser(): Place {
  const files = new Map<string, FakeFile>();
  const getFileHandle = async (name: string) => {
    const file = files.get(name) ?? new FakeFile();
    files.set(name, file);
    return { createSyncAccessHandle: async () => file };
  };
  const getDirectory = async () => ({ getDirectoryHandle: async () => ({ getFileHandle }) });
  vi.stubGlobal('navigator', { storage: { getDirectory } });
  const data = (): FakeFile => files.get(files.get('which')?.bytes[0] === 1 ? 'data-1' : 'data-0') as FakeFile;
  return {
    async open() {
      vi.resetModules();
      const { openDisk } = await import('../../src/platform/page/disk.js');
      await openDisk('test', 'data');
      return { ...((await import('../../src/platform/page/change-file.js')) as unknown as Changes), file: 'data' };
    },
    bytes: () => data().bytes,
    damage: (text) => void data().write(Buffer.from(text), { at: data().getSize() }),
    fill: (full) => {
      data().full = full;
    },
  };
}

function inObject(): Place {
  const sql = new FakeSql();
  const rows = (): Map<number, Buffer> => {
    const which = sql.tables.get('which')?.get(0)?.[0];
    return sql.tables.get(which === 1 ? 'data_1' : 'data_0') as Map<number, Buffer>;
  };
  const bytes = (): Buffer => Buffer.concat([...rows()].sort(([a], [b]) => a - b).map(([, piece]) => piece));
  return {
    async open() {
      vi.resetModules();
      const [{ register }, { openRows }] = await Promise.all([
        import('../../src/platform/page/disk.js'),
        import('../../src/platform/object/rows.js'),
      ]);
      register('data', openRows(sql));
      return { ...((await import('../../src/platform/page/change-file.js')) as unknown as Changes), file: 'data' };
    },
    bytes,
    damage: (text) => void rows().set(bytes().length, Buffer.from(text)),
    fill: (full) => {
      sql.full = full;
    },
  };
}

const PLACES = { 'on a disk': onDisk, 'in a browser': inBrowser, 'in an object': inObject };

/** What is read of it, and how far. */
async function readBack(place: Place) {
  const { readChanges, file } = await place.open();
  const found: unknown[] = [];
  const end = readChanges(
    file,
    (line) => line === 'head',
    (change) => found.push(change),
  );
  return { found, end };
}

/** A data file with these changes. */
async function written(place: Place, ...changes: string[]) {
  const { Appender, draftOf, takePlace, file } = await place.open();
  const draft = new Appender(draftOf(file), { head: 'head' }, file);
  draft.append(changes);
  takePlace(draft, draftOf(file), file);
  return draft;
}

describe.each(Object.entries(PLACES))('a file of changes %s', (_name, make) => {
  test('takes the place of the one before in one step, and is read again by who comes next', async () => {
    const place = make();
    (await written(place, '{"a":"old"}')).close();
    const { Appender, draftOf, takePlace, file } = await place.open();
    const draft = new Appender(draftOf(file), { head: 'head' }, file);
    draft.append(['{"a":"ü"}']);
    expect((await readBack(place)).found).toEqual([{ a: 'old' }]);
    takePlace(draft, draftOf(file), file);
    draft.append(['{"b":2}', '{"c":3}'], true);
    expect([draft.whole, draft.place()]).toEqual([true, 'here']);
    const { found, end } = await readBack(place);
    expect(found).toEqual([{ a: 'ü' }, { b: 2 }, { c: 3 }]);
    expect(end).toMatchObject({ broken_line: null, size: end.total });
    expect(draft.size).toBe(end.size);
  });

  test('loses no more than a line that was cut off, and goes on before it', async () => {
    const place = make();
    (await written(place, '{"a":1}')).close();
    place.damage('0000');
    const { found, end } = await readBack(place);
    expect([found, end.broken_line, end.damaged]).toEqual([[{ a: 1 }], 3, false]);
    const { Appender, file } = await place.open();
    new Appender(file, end).append(['{"c":3}']);
    expect((await readBack(place)).found).toEqual([{ a: 1 }, { c: 3 }]);
  });

  test('holds the same lines, however long', async () => {
    const changes = ['{"a":"ü"}', JSON.stringify({ b: 'x'.repeat(3_000_000) }), '{"c":3}'];
    const [place, other] = [make(), onDisk()];
    const file = await written(place, ...changes);
    file.append(['{"d":4}']);
    if (_name !== 'on a disk') (await written(other, ...changes)).append(['{"d":4}']);
    expect(place.bytes().equals(other.bytes())).toBe(true);
    expect((await readBack(place)).found).toHaveLength(4);
  });

  test('says what cannot be written, and writes it with what comes next', async () => {
    const place = make();
    if (place.fill === undefined) return;
    const file = await written(place, '{"a":1}');
    place.fill(true);
    expect(() => file.append(['{"b":2}'])).toThrow('Cannot write data: it is full.');
    place.fill(false);
    file.append(['{"b":2}', '{"c":3}']);
    const { found, end } = await readBack(place);
    expect([found, end.broken_line]).toEqual([[{ a: 1 }, { b: 2 }, { c: 3 }], null]);
  });
});

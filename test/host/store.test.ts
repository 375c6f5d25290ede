import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WorldData } from '../../src/core/types.js';
import type { World } from '../../src/core/world.js';
import { openStore, type Store } from '../../src/host/store.js';

let folder: string;
let file: string;
let open: Store[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
  file = join(folder, 'state.json');
});
afterEach(async () => {
  await Promise.all(open.map((store) => store.close().catch(() => undefined)));
  open = [];
  rmSync(folder, { recursive: true, force: true });
});

const objects = ['origin', 'merchant', 'settings', 'clock', 'random', 'counters', 'rates', 'windows', 'scenarios'];
const lists = [
  'keys',
  'payments',
  'transactions',
  'invoices',
  'payouts',
  'webhooks',
  'ledger',
  'events',
  'deliveries',
  'jobs',
  'runs',
  'idempotency',
  'journal',
];

function world(id: string, note = ''): World {
  const parts = [...objects.map((part) => [part, {}]), ...lists.map((part) => [part, []])];
  const data = { ...Object.fromEntries(parts), merchant: { id, note } } as WorldData;
  return { id, data } as World;
}

async function opened(options: Parameters<typeof openStore>[0] = { file }): Promise<Store> {
  const store = await openStore({ pause_ms: 10, ...options });
  open.push(store);
  return store;
}

const onDisk = () => JSON.parse(readFileSync(file, 'utf8'));

describe('in memory', () => {
  test('worlds are held by reference and leave nothing behind', async () => {
    const store = await opened({});
    const a = world('acct_a');
    store.touched(a);
    expect(store.state.worlds.acct_a).toBe(a.data);
    a.data = world('acct_a', 'after a reset').data;
    store.touched(a);
    expect(store.state.worlds.acct_a).toBe(a.data);
    store.removed('acct_a');
    expect(store.state.worlds).toEqual({});
    await store.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('with a file', () => {
  test('a file that is not there is made at once, for its owner alone', async () => {
    await opened();
    expect(onDisk()).toMatchObject({ format: 'tenderbox.state', version: 1, worlds: {}, next_ordinal: 0 });
  });

  test('changes reach the disk by themselves, together', async () => {
    const store = await opened();
    for (let i = 0; i < 100; i++) store.touched(world(`acct_${i}`));
    await vi.waitFor(() => expect(Object.keys(onDisk().worlds)).toHaveLength(100));
  });

  test('close writes what is unwritten, and the next run finds it', async () => {
    const store = await opened({ file, pause_ms: 60_000 });
    store.state.next_ordinal = 3;
    store.touched(world('acct_a', 'kept'));
    await store.close();
    expect(readdirSync(folder)).toEqual(['state.json']);
    const next = await opened();
    expect(next.state).toMatchObject({ next_ordinal: 3, worlds: { acct_a: { merchant: { note: 'kept' } } } });
  });

  test('a write that fails is told once, tried again, and leaves the old file whole', async () => {
    const failures: Error[] = [];
    const store = await opened({ file, onFailure: (error) => failures.push(error) });
    const big = world('acct_a');
    (big.data as unknown as { toJSON(): never }).toJSON = () => {
      throw new Error('not now');
    };
    store.touched(big);
    await vi.waitFor(() => expect(failures).toHaveLength(1));
    expect(onDisk().worlds).toEqual({});
    store.touched(world('acct_a'));
    await vi.waitFor(() => expect(Object.keys(onDisk().worlds)).toEqual(['acct_a']));
    expect(failures).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test.each([
    ['half a file', '{"format":"tenderbox.state","ver', /state\.json is damaged: .*Restore it from a backup/],
    ['another format', '{"port":1}', /is not a state of Tenderbox: its "format" is not/],
    ['no object', '[]', /is not a state of Tenderbox/],
    ['an empty file', '', /is damaged/],
    [
      'a newer version',
      '{"format":"tenderbox.state","version":2,"tenderbox":"9.0.0"}',
      /is of version 2 \(Tenderbox 9\.0\.0\), .* Update tenderbox/,
    ],
    ['no worlds', '{"format":"tenderbox.state","version":1,"next_ordinal":0}', /"worlds" or "next_ordinal" is missing/],
    [
      'a broken world',
      '{"format":"tenderbox.state","version":1,"next_ordinal":0,"worlds":{"acct_a":{}}}',
      /of the world acct_a, origin is missing/,
    ],
  ])('%s is refused and left as it is', async (_name, text, message) => {
    writeFileSync(file, text);
    await expect(opened()).rejects.toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test('a path that cannot be written fails at the start', async () => {
    await expect(opened({ file: join(folder, 'no', 'where.json') })).rejects.toThrow(
      /Cannot write .*no such file or folder/,
    );
  });
});

describe('one process per file', () => {
  test('the second store is refused, and may have it after the first', async () => {
    const first = await opened();
    await expect(opened()).rejects.toThrow(`is in use by another sandbox (process ${process.pid})`);
    await first.close();
    await expect(opened()).resolves.toBeDefined();
  });

  test('another living process is named', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      writeFileSync(`${file}.lock`, `${other.pid}\n`);
      await expect(opened()).rejects.toThrow(`(process ${other.pid}). Stop that one`);
    } finally {
      other.kill();
    }
  });

  test.each(['999999999', `${process.pid}`, '1 another-boot/1', 'nonsense', ''])(
    'a lock left behind (%j) is taken over',
    async (text) => {
      writeFileSync(`${file}.lock`, text);
      await expect(opened()).resolves.toBeDefined();
      chmodSync(file, 0o600);
    },
  );
});

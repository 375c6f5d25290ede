/**
 * Every sandbox of these tests keeps a data file, and when it closes the file must hold what was in memory, whatever the test
 * did: so each test of the suite is also a test of the durable store.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { partToWrite } from '../../src/domain/merchants/keys.js';
import type { WorldData } from '../../src/domain/records.js';
import type { Sandbox } from '../../src/index.js';
import { hashes } from '../../src/platform/node/hashes.js';
import { readDataFile } from '../../src/store/data-file.js';

/** Worlds as text that can be compared: what has no order of its own is sorted, and what was still being served is left out. */
export function comparable(state: object): unknown {
  const { worlds, next_ordinal } = state as { worlds: Record<string, WorldData>; next_ordinal: number };
  const sorted = Object.values(worlds).map((data) => ({
    ...data,
    // A file knows API keys by their digests alone.
    keys: partToWrite('keys', data, hashes),
    origin: partToWrite('origin', data, hashes),
    jobs: data.jobs.toSorted((a, b) => a.id - b.id),
    idempotency: data.idempotency
      .filter((record) => record.state === 'done')
      .toSorted((a, b) => (a.slot < b.slot ? -1 : 1)),
  }));
  sorted.sort((a, b) => a.merchant.ordinal - b.merchant.ordinal);
  return JSON.parse(JSON.stringify({ next_ordinal, worlds: sorted }));
}

/** Lets closing a sandbox hold its data file against what was in memory. */
export function checkedWhenClosed(box: Sandbox, kept: ReturnType<typeof keptFile>): Sandbox {
  const close = box.close.bind(box);
  box.close = async () => {
    await close();
    await kept.expect(box);
    kept.remove();
  };
  return box;
}

export function keptFile() {
  const folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
  const file = join(folder, 'data');
  let checked = false;
  return {
    file,
    async expect(box: Sandbox): Promise<void> {
      if (checked) return;
      checked = true;
      // At once: a call that was cut off may still go on in memory.
      const held = comparable(box.exportState());
      const { state, notice } = readDataFile(file);
      expect(notice).toBeNull();
      expect(comparable(state)).toEqual(held);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

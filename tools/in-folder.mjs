import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does something in a folder that is gone afterwards. @returns what it gave */
export async function inFolder(act, parent = tmpdir()) {
  const made = await mkdtemp(join(parent, '.tenderbox-'));
  try {
    return await act(made);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

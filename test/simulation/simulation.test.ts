/**
 * The whole sandbox under random steps against an independent model of it: `npm run simulate` has more rounds of it, and
 * repeats one case.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { Simulation } from './run.js';
import { step } from './steps.js';

const SEQUENCES = Number(process.env.SIMULATE_SEQUENCES ?? '2000');
const SEED = Number(process.env.SIMULATE_SEED ?? Date.now() % 1e9);
const PATH = process.env.SIMULATE_PATH ?? '';
const STEPS = 50;

const folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
let simulation: Simulation | undefined;
afterAll(async () => {
  await simulation?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** How many sequences share a process and its data file, which is read again at each kill. */
const SHARED = 10;

/** The sandbox of the next sequence: after a few, one with a file of its own. */
async function nextSandbox(taken: number): Promise<Simulation> {
  if (simulation !== undefined && taken % SHARED !== 0) return simulation;
  await simulation?.close();
  simulation = await Simulation.open(join(folder, `data-${taken}`), SEED + taken);
  return simulation;
}

test(`${SEQUENCES} sequences of ${STEPS} steps, seed ${SEED}`, { timeout: 86_400_000 }, async () => {
  let taken = 0;
  const property = fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
    const sandbox = await nextSandbox(taken);
    taken += 1;
    await sandbox.begin();
    for (const each of steps) await sandbox.take(each);
    // In the middle of their file: a process that begins again costs as much as a hundred steps.
    if (taken % SHARED === SHARED / 2)
      for (const each of [{ do: 'restart' }, ...steps] as const) await sandbox.take(each);
  });
  await fc.assert(property, {
    seed: SEED,
    numRuns: SEQUENCES,
    ...(PATH === '' ? {} : { path: PATH }),
    endOnFailure: false,
  });
});

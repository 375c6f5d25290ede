/** One property over many requests, repeatable to the single case. */
import fc, { type Arbitrary } from 'fast-check';
import { PATH, repeatCommand, runs, SEED } from './settings.js';

/**
 * Runs a property so often. What it says of a case is empty, or what is wrong with it; a failure is made as small as it gets and
 * shown with the command that repeats it.
 */
export async function runProperty<Case>(
  part: string,
  cases: Arbitrary<Case>,
  numRuns: number,
  complaint: (value: Case) => Promise<string>,
): Promise<void> {
  if (!runs(part)) return;
  const property = fc.asyncProperty(cases, async (value) => {
    const wrong = await complaint(value);
    if (wrong !== '') throw new Error(wrong);
  });
  const options = PATH === undefined ? { seed: SEED, numRuns } : { seed: SEED, path: PATH, endOnFailure: true };
  const { failed, counterexamplePath, errorInstance } = await fc.check(property, options);
  if (!failed) return;
  const again = repeatCommand(part, counterexamplePath ?? '0');
  throw new Error(`${(errorInstance as Error).message}\n  seed ${SEED}; again: ${again}`);
}

/**
 * A sandbox that has other work while it is tested: another merchant makes ordinary calls for as long as the test lives, and each
 * of them must be answered as it should. What is the test's own merchant's does not depend on them.
 */
import { afterAll, expect } from 'vitest';
import type { Sandbox, TenderboxOptions } from '../../src/index.js';
import { openBox } from './box.js';
import { CALLS_IN_A_ROUND, makeOrdinaryCalls } from './ordinary-calls.mjs';

const CONNECTIONS = 3;
/** Made in this process, which the sandbox and the test share. */
const PER_SECOND = 250;

let [all_calls, all_others] = [0, 0];
afterAll(() => {
  if (all_calls > 0)
    console.log(`${all_calls} ordinary calls of other merchants meanwhile, not answered as they should: ${all_others}`);
});

/** As `openBox`; the load is under way when it resolves, and ends before the sandbox does. */
export async function openLoadedBox(options: TenderboxOptions = {}): Promise<Sandbox> {
  const box = await openBox(options);
  const other = await box.createMerchant({ label: 'load', profile: 'default' });
  // A scenario that every merchant begins with is for the test's own.
  await other.faults.clear();
  const load = makeOrdinaryCalls({
    url: other.url,
    key: other.apiKey,
    connections: CONNECTIONS,
    per_second: PER_SECOND,
  });
  const close = box.close.bind(box);
  let ended: ReturnType<typeof load.stop> | undefined;
  box.close = async () => {
    const first = ended === undefined;
    ended ??= load.stop();
    const { took_ms, others } = await ended;
    if (first) {
      all_calls += took_ms.length;
      all_others += others.length;
    }
    await close();
    expect(others).toEqual([]);
    expect(took_ms.length).toBeGreaterThanOrEqual(CONNECTIONS * CALLS_IN_A_ROUND);
  };
  await load.begun;
  return box;
}

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ALONE, BOUNDED, BROWSERS, OBJECT, REST, TIMED } from './test/suites.js';

/** Half of a machine with more cores, but both of one with two: most files wait for other processes as much as they work. */
const together = { maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)), sequence: { groupOrder: 0 } };
const oneByOne = { maxWorkers: 1, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    // Makes what the contracts make, and finds a Chromium for the tests of the pages, or installs one where it may.
    globalSetup: ['test/support/generated.ts', 'test/pages/support/chromium.ts'],
    globals: false,
    pool: 'threads',
    // Tests start real servers and child processes; the time-outs only catch what hangs, also on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 10_000,
    // What is looked for again and again happens soon, but not within vitest's one second on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'quick', include: ['test/**/*.test.ts'], exclude: [...REST, TIMED, OBJECT, BROWSERS], ...together },
      },
      { extends: true, test: { name: 'rest', include: REST, exclude: [...ALONE, TIMED], ...together } },
      { extends: true, test: { name: 'alone', include: ALONE, exclude: [TIMED], ...oneByOne } },
      { extends: true, test: { name: 'browsers', include: [BROWSERS], ...oneByOne, testTimeout: 600_000 } },
      { extends: true, test: { name: 'object', include: [OBJECT], ...oneByOne } },
      {
        extends: true,
        test: { name: 'timed', include: [TIMED, ...BOUNDED], env: { TENDERBOX_TIMED: '1' }, ...oneByOne },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * What measures time or memory, counts the files of the process or builds the program anew has the machine for itself, after all
 * others: beside another test file it would measure that one too.
 */
const ALONE = [
  'test/api/{authentication,sandbox}.test.ts',
  'test/cli/process.test.ts',
  'test/control/stream.test.ts',
  'test/core/speed.test.ts',
  'test/delivery/dispatch.test.ts',
  'test/docs/package.test.ts',
  'test/fire/*.test.ts',
  'test/fuzz/random.test.ts',
  'test/host/{data-file,machine}.test.ts',
  'test/pages/{checkout,dashboard,live,many,reference-try}.test.ts',
  'test/secrets/constant-time.test.ts',
];

export default defineConfig({
  test: {
    // Finds a Chromium for the tests of the pages, or installs one where it may.
    globalSetup: ['test/pages/support/chromium.ts'],
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
        test: {
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: ALONE,
          // Half of a machine with more cores, but both of one with two: most files wait for other processes as much as they work.
          maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Finds a Chromium for the tests of the pages, or installs one where it may.
    globalSetup: ['test/pages/support/chromium.ts'],
    globals: false,
    pool: 'threads',
    // Tests start real servers and child processes; the time-outs only catch what hangs, also on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    teardownTimeout: 10_000,
    // What is looked for again and again happens soon, but not within vitest's one second on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
});

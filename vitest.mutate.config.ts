import { defineConfig } from 'vitest/config';

/** The tests that judge a mutant: those of the core and of the dialects, without a browser, a built sandbox or a clock of their own. */
export default defineConfig({
  test: {
    include: [
      'test/core/**/*.test.ts',
      'test/dialects/**/*.test.ts',
      'test/delivery/{retries,misbehave,dispatch}.test.ts',
      'test/control/{state,state-bounds,clock}.test.ts',
    ],
    exclude: ['test/core/speed.test.ts', 'test/dialects/{matrix,judge}.test.ts'],
    globals: false,
    // Each mutant runs a few tests of many files, and loading the modules anew for each file took most of the time.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

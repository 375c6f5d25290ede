import { outsideFile } from '../conformance/outside.mjs';

/**
 * Mutation testing of what computes: each mutant is a small fault in the domain or in the variants, and the tests must notice it
 * (npm run mutate). Stryker 9 is the last line that runs on the oldest Node of this package.
 */
export default {
  mutate: ['src/domain/**/*.ts', 'src/variants/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'config/vitest.mutate.config.ts' },
  plugins: [outsideFile('@stryker-mutator/vitest-runner/dist/src/index.js')],
  // A test runs for a mutant only where it reaches its line.
  coverageAnalysis: 'perTest',
  // What runs when a module is loaded is reached by every test and by none in particular: tables are judged by their own tests.
  ignoreStatic: true,
  // On two cores all 6,500 take an hour and a half.
  concurrency: 2,
  timeoutMS: 5_000,
  // The first run of all tests, in code that counts what each reaches, takes one minute, and five on a machine that is far too busy.
  dryRunTimeoutMinutes: 20,
  thresholds: { high: 95, low: 90, break: 85 },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: '.stryker',
  ignorePatterns: ['dist', '.bench', 'bench', 'docs', 'examples', 'reports'],
};

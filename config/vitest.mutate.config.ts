import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Quick tests before slow ones, because the first test that fails ends the run of a mutant. */
const MODULES = ['/test/domain/', '/test/variants/'];
/** Files whose tests take seconds because they try many random cases. */
const LAST = ['/test/domain/books.test.ts'];

const rank = ({ moduleId }: TestSpecification): number =>
  LAST.some((file) => moduleId.endsWith(file)) ? MODULES.length : MODULES.findIndex((module) => moduleId.includes(module));

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** The tests that judge a mutant: those of the core and of the dialects, without a browser, a built sandbox or a clock of their own. */
export default defineConfig({
  test: {
    include: [
      'test/domain/**/*.test.ts',
      'test/variants/**/*.test.ts',
    ],
    exclude: ['test/domain/speed.test.ts', 'test/variants/{matrix,judge,profile-change}.test.ts'],
    globals: false,
    // Each mutant runs a few tests of many files, and loading the modules anew for each file took most of the time.
    isolate: false,
    sequence: { sequencer: QuickFirst },
    setupFiles: ['test/support/few-cases.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

/** What a run comes to: how much of the contract was exercised, and what it must not be accepted for. */
import type { Config } from './config.js';
import type { CoverageReport, ReportFailure } from './contract/index.js';
import { showCoverage } from './control/shapes/coverage.js';
import type { Engine } from './engine.js';

export interface Verdict {
  coverage: CoverageReport;
  /** Why the exit code is not to be 0; none where all is as it was asked to be. */
  failures: ReportFailure[];
}

/**
 * Judges what all merchants of a sandbox have done, resets and deleted merchants included, against the contract of the default
 * merchant's profile.
 */
export function verdictOf(engine: Engine, { min_coverage, strict }: Pick<Config, 'min_coverage' | 'strict'>): Verdict {
  const coverage = showCoverage(engine.coverage(), engine.worlds.default.data.settings);
  const failures: ReportFailure[] = [];
  if (min_coverage !== null && coverage.percent < min_coverage) {
    const message = `${coverage.percent} % of the contract was exercised, and --min-coverage asks for ${min_coverage}.`;
    failures.push({ name: 'coverage', message });
  }
  if (strict) for (const message of coverage.violations) failures.push({ name: 'contract', message });
  return { coverage, failures };
}

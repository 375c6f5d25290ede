/** What a run comes to: how much of the contract was exercised, what clients did wrong, and what it must not be accepted for. */
import { addFindings, type Finding, runAudit } from '../audit/index.js';
import type { Config } from '../config/config.js';
import { type CoverageReport, profileContract, type ReportFailure } from '../contract/index.js';
import { showCoverage } from '../control/shapes/requests.js';
import type { World } from '../domain/world.js';
import type { Engine } from './compose.js';

export interface Verdict {
  coverage: CoverageReport;
  findings: Finding[];
  /** How the deliveries to each path ended, those of merchants that are gone included. */
  receivers: Readonly<Record<string, number>>;
  /** Why the exit code is not to be 0; none where all is as it was asked to be. */
  failures: ReportFailure[];
}

type Bars = Pick<Config, 'min_coverage' | 'strict'>;

const findingsOf = (world: World): Finding[] => runAudit(world, profileContract(world.data.settings)).findings;

const NO_CALL: ReportFailure = {
  name: 'calls',
  message:
    'No call of /v1 reached this sandbox, so --strict has nothing to judge. Point the client at TENDERBOX_URL; a sandbox that a test makes in its own process is another one.',
};

/** What fails where less was exercised than was asked for. */
export function belowBar({ percent }: CoverageReport, least: number, flag: string): ReportFailure[] {
  const message = `${percent} % of the contract was exercised, and ${flag} asks for ${least}.`;
  return percent < least ? [{ name: 'coverage', message }] : [];
}

function failuresOf(coverage: CoverageReport, findings: readonly Finding[], { min_coverage, strict }: Bars) {
  const failures: ReportFailure[] = [];
  if (min_coverage !== null) failures.push(...belowBar(coverage, min_coverage, '--min-coverage'));
  if (!strict) return failures;
  for (const message of coverage.violations) failures.push({ name: 'contract', message });
  for (const { rule, severity, message } of findings) {
    if (severity !== 'note') failures.push({ name: `audit ${rule}`, message });
  }
  return failures;
}

/**
 * Begins to watch a run, so that what is reset or deleted meanwhile is not forgotten. The verdict is about all merchants, against
 * the contract of the default merchant's profile.
 */
export function openVerdict(engine: Engine): { read(bars: Bars): Verdict } {
  let earlier: Finding[] = [];
  // What reached no operation was no call. A world that was kept in a file has those of earlier runs.
  const called = (): number => Object.values(engine.coverage().answers).reduce((sum, { count }) => sum + count, 0);
  const before = called();
  const sentBefore = new Set(engine.worlds.all().flatMap(({ data }) => data.deliveries.map(({ id }) => id)));
  const arrivals = new Map<string, number>();
  const noteArrivals = ({ data }: World, into: Map<string, number>): void => {
    for (const { id, url, status } of data.deliveries) {
      if (sentBefore.has(id)) continue;
      const name = `${new URL(url).pathname} ${status}`;
      into.set(name, (into.get(name) ?? 0) + 1);
    }
  };
  engine.onRetire((world) => {
    noteArrivals(world, arrivals);
    earlier = addFindings([...earlier, ...findingsOf(world)]);
  });
  return {
    read(bars) {
      const findings = addFindings([...earlier, ...engine.worlds.all().flatMap(findingsOf)]);
      const coverage = showCoverage(engine.coverage(), engine.worlds.default.data.settings);
      const failures = failuresOf(coverage, findings, bars);
      if (bars.strict && called() === before) failures.unshift(NO_CALL);
      const receivers = new Map(arrivals);
      for (const world of engine.worlds.all()) noteArrivals(world, receivers);
      return { coverage, findings, receivers: Object.fromEntries(receivers), failures };
    },
  };
}

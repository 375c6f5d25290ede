/** The scenarios of a sandbox: those that come with it, and the folders of `--scenarios`. */
import { chains } from '../chains/index.js';
import type { Config } from '../config/config.js';
import { loadContract } from '../contract/index.js';
import { HostFailure, readYamlFiles, shippedScenarioFiles } from '../platform/node/files.js';
import { ScenarioLibrary } from '../scenarios/library.js';
import { runsAlone } from '../scenarios/runner.js';
import { formatIssue } from '../scenarios/types.js';
import { suggestWord } from '../words/nearest.js';

/** How large the patterns may be that a stranger's new resource is held against: the most steps for each character of a text. */
const MOST_PATTERNS = 500;

/** A scenario folder or `--scenario` is wrong; the message has a line for each issue. */
export class ScenarioFailure extends Error {}

/** A folder that cannot be read is a wrong flag, not a failure of the machine. */
function readFolder(folder: string): ReturnType<typeof readYamlFiles> {
  try {
    return readYamlFiles(folder);
  } catch (error) {
    throw error instanceof HostFailure ? new ScenarioFailure(`--scenarios: ${error.message}`) : error;
  }
}

/**
 * Reads the user's scenario folders, instead of what was read before.
 * @throws ScenarioFailure with a line per issue; what was read before stays in force
 */
export function loadFolders(library: ScenarioLibrary, folders: readonly string[]): void {
  const issues = library.load(folders.flatMap(readFolder));
  if (issues.length > 0) throw new ScenarioFailure(issues.map(formatIssue).join('\n'));
}

/** Reads all of them. @throws ScenarioFailure */
export async function loadLibrary(config: Pick<Config, 'public' | 'scenario' | 'scenarios'>): Promise<ScenarioLibrary> {
  const library = new ScenarioLibrary(shippedScenarioFiles(), {
    networksOf: chains.networksOf,
    operations: loadContract('merchant').operations,
    ...(config.public === null ? {} : { most_patterns: MOST_PATTERNS }),
  });
  if (config.scenarios.length > 0 || config.scenario !== null) await library.ready();
  loadFolders(library, config.scenarios);
  if (config.scenario === null) return library;
  const scenario = library.find(config.scenario);
  if (scenario === undefined) {
    const hint = suggestWord(config.scenario, library.names());
    throw new ScenarioFailure(`--scenario: there is no scenario ${JSON.stringify(config.scenario)}. ${hint}`);
  }
  if (scenario.on === 'manual' && !runsAlone(scenario)) {
    const message = `${scenario.name} is manual, and starts on no new resource by itself; give it an \`on\`, or start it with tenderbox run.`;
    throw new ScenarioFailure(`--scenario: ${message}`);
  }
  return library;
}

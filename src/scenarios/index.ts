/** The scenarios room's front door. The parser stays behind it, loaded by the library when it is first needed. */
export { formatDuration, parseDuration } from './durations.js';
export { createTriggers, type ListedScenario, REQUEST_KEY, ScenarioLibrary, type Triggers } from './library.js';
export type { FreeVerbs } from './runner.js';
export { cancelRun, runById, runsOf, startRun, stepHandler } from './runner.js';
export { type RunSample, sampleFor, startOnSample } from './sample-runs.js';
export { sampleAccount, sampleEventData } from './samples.js';
export { formatFault, type Scenario, type ScenarioFault, type ScenarioFile } from './types.js';

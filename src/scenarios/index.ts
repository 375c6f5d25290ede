/** The scenarios room's front door. The parser stays behind it, loaded by the library when it is first needed. */
export { formatDuration, parseDuration } from './durations.js';
export { type ListedScenario, ScenarioLibrary } from './library.js';
export { cancelRun, runById, runsOf, startRun, stepHandler } from './runner.js';
export { type RunSample, sampleFor, startOnSample } from './sample-runs.js';
export { sampleAccount, sampleEventData } from './samples.js';
export type { FreeVerbs } from './steps.js';
export { createTriggers, REQUEST_KEY, type Triggers } from './triggers.js';
export { formatFault, type Scenario, type ScenarioFault, type ScenarioFile } from './types.js';

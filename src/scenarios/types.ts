/** Scenarios as the rest of the module sees them, after their files were read. */
import type { FaultableOperation, NewFault } from '../domain/faults/faults.js';
import type { DeliveryFault, Json, JsonObject } from '../domain/records.js';
import type { ResourceKind, TriggerName, Verb } from './vocabulary.js';

/** The longest scenario, as a file or as JSON. */
export const MAX_FILE_BYTES = 256 * 1024;

/** A scenario file as the caller found it; this module reads no folders. */
export interface ScenarioFile {
  file: string;
  text: string;
}

export interface Place {
  line: number;
  column: number;
}

/** A document that was read: its value, and where in the text each part of it stands. */
export interface Source {
  file: string;
  value: Json;
  /** Where the value at a JSON pointer begins, or the key before it. */
  placeOf(pointer: string, part: 'key' | 'value'): Place | null;
}

/** One thing wrong with a scenario. */
export interface ScenarioIssue {
  /** The file, or what else the scenario came in. */
  file: string;
  /** 1-based; null where there is no text to point into. */
  line: number | null;
  column: number | null;
  /** JSON pointer to the value that is wrong; empty for the whole. */
  pointer: string;
  message: string;
  /** What would be right, as a whole sentence. */
  suggestion?: string;
}

export interface Step {
  after_ms: number;
  verb: Verb;
  input: JsonObject;
}

/** One rule of `deliveries:`, with durations in milliseconds. */
export interface DeliveryRule extends DeliveryFault {
  event: string;
  /** Id or URL of the only endpoint that it is about. */
  endpoint?: string;
}

/** What of a rule is a duration: `delay` in a file is `delay_ms` here. */
export const RULE_DURATIONS = ['delay', 'down', 'stale', 'slow'] as const;

export interface Scenario {
  name: string;
  description: string;
  on: TriggerName;
  steps: Step[];
  deliveries: DeliveryRule[];
  /** Faults that are added when it starts. */
  respond: NewFault[];
  /** Whether `match` holds for a resource; absent where the scenario runs only when it is asked for. */
  matches?: (resource: JsonObject) => boolean;
  /** How large the patterns of `match` are, compiled: how many steps they take for each character of a text, at most. */
  patterns: number;
  /** As it was written: what lists show, and what a run keeps. */
  definition: JsonObject;
}

export type ParseResult =
  | { scenario: Scenario; issues?: undefined }
  | { scenario?: undefined; issues: ScenarioIssue[] };

/** What is known about the world outside the file. */
export interface ParseContext {
  /** Whether the first issue is enough: whoever wrote the document may have meant harm. */
  first?: boolean;
  /** Networks that a currency can be received on; without it networks are checked when the step runs. */
  networksOf?: (currency: string) => readonly string[];
  /** How large all patterns that one new resource is held against may be together; absent where nobody else has to wait. */
  most_patterns?: number;
  /** Operations of the merchant API; without them what a fault is about is not looked at. */
  operations?: readonly FaultableOperation[];
}

/** An issue as one line: `file:line:column: message suggestion`. */
export function formatIssue(issue: ScenarioIssue): string {
  const place = issue.line === null ? `${issue.file}${issue.pointer}` : `${issue.file}:${issue.line}:${issue.column}`;
  return `${place}: ${issue.message}${issue.suggestion === undefined ? '' : ` ${issue.suggestion}`}`;
}

/**
 * Why a scenario cannot be taken beside those that are there, and what to do; undefined when it can.
 * @param there how large their patterns are
 */
export function tooManyPatterns(patterns: number, there: number, { most_patterns }: ParseContext): string | undefined {
  if (patterns === 0 || most_patterns === undefined || there + patterns <= most_patterns) return undefined;
  const whose = there === 0 ? '' : `, and those of the other scenarios to ${there}`;
  return `The patterns of match come to ${patterns} steps for each character of a text${whose}; together they may have ${most_patterns} in this sandbox. Use smaller counts in {n,m}, eq or in where a pattern is not needed, or fewer scenarios with matches.`;
}

// What the checks of a scenario share.

/** Collects issues; `report` places them. */
export interface Check {
  context: ParseContext;
  /** The kind of resource that the scenario is about; null for a manual one; undefined when `on` is wrong itself. */
  kind: ResourceKind | null | undefined;
  report(pointer: string, part: 'key' | 'value', message: string, suggestion?: string): void;
}

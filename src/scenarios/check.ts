/** What the checks of a scenario share. */
import type { JsonObject } from '../domain/types.js';
import type { Source } from './document.js';
import type { ParseContext } from './types.js';
import type { ResourceKind } from './vocabulary.js';

/** Collects faults; `report` places them. */
export interface Check {
  source: Source;
  context: ParseContext;
  /** The kind of resource that the scenario is about; null for a manual one; undefined when `on` is at fault itself. */
  kind: ResourceKind | null | undefined;
  report(pointer: string, part: 'key' | 'value', message: string, suggestion?: string): void;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of the tables that an imported world is checked by: small checks that are put together to bigger ones. */

import { atOnce, type Issue, type Sliced } from '../ports.js';
import type { JsonObject } from '../records.js';

/** More issues than anybody reads; a document with so many is not what it should be at all. */
const MOST_ISSUES = 100;

/** Deeper than anything that the sandbox writes. */
const DEEPEST_JSON = 64;

/** Below what a value stands: a name in an object, a position in a list. */
type Step = string | number;

/** Where the steps lead, such as `payments[3].amount`. */
const pathOf = (steps: readonly Step[]): string =>
  steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`;
    return path === '' ? step : `${path}.${step}`;
  }, '');

/** Gathers issues, as many as are worth telling. Where one stands is formatted for it alone, because that is dear. */
export class Issues {
  readonly found: Issue[] = [];
  private readonly steps: Step[] = [];

  get none(): boolean {
    return this.found.length === 0;
  }

  get full(): boolean {
    return this.found.length >= MOST_ISSUES;
  }

  add(path: string, message: string): void {
    if (!this.full) this.found.push({ path: path.slice(0, 500), message });
  }

  /** Says what is wrong with the value that is validated now. */
  here(message: string): void {
    if (!this.full) this.add(pathOf(this.steps), message);
  }

  /** Validates what stands below the value that is validated now. */
  below(step: Step, value: unknown, check: Check): void {
    this.steps.push(step);
    check(value, this);
    this.steps.pop();
  }

  /** The same piece by piece, where the check can be done so. */
  *belowInSlices(step: Step, value: unknown, check: Check): Sliced<void> {
    this.steps.push(step);
    if (check.sliced === undefined) check(value, this);
    else yield* check.sliced(value, this);
    this.steps.pop();
  }
}

/** Validates one value; never throws, whatever the value is. What it finds nothing wrong with is a `T`. */
export interface Check<T = unknown> {
  (value: unknown, issues: Issues): void;
  /** The same piece by piece, for values that may be long. */
  sliced?(value: unknown, issues: Issues): Sliced<void>;
  /** Carries the type alone, and is never there. */
  readonly passes?: T;
}

/** A check that finds everything wrong with the same message. */
export const wrong =
  (message: string): Check<never> =>
  (_value, issues) =>
    issues.here(message);
export const missing = wrong('is missing.');
const unknownName = wrong('is not known here.');
const impossibleName = wrong('is no name that a world can have.');

/** A check of one condition, with its message. */
export const that =
  <T>(holds: (value: unknown) => boolean, message: string): Check<T> =>
  (value, issues) => {
    if (!holds(value)) issues.here(message);
  };

/** Counted as the contract counts, in characters: one beyond the basic plane is one, though JavaScript says two. */
const isNoLonger = (value: string, longest: number): boolean =>
  value.length <= longest || (value.length <= 2 * longest && [...value].length <= longest);

export const text = (longest: number): Check<string> =>
  that(
    (value) => typeof value === 'string' && isNoLonger(value, longest),
    `must be a text of at most ${longest} characters.`,
  );

export const matching = (pattern: RegExp, message: string): Check<string> =>
  that((value) => typeof value === 'string' && pattern.test(value), message);

export const integer = (least: number, most: number): Check<number> =>
  that(
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    `must be a whole number from ${least} to ${most}.`,
  );

export const number = (least: number, most: number): Check<number> =>
  that(
    (value) => Number.isFinite(value) && (value as number) >= least && (value as number) <= most,
    `must be a number from ${least} to ${most}.`,
  );

export const flag: Check<boolean> = that((value) => typeof value === 'boolean', 'must be true or false.');

export const oneOf = <const T extends string | true>(allowed: readonly T[]): Check<T> =>
  that((value) => (allowed as readonly unknown[]).includes(value), `must be one of ${allowed.join(', ')}.`);

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value, issues) => {
    if (value !== null) check(value, issues);
  };

export const all =
  <T>(...checks: [Check<T>, ...Check[]]): Check<T> =>
  (value, issues) => {
    for (const check of checks) check(value, issues);
  };

/** Entries that are validated together. */
const ENTRIES = 50;

export function listOf<T>(check: Check<T>, most = Number.POSITIVE_INFINITY): Check<T[]> {
  function* sliced(value: unknown, issues: Issues): Sliced<void> {
    if (!Array.isArray(value)) return issues.here('must be a list.');
    if (value.length > most) return issues.here(`must have at most ${most} entries.`);
    for (let i = 0; i < value.length && !issues.full; i++) {
      issues.below(i, value[i], check);
      if (i % ENTRIES === ENTRIES - 1) yield;
    }
  }
  return Object.assign((value: unknown, issues: Issues) => atOnce(sliced(value, issues)), { sliced });
}

/** Whether a value is an object of JSON: neither null nor a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object whose names are data. */
export const mapOf =
  <T>(key: Check, check: Check<T>): Check<Record<string, T>> =>
  (value, issues) => {
    if (!isObject(value)) return issues.here('must be an object.');
    for (const name of Object.keys(value)) {
      if (issues.full) return;
      if (name === '__proto__') issues.below(name, undefined, impossibleName);
      issues.below(name, name, key);
      issues.below(name, value[name], check);
    }
  };

/** Any JSON at so many levels below the first. */
const jsonAt =
  (depth: number): Check =>
  (value, issues) => {
    if (issues.full || typeof value !== 'object' || value === null) return;
    if (depth > DEEPEST_JSON) return issues.here(`is nested deeper than ${DEEPEST_JSON} levels.`);
    const deeper = jsonAt(depth + 1);
    for (const [name, member] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      if (name === '__proto__') issues.below(name, undefined, impossibleName);
      issues.below(name, member, deeper);
    }
  };

/** Any JSON, as long as it is not nested beyond what the sandbox itself reads. */
export const json: Check = jsonAt(0);

export const jsonObject: Check<JsonObject> = all(that<JsonObject>(isObject, 'must be an object.'), json);

/** A field that may be left out. */
export interface Optional<T = unknown> {
  optional: Check<T>;
}
export const optional = <T>(check: Check<T>): Optional<T> => ({ optional: check });

type Rows = { readonly [name: string]: Check<unknown> | Optional<unknown> };
type Left<R extends Rows> = {
  -readonly [K in keyof R as R[K] extends Optional<unknown> ? K : never]?: R[K] extends Optional<infer T> ? T : never;
};
type There<R extends Rows> = {
  -readonly [K in keyof R as R[K] extends Optional<unknown> ? never : K]: R[K] extends Check<infer T> ? T : never;
};

type RecordOf<R extends Rows> = There<R> & Left<R>;

/** What a check lets through: the type of a record follows from its table. */
export type Of<C> = C extends Check<infer T> ? T : never;

/** A record with exactly these fields. */
export function record<R extends Rows>(
  table: R,
): Check<RecordOf<R>> & { names: readonly (keyof R & string)[] } & Pick<Required<Check>, 'sliced'> {
  const rows = Object.entries(table);
  const unknownNames = (value: object, there: number, issues: Issues): void => {
    const names = Object.keys(value);
    // Nearly always: all of them were looked at.
    if (names.length === there) return;
    for (const name of names) if (!Object.hasOwn(table, name)) issues.below(name, undefined, unknownName);
  };
  const check: Check<RecordOf<R>> = (value, issues) => {
    if (!isObject(value)) return issues.here('must be an object.');
    let there = 0;
    for (const [name, row] of rows) {
      if (Object.hasOwn(value, name)) {
        there += 1;
        issues.below(name, value[name], typeof row === 'function' ? row : row.optional);
      } else if (typeof row === 'function') issues.below(name, undefined, missing);
    }
    unknownNames(value, there, issues);
  };
  function* sliced(value: unknown, issues: Issues): Sliced<void> {
    if (!isObject(value)) return check(value, issues);
    let there = 0;
    for (const [name, row] of rows) {
      if (!Object.hasOwn(value, name)) {
        if (typeof row === 'function') issues.below(name, undefined, missing);
        continue;
      }
      there += 1;
      yield* issues.belowInSlices(name, value[name], typeof row === 'function' ? row : row.optional);
      yield;
    }
    unknownNames(value, there, issues);
  }
  return Object.assign(check, { sliced, names: Object.keys(table) });
}

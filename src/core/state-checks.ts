/** The words of the tables that an imported world is judged by: small checks that are put together to bigger ones. */

export interface StateFault {
  /** Where it is, such as `payments[3].amount`; empty for the document itself. */
  path: string;
  message: string;
}

/** More faults than anybody reads; a document with so many is not what it should be at all. */
const MOST_FAULTS = 100;

/** Deeper than anything that the sandbox writes. */
const DEEPEST_JSON = 64;

/** Gathers faults, as many as are worth telling. */
export class Faults {
  readonly found: StateFault[] = [];

  get none(): boolean {
    return this.found.length === 0;
  }

  get full(): boolean {
    return this.found.length >= MOST_FAULTS;
  }

  add(path: string, message: string): void {
    if (!this.full) this.found.push({ path: path.slice(0, 500), message });
  }
}

/** Judges one value; never throws, whatever the value is. */
export type Check = (value: unknown, path: string, faults: Faults) => void;

/** A check of one condition, with its message. */
export const that =
  (holds: (value: unknown) => boolean, message: string): Check =>
  (value, path, faults) => {
    if (!holds(value)) faults.add(path, message);
  };

/** Counted as the contract counts, in characters: one beyond the basic plane is one, though JavaScript says two. */
const isNoLonger = (value: string, longest: number): boolean =>
  value.length <= longest || (value.length <= 2 * longest && [...value].length <= longest);

export const text = (longest: number): Check =>
  that(
    (value) => typeof value === 'string' && isNoLonger(value, longest),
    `must be a text of at most ${longest} characters.`,
  );

export const matching = (pattern: RegExp, message: string): Check =>
  that((value) => typeof value === 'string' && pattern.test(value), message);

export const integer = (least: number, most: number): Check =>
  that(
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    `must be a whole number from ${least} to ${most}.`,
  );

export const number = (least: number, most: number): Check =>
  that(
    (value) => Number.isFinite(value) && (value as number) >= least && (value as number) <= most,
    `must be a number from ${least} to ${most}.`,
  );

export const flag: Check = that((value) => typeof value === 'boolean', 'must be true or false.');

export const oneOf = (allowed: readonly unknown[]): Check =>
  that((value) => allowed.includes(value), `must be one of ${allowed.join(', ')}.`);

export const orNull =
  (check: Check): Check =>
  (value, path, faults) => {
    if (value !== null) check(value, path, faults);
  };

export const all =
  (...checks: Check[]): Check =>
  (value, path, faults) => {
    for (const check of checks) check(value, path, faults);
  };

export const listOf =
  (check: Check, most = Number.POSITIVE_INFINITY): Check =>
  (value, path, faults) => {
    if (!Array.isArray(value)) faults.add(path, 'must be a list.');
    else if (value.length > most) faults.add(path, `must have at most ${most} entries.`);
    else for (let i = 0; i < value.length && !faults.full; i++) check(value[i], `${path}[${i}]`, faults);
  };

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** An object whose names are data. */
export const mapOf =
  (key: Check, check: Check): Check =>
  (value, path, faults) => {
    if (!isPlain(value)) {
      faults.add(path, 'must be an object.');
      return;
    }
    for (const [name, entry] of Object.entries(value)) {
      if (faults.full) return;
      if (name === '__proto__') faults.add(join(path, name), 'is no name that a world can have.');
      key(name, join(path, name), faults);
      check(entry, join(path, name), faults);
    }
  };

/** Any JSON, as long as it is not nested beyond what the sandbox itself reads. */
export const json: Check = (value, path, faults) => walkJson(value, path, faults, 0);

function walkJson(value: unknown, path: string, faults: Faults, depth: number): void {
  if (faults.full || typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST_JSON) {
    faults.add(path, `is nested deeper than ${DEEPEST_JSON} levels.`);
    return;
  }
  for (const [name, entry] of Object.entries(value)) {
    if (name === '__proto__') faults.add(join(path, name), 'is no name that a world can have.');
    walkJson(entry, Array.isArray(value) ? `${path}[${name}]` : join(path, name), faults, depth + 1);
  }
}

export const jsonObject: Check = all(that(isPlain, 'must be an object.'), json);

/** A field that may be left out. */
export interface Optional {
  optional: Check;
}
export const optional = (check: Check): Optional => ({ optional: check });

type IsOptional<T, K extends keyof T> = undefined extends T[K] ? true : false;

/** Every field of `T`: leaving one out of the table, or calling a required one optional, does not compile. */
export type Table<T> = { readonly [K in keyof Required<T>]: IsOptional<T, K> extends true ? Optional : Check };

/** A record with exactly these fields. */
export function record<T>(table: Table<T>): Check & { names: readonly (keyof T & string)[] } {
  const rows = Object.entries(table) as [string, Check | Optional][];
  const check: Check = (value, path, faults) => {
    if (!isPlain(value)) {
      faults.add(path, 'must be an object.');
      return;
    }
    for (const [name, row] of rows) {
      const there = Object.hasOwn(value, name);
      if (there) (typeof row === 'function' ? row : row.optional)(value[name], join(path, name), faults);
      else if (typeof row === 'function') faults.add(join(path, name), 'is missing.');
    }
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(table, name)) faults.add(join(path, name), 'is not known here.');
    }
  };
  return Object.assign(check, { names: Object.keys(table) as (keyof T & string)[] });
}

/** Choices of one value for each name. */
import * as covertable from 'covertable';

const { make } = 'make' in covertable ? covertable : (covertable as { default: typeof covertable }).default;

type Table = Readonly<Record<string, readonly unknown[]>>;
export type Choice = Record<string, unknown>;

/** The first value of each name, with each other value of each name in its turn. */
export function singles(table: Table): Choice[] {
  const base = Object.fromEntries(Object.entries(table).map(([name, values]) => [name, values[0]]));
  const changed = Object.entries(table).flatMap(([name, values]) =>
    values.slice(1).map((value) => ({ ...base, [name]: value })),
  );
  return [base, ...changed];
}

/** A small number of choices in which any two values of different names meet at least once. */
export function pairwise(table: Table): Choice[] {
  // The package is CommonJS, and who loads it decides whether its default export is one level deeper.
  return make(table as Record<string, unknown[]>) as Choice[];
}

/** Every choice there is. */
export function every(table: Table): Choice[] {
  return Object.entries(table).reduce<Choice[]>(
    (found, [name, values]) => found.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  );
}

/** What a contract shows as an answer: the examples of a status, and the headers that go with it. */
import type { Operation } from './contract.js';
import { escapeKey, resolve, valueAt } from './pointer.js';

/** The examples that an operation documents for a status, by name, in the order of the document. */
export function examplesOf({ contract, responses }: Operation, status: number): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const documented = responses.get(status);
  if (documented?.contentType === undefined) return found;
  const pointer = `${documented.pointer}/content/${escapeKey(documented.contentType)}/examples`;
  for (const name of Object.keys((valueAt(contract.document, pointer) ?? {}) as object)) {
    const example = resolve<{ value?: unknown }>(contract.document, `${pointer}/${escapeKey(name)}`);
    found.set(name, example.value.value);
  }
  return found;
}

/** The headers that an answer of this status always has, each with the value of its example. */
export function headerExamplesOf({ contract, responses }: Operation, status: number): Record<string, string> {
  const documented = responses.get(status);
  const found: Record<string, string> = {};
  if (documented === undefined) return found;
  const pointer = `${documented.pointer}/headers`;
  for (const name of Object.keys((valueAt(contract.document, pointer) ?? {}) as object)) {
    const header = resolve<{ required?: boolean; example?: unknown }>(
      contract.document,
      `${pointer}/${escapeKey(name)}`,
    );
    const { required, example } = header.value;
    if (required === true && example !== undefined) found[name] = String(example);
  }
  return found;
}

/** How finely moments are written. */
export type Precision = 'seconds' | 'milliseconds';

const DAY_MS = 86_400_000;
/** The examples tell what happened from three days before this one on, and what is still to come. */
const EXAMPLES_TODAY = Date.UTC(2026, 10, 23);
/** By how many days the examples can be moved until one of them has a year of five digits. */
const MOST_DAYS = (Date.UTC(9999, 10, 1) - EXAMPLES_TODAY) / DAY_MS;

/** By how many days the examples are moved for one whose time it is, in milliseconds. */
export const daysUntil = (now_ms: number): number =>
  Math.min(Math.floor((now_ms - EXAMPLES_TODAY) / DAY_MS), MOST_DAYS);

const MOMENT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/;

/**
 * An example with its moments as many days away from the merchant's now as it has them from its own, in the precision of the
 * profile; what an error quotes of a request stays as it was sent.
 * @param now_ms the merchant's time, in milliseconds
 */
export function shownExample(example: unknown, precision: Precision, now_ms: number): unknown {
  return moved(example, precision, daysUntil(now_ms));
}

function moved(example: unknown, precision: Precision, days: number): unknown {
  if (typeof example === 'string') return movedText(example, precision, days);
  if (Array.isArray(example)) return example.map((one) => moved(one, precision, days));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, name === 'value' ? value : moved(value, precision, days)]),
  );
}

function movedText(text: string, precision: Precision, days: number): string {
  if (!MOMENT.test(text) || Number.isNaN(Date.parse(text))) return text;
  const iso = new Date(Date.parse(text) + days * DAY_MS).toISOString();
  if (!text.includes('T')) return iso.slice(0, text.length);
  return precision === 'milliseconds' ? iso : iso.replace('.000Z', 'Z');
}

/** Has every example of a document show its moments as `shownExample` does, in place. */
export function showTimes(document: object, precision: Precision, now_ms: number): void {
  const days = daysUntil(now_ms);
  const nodes = document as Record<string, unknown>;
  for (const [name, child] of Object.entries(nodes)) {
    if (name === 'example') nodes[name] = moved(child, precision, days);
    else if (typeof child !== 'object' || child === null) continue;
    else if (name !== 'examples') showTimes(child, precision, now_ms);
    else if (Array.isArray(child)) nodes[name] = moved(child, precision, days);
    else
      nodes[name] = Object.fromEntries(
        Object.entries(child).map(([id, entry]) => [id, movedEntry(entry, precision, days)]),
      );
  }
}

/** An example of OpenAPI (with its text in `value`, or by reference), or one of JSON Schema, which is bare. */
const movedEntry = (entry: unknown, precision: Precision, days: number): unknown =>
  typeof entry === 'object' && entry !== null && Object.hasOwn(entry, 'value')
    ? { ...entry, value: moved((entry as { value: unknown }).value, precision, days) }
    : moved(entry, precision, days);

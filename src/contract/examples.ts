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

const SECONDS = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** An example with milliseconds; what an error quotes of a request stays as it was sent. */
function precise(example: unknown): unknown {
  if (typeof example === 'string') return SECONDS.test(example) ? example.replace('Z', '.000Z') : example;
  if (Array.isArray(example)) return example.map(precise);
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, name === 'value' ? value : precise(value)]),
  );
}

/** An example of OpenAPI (with its text in `value`, or by reference), or one of JSON Schema, which is bare. */
const preciseEntry = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && Object.hasOwn(entry, 'value')
    ? { ...entry, value: precise((entry as { value: unknown }).value) }
    : precise(entry);

/** Has every example of a document show its timestamps with milliseconds, in place. */
export function showMilliseconds(document: object): void {
  const nodes = document as Record<string, unknown>;
  for (const [name, child] of Object.entries(nodes)) {
    if (name === 'example') nodes[name] = precise(child);
    else if (typeof child !== 'object' || child === null) continue;
    else if (name !== 'examples') showMilliseconds(child);
    else if (Array.isArray(child)) nodes[name] = child.map(precise);
    else nodes[name] = Object.fromEntries(Object.entries(child).map(([id, entry]) => [id, preciseEntry(entry)]));
  }
}

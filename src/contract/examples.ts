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

/** A long answer printed piece by piece. */
import type { Sliced } from '../domain/slices.js';

/** Characters that are sent together. */
const PIECE = 64 * 1024;
const encoder = new TextEncoder();
/** Objects so near to the top are printed member by member: lists of records, maps of definitions, the paths of a contract. */
const LEVELS = 3;

/** The texts of which a value consists, together what JSON.stringify makes of it. */
function* textsOf(value: unknown, level: number): Generator<string, void> {
  if (typeof value !== 'object' || value === null || level > LEVELS) {
    yield JSON.stringify(value);
    return;
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) yield `${i === 0 ? '[' : ','}${JSON.stringify(value[i] ?? null)}`;
    yield value.length === 0 ? '[]' : ']';
    return;
  }
  let before = '{';
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    yield* textsOf(member, level + 1);
  }
  yield before === '{' ? '{}' : '}';
}

/** The bytes of a value as JSON; it must not change meanwhile. */
export function* printJson(value: unknown): Sliced<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  let text = '';
  for (const each of textsOf(value ?? null, 0)) {
    text += each;
    if (text.length < PIECE) continue;
    pieces.push(encoder.encode(text));
    text = '';
    yield;
  }
  pieces.push(encoder.encode(text));
  return pieces;
}

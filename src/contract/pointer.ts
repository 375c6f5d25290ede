/** Escapes one key so that it can stand in a JSON pointer (RFC 6901). */
export function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Undoes `escapeKey`. */
export function unescapeKey(key: string): string {
  return key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key;
}

/** The keys of a JSON pointer, in fragment form (`#/a/b`) or plain (`/a/b`). */
export function keysOf(pointer: string): string[] {
  return pointer.replace(/^#/, '').split('/').slice(1).map(unescapeKey);
}

/** Whether a value is an object of JSON: neither null nor a list. */
export const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands inside a document at a pointer, or at the keys of one; undefined where nothing does. */
export function valueAt(document: unknown, place: string | readonly (string | number)[]): unknown {
  let value: unknown = document;
  for (const key of typeof place === 'string' ? keysOf(place) : place) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** An object of the document together with the place where it is really written, `$ref`s followed. */
export interface Located<T> {
  readonly value: T;
  readonly pointer: string;
}

/** Follows `$ref`s from a pointer to the object that they lead to. Throws when one leads nowhere or in a circle. */
export function resolve<T>(document: unknown, pointer: string): Located<T> {
  let place = pointer;
  for (let hops = 0; hops < 32; hops++) {
    const value = valueAt(document, place);
    if (value === undefined) throw new Error(`The contract refers to ${place}, but nothing stands there.`);
    const ref = (value as { $ref?: unknown }).$ref;
    if (typeof ref !== 'string') return { value: value as T, pointer: place };
    if (!ref.startsWith('#/'))
      throw new Error(`The contract refers to ${ref}; bundle it so that every $ref is internal.`);
    place = ref;
  }
  throw new Error(`The contract's $refs from ${pointer} go round in a circle.`);
}

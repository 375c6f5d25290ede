/** Keys that this program made, found by their form wherever they were put: what a field is called does not tell. */

/**
 * An API key or a secret key that was drawn, also as a URL spells it. The fixed keys of the default merchant are shorter: everybody
 * knows them, and they stay readable. A public key is none: it is sent in the clear with every signed request.
 */
const DRAWN_KEY = /(tb(?:_|%5f)(?:key|secret)(?:_|%5f))[\w%-]{12,}/gi;

/** What stands in the place of a key. */
const MASKED_KEY = /tb(?:_|%5f)(?:key|secret)(?:_|%5f)\*{4}/i;

/** A text without the keys in it. Takes a time that grows with the text alone. */
export const maskKeys = (text: string): string => text.replace(DRAWN_KEY, '$1****');

/** Whether a text held a key before it was masked. */
export const heldKey = (text: string): boolean => MASKED_KEY.test(text);

/** Plain data without the keys in its texts and names; the same object when there are none. */
export function withoutKeys<T extends object>(data: T): T {
  const text = JSON.stringify(data);
  const masked = maskKeys(text);
  return masked === text ? data : (JSON.parse(masked) as T);
}

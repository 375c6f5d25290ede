/**
 * Compares two texts, one of which somebody presents, in a time that follows from the length of what is presented and from nothing
 * else: neither from where the texts differ, nor from how long the expected one is. Every comparison of a key, a token, a secret
 * or a signature goes through here.
 */
export function constantTimeEqual(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length;
  const length = Math.max(1, expected.length);
  for (let i = 0; i < given.length; i++) difference |= expected.charCodeAt(i % length) ^ given.charCodeAt(i);
  return difference === 0;
}

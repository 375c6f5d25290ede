const DIGITS = '0123456789abcdef';

/** Bytes as hexadecimal digits in lower case, in one piece: what grows byte by byte is kept as a chain of pieces. */
export function hexOf(bytes: Uint8Array): string {
  const codes: number[] = [];
  for (const byte of bytes) codes.push(DIGITS.charCodeAt(byte >> 4), DIGITS.charCodeAt(byte & 15));
  return String.fromCharCode(...codes);
}

/** Nobody would find a proof of work of more bits. */
export const MOST_PROOF_BITS = 32;

/** Whether a hash, in hex, begins with so many bits of zero, at most 48. */
export const beginsWithZeros = (hex: string, bits: number): boolean =>
  Number.parseInt(hex.slice(0, 12), 16) < 2 ** (48 - bits);

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

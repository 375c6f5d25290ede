const DIGITS = '0123456789abcdef';

/**
 * Bytes as hexadecimal digits in lower case. Made in one piece: a text that grew byte by byte stays in memory as a chain of its
 * pieces, which was a kilobyte for each signature and each transaction hash.
 */
export function hexOf(bytes: Uint8Array): string {
  const codes: number[] = [];
  for (const byte of bytes) codes.push(DIGITS.charCodeAt(byte >> 4), DIGITS.charCodeAt(byte & 15));
  return String.fromCharCode(...codes);
}

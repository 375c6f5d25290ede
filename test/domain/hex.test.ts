import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { hexOf } from '../../src/domain/bytes.js';

test('bytes are spelled as hexadecimal digits in lower case', () => {
  const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(hexOf(every)).toBe(bytesToHex(every));
  expect(hexOf(new Uint8Array(0))).toBe('');
  expect(hexOf(every.subarray(250))).toBe('fafbfcfdfeff');
});

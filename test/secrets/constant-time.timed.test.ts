/** How long the comparison of secrets takes tells nothing of them. */
import { expect, test } from 'vitest';
import { constantTimeEqual } from '../../src/domain/bytes.js';

test('takes as long wherever texts differ, and however long the expected one is', () => {
  const given = 'a'.repeat(100_000);
  const expected = [given, `b${given.slice(1)}`, `${given.slice(1)}b`, 'a', '', 'b'.repeat(200_000)];
  const fastest = expected.map(() => Number.POSITIVE_INFINITY);
  // In turns, so that whatever slows the machine slows all of them.
  for (let round = 0; round < 60; round += 1)
    for (const [i, text] of expected.entries()) {
      const began = performance.now();
      constantTimeEqual(text, given);
      fastest[i] = Math.min(fastest[i] ?? 0, performance.now() - began);
    }
  // One that stops at the first difference is a thousand times as fast here.
  expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(3);
});

import { expect, test } from 'vitest';
import { remembered } from '../../src/platform/node/remembered.js';

test('a text is read once, and anew after more have come than are kept', () => {
  const read: string[] = [];
  const length = remembered((text) => {
    read.push(text);
    return text.length;
  }, 2);
  expect(['a', 'bb', 'a', 'bb'].map(length)).toEqual([1, 2, 1, 2]);
  expect(read).toEqual(['a', 'bb']);
  expect(['ccc', 'ccc', 'a'].map(length)).toEqual([3, 3, 1]);
  expect(read).toEqual(['a', 'bb', 'ccc', 'a']);
});

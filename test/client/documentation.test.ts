/** The page about the client names what the client has. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContract } from '../../src/contract/index.js';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/client.md');

test('every operation stands in the table', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| `client\.(\w+)\.(\w+)\(/gm)].map(([, id]) => id);
  const operationIds = loadContract('merchant').operations.map(({ operationId }) => operationId);
  expect(rows.sort()).toEqual(operationIds.sort());
});

test('every option stands on the page', () => {
  const source = read('src/client/options.ts') + read('src/client/types.ts');
  const interfaces = [...source.matchAll(/interface (?:ClientOptions|CallOptions|CreateOptions).*?\{(.*?)\n\}/gs)];
  const names = interfaces.flatMap(([, text = '']) => [...text.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(18);
  expect(names.filter((name) => !new RegExp(`\`${name}\\b`).test(page))).toEqual([]);
});

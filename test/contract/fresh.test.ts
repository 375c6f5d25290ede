import { expect, test } from 'vitest';
import { documents, staleFiles } from '../../tools/contract-documents.mjs';

test.each(documents)('what is generated from openapi/%s is committed as it would be generated now', async (name) => {
  const stale = await staleFiles(name);
  expect(stale.map((file: { path: string }) => file.path)).toEqual([]);
});

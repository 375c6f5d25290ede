/** The judge of generated clients: what it is planted it finds, and nothing else. The generators themselves run at night. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lossFinder } from '../../tools/conformance/losses.mjs';
import { compiled, exportedTypes } from '../../tools/conformance/types.mjs';

const schema = {
  type: 'object',
  required: ['id', 'tags'],
  properties: {
    id: { type: 'string' },
    amount: { type: ['number', 'null'] },
    status: { enum: ['open', 'paid'] },
    tags: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    metadata: { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, { type: 'boolean' }] } },
    per: { type: 'object', propertyNames: { enum: ['BTC', 'EUR'] }, additionalProperties: { type: 'number' } },
    free: {},
  },
};

const WHOLE = `export interface It {
  id: string; amount?: number | null; status?: 'open' | 'paid'; tags: { name?: string }[];
  metadata?: Record<string, string | boolean>; per?: Partial<Record<'BTC' | 'EUR', number>>; free?: unknown;
}`;

function lossesOf(source: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tenderbox-losses-'));
  writeFileSync(join(folder, 'index.ts'), source);
  const { program, errors } = compiled(folder);
  const { checker, types } = exportedTypes(program, folder);
  const type = types.get('it');
  return [...errors, ...(type === undefined ? ['It is not there'] : lossFinder(checker, {})('It', schema, type))];
}

test('a type that has all of its schema has lost nothing', () => {
  expect(lossesOf(WHOLE)).toEqual([]);
});

test.each([
  ['amount?: number | null; ', '', 'It.amount is missing'],
  ['number | null', 'number', 'It.amount is no null, but number | undefined'],
  ["'open' | 'paid'", "'open'", 'It.status does not take "paid"'],
  ['id: string', 'id?: string', 'It.id is optional, and the contract requires it'],
  ['free?', 'free', 'It.free is required, and the contract does not require it'],
  ['{ name?: string }[]', 'unknown[]', 'It.tags[] is unknown'],
  ['{ name?: string }[]', '{}[]', 'It.tags[].name is missing'],
  ['Record<string, string | boolean>', 'object', 'It.metadata is no object'],
  ['Record<string, string | boolean>', 'Record<string, string>', 'It.metadata.* is no boolean, but string'],
  ["'BTC' | 'EUR'", "'BTC'", 'It.per.EUR is missing'],
  ['interface It', 'interface Other', 'It is not there'],
])('instead of %s: %s', (from, to, loss) => {
  expect(WHOLE).toContain(from);
  expect(lossesOf(WHOLE.replace(from, to))).toEqual([loss]);
});

test('what does not compile under strict rules is found', () => {
  expect(lossesOf(`${WHOLE}\nexport const id = (it) => it.id;`)).toEqual([
    expect.stringMatching(/^index\.ts:5: .*implicitly has an 'any' type/),
  ]);
});

test('a wrong flag says which values there are', () => {
  const said = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/conformance.mjs', ...args], { encoding: 'utf8' });
  expect(said('--tool', 'orvall')).toMatchObject({ status: 2, stderr: expect.stringContaining('orval, ') });
  expect(said('--profile', 'nope')).toMatchObject({ status: 2, stderr: expect.stringContaining('production-like') });
  expect(said('--only', 'nope')).toMatchObject({ status: 2, stderr: expect.stringContaining('generators') });
});

/** Redocly's linter reads the documents as they are written, and as every profile serves them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { profileContract } from '../../src/contract/index.js';
import { BASE_VARIANTS, type ContractSettings } from '../../src/contract/overlay.js';
import { SETTINGS } from '../../src/domain/merchants/settings.js';
import { pairwise, singles } from '../support/combinations.js';
import { redocly, root, scratch } from './redocly.js';

interface Report {
  totals: { errors: number; warnings: number; ignored: number };
  problems: { ruleId: string; message: string; location: { pointer: string }[] }[];
}

/** What the linter says about files: one report each, one after the other. */
async function lint(...files: string[]): Promise<Report[]> {
  const { stdout } = await redocly('lint', ...files, '--format', 'json');
  return JSON.parse(`[${stdout.trim().replaceAll(/^\}\s*\{/gm, '},{')}]`);
}

function expectNothing(reports: readonly Report[], files: number): void {
  expect(reports).toHaveLength(files);
  const problems = reports.flatMap((report) => report.problems);
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
  expect(reports.reduce((sum, { totals }) => sum + totals.errors + totals.warnings + totals.ignored, 0)).toBe(0);
}

test.each(['merchant.yaml', 'sandbox.yaml'])('the linter has nothing to say about %s', async (name) => {
  expectNothing(await lint(join(root, 'openapi', name)), 1);
});

test('the linter has nothing to say about the document of any profile', { timeout: 600_000 }, async () => {
  const folder = scratch();
  const names = Object.keys(BASE_VARIANTS) as (keyof typeof BASE_VARIANTS)[];
  const table = Object.fromEntries(names.map((name) => [name, SETTINGS[name].values]));
  const files = ([...singles(table), ...pairwise(table)] as ContractSettings[]).map((settings, i) => {
    const file = join(folder, `${i}.json`);
    writeFileSync(file, JSON.stringify(profileContract(settings).document));
    return file;
  });
  expectNothing(await lint(...files), files.length);
});

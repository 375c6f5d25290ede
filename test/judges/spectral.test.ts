/** Spectral, which is not ours, reads the contracts: its own rules for OpenAPI, and the house's. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { outsideFile } from '../../conformance/outside.mjs';
import { PRESETS } from '../../src/variants/presets.js';
import { openBox } from '../support/box.js';
import { root, scratch } from './redocly.js';

const program = outsideFile('@stoplight/spectral-cli/dist/index.js');

/** Everything that Spectral says about documents, as `file code place`, whatever its severity. */
function spectral(ruleset: string, ...paths: string[]): Promise<string[]> {
  const args = [program, 'lint', '--ruleset', ruleset, '--format', 'json', '--quiet', ...paths];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout, stderr) => {
      if (!stdout.startsWith('[')) return reject(new Error(`Spectral did not report: ${stdout}${stderr}`));
      const found = JSON.parse(stdout) as { source: string; code: string; path: string[] }[];
      resolve(found.map(({ source, code, path }) => `${basename(source)} ${code} ${path.join('/')}`));
    });
  });
}

const openapi = (name: string): string => join(root, 'openapi', name);

test('there is nothing to say about the merchant API, nor about what a preset makes of it', {
  timeout: 600_000,
}, async () => {
  const box = await openBox();
  const folder = scratch();
  const contracts = Object.entries(PRESETS).map(async ([name, { settings = {} }]) => {
    const merchant = await box.createMerchant({ profile: settings });
    const headers = { 'x-api-key': merchant.apiKey };
    const text = await (await fetch(`${merchant.url}/openapi.json`, { headers })).text();
    const path = join(folder, `${name}.json`);
    writeFileSync(path, text);
    return path;
  });
  expect(contracts).toHaveLength(Object.keys(PRESETS).length);
  // The preset named default changes nothing: its contract is openapi/merchant.yaml.
  expect(await spectral('config/spectral.merchant.yaml', ...(await Promise.all(contracts)))).toEqual([]);
});

test('nor about the control API', { timeout: 300_000 }, async () => {
  expect(await spectral('config/spectral.sandbox.yaml', openapi('sandbox.yaml'))).toEqual([]);
});

test('Spectral does judge: what is planted is found, and nothing else', { timeout: 300_000 }, async () => {
  const planted: [from: string, to: string][] = [
    ['operationId: createPayment\n', 'operationId: Payment_new\n'],
    ['x-tenderbox-scope: payments:read\n', 'x-tenderbox-scope: everything\n'],
    ['description: One page of payment requests.\n', 'description: One page of payment requests\n'],
    ['summary: List payment requests\n', 'summary: List payment requests.\n'],
    ["'404': { $ref: '#/components/responses/NotFound' }", "'404': { description: Not found. }"],
  ];
  let text = readFileSync(openapi('merchant.yaml'), 'utf8');
  for (const [from, to] of planted) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  const path = join(scratch(), 'planted.yaml');
  writeFileSync(path, text);
  expect((await spectral('config/spectral.merchant.yaml', path)).sort()).toEqual([
    'planted.yaml failures-have-a-body paths//payments/{payment_request_id}/get/responses/404',
    'planted.yaml operation-id-verb-noun paths//payments/post/operationId',
    'planted.yaml operation-names-its-scope paths//payments/get/x-tenderbox-scope',
    'planted.yaml sentences-end paths//payments/get/responses/200/description',
    'planted.yaml summary-without-period paths//payments/get/summary',
  ]);
});

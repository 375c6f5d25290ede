// Dredd: it sends the first example of each operation, and compares the answer with that of the contract.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { contractOf, flagsOf } from './contracts.mjs';
import { packages, run, told, withSandbox } from './tools.mjs';

const OPTIONS = { profile: 'examples', auth: 'bearer' };

/**
 * What Dredd does not know: that a header may be left out (it sends an empty one, and wants every one of an answer), and that a media
 * type may have a charset. It makes one test of each status; those of errors need requests that are wrong, which it has none of.
 */
const HOOKS = `const hooks = require('hooks');
hooks.beforeEach((transaction) => {
  if (!transaction.expected.statusCode.startsWith('2')) transaction.skip = true;
  for (const headers of [transaction.request.headers, transaction.expected.headers]) {
    for (const [name, value] of Object.entries(headers)) if (value === '') delete headers[name];
  }
  if (transaction.expected.headers['Content-Type']) transaction.expected.headers['Content-Type'] += '; charset=utf-8';
});
`;

/** @returns whether a transaction fails */
export const runDredd = () =>
  withSandbox(OPTIONS, async ({ url, apiKey }, folder) => {
    const [contract, hooks] = ['openapi.json', 'hooks.cjs'].map((name) => join(folder, name));
    const text = contractOf([...flagsOf(OPTIONS), '--openapi', '3.0', '--without-sandbox']);
    writeFileSync(contract, text);
    writeFileSync(hooks, HOOKS);
    const flags = ['--hookfiles', hooks, '--header', `Authorization: Bearer ${apiKey}`, '--loglevel', 'error'];
    const program = join(packages, '.bin', 'dredd');
    const { output } = await run(process.execPath, [program, contract, url, ...flags], { cwd: folder });
    const plain = stripVTControlCharacters(output);
    const operations = Object.values(JSON.parse(text).paths).flatMap(Object.keys).length;
    const [, passing = '0', failing = '?'] = /^complete: (\d+) passing, (\d+) failing/m.exec(plain) ?? [];
    const good = Number(passing) === operations && failing === '0';
    const said = plain.split('\n').filter((line) => /^(fail|error)/.test(line));
    return told(`Dredd: ${passing} of ${operations} operations`, good ? [] : [`${failing} fail`, ...said]);
  });

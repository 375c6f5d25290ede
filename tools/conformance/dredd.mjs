// Dredd: it sends the first example of each operation, and compares the answer with that of the contract.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createTenderbox } from '../../dist/index.js';
import { contractOf, flagsOf } from './contracts.mjs';
import { inFolder, packages, run } from './tools.mjs';

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

/** @returns how many transactions fail */
export async function runDredd() {
  const box = await createTenderbox(OPTIONS);
  try {
    return await inFolder(async (folder) => {
      const contract = join(folder, 'openapi.json');
      const text = contractOf([...flagsOf(OPTIONS), '--openapi', '3.0', '--without-sandbox']);
      writeFileSync(contract, text);
      const operations = Object.values(JSON.parse(text).paths).flatMap(Object.keys).length;
      const hooks = join(folder, 'hooks.cjs');
      writeFileSync(hooks, HOOKS);
      const args = [
        contract,
        box.url,
        '--hookfiles',
        hooks,
        '--header',
        `Authorization: Bearer ${box.apiKey}`,
        '--loglevel',
        'error',
      ];
      const { output } = await run(process.execPath, [join(packages, '.bin', 'dredd'), ...args], { cwd: folder });
      const plain = stripVTControlCharacters(output);
      const [, passing = '0', failing = '?'] = /^complete: (\d+) passing, (\d+) failing/m.exec(plain) ?? [];
      const good = Number(passing) === operations && failing === '0';
      console.log(`${good ? 'ok    ' : 'FAILED'}  Dredd: ${passing} of ${operations} operations`);
      if (good) return 0;
      for (const line of plain
        .split('\n')
        .filter((each) => /^(fail|error)/.test(each))
        .slice(0, 20))
        console.log(`        ${line}`);
      return 1;
    });
  } finally {
    await box.close();
  }
}

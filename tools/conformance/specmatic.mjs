// Specmatic's contract tests: it reads the contract, sends each example and judges each answer.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractOf, flagsOf } from './contracts.mjs';
import { packages, run, told, withSandbox } from './tools.mjs';

/** It cannot sign requests, so that every profile is taken with a key. What a preset changes of the contract stands beside it. */
const PROFILES = [
  {},
  { rate_limit: '1', events: 'named' },
  { error_codes: 'catalog', semantic_status: '422', timestamps: 'milliseconds', invoice_items: 'enforce' },
  { envelope: 'form2' },
].map((settings) => ({ profile: 'examples', auth: 'bearer', ...settings }));

/** Fewer, and it has not understood the examples. */
const LEAST = 30;

/** Whatever it wants to send elsewhere ends at a door that nobody opens. */
const NOWHERE = ['http', 'https'].flatMap((scheme) => [`-D${scheme}.proxyHost=127.0.0.1`, `-D${scheme}.proxyPort=9`]);

/** @returns whether something fails */
const judgeWith = (options) =>
  withSandbox(options, async ({ url, apiKey }, folder) => {
    const contract = join(folder, 'openapi.json');
    writeFileSync(contract, contractOf(flagsOf(options)));
    const jar = join(packages, 'specmatic', 'specmatic.jar');
    const args = [...NOWHERE, '-Dhttp.nonProxyHosts=127.0.0.1', '-jar', jar, 'test', contract, `--testBaseURL=${url}`];
    // It takes the key from a variable that has the name of the security scheme.
    const { code, output } = await run('java', args, { cwd: folder, env: { bearer: apiKey } });
    const [, tests = '0', failures = '?'] = /^Tests run: (\d+),.* Failures: (\d+),/m.exec(output) ?? [];
    const good = code === 0 && Number(tests) >= LEAST;
    const said = output
      .split('\n')
      .filter((line) => /^Scenario: .*FAILED|^\s*>> |^\s*Specification expected/.test(line));
    const wrong = [`ended with ${code}, ${tests} tests, ${failures} failures`, ...new Set(said)];
    return told(`Specmatic with ${flagsOf(options).join(' ')}: ${tests} tests`, good ? [] : wrong);
  });

/** @returns how many profiles fail */
export async function runSpecmatic() {
  if ((await run('java', ['-version'])).code !== 0) {
    throw new Error('Specmatic needs Java 17 or newer; run: apt-get install openjdk-17-jre-headless');
  }
  let failed = 0;
  for (const options of PROFILES) failed += await judgeWith(options);
  return failed;
}

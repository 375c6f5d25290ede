/**
 * `prism proxy --errors`, by its command line, between the Postman collection and the sandbox: what either side sends
 * outside of the contract is answered by Prism with an error. test/api/judge.test.ts asks it about every refusal as well.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outsideFile } from '../../conformance/outside.mjs';
import type { Sandbox } from '../../src/index.js';
import { openBox } from '../support/box.js';
import { runCollection } from './postman.js';
import { startProxy } from './proxy.js';
import { scratch } from './redocly.js';

const program = outsideFile('@stoplight/prism-cli/dist/index.js');

interface Contract {
  components: { schemas: Record<string, { required?: string[] }> };
}

/** Starts Prism before a sandbox, and runs the collection through it: what fails. */
async function failuresThroughPrism(box: Sandbox, change: (document: Contract) => void = () => {}): Promise<string[]> {
  const document = (await (await fetch(`${box.url}/openapi.json`)).json()) as Contract;
  change(document);
  const path = join(scratch(), 'contract.json');
  writeFileSync(path, JSON.stringify(document));
  const args = ['proxy', path, box.url, '--errors', '--port', '0'];
  const { url } = await startProxy(program, args, /Prism is listening on (http:\/\/127\.0\.0\.1:\d+)/);
  const { failures, executions } = (await runCollection(box, url)).run;
  expect(executions).toHaveLength(20);
  return failures.map(({ source, error }) => `${source.name}: ${error.test}`);
}

test('the whole collection passes', { timeout: 300_000 }, async () => {
  expect(await failuresThroughPrism(await openBox())).toEqual([]);
});

test('Prism does judge: an answer without what the contract demands does not pass', { timeout: 300_000 }, async () => {
  const failures = await failuresThroughPrism(await openBox(), ({ components }) =>
    components.schemas.Account?.required?.push('phone'),
  );
  expect(failures).toEqual(['Retrieve the account: answers 200', 'Retrieve the account: names the request']);
});

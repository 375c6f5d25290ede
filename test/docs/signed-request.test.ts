/** The example of a signed request, where nothing can be called. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort } from './terminal.js';

const example = fileURLToPath(new URL('../../examples/signed-request.mjs', import.meta.url));

const nowhere = `http://127.0.0.1:${await freePort()}`;

test.each([
  ['abc', 'TENDERBOX_URL is "abc". Set it to the base URL that the sandbox prints, such as http://127.0.0.1:4020/v1.'],
  [
    `${nowhere}/v1`,
    `No answer from ${nowhere} (ECONNREFUSED). Start the sandbox, or name where it is in TENDERBOX_URL.`,
  ],
])('with TENDERBOX_URL=%s says in one line what to do', (TENDERBOX_URL, said) => {
  const { status, stderr } = spawnSync('node', [example], { env: { ...process.env, TENDERBOX_URL }, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, `${said}\n`]);
});

/** A run is written down, and run again: alike, or else it is said where it differs. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tenderbox } from './context.js';

const folder = mkdtempSync(join(tmpdir(), 'tenderbox-proof-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const calls = (...paths: string[]): string[] => {
  const code = `for (const path of ${JSON.stringify(paths)}) await fetch(process.env.TENDERBOX_URL + path, {
    headers: { authorization: 'Bearer ' + process.env.TENDERBOX_API_KEY } });`;
  return [process.execPath, '--input-type=module', '-e', code];
};
const run = (...args: string[]) => tenderbox(args, {}, folder);

test('a run that is run again is what its proof says, or it is said where it differs', async () => {
  const first = await run('exec', '--proof', 'proof.json', '--', ...calls('/account', '/balance'));
  expect(first.code).toBe(0);
  const file = join(folder, 'proof.json');
  expect(statSync(file).mode & 0o777).toBe(0o644 & ~process.umask());
  const proof = JSON.parse(readFileSync(file, 'utf8'));
  expect(proof).toMatchObject({
    format: 'tenderbox.proof',
    exit_code: 0,
    calls: { 'getAccount 200': 1, 'getBalance 200': 1 },
  });
  expect(readFileSync(file, 'utf8')).not.toContain('tb_key_');

  const again = await run('verify', 'proof.json', '--', ...calls('/account', '/balance'));
  expect({ code: again.code, last: again.err.at(-1) }).toEqual({ code: 0, last: 'The run is what the proof says.' });

  const other = await run('verify', 'proof.json', '--auth', 'bearer', '--', ...calls('/account'));
  expect(other.code).toBe(1);
  expect(other.err).toEqual(
    expect.arrayContaining([
      'tenderbox: settings: auth: "any" in the proof, "bearer" now',
      'tenderbox: calls: getBalance 200: 1 in the proof, 0 now',
    ]),
  );
});

test('a proof has what a reset threw away, and masks what its command names', async () => {
  const code = `const key = { authorization: 'Bearer ' + process.env.TENDERBOX_API_KEY, 'content-type': 'application/json' };
    const send = (url, body) => fetch(url, { method: 'POST', headers: key, body: JSON.stringify(body) });
    const control = process.env.TENDERBOX_CONTROL_URL;
    const { url } = await (await fetch(control + '/inbox/shop', { method: 'PUT', headers: key, body: '{}' })).json();
    await send(control + '/endpoints', { url, event_types: ['payment.created'] });
    const paid = { amount: 1, currency: 'EUR', customer_email: 'a@example.com' };
    await send(process.env.TENDERBOX_URL + '/payments', paid);
    await send(control + '/settle', {});
    await send(control + '/reset', {});`;
  const command = [process.execPath, '--input-type=module', '-e', code, `tb_key_${'a'.repeat(32)}`];
  expect((await run('exec', '--proof', 'reset.json', '--', ...command)).err.at(-1)).toBeDefined();
  const text = readFileSync(join(folder, 'reset.json'), 'utf8');
  expect(text).not.toContain('a'.repeat(32));
  expect(JSON.parse(text).receivers).toEqual({ '/_sandbox/inbox/shop succeeded': 1 });
});

const changed = (change: object): string => JSON.stringify({ ...EMPTY, ...change });
const EMPTY = {
  ...{ format: 'tenderbox.proof', version: 1, tenderbox: '0.1.0', seed: 1, command: ['npm', 'test'], exit_code: 0 },
  ...{ settings: {}, coverage: { covered: 0, of: 82, percent: 0 }, calls: {}, findings: {}, receivers: {} },
};
test.each<[name: string, text: string | undefined, args: string[], message: string]>([
  ['no file', undefined, [], 'verify needs first the file'],
  ['a file that is not there', undefined, ['none.json', '--', 'true'], 'there is no such file'],
  ['half a proof', '{"format":"tenderbox.proof","ver', ['bad.json', '--', 'true'], 'bad.json is no JSON'],
  ['a report', '{"operations":[]}', ['bad.json', '--', 'true'], 'its format is nothing and not'],
  ['another version', '{"format":"tenderbox.proof","version":2}', ['bad.json', '--', 'true'], 'it is of version 2'],
  ['no seed', '{"format":"tenderbox.proof","version":1}', ['bad.json', '--', 'true'], 'its seed is no whole number'],
  ['a seed below zero', changed({ seed: -1 }), ['bad.json', '--', 'true'], 'its seed is no whole number'],
  ['no exit code', changed({ exit_code: '0' }), ['bad.json', '--', 'true'], 'its exit_code is no whole number'],
  ['no command', changed({ command: [null] }), ['bad.json', '--', 'true'], 'its command is no list of words'],
  [
    'no version of the program',
    changed({ tenderbox: undefined }),
    ['bad.json', '--', 'true'],
    'which version of the program',
  ],
  ['settings that are a list', changed({ settings: [] }), ['bad.json', '--', 'true'], 'it has no settings'],
  ['half a coverage', changed({ coverage: {} }), ['bad.json', '--', 'true'], 'in coverage for "covered" nothing'],
  ['a count that is text', changed({ calls: { a: '1' } }), ['bad.json', '--', 'true'], 'in calls for "a" "1"'],
  [
    'a seed of the reader’s own',
    changed({}),
    ['bad.json', '--seed', '2', '--', 'true'],
    '--seed is what the proof says',
  ],
  ['no command of the reader’s own', JSON.stringify(EMPTY), ['bad.json'], 'tenderbox verify bad.json -- npm test'],
  [
    'a command that a shell would read otherwise',
    JSON.stringify({ ...EMPTY, command: ['sh', '-c', 'curl -s $URL; echo'] }),
    ['bad.json'],
    "tenderbox verify bad.json -- sh -c 'curl -s $URL; echo'",
  ],
])('%s is rejected before anything runs', async (_name, text, args, message) => {
  if (text !== undefined) writeFileSync(join(folder, 'bad.json'), text);
  const { code, err } = await run('verify', ...args);
  expect(code).not.toBe(0);
  expect(err.join('\n')).toContain(message);
});

test('a proof that has no place is rejected before the command runs', async () => {
  expect((await run('exec', '--proof', '--', 'true')).err.join()).toContain('--proof needs a file');
  expect((await run('exec', '--proof', 'proof.json/x', '--', 'true')).code).toBe(1);
});

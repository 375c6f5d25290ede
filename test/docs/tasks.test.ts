/** The graded tasks: each reference solution passes, and each start that nobody touched fails. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['examples/tasks/run.mjs', ...args], { cwd: root }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );

test('every task is graded right both ways', { timeout: 120_000 }, async () => {
  const { stdout } = await run('--check');
  const folders = readdirSync(new URL('examples/tasks', root), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  const names = folders.map(({ name }) => name).sort();
  expect(names).toHaveLength(25);
  expect(stdout.trim().split('\n')).toEqual(names.map((name) => `right  ${name}`));
});

test.each([
  ['do-not-ship-underpaid', 'export const onWebhook = () => 204;', 'Order 6'],
  ['refuse-bad-signatures', "export const onWebhook = () => { throw new Error('x'); };", 'Order 6'],
  ['wait-for-confirmations', 'export const nothing = 1;', 'Your file exports no onWebhook.'],
])('%s is not done by doing nothing', async (task, text, complaint) => {
  const file = join(mkdtempSync(join(tmpdir(), 'tenderbox-task-')), 'work.mjs');
  onTestFinished(() => rmSync(dirname(file), { recursive: true }));
  writeFileSync(file, text);
  expect(await run(task, file)).toMatchObject({ code: 1, stdout: expect.stringContaining(complaint) });
});

test('what is no task is rejected with the names of those that there are', async () => {
  expect(await run('charge')).toMatchObject({ code: 2, stderr: expect.stringContaining('charge-once-after-500') });
});

/** The graded tasks: each reference solution passes, and each start that nobody touched fails. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

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

test('what is no task is refused with the names of those that there are', async () => {
  expect(await run('charge')).toMatchObject({ code: 2, stderr: expect.stringContaining('charge-once-after-500') });
});

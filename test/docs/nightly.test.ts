import { expect, test } from 'vitest';
import { nightlySuites, runSuites } from '../../tools/nightly.mjs';

const suite = (name: string, code: number) => ({ name, command: [process.execPath, '-e', `process.exit(${code})`] });

test('at night every suite is run, also after one has failed, and one exit code says it', async () => {
  const bad = await runSuites([suite('one', 3), suite('two', 0), { name: 'three', command: ['no-such-program'] }]);
  expect(bad.code).toBe(1);
  expect(bad.lines.map((line) => line.replace(/ \d+ s$/, ''))).toEqual([
    'FAILED (exit code 3)  one ',
    'passed  two ',
    'FAILED (exit code 127)  three ',
    '1 suites passed, 2 failed',
  ]);
  expect((await runSuites([suite('one', 0)])).code).toBe(0);
});

test('at night the whole test command and ten thousand vectors are run', () => {
  const names = nightlySuites().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['npm run test', 'npm run vectors --count 10000']));
});

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { nightlySuites, runSuites } from '../../tools/nightly.mjs';
import { leastSquares } from '../../tools/soak-figures.mjs';

const suite = (name: string, code: number) => ({ name, command: [process.execPath, '-e', `process.exit(${code})`] });

test('at night every suite is run, also after one has failed, and one exit code says it', async () => {
  const bad = await runSuites([[suite('one', 3), suite('two', 0)], [{ name: 'three', command: ['no-such-program'] }]]);
  expect(bad.code).toBe(1);
  expect(bad.lines.map((line) => line.replace(/ \d+ s$/, ''))).toEqual([
    'FAILED (exit code 3)  one ',
    'passed  two ',
    'FAILED (exit code 127)  three ',
    '1 suites passed, 2 failed',
  ]);
  expect((await runSuites([[suite('one', 0)]])).code).toBe(0);
});

test('at night every slow script of the package is run, the whole test command and ten thousand vectors too', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const names = nightlySuites().flatMap((row) => row.map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining(['npm run test', 'npm run vectors --count 10000']));
  const run = names.map((name) => name.split(' ')[2] ?? '');
  expect(run.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  const quick = [
    'start',
    'build',
    'generate',
    'docs',
    'pictures',
    'typecheck',
    'lint',
    'lint:contract',
    'format',
    'prepack',
  ];
  const elsewhere = ['bench:flame', 'count', 'lighthouse', 'nightly'];
  expect([...run, ...quick, ...elsewhere].sort()).toEqual(Object.keys(scripts).sort());
});

test('what measures time has the machine for itself at night: only mutants and the soak run at once', () => {
  const together = nightlySuites().filter((row) => row.length > 1);
  expect(together.map((row) => row.map(({ name }) => name))).toEqual([['npm run mutate', 'npm run soak --minutes 60']]);
});

test('the suites of a row run at once, those of the next after them', async () => {
  const meeting = createServer().listen(0, '127.0.0.1');
  await once(meeting, 'listening');
  const { port } = meeting.address() as AddressInfo;
  const met: Socket[] = [];
  meeting.on('connection', (socket) => {
    met.push(socket.on('error', () => {}));
    if (met.length === 2) for (const one of met) one.end();
  });
  const waits = `require('node:net').connect(${port},'127.0.0.1').resume().on('end',()=>process.exit(0));setTimeout(()=>process.exit(9),20000)`;
  const waiting = (name: string) => ({ name, command: [process.execPath, '-e', waits] });
  const { lines, code } = await runSuites([[waiting('one'), waiting('two')], [suite('three', 0)]]);
  meeting.close();
  expect(lines.at(-1)).toBe('3 suites passed, 0 failed');
  expect(code).toBe(0);
}, 300_000);

test('the soak finds the slope of what is held, and takes no length that is none', () => {
  expect(
    leastSquares([
      [0, 30],
      [0.5, 31],
      [1, 32],
    ]),
  ).toBeCloseTo(2, 10);
  expect(
    leastSquares([
      [0, 30],
      [0.25, 31],
      [0.5, 29],
      [0.75, 30.5],
      [1, 29.5],
    ]),
  ).toBeCloseTo(-0.6, 10);
  for (const wrong of [
    ['--minutes', 'x'],
    ['--per-second', '0'],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, ['tools/soak.mjs', ...wrong], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'soak: --minutes and --per-second take numbers greater than 0.\n',
    });
  }
});

test('a course of calls leaves the same state behind in another zone and language', () => {
  const lived = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['tools/determinism-course.mjs'], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  const [here, there] = [lived({ TZ: 'UTC' }), lived({ TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8' })];
  expect(here.stderr).toBe('');
  expect(here.stdout).toMatch(/^[0-9a-f]{64} \d{3} events/);
  expect(there.stdout).toBe(here.stdout);
}, 300_000);

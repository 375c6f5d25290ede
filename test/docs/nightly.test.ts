import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { leastSquares } from '../../tools/figures.mjs';
import { nightRows, runSuites, suiteOf } from '../../tools/nightly.mjs';
import { SUITES } from '../../tools/suites.mjs';

const suite = (name: string, code: number) => ({ name, command: [process.execPath, '-e', `process.exit(${code})`] });

const typed = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`tools/${script}.mjs`, ...args], { encoding: 'utf8' });

test('at night every suite is run, also after one has failed, and one exit code says it', async () => {
  const bad = await runSuites([[suite('one', 3), suite('two', 0)], [{ name: 'three', command: ['no-such-program'] }]]);
  expect(bad.code).toBe(1);
  expect(bad.lines.map((line) => line.replace(/ \d+ s$/, ''))).toEqual([
    'FAILED (exit code 3)  one ',
    'passed  two ',
    'FAILED (exit code 127)  three ',
    '1 suites passed, 2 failed',
  ]);
});

test('one suite alone says its verdict in one line, and ends with its own code', async () => {
  expect(await runSuites([[suite('one', 3)]])).toEqual({
    lines: [expect.stringMatching(/^FAILED \(exit code 3\) {2}one {2}\d+ s$/)],
    code: 3,
  });
  expect(await runSuites([[suite('one', 0)]])).toMatchObject({ code: 0 });
});

test('these are the suites of a night; what measures time has the machine for itself', () => {
  expect(nightRows()).toEqual([
    ...[['test'], ['test:rest'], ['test:timed'], ['judge:pages'], ['vectors'], ['fuzz'], ['fire'], ['simulate']],
    ...[['deliveries'], ['bench'], ['mutate', 'soak'], ['conformance'], ['determinism'], ['object'], ['browsers']],
  ]);
  expect(Object.keys(SUITES).filter((name) => !nightRows().flat().includes(name))).toEqual(['lighthouse']);
});

test('every script of the package is a suite, or is quick or for other times', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const quick = ['start', 'build', 'generate', 'docs', 'pictures', 'typecheck', 'lint', 'lint:contract', 'format'];
  const others = ['prepare', 'prepack', 'sea', 'bench:flame', 'count', 'nightly'];
  const suites = Object.keys(scripts).filter((name) => !quick.includes(name) && !others.includes(name));
  expect(suites.filter((name) => !Object.hasOwn(SUITES, name))).toEqual([]);
});

test('what the suites run is there', () => {
  const words = Object.keys(SUITES).flatMap((name) => suiteOf(name).command);
  expect(words.filter((word) => word.includes('/') && !existsSync(word))).toEqual([]);
});

test('arguments are handed on, and take the place of those of the night', () => {
  expect(suiteOf('bench').command.slice(1)).toEqual(['bench/run.mjs', '--check']);
  expect(suiteOf('bench', ['--only', 'post'])).toMatchObject({
    name: 'bench --only post',
    command: ['node', 'bench/run.mjs', '--only', 'post'],
  });
  expect(suiteOf('test', ['--reporter=dot']).command).toEqual(['npm', 'test', '--', '--reporter=dot']);
  expect(suiteOf('fire', ['--strangers', '--seconds', '5'])).toMatchObject({
    name: 'fire --stops 500 --seconds 5 --strangers',
    command: ['vitest', 'run', '--project', 'alone', 'test/fire/strangers.test.ts'],
    rounds: [{ FIRE_SECONDS: '5', FIRE_STOPS: '500', TENDERBOX_TIMED: '1' }],
  });
});

test('each round has a seed of its own, and a path is that of one', () => {
  const seeds = (args: string[]) => suiteOf('simulate', args).rounds.map((env) => env?.SIMULATE_SEED);
  expect(seeds(['--rounds', '3', '--seed', '999999999'])).toEqual(['999999999', '0', '1']);
  expect(seeds(['--seed', '7', '--path', '0:1'])).toEqual(['7']);
  expect(new Set(seeds([])).size).toBe(10);
});

test('a wrong name is rejected with the nearest, and a wrong flag with those that there are', () => {
  const refused = (...args: string[]) => {
    const { status, stderr } = typed('nightly', ...args);
    expect(status).toBe(2);
    return stderr;
  };
  expect(refused('fuz')).toBe(
    'nightly: there is no suite "fuz". Did you mean fuzz? npm run nightly -- --list names all.\n',
  );
  expect(refused('fuzz', '--requests', 'many')).toBe(
    '--requests must be a whole number from 1 to 999999999, not "many". Use: npm run nightly -- fuzz [--requests N] [--seed N] [--part NAME] [--path P]\n',
  );
  expect(refused('fuzz', '--path', '1:2')).toMatch(/^--path needs --part/);
  expect(refused('deliveries', '--request', '1')).toMatch(/^Unknown option '--request'.* Use: .*\[--events N\]/);
});

test('the list says of each suite what it shows', () => {
  const { stdout } = typed('nightly', '--list');
  expect(stdout.trim().split('\n')).toHaveLength(Object.keys(SUITES).length);
  for (const [name, { shows, takes }] of Object.entries(SUITES))
    expect(stdout).toMatch(new RegExp(`^${name} +${takes} {2}${shows}$`, 'm'));
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
  expect(typed('soak', '--minutes', 'x')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^--minutes must be a number greater than 0, not "x"\./),
  });
  expect(typed('soak', '--per-second', '0')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^--per-second must be a number greater than 0/),
  });
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

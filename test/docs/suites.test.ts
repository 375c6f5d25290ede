/** Every test file belongs to a suite, and to one alone. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { SUITES } from '../../tools/suites.mjs';
import { ALONE, BOUNDED, OBJECT, REST, TIMED } from '../suites.js';

const cwd = fileURLToPath(new URL('../../', import.meta.url));
const filesOf = (patterns: string | string[], ignore: string[] = []) => globSync(patterns, { cwd, ignore }).sort();
const all = filesOf('test/**/*.test.ts');

test('each file runs with npm test, with test:rest or with test:timed', () => {
  const quick = filesOf('test/**/*.test.ts', [...REST, TIMED]);
  const rest = filesOf(REST, [...ALONE, TIMED]);
  const alone = filesOf(ALONE, [TIMED]);
  expect([...quick, ...rest, ...alone, ...filesOf(TIMED)].sort()).toEqual(all);
  for (const suite of [quick, rest, alone]) expect(suite.length).toBeGreaterThan(5);
});

test('what is named is there, and what runs alone is part of the rest', () => {
  for (const pattern of [...REST, ...ALONE, ...BOUNDED, TIMED]) expect(filesOf(pattern), pattern).not.toEqual([]);
  expect(filesOf(ALONE, REST)).toEqual([]);
});

test('the bounds of time that a file has are held at night', () => {
  const bounded = all.filter((file) => /^import .*support\/timing\.js/m.test(readFileSync(cwd + file, 'utf8')));
  expect(SUITES.object.env).toEqual({ TENDERBOX_TIMED: '1' });
  expect([...filesOf(BOUNDED), ...filesOf(OBJECT).filter((file) => bounded.includes(file))].sort()).toEqual(bounded);
});

test('package.json runs these suites, and CI the first two', () => {
  const { scripts } = JSON.parse(readFileSync(`${cwd}package.json`, 'utf8'));
  expect(scripts.test).toMatch(/vitest run --project quick$/);
  expect(scripts['test:rest']).toMatch(/vitest run --project rest --project alone$/);
  expect(scripts['test:timed']).toMatch(/vitest run --project timed$/);
  const ci = readFileSync(`${cwd}.ci/run`, 'utf8');
  expect(ci).toContain('suites=("npm ci && npm test" "npm run test:rest")');
});

test('what RELIABILITY.md and SECURITY.md name is there: scripts, suites with their arguments, test files', () => {
  const { scripts } = JSON.parse(readFileSync(`${cwd}package.json`, 'utf8'));
  const pages = ['RELIABILITY.md', 'SECURITY.md'].map((page) => readFileSync(cwd + page, 'utf8')).join('\n');
  const commands = [...pages.matchAll(/`(npm|npx vitest) (?:run )?([^`]+)`/g)].map(([, by, words]) => [
    by,
    words?.split(' '),
  ]);
  const missing = commands.flatMap(([by, words]) => {
    const [name = '', ...given] = words as string[];
    if (by !== 'npm') return (words as string[]).filter((path) => filesOf([path, `${path}/**`]).length === 0);
    const { flags = {} } = (SUITES as Record<string, { flags?: object }>)[name] ?? {};
    const wrong = given.filter((word) => word.startsWith('--') && word !== '--' && !(word.slice(2) in flags));
    return name in scripts || name === 'test' ? wrong : [name];
  });
  expect(missing).toEqual([]);
  expect(commands.length).toBeGreaterThan(25);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chart } from '../../bench/chart.mjs';
import { goals } from '../../bench/goals.mjs';
import { shown } from '../../bench/report.mjs';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const run = JSON.parse(read('bench/results.json'));

test('the page and the picture show what bench/results.json says', () => {
  const { figures, picture } = shown(run);
  expect(read('docs/performance.md')).toContain(figures);
  expect(read('docs/performance.svg')).toBe(picture);
});

test('a whole run has a figure for every goal', () => {
  expect(goals(run.results, run.node)).toHaveLength(22);
  expect(goals({}, run.node)).toEqual([]);
});

test('a goal is reached at its limit and not beyond it', () => {
  const at = (further_ms: number) => goals({ second: { further_ms } }, 'v20.19.0');
  expect(at(5)).toMatchObject([{ goal: 'at most 5.00 ms', reached: '5.00 ms', ok: true }]);
  expect(at(5.01)).toMatchObject([{ reached: '5.01 ms', ok: false }]);
});

test('bare Express is asked less of on old versions of Node than on new ones', () => {
  const post = { 'POST /payments': { tenderbox: { per_s: 1_500 }, express: { per_s: 1_000 } } };
  expect(goals({ post }, 'v20.19.0')).toMatchObject([{ goal: 'at least 1.80 ×', reached: '1.50 ×', ok: false }]);
  expect(goals({ post }, 'v24.1.0')).toMatchObject([{ goal: 'at least 1.00 ×', reached: '1.50 ×', ok: true }]);
});

test('beside a ratio of calls stands what it was in the rounds', () => {
  const at = (rounds_us: number[]) => ({ per_s: 1, cpu_us: 2, rounds_us });
  const post = { 'POST /payments': { tenderbox: at([100, 80, 100]), 'node:http': at([60, 40, 55]) } };
  expect(goals({ post }, 'v20.19.0')).toMatchObject([{ reached: '1.00 × (0.50 to 0.60)' }]);
});

test('names in the picture cannot end it', () => {
  const start = { 'a<b>&"c': { first_ms: 1, ready_mb: 1 } };
  const picture = chart({ start }, []);
  expect(picture).toContain('a&lt;b&gt;&amp;&quot;c');
  expect(picture).not.toContain('a<b>');
});

test('what others took of the processors is told where it matters', () => {
  const told = 'Other machines took 13 % of the processors';
  expect(shown({ ...run, stolen: 0.128 }).figures).toContain(told);
  for (const stolen of [undefined, 0, 0.019]) expect(shown({ ...run, stolen }).figures).not.toContain('Other machines');
});

test('what a page among a million costs with more room for short-lived objects stands beside it', () => {
  const page = (cost_ratio: number) => ({
    pages: { 'newest page': { small: { per_s: 1, cpu_us: 1 }, large: { per_s: 1, cpu_us: 1 }, cost_ratio } },
  });
  const million = { large: 1_000_000, ...page(1.5), roomy: page(1.1) };
  const { figures } = shown({ ...run, results: { million } });
  expect(figures).toContain('| cost | cost with --max-semi-space-size=128 |');
  expect(figures).toContain('| newest page | 1 | 1 | 1 | 1 | 1.50 × | 1.10 × |');
});

test('a peer that is measured no more is not shown, and the others stand in the order of their table', () => {
  const start = { 'json-server': { first_ms: 1 }, express: { first_ms: 2 }, tenderbox: { first_ms: 3 } };
  const { figures, picture } = shown({ ...run, results: { start } });
  expect(figures + picture).not.toContain('json-server');
  expect(figures.indexOf('| tenderbox |')).toBeLessThan(figures.indexOf('| express |'));
});

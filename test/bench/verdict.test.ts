import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reasonsAgainst } from '../../bench/keeping.mjs';
import { readOptions, UsageError } from '../../bench/options.mjs';
import { incomparable, judge, judgeTwice, unreadable } from '../../bench/verdict.mjs';

const committed = { 'POST × node:http': 0.5, 'start × express': 1 };

test('ratios that are a fifth worse may pass, and what is worse than that may not', () => {
  expect(judge(committed, { 'POST × node:http': 0.4, 'start × express': 1.3 })).toEqual({
    ok: true,
    lines: [
      'ok      POST × node:http: 0.40, committed 0.50, 20 % worse',
      'ok      start × express: 1.30, committed 1.00, 30 % better',
    ],
  });
  expect(judge(committed, { 'POST × node:http': 0.39, 'start × express': 1 })).toEqual({
    ok: false,
    lines: [
      'FAILED  POST × node:http: 0.39, committed 0.50, 22 % worse; 20 % are allowed',
      'ok      start × express: 1.00, committed 1.00, 0 % better',
    ],
  });
});

test('a ratio that was not measured fails, and one that is not committed yet does not', () => {
  const measured = { 'POST × node:http': Number.NaN, 'start × express': 1, 'GET × node:http': 0.6 };
  expect(judge(committed, measured)).toEqual({
    ok: false,
    lines: [
      'FAILED  POST × node:http: was not measured; 0.50 is committed',
      'ok      start × express: 1.00, committed 1.00, 0 % better',
      'new     GET × node:http: 0.60; none is committed',
    ],
  });
  expect(judge(committed, { 'start × express': 1 }).ok).toBe(false);
});

/** Hands out one measurement after the other. */
function measuring(...runs: Record<string, number>[]) {
  const left = [...runs];
  return { left, measure: async () => left.shift() ?? {} };
}

test('what is good is measured once; what seems worse once more, and of both the better ratio counts', async () => {
  const good = measuring({ 'POST × node:http': 0.5, 'start × express': 1 }, {});
  expect(await judgeTwice(committed, good.measure)).toMatchObject({ ok: true, measured: 1 });
  expect(good.left).toHaveLength(1);

  const noisy = measuring(
    { 'POST × node:http': 0.2, 'start × express': 1 },
    { 'POST × node:http': 0.5, 'start × express': 0.1 },
  );
  expect(await judgeTwice(committed, noisy.measure)).toMatchObject({ ok: true, measured: 2 });

  const slower = { 'POST × node:http': 0.3, 'start × express': 1 };
  const verdict = await judgeTwice(committed, measuring(slower, slower).measure);
  expect(verdict).toMatchObject({ ok: false, measured: 2 });
  expect(verdict.lines[0]).toBe('FAILED  POST × node:http: 0.30, committed 0.50, 40 % worse; 20 % are allowed');
});

test('ratios of different major versions of Node are not compared', () => {
  expect(incomparable({ node: 'v20.20.2' }, 'v20.19.0')).toBeUndefined();
  expect(incomparable({ node: 'v20.20.2' }, 'v24.1.0')).toMatch(/measured with Node v20\.20\.2, and this is v24\.1\.0/);
});

test.each([
  [undefined, /does not say which version of Node/],
  [{ results: { ratios: committed } }, /does not say which version of Node/],
  [{ node: 'v20.20.2', results: {} }, /has no ratios; npm run bench measures it anew/],
  [{ node: 'v20.20.2', results: { ratios: {} } }, /has no ratios/],
])('committed results that nothing can be compared with are rejected: %j', (results, message) => {
  expect(unreadable(results)).toMatch(message);
});

describe('what a whole run has measured takes the place of the committed figures', () => {
  const whole = JSON.parse(readFileSync(new URL('../../bench/results.json', import.meta.url), 'utf8'));
  const everybody = Object.keys(whole.peers);
  const quiet = { ...whole, stolen: 0.01 };

  test('where nothing is missing, nobody disturbed it and no ratio is much worse', () => {
    expect(reasonsAgainst(quiet, whole, everybody)).toEqual([]);
    expect(reasonsAgainst(quiet, undefined, everybody)).toEqual([]);
    expect(reasonsAgainst(quiet, { node: whole.node }, everybody)).toEqual([]);
  });

  test('and not where something is missing', () => {
    const { prism: _, ...peers } = whole.peers;
    const { webhooks: __, ...results } = whole.results;
    expect(reasonsAgainst({ ...quiet, peers, results }, whole, everybody)).toEqual([
      'not measured: prism',
      'not measured: payment, confirmation, webhook received: webhooks per second, against a bare client',
    ]);
  });

  test('and not where others had the processors, or another version of Node ran', () => {
    expect(reasonsAgainst({ ...whole, stolen: 0.11 }, whole, everybody)).toEqual([
      "other machines took 11 % of the processors' time meanwhile",
    ]);
    expect(reasonsAgainst({ ...quiet, node: 'v22.1.0' }, whole, everybody)).toEqual([
      expect.stringMatching(/and this is v22\.1\.0/),
    ]);
  });

  test('and not where a ratio is more than a fifth worse', () => {
    const before = { ...whole, results: { ...whole.results, ratios: committed } };
    const after = {
      ...quiet,
      results: { ...whole.results, ratios: { 'POST × node:http': 0.3, 'start × express': 1 } },
    };
    expect(reasonsAgainst(after, before, everybody)).toEqual(['POST × node:http: 0.30, committed 0.50, 40 % worse']);
  });
});

test('the command line: parts in their order, and what is whole', () => {
  expect(readOptions([])).toMatchObject({ check: false, quick: false, whole: true });
  expect(readOptions([]).parts).toContain('million');
  expect(readOptions(['--quick'])).toMatchObject({ quick: true, whole: false });
  expect(readOptions(['--quick']).parts).not.toContain('million');
  expect(readOptions(['--only', 'start,post'])).toMatchObject({ parts: ['post', 'start'], whole: false });
  expect(readOptions(['--only', 'start', '--only', 'post'])).toMatchObject({ parts: ['post', 'start'] });
  expect(readOptions(['--accept'])).toMatchObject({ accept: true });
  expect(readOptions(['--help', '--check', '--quick'], { npm_config_check: 'true' })).toMatchObject({ help: true });
  expect(readOptions(['--check'])).toMatchObject({ check: true });
});

test.each([
  [['--only', 'posts'], /--only: there is no part "posts"\. The parts are post, /],
  [['--only'], /--only/],
  [['--chek'], /--chek/],
  [['post'], /post/],
  [['--check', '--quick'], /--check measures always the same/],
  [['--accept', '--only', 'post'], /--accept measures nothing/],
])('the command line %j is rejected', (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});

test('a flag that npm has kept to itself is rejected, because a whole run would begin', () => {
  const env = { npm_config_check: 'true', npm_config_loglevel: 'warn' };
  expect(() => readOptions([], env)).toThrow('npm has kept --check to itself; write npm run bench -- --check.');
  expect(readOptions([], { npm_config_loglevel: 'warn' })).toMatchObject({ whole: true });
});

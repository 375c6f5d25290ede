/** The words that an imported world is judged by: each takes what it should, and says where and why of the rest. */
import { describe, expect, it } from 'vitest';
import * as is from '../../src/domain/state/state-checks.js';

function issuesOf(check: is.Check, value: unknown, path = 'at'): [string, string][] {
  const issues = new is.Issues();
  if (path === '') check(value, issues);
  else issues.below(path, value, check);
  return issues.found.map((issue) => [issue.path, issue.message]);
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
const proto = (value: unknown): object => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`);

describe('One value', () => {
  const CASES: [string, is.Check, unknown[], unknown[], string][] = [
    [
      'a text of so many characters',
      is.text(3),
      ['', 'abc', '😀😀😀'],
      ['abcd', '😀😀😀😀', 'abcdefgh', 3, null, undefined],
      'must be a text of at most 3 characters.',
    ],
    ['a text of a pattern', is.matching(/^a+$/, 'must be as.'), ['a', 'aa'], ['b', '', 1, null], 'must be as.'],
    [
      'a whole number of a range',
      is.integer(2, 4),
      [2, 3, 4],
      [1, 5, 2.5, '3', null, Number.NaN],
      'must be a whole number from 2 to 4.',
    ],
    [
      'a number of a range',
      is.number(2, 4),
      [2, 2.5, 4],
      [1.9, 4.1, Number.NaN, Number.POSITIVE_INFINITY, '3', null],
      'must be a number from 2 to 4.',
    ],
    ['a flag', is.flag, [true, false], ['true', 0, null], 'must be true or false.'],
    ['one of some', is.oneOf(['a', true]), ['a', true], ['true', 'b', null], 'must be one of a, true.'],
    ['or nothing', is.orNull(is.flag), [null, true], [undefined, 0], 'must be true or false.'],
    ['all of some', is.all(is.flag, is.oneOf([true])), [true], [false], 'must be one of true.'],
    [
      'a list of at most two',
      is.listOf(is.flag, 2),
      [[], [true, false]],
      [[true, true, true]],
      'must have at most 2 entries.',
    ],
    ['a list', is.listOf(is.flag), [[], Array(500).fill(true)], [{}, 'x', null, { length: 0 }], 'must be a list.'],
    ['a map', is.mapOf(is.text(3), is.flag), [{}, { a: true }], [[], null, 'x', 1], 'must be an object.'],
    ['a record', is.record({ a: is.flag }), [{ a: true }], [[], null, 'x'], 'must be an object.'],
    ['an object of any JSON', is.jsonObject, [{}, { a: [1, { b: null }] }], [[], null, 1], 'must be an object.'],
  ];
  it.each(CASES)('that should be %s is told so when it is not', (_name, check, right, wrong, message) => {
    for (const value of right) expect(issuesOf(check, value)).toEqual([]);
    for (const value of wrong) expect(issuesOf(check, value)).toEqual([['at', message]]);
  });
});

describe('Many values', () => {
  it('of a list are each judged at their place', () => {
    expect(issuesOf(is.listOf(is.flag), [true, 1, false, 2])).toEqual([
      ['at[1]', 'must be true or false.'],
      ['at[3]', 'must be true or false.'],
    ]);
  });

  it('of a map are judged with their names', () => {
    const check = is.mapOf(is.text(3), is.flag);
    expect(issuesOf(check, { long: true, a: 1 })).toEqual([
      ['at.long', 'must be a text of at most 3 characters.'],
      ['at.a', 'must be true or false.'],
    ]);
    expect(issuesOf(check, { a: 1 }, '')).toEqual([['a', 'must be true or false.']]);
    expect(issuesOf(is.mapOf(is.text(20), is.flag), proto(true))).toEqual([
      ['at.__proto__', 'is no name that a world can have.'],
    ]);
  });

  it('of a record are judged, missed when they are not there, and named when nobody knows them', () => {
    const check = is.record({ a: is.flag, b: is.optional(is.flag) });
    expect(check.names).toEqual(['a', 'b']);
    expect(issuesOf(check, { a: true, b: false })).toEqual([]);
    expect(issuesOf(check, { a: true })).toEqual([]);
    expect(issuesOf(check, {})).toEqual([['at.a', 'is missing.']]);
    expect(issuesOf(check, { a: 1, b: 2, toString: 3 }, '')).toEqual([
      ['a', 'must be true or false.'],
      ['b', 'must be true or false.'],
      ['toString', 'is not known here.'],
    ]);
    expect(issuesOf(check, Object.create({ a: true }))).toEqual([['at.a', 'is missing.']]);
  });
});

describe('Any JSON', () => {
  it('may be nested as deep as the sandbox reads, and no deeper', () => {
    expect(issuesOf(is.json, deep(65))).toEqual([]);
    const [issue, ...others] = issuesOf(is.json, deep(66));
    expect(others).toEqual([]);
    expect(issue).toEqual([`at${'.a'.repeat(65)}`, 'is nested deeper than 64 levels.']);
  });

  it('has no name that objects have by themselves, wherever it stands', () => {
    expect(issuesOf(is.json, { list: [1, { x: proto(1) }] })).toEqual([
      ['at.list[1].x.__proto__', 'is no name that a world can have.'],
    ]);
    expect(issuesOf(is.json, [proto(1)], '')).toEqual([['[0].__proto__', 'is no name that a world can have.']]);
  });
});

describe('The faults of a document', () => {
  it('are a hundred at most, and nothing is looked at after them', () => {
    let looked = 0;
    const counting: is.Check = (_value, issues) => {
      looked += 1;
      issues.here('no.');
    };
    const many = Array.from({ length: 1_000 }, () => 1);
    expect(issuesOf(is.listOf(counting), many)).toHaveLength(100);
    expect(looked).toBe(100);
    looked = 0;
    expect(issuesOf(is.mapOf(is.text(9), counting), Object.assign({}, many))).toHaveLength(100);
    expect(looked).toBe(100);
    expect(
      issuesOf(
        is.json,
        many.map(() => deep(70)),
      ),
    ).toHaveLength(100);
  });

  it('are none at first, and name long places by their beginning', () => {
    const issues = new is.Issues();
    expect([issues.none, issues.full]).toEqual([true, false]);
    issues.add('x'.repeat(600), 'no.');
    expect(issues.found).toEqual([{ path: 'x'.repeat(500), message: 'no.' }]);
    expect([issues.none, issues.full]).toEqual([false, false]);
    for (let n = 0; n < 99; n++) issues.add('x', 'no.');
    expect(issues.full).toBe(true);
  });
});
